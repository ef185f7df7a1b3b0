"""How a table that a user passes is read."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Optional

from . import _arrow_files, _lazy
from ._chain import Chain, ChainCheck, Named
from ._checks import Check, FileCheck, RecordsCheck, StreamCheck
from ._errors import ArgumentError
from ._files import Files, files_of
from ._files_check import FilesCheck
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


class Started:
    """An iterator whose first value is known."""

    def __init__(self, values: Iterator[Any]) -> None:
        self.first = next(values, None)
        self._values = itertools.chain([] if self.first is None else [self.first], values)

    def __iter__(self) -> Iterator[Any]:
        return self._values


def known(table: Any) -> Any:
    """Return a table whose kind is known without reading it again: files, frames and records are told apart."""
    if isinstance(table, (str, os.PathLike)):
        return files_of(table)
    if isinstance(table, (list, tuple)) and table and all(isinstance(path, (str, os.PathLike)) for path in table):
        return files_of(table)
    is_iterator = hasattr(table, "__next__") and not hasattr(table, "__arrow_c_stream__")
    return Started(table) if is_iterator and refusal(table) is None else table


def types_of(rules: Rules) -> Callable[[str], str | None]:
    """Return a function that returns the type of the field of a column, or None for a column that no field reads."""
    description = rules.describe()
    types = {field["name"]: field["type"] for field in description["fields"]}
    # By order, a column may have another name than its field.
    other = "any" if description["fieldsMatch"] == "exact" else None
    return lambda name: types.get(name, other)


def stream_of(table: Any, type_of: Callable[[str], str | None]) -> TableStream | None:
    """Return the table as a stream, or None for files that the library reads and for records of Python.

    Args:
        table: The table.
        type_of: Returns the type of the field of a column, or None for a column that no field reads.
    """
    table = known(table)
    if isinstance(table, Files):
        parts, length = parts_of(table), _arrow_files.records(table)
        return None if parts is None else TableStream(Chain(parts, lambda reader: reader, is_one_file=len(table.names) == 1), length)
    if reason := refusal(table):
        raise ArgumentError(reason)

    def prepare(frame: Any) -> Any:
        return prepared(frame, type_of)

    batches = parts_of(table)
    if batches is not None:
        return TableStream(Chain(batches, prepare), None)
    return TableStream(prepare(table), length_of(table)) if hasattr(table, "__arrow_c_stream__") else None


def parts_of(table: Any) -> Iterator[Named] | None:
    """Return the parts of a table that is several tables, as :func:`known` returns it; None for any other table."""
    if isinstance(table, Files):
        return None if table.is_text else _arrow_files.tables(table)
    return _lazy.batches(table) or _frames_in(table)


def _frames_in(table: Any) -> Iterator[tuple[None, Any]] | None:
    """Return the frames of an iterable of frames; None for any other table."""
    if hasattr(table, "__arrow_c_stream__") or isinstance(table, Mapping):
        return None
    first = table.first if isinstance(table, Started) else table[0] if isinstance(table, (list, tuple)) and table else None
    return ((None, frame) for frame in table) if hasattr(first, "__arrow_c_stream__") else None


def check_of(rules: Rules, table: Any, name: str | None, flags: int) -> Check:
    """Return the check of a table of any kind, before its records are read."""
    table = known(table)
    stream = stream_of(table, types_of(rules))
    if stream is not None:
        check = ChainCheck if isinstance(stream.source, Chain) else StreamCheck
        return check(rules, stream.source, _name(stream, table, name), flags, stream.length)
    if isinstance(table, Files):
        if len(table.paths) == 1 and table.system is None:
            given = None if name is None else c_text(name, "the name of the table")
            return FileCheck(rules, path_text(table.paths[0]), given, flags)
        _require_no_name(table, name)
        return FilesCheck(rules, table, flags)
    if not isinstance(table, (Iterable, Started)):
        raise ArgumentError(no_table(table))
    return RecordsCheck(rules, table, name_of(table, name), flags, length_of(table))


def _name(stream: TableStream, table: Any, name: str | None) -> bytes:
    """Return the name of a table that is read as a stream, or of its first file."""
    if isinstance(table, Files):
        _require_no_name(table, name)
    if isinstance(stream.source, Chain) and name is None and stream.source.name is not None:
        return c_text(stream.source.name, "the name of the file")
    return name_of(table, name)


def _require_no_name(files: Files, name: str | None) -> None:
    if name is not None and len(files.names) > 1:
        raise ArgumentError(f"the name {name!r} is for one table, and findings of {len(files.names)} files have the names of the files")
    if name is not None and files.is_text and files.system is not None:
        raise ArgumentError(
            f"the name {name!r} cannot replace that of a text at an address, by which its format is known; findings have the address"
        )


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
    return c_text(name or (table.names[0] if isinstance(table, Files) else "table"), "the name of the table")


def path_text(path: str | os.PathLike[str]) -> bytes:
    """Return a path as an argument of C."""
    return c_text(os.fsencode(path), f"the path {os.fspath(path)!r}")
