"""The valid and the invalid records of a table."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from ._arrow import ArrowArray, ArrowSchema, Batch
from ._call import Call
from ._checks import PartsCheck
from ._errors import ArgumentError
from ._frames import package_of
from ._library import library
from ._refusals import article
from ._tables import check_of

if TYPE_CHECKING:
    import pyarrow

    from .rules import Rules


def split(rules: Rules, table: Any, context: Call) -> tuple[Any, Any]:
    """Return the valid and the invalid records of a frame of Polars or pandas, or of any other table as one of pyarrow."""
    import pyarrow
    import pyarrow.compute

    package = package_of(table)
    if package not in ("polars", "pandas") and not isinstance(table, pyarrow.Table):
        if not hasattr(table, "__arrow_c_stream__"):
            raise ArgumentError(f"{article(table)} cannot be split: read it into a frame or a table first")
        table = pyarrow.RecordBatchReader.from_stream(table).read_all()
    is_invalid = _invalid(rules, table, context)
    if package == "polars":
        import polars

        mask = polars.Series(is_invalid, dtype=polars.Boolean)
        return table.filter(~mask), table.filter(mask)
    if package == "pandas":
        flags = is_invalid.to_numpy()
        return table[~flags], table[flags]
    return table.filter(pyarrow.compute.invert(is_invalid)), table.filter(is_invalid)


def _invalid(rules: Rules, table: Any, context: Call) -> pyarrow.ChunkedArray:
    """Return whether each record has an error, one bit for each. The findings are not kept."""
    import pyarrow
    import pyarrow.compute

    check = check_of(rules, table, None, 0)
    assert isinstance(check, PartsCheck)
    chunks: list[pyarrow.BooleanArray] = []
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
            else:
                chunks.append(pyarrow.repeat(False, part.records))
    finally:
        check.close()
    return pyarrow.chunked_array(chunks, pyarrow.bool_())
