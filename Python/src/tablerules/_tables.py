"""How a table that a user passes is read."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, Optional

from ._checks import Check, FileCheck, RecordsCheck, StreamCheck
from ._errors import ArgumentError
from ._formats import required_format
from ._frames import prepared
from ._refusals import no_table, refusal
from ._text import c_text

if TYPE_CHECKING:
    from .rules import Rules


class TableStream(NamedTuple):
    """A table that is read by ``__arrow_c_stream__``."""

    source: Any
    length: Optional[int]
    """The number of records; None if it is unknown."""


def stream_of(table: Any, rules: Rules) -> TableStream | None:
    """Return the table as a stream, or None for a file that the library reads and for dictionaries."""
    if isinstance(table, (str, os.PathLike)):
        path = os.fsdecode(table)
        return _parquet(path) if "\0" not in path and required_format(path) == "Parquet" else None
    if reason := refusal(table):
        raise ArgumentError(reason)
    if not hasattr(table, "__arrow_c_stream__"):
        return None
    description = rules.describe()
    types = {field["name"]: field["type"] for field in description["fields"]}
    # By order, a column may have another name than its field.
    other = "any" if description["fieldsMatch"] == "exact" else None
    return TableStream(prepared(table, lambda name: types.get(name, other)), length_of(table))


def check_of(rules: Rules, table: Any, name: str | None, flags: int) -> Check:
    """Return the check of a table of any kind, before its records are read."""
    stream = stream_of(table, rules)
    if stream is not None:
        return StreamCheck(rules, stream.source, name_of(table, name), flags, stream.length)
    if isinstance(table, (str, os.PathLike)):
        given = None if name is None else c_text(name, "the name of the table")
        return FileCheck(rules, path_text(table), given, flags)
    if not isinstance(table, Iterable):
        raise ArgumentError(no_table(table))
    return RecordsCheck(rules, table, name_of(table, name), flags, length_of(table))


def _parquet(path: str) -> TableStream:
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
