"""Findings beside the records of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._errors import ArgumentError
from ._frames import package_of
from ._refusals import article

if TYPE_CHECKING:
    import pyarrow

    from .findings import Findings

COLUMNS = ("field", "rule", "code", "value", "message", "severity")
"""The columns of findings after those of the table."""


def join(findings: Findings, table: Any) -> Any:
    """Return a row for each finding on a record: its number, the record, and the finding."""
    import pyarrow
    import pyarrow.compute

    found = findings.to_pyarrow()
    if len(pyarrow.compute.unique(found["file"])) > 1:
        raise ArgumentError("the findings are those of several files, whose records have the same numbers; join those of one file")
    found = found.filter(pyarrow.compute.is_valid(found["record"]))
    package = package_of(table)
    if package == "polars" and type(table).__name__ == "LazyFrame":
        table = table.collect()
    if package not in ("polars", "pandas") and not isinstance(table, pyarrow.Table):
        if not hasattr(table, "__arrow_c_stream__"):
            raise ArgumentError(f"{article(table)} has no rows that can be joined: read it into a frame or a table first")
        table = pyarrow.RecordBatchReader.from_stream(table).read_all()
    names = [str(name) for name in (table.column_names if isinstance(table, pyarrow.Table) else table.columns)]
    _require_rows(found, len(table))
    positions = pyarrow.compute.subtract(found["record"], 1)
    added = {_name(name, names): found[name] for name in ("record", *COLUMNS)}
    first, *others = added
    if package == "polars":
        import polars

        columns = polars.DataFrame(pyarrow.table(added))
        rows = table[polars.Series(positions, dtype=polars.UInt32)]
        return polars.concat([columns.select(first), rows, columns.select(others)], how="horizontal")
    if package == "pandas":
        rows = table.iloc[positions.to_numpy()].copy()
        for place, name in enumerate(added):
            rows.insert(0 if place == 0 else len(rows.columns), name, added[name].to_pandas().to_numpy())
        return rows
    rows = table.take(positions)
    for place, name in enumerate(added):
        rows = rows.add_column(0 if place == 0 else rows.num_columns, name, added[name])
    return rows


def _name(name: str, others: list[str]) -> str:
    """Return the name of a column of findings beside the columns of a table."""
    while name in others:
        name = f"finding_{name}"
    return name


def _require_rows(found: pyarrow.Table, rows: int) -> None:
    import pyarrow.compute

    last = pyarrow.compute.max(found["record"]).as_py() if len(found) else 0
    if last > rows:
        raise ArgumentError(f"the findings are not those of the table: it has {rows:,} records, and there is a finding on record {last:,}")
