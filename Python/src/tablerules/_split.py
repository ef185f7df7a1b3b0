"""The valid and the invalid records of a table."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, NamedTuple

from ._arrow import ArrowArray, ArrowSchema, Batch
from ._call import Call
from ._checks import PartsCheck
from ._errors import ArgumentError
from ._frames import package_of
from ._library import library
from ._refusals import article
from ._tables import check_of, known, parts_of

if TYPE_CHECKING:
    import pyarrow

    from .rules import Rules

REASONS = ("validation_code", "validation_message")
"""The columns of the reasons of invalid records."""
BETWEEN_REASONS = " | "


class _Judged(NamedTuple):
    """The records of a table by whether they are invalid."""

    is_invalid: pyarrow.ChunkedArray
    """Whether each record has an error, one bit for each."""
    reasons: list[pyarrow.Array]
    """The codes and the messages of the errors of each invalid record, if they are wanted."""


def split(rules: Rules, table: Any, context: Call, *, reasons: bool = False) -> tuple[Any, Any]:
    """Return the valid and the invalid records of a frame of Polars or pandas, or of any other table as one of pyarrow."""
    import pyarrow
    import pyarrow.compute

    table = _whole(table)
    package = package_of(table)
    judged = _judged(rules, table, context, reasons=reasons)
    added = dict(zip(REASONS, judged.reasons))
    if package == "polars":
        import polars

        mask = polars.Series(judged.is_invalid, dtype=polars.Boolean)
        return table.filter(~mask), table.filter(mask).with_columns(polars.Series(name, added[name]) for name in added)
    if package == "pandas":
        flags = judged.is_invalid.to_numpy()
        return table[~flags], table[flags].assign(**{name: added[name].to_pandas().to_numpy() for name in added})
    invalid = table.filter(judged.is_invalid).drop_columns([name for name in added if name in table.column_names])
    for name, column in added.items():
        invalid = invalid.append_column(name, column)
    return table.filter(pyarrow.compute.invert(judged.is_invalid)), invalid


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


def _judged(rules: Rules, table: Any, context: Call, *, reasons: bool) -> _Judged:
    """Check the records. The findings are not kept."""
    import pyarrow
    import pyarrow.compute

    check = check_of(rules, table, None, 0)
    assert isinstance(check, PartsCheck)
    chunks: list[pyarrow.BooleanArray] = []
    found_reasons: list[list[str]] = [[] for _ in REASONS]
    try:
        for part in check.parts():
            context.check()
            findings, schema = ArrowArray(), ArrowSchema()
            check.push(part, findings)
            library.val_findings_schema(ctypes.byref(schema))
            found = pyarrow.record_batch(Batch(schema, findings))
            errors = found.filter(pyarrow.compute.equal(found["severity"], "error"))
            for fault in errors.filter(pyarrow.compute.equal(errors["rule"], "header")).slice(0, 1).to_pylist():
                raise ArgumentError(f"the columns are not those of the rules: '{fault['field']}' {fault['message']} [{fault['code']}]")
            records = errors["record"].drop_null()
            if len(records):
                numbers = pyarrow.array(range(part.first_record, part.first_record + part.records), pyarrow.int64())
                chunks.append(pyarrow.compute.is_in(numbers, value_set=records))
                if reasons:
                    _add_reasons(errors, found_reasons)
            else:
                chunks.append(pyarrow.repeat(False, part.records))
    finally:
        check.close()
    columns = [pyarrow.array(texts, pyarrow.string()) for texts in found_reasons] if reasons else []
    return _Judged(pyarrow.chunked_array(chunks, pyarrow.bool_()), columns)


def _add_reasons(errors: pyarrow.RecordBatch, reasons: list[list[str]]) -> None:
    """Add the codes and the messages of the errors of each record, which are in the order of the records."""
    before = None
    for record, *texts in zip(*(errors[name].to_pylist() for name in ("record", "code", "message"))):
        if record is None:
            continue
        for column, text in zip(reasons, texts):
            if record == before:
                column[-1] += BETWEEN_REASONS + text
            else:
                column.append(text)
        before = record
