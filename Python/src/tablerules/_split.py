"""The valid and the invalid records of a table."""

from __future__ import annotations

import ctypes
import json
from typing import TYPE_CHECKING, Any

from ._arrow import ArrowArray
from ._call import Call
from ._errors import ArgumentError
from ._frames import package_of
from ._library import COUNT_ONLY, INVALID, call, library
from ._refusals import article
from ._tables import check_of, known, parts_of
from .findings import Findings

if TYPE_CHECKING:
    import pyarrow

    from .rules import Rules

REASONS = ("validation_code", "validation_message")
"""The columns of the reasons of invalid records."""
BETWEEN_REASONS = " | "


def split(rules: Rules, table: Any, context: Call, *, reasons: bool = False) -> tuple[Any, Any]:
    """Return the valid and the invalid records of a frame of Polars or pandas, or of any other table as one of pyarrow."""
    import pyarrow
    import pyarrow.compute

    table = _whole(table)
    package = package_of(table)
    is_invalid = _invalid(rules, table, context)
    added = _reasons_of(rules, table, context) if reasons else {}
    if package == "polars":
        import polars

        mask = polars.Series(is_invalid, dtype=polars.Boolean)
        return table.filter(~mask), table.filter(mask).with_columns(polars.Series(name, added[name]) for name in added)
    if package == "pandas":
        flags = is_invalid.to_numpy(zero_copy_only=False)
        return table[~flags], table[flags].assign(**{name: added[name].to_pandas().to_numpy() for name in added})
    invalid = table.filter(is_invalid).drop_columns([name for name in added if name in table.column_names])
    for name, column in added.items():
        invalid = invalid.append_column(name, column)
    return table.filter(pyarrow.compute.invert(is_invalid)), invalid


def _whole(table: Any) -> Any:
    """Return a frame of Polars or pandas as it is, and any other table as one of pyarrow."""
    import pyarrow

    if package_of(table) == "polars" and type(table).__name__ == "LazyFrame":
        return table.collect()
    if package_of(table) in ("polars", "pandas") or isinstance(table, pyarrow.Table):
        return table
    given, table = table, known(table)
    parts = parts_of(table)
    if parts is not None:
        return _joined([part for _, part in parts])
    if not hasattr(table, "__arrow_c_stream__"):
        raise ArgumentError(f"{article(given)} cannot be split: read it into a frame or a table first")
    return pyarrow.RecordBatchReader.from_stream(table).read_all()


def _joined(parts: list[Any]) -> Any:
    """Return the parts of a table as one: frames of Polars or pandas as such a frame."""
    import pyarrow

    packages = {package_of(part) for part in parts}
    if packages == {"polars"}:
        import polars

        return polars.concat(parts, rechunk=False)
    if packages == {"pandas"}:
        import pandas

        return pandas.concat(parts)
    tables = [pyarrow.RecordBatchReader.from_stream(part).read_all() for part in parts]
    try:
        return pyarrow.concat_tables(tables)
    except pyarrow.ArrowInvalid as error:
        raise ArgumentError(f"the parts of the table have different columns: {error}") from None


def _invalid(rules: Rules, table: Any, context: Call) -> pyarrow.BooleanArray:
    """Return which records are invalid, one bit for each."""
    import pyarrow

    check = check_of(rules, table, None, COUNT_ONLY | INVALID)
    check.count(context)
    for fault in json.loads(check.summary)["columns"]:
        if fault["severity"] == "error":
            raise ArgumentError(f"the columns are not those of the rules: '{fault['field']}' {fault['message']} [{fault['code']}]")
    invalid = ArrowArray()
    call(library.val_checker_invalid, check.pointer, ctypes.byref(invalid))
    check.free()
    return pyarrow.Array._import_from_c(ctypes.addressof(invalid), pyarrow.bool_())


def _reasons_of(rules: Rules, table: Any, context: Call) -> dict[str, pyarrow.Array]:
    """Return the codes and the messages of the errors of each invalid record, by the names of their columns."""
    import pyarrow
    import pyarrow.compute

    check = check_of(rules, table, None, 0)
    findings = Findings(check.collect(context), check.summary)
    check.free()
    reasons: list[list[str]] = [[] for _ in REASONS]
    before = None
    for found in pyarrow.RecordBatchReader.from_stream(findings):
        errors = found.filter(pyarrow.compute.equal(found["severity"], "error"))
        for record, *texts in zip(*(errors[name].to_pylist() for name in ("record", "code", "message"))):
            if record is None:
                continue
            for column, text in zip(reasons, texts):
                if record == before:
                    column[-1] += BETWEEN_REASONS + text
                else:
                    column.append(text)
            before = record
    return {name: pyarrow.array(texts, pyarrow.string()) for name, texts in zip(REASONS, reasons)}
