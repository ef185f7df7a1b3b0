"""The valid and the invalid records of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._errors import ArgumentError

if TYPE_CHECKING:
    from .rules import Rules


def split(rules: Rules, table: Any) -> tuple[Any, Any]:
    """Return the valid and the invalid records of a frame of Polars or pandas, or of any other table as one of pyarrow."""
    import pyarrow
    import pyarrow.compute

    module = type(table).__module__.partition(".")[0]
    if module not in ("polars", "pandas") and not isinstance(table, pyarrow.Table):
        if not hasattr(table, "__arrow_c_stream__"):
            raise ArgumentError(f"a {type(table).__name__} cannot be split: read it into a frame or a table first")
        table = pyarrow.RecordBatchReader.from_stream(table).read_all()
    found = rules.check(table).to_pyarrow()
    errors = found.filter(pyarrow.compute.equal(found["severity"], "error"))
    for fault in errors.filter(pyarrow.compute.equal(errors["rule"], "header")).slice(0, 1).to_pylist():
        raise ArgumentError(f"the columns are not those of the rules: '{fault['field']}' {fault['message']} [{fault['code']}]")
    numbers = pyarrow.array(range(1, len(table) + 1), pyarrow.int64())
    is_invalid = pyarrow.compute.is_in(numbers, value_set=errors["record"].drop_null().combine_chunks())
    if module == "polars":
        import polars

        mask = polars.Series(is_invalid)
        return table.filter(~mask), table.filter(mask)
    if module == "pandas":
        flags = is_invalid.to_numpy(zero_copy_only=False)
        return table[~flags], table[flags]
    return table.filter(pyarrow.compute.invert(is_invalid)), table.filter(is_invalid)
