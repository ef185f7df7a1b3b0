"""The results of rules of one's own on the parts of a table."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ._arrow import ArrowArray, ArrowSchema, Batch, ReleaseArray, ReleaseSchema
from ._errors import ArgumentError, RulesError
from ._library import Handle, call, library
from ._own import Rule
from ._refusals import article

if TYPE_CHECKING:
    from ._stream import Part

_lent: dict[int, Any] = {}
"""The owners of the memory of structs that other packages read, by the private data of the structs."""
_numbers = itertools.count(1)


def _release(struct: Any) -> None:
    """Release a struct whose parts belong to another one, its owner."""
    _lent.pop(struct[0].private_data, None)
    struct[0].release = type(struct[0].release)()


_release_schema, _release_array = ReleaseSchema(_release), ReleaseArray(_release)


def _lend(struct: Any, release: Any, owner: Any) -> Any:
    number = next(_numbers)
    _lent[number] = owner
    struct.private_data, struct.release = number, release
    return struct


class _Schema:
    """The schema of a table, released with this object."""

    def __init__(self, schema: ArrowSchema) -> None:
        self.struct = schema
        self.places: dict[str, int] = {}
        """The place of the first column of each name."""
        for place in range(schema.n_children):
            name = (schema.children[place][0].name or b"").decode("utf-8", "replace")
            self.places.setdefault(name, place)

    def __del__(self) -> None:
        if self.struct.release:
            self.struct.release(ctypes.byref(self.struct))

    def column(self, name: str, part: Part) -> Batch:
        """Return the values of a column in a part, for any package; they keep the part as long as they are used."""
        place, whole = self.places[name], part.array
        schema = ArrowSchema.from_buffer_copy(self.struct.children[place][0])
        array = ArrowArray.from_buffer_copy(whole.children[place][0])
        array.offset += whole.offset
        array.length = whole.length
        if array.null_count > 0:
            array.null_count = -1  # of a part it is not known
        return Batch(_lend(schema, _release_schema, self), _lend(array, _release_array, part))


class Judging:
    """The rules of one's own in the check of one table, whose columns have a schema."""

    def __init__(self, rules: Iterable[Rule], schema: ArrowSchema) -> None:
        self._schema = _Schema(schema)
        self._rules = list(rules)

    def judge(self, part: Part, checker: Handle) -> None:
        """Call the functions with the values of a part, and pass the records that break the rules to the checker."""
        for number, rule in enumerate(self._rules):
            names = [*rule.columns, *([rule.at] if rule.at else [])]
            if part.records and all(name in self._schema.places for name in names):
                rows = self._broken(rule, part)
                call(library.val_checker_reject, checker.pointer, number, (ctypes.c_int64 * len(rows))(*rows), len(rows))

    def _broken(self, rule: Rule, part: Part) -> list[int]:
        """Return the rows of a part that break a rule."""
        records = f"records {part.first_record:,} to {part.first_record + part.records - 1:,}"
        columns = {name: _in_package(rule, name, self._schema.column(name, part)) for name in rule.columns}
        given = _frame(rule, columns) if rule.is_of_frame else columns[rule.columns[0]]
        try:
            result = rule.check(given)
        except Exception as error:
            raise RulesError(
                f"the rule '{rule.name}' ends with an error in {records}: {type(error).__name__}: {error}"
            ) from error
        return _rows_of(result, rule, part.records)


def _in_package(rule: Rule, name: str, column: Batch) -> Any:
    """Return a column in the form of a package."""
    try:
        if rule.of == "polars":
            import polars

            return polars.Series(name, column)
        import pyarrow

        array = _without_views(pyarrow.array(column))
        if rule.of == "pandas":
            series = array.to_pandas()
            series.name = name
            return series
        return array.to_numpy(zero_copy_only=False) if rule.of == "numpy" else array
    except ImportError:
        raise
    except Exception as error:
        raise RulesError(f"the rule '{rule.name}' cannot get the column '{name}' in the form of {rule.of}: {error}") from error


def _without_views(array: Any) -> Any:
    """Return an array of pyarrow whose texts are no views, for which many functions of pyarrow have no form."""
    import pyarrow

    kinds = {"string_view": pyarrow.large_string(), "binary_view": pyarrow.large_binary()}
    kind = kinds.get(str(array.type))
    return array if kind is None else array.cast(kind)


def _frame(rule: Rule, columns: Mapping[str, Any]) -> Any:
    """Return columns as a frame of a package, or as a dictionary of arrays of NumPy."""
    if rule.of == "polars":
        import polars

        return polars.DataFrame(list(columns.values()))
    if rule.of == "pandas":
        import pandas

        return pandas.DataFrame(dict(columns))
    if rule.of == "numpy":
        return dict(columns)
    import pyarrow

    return pyarrow.RecordBatch.from_arrays(list(columns.values()), names=list(columns))


def _rows_of(result: Any, rule: Rule, count: int) -> list[int]:
    """Return the rows of which a result says that they break the rule."""
    rows, length = _broken_rows(result, rule)
    if length != count:
        values = f"{length:,} truth value{'' if length == 1 else 's'}"
        raise RulesError(f"the rule '{rule.name}' returned {values} for {count:,} records; return one for each")
    return rows


def _broken_rows(result: Any, rule: Rule) -> tuple[list[int], int]:
    """Return the rows of which a result says that they break the rule, and the number of its values."""
    package, name = type(result).__module__.partition(".")[0], type(result).__name__
    if package == "polars" and name == "Series":
        if str(result.dtype) not in ("Boolean", "Null"):
            raise _no_truth(rule, f"a series of {result.dtype}")
        return ([] if str(result.dtype) == "Null" else (~result).fill_null(False).arg_true().to_list()), len(result)
    if package == "pyarrow" and name.endswith("Array"):
        if str(result.type) not in ("bool", "null"):
            raise _no_truth(rule, f"an array of {result.type}")
        return _of_array(result), len(result)
    if package == "numpy" and name == "ndarray" and result.ndim == 1:
        if result.dtype.kind == "b":
            return (~result).nonzero()[0].tolist(), len(result)
        if result.dtype.kind == "O":
            return _of_list(result.tolist(), rule)
        raise _no_truth(rule, f"an array of {result.dtype}")
    if package == "pandas" and name == "Series":
        return _of_list([None if value is None or value != value else value for value in _listed(result)], rule)
    if isinstance(result, (list, tuple)):
        return _of_list(result, rule)
    raise _no_truth(rule, article(result))


def _of_array(array: Any) -> list[int]:
    """Return the rows of which an array of pyarrow says that they break the rule."""
    from pyarrow import compute

    if str(array.type) == "null":
        return []
    rows: list[int] = compute.indices_nonzero(compute.fill_null(compute.invert(array), False)).to_pylist()
    return rows


def _listed(series: Any) -> list[Any]:
    """Return the values of a series of pandas, in which None is what is absent."""
    values: list[Any] = series.astype(object).where(series.notna(), None).tolist()
    return values


def _of_list(values: Any, rule: Rule) -> tuple[list[int], int]:
    """Return the same of a list of truth values."""
    rows: list[int] = []
    for row, value in enumerate(values):
        if value is None:
            continue
        if not isinstance(value, bool) and type(value).__name__ not in ("bool_", "bool"):
            raise _no_truth(rule, f"{article(value)} for a value")
        if not value:
            rows.append(row)
    return rows, len(values)


def _no_truth(rule: Rule, what: str) -> RulesError:
    return RulesError(f"the rule '{rule.name}' returned {what}; return a truth value for each value that the function got")


def judging_of(rules: tuple[Rule, ...], schema: Callable[[], ArrowSchema]) -> Judging | None:
    """Return the rules of one's own for a table whose schema the function returns; None if there are none."""
    return Judging(rules, schema()) if rules else None


def require_columns(rules: tuple[Rule, ...], what: str) -> None:
    """Raise an error if there are rules of one's own and the records have no columns for their functions."""
    if rules:
        raise ArgumentError(
            f"the rule '{rules[0].name}' is a function over a column, which {what} does not have: read it into a frame, such as by "
            "polars or pandas, and check that"
        )
