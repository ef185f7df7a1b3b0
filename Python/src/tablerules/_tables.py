"""How a table that a user passes is read."""

from __future__ import annotations

import os
import pathlib
from typing import Any, NamedTuple, Optional

from ._text import c_text


class TableStream(NamedTuple):
    """A table that is read by ``__arrow_c_stream__``."""

    source: Any
    length: Optional[int]
    """The number of records; None if it is unknown."""


def stream_of(table: Any) -> TableStream | None:
    """Return the table as a stream, or None for a file that the library reads and for dictionaries."""
    if isinstance(table, (str, os.PathLike)):
        path = pathlib.Path(os.fsdecode(table))
        return _parquet(path) if path.suffix.lower() == ".parquet" else None
    return TableStream(table, length_of(table)) if hasattr(table, "__arrow_c_stream__") else None


def _parquet(path: pathlib.Path) -> TableStream:
    """Return the row groups of a Parquet file."""
    import pyarrow
    import pyarrow.parquet

    file = pyarrow.parquet.ParquetFile(path)
    reader = pyarrow.RecordBatchReader.from_batches(file.schema_arrow, file.iter_batches())
    return TableStream(reader, file.metadata.num_rows)


def length_of(table: Any) -> int | None:
    """Return the number of records of a table that knows it without reading them."""
    for attribute in ("num_rows", "height"):  # of pyarrow, of Polars
        length = getattr(table, attribute, None)
        if isinstance(length, int):
            return length
    has_length = isinstance(table, (list, tuple)) or type(table).__module__.partition(".")[0] == "pandas"
    return len(table) if has_length else None


def name_of(table: Any, name: str | None) -> bytes:
    """Return the name of a table in findings."""
    path = os.fsdecode(table) if isinstance(table, (str, os.PathLike)) else "table"
    return c_text(name or path, "the name of the table")


def path_text(path: str | os.PathLike[str]) -> bytes:
    """Return a path as an argument of C."""
    return c_text(os.fsencode(path), f"the path {os.fspath(path)!r}")
