"""Rules, and the checks of tables and values by them."""

from __future__ import annotations

import ctypes
import functools
import json
import os
import pathlib
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Union

from . import _keys, _records, _split
from ._arrow import open_stream, stream_pointer
from ._counting import Counting
from ._errors import ArgumentError, ValidationError
from ._library import ALL, COUNT_ONLY, CheckedPart, Handle, call, library, text, value_text
from ._progress import Progress, of_records, progress_line
from ._tables import length_of, name_of, path_text, stream_of
from ._text import c_text, utf8
from .findings import Findings, Summary, summary_text

if TYPE_CHECKING:
    import pyarrow

Table = Union[str, "os.PathLike[str]", Iterable[Mapping[str, Any]], Any]
"""A table that can be checked: see :meth:`Rules.check`."""


class Problem(NamedTuple):
    """A failure of one value."""

    rule: str
    code: str
    params: dict[str, Any]
    message: str
    severity: str


class Source(NamedTuple):
    """The text of a rule file, and the folder in which its relative paths start."""

    text: bytes
    folder: str


class Rules:
    """The rules of a rule file: a Table Schema in YAML or JSON. They can be pickled, with the text of the rule file."""

    def __init__(self, handle: Handle, source: Source) -> None:
        self._handle = handle
        self._source = source
        self._parts: dict[str, Any] = json.loads(text(library.val_rules_describe, handle.pointer))

    def __reduce__(self) -> tuple[Any, tuple[Source]]:
        """Return how another process makes the same rules."""
        return _restored, (self._source,)

    @property
    def pointer(self) -> ctypes.c_void_p:
        """The rules of the C interface, which exist as long as this object."""
        return self._handle.pointer

    @property
    def source(self) -> Source:
        """The text of the rule file and its folder."""
        return self._source

    @property
    def fields(self) -> list[str]:
        """The names of the fields."""
        return [field["name"] for field in self._parts["fields"]]

    def describe(self) -> dict[str, Any]:
        """Return the fields with the names of their rules."""
        return self._parts

    def check(
        self,
        table: Table,
        *,
        all: bool = False,
        name: str | None = None,
        id: str | Sequence[str] | None = None,
        key_memory: int | None = None,
        progress: bool | None = None,
    ) -> Findings:
        """Check a table and return the findings.

        Args:
            table: Anything with ``__arrow_c_stream__``, such as a frame of Polars or pandas, a table of pyarrow or a relation
                of DuckDB; the path of a file (``.parquet``, which needs pyarrow, ``.jsonl`` or ``.ndjson``, otherwise CSV); or
                an iterable of dictionaries, in which a missing key means an absent value.
            all: Whether every rule that a value breaks is reported instead of only the first.
            name: The name of the table in findings; by default the path, or ``table``.
            id: The columns by whose values findings identify their records, in addition to the number. A file has none.
            key_memory: The limit of the memory of keys in bytes; by default 1 GiB.
            progress: Whether a check of more than a second shows on standard error how much is done; by default on a terminal
                and in a notebook.
        """
        checker = self._open(table, ALL if all else 0, name)
        checker.set_key_memory(key_memory)
        if id is not None:
            checker.set_id([id] if isinstance(id, str) else list(id))
        findings = Handle("val_findings_free")
        with progress_line(progress, checker.progress):
            checker.call(library.val_checker_collect, ctypes.byref(findings.pointer))
        return Findings(findings, summary_text(checker), has_id=id is not None)

    def count(
        self,
        table: Table,
        *,
        name: str | None = None,
        key_memory: int | None = None,
        progress: bool | None = None,
    ) -> Summary:
        """Check a table and only count findings, which is faster than :meth:`check` and takes constant memory.

        Several threads check it, unless the rules compare records. The arguments are those of :meth:`check`.
        """
        needs_one_checker = self._parts["comparesRecords"] or key_memory is not None
        stream = None if needs_one_checker else stream_of(table)
        if stream is not None:
            arrow, capsule = open_stream(stream.source)
            counting, length = Counting(self._handle, arrow, name_of(table, name)), stream.length
            with progress_line(progress, lambda: of_records(counting.records, length)):
                description = counting.run()
            del capsule
            return Summary(description)
        checker = self._open(table, COUNT_ONLY, name)
        checker.set_key_memory(key_memory)
        with progress_line(progress, checker.progress):
            checker.call(library.val_checker_run)
        return Summary(summary_text(checker))

    def split(self, table: Any) -> tuple[Any, Any]:
        """Return the valid and the invalid records of a frame of Polars or pandas, or of a table of pyarrow.

        A record is invalid if a finding on it is an error. Any other table with ``__arrow_c_stream__`` becomes one of pyarrow. It is
        an ArgumentError if the columns are not those of the rules, which is a fault of no record.
        """
        return _split.split(self, table)

    def keys(self, table: Any) -> pyarrow.Table:
        """Return the keys of the records as bytes: a column for each key of the rules, and a value for each record.

        Two records of any parts of a table have the same key if and only if the bytes are equal, so that an engine can compare the
        parts that it checks apart. A record in which a field of the key is absent or invalid has no key, which is null. It needs
        pyarrow.

        Args:
            table: Anything with ``__arrow_c_stream__``.
        """
        return _keys.keys_of(self._handle, table)

    def value(self, field: str, value: str | None) -> list[Problem]:
        """Check one value of a field and return its failures; None is an absent value.

        >>> import tablerules
        >>> rules = tablerules.parse("fields: [{name: email, type: string, format: email}]")
        >>> [problem.code for problem in rules.value("email", "a@b")]
        ['email.domain-single-label']
        """
        data = None if value is None else utf8(value)
        name = c_text(field, "the name of the field")
        description = value_text(library.val_rules_value, self._handle.pointer, name, data, len(data or b""))
        return [Problem(**problem) for problem in json.loads(description)]

    def _open(self, table: Any, flags: int, name: str | None) -> _Checker:
        stream = stream_of(table)
        if stream is not None:
            capsule = stream.source.__arrow_c_stream__()
            address = stream_pointer(capsule)
            checker = _Checker(length=stream.length)
            file = name_of(table, name)
            checker.call_open(library.val_checker_open_stream, self._handle.pointer, address, file, flags)
            return checker
        if isinstance(table, (str, os.PathLike)):
            checker = _Checker()
            given = None if name is None else c_text(name, "the name of the table")
            checker.call_open(library.val_checker_open_file, self._handle.pointer, path_text(table), given, flags)
            return checker
        if isinstance(table, Iterable):
            return self._open_records(table, flags, name)
        raise ArgumentError(
            f"a {type(table).__name__} cannot be checked: "
            "it has no __arrow_c_stream__ and is neither a path nor an iterable"
        )

    def _open_records(self, records: Iterable[Mapping[str, Any]], flags: int, name: str | None) -> _Checker:
        file = name_of(records, name)
        stream = _records.RecordStream(records, self.fields)
        checker = _Checker(stream, length_of(records))
        address = ctypes.addressof(stream.struct)
        checker.call_open(library.val_checker_open_stream, self._handle.pointer, address, file, flags)
        return checker


class _Checker(Handle):
    """A checker of the library, with the stream of the dictionaries that it reads, and with the number of records, if known."""

    def __init__(self, records: _records.RecordStream | None = None, length: int | None = None) -> None:
        super().__init__("val_checker_free")
        self._records, self._length = records, length

    def call_open(self, function: Any, rules: Any, *arguments: Any) -> None:
        """Call the function that creates the checker."""
        call(function, rules, *arguments, ctypes.byref(self.pointer))

    def set_key_memory(self, size: int | None) -> None:
        """Set the limit of the memory of keys; None is the default."""
        if size is None:
            return
        if not isinstance(size, int) or not -(1 << 63) <= size < 1 << 63:
            raise ArgumentError(f"the memory of keys is a number of bytes, not {size!r}")
        self.call(library.val_checker_set_key_memory, size)

    def set_id(self, columns: list[str]) -> None:
        """Set the columns of the findings' ids."""
        names = [c_text(column, "the name of the column") for column in columns]
        self.call(library.val_checker_set_id, (ctypes.c_char_p * len(names))(*names), len(names))

    def progress(self) -> Progress:
        """Return how much is done; another thread may call it during a check."""
        done = CheckedPart()
        library.val_checker_progress(self.pointer, ctypes.byref(done))
        if done.size > 0:
            return Progress(done.records, min(1.0, done.bytes / done.size))
        return of_records(done.records, self._length)

    def call(self, function: Any, *arguments: Any) -> None:
        """Call a function of the checker; an error of the dictionaries is raised in place of that of the stream."""
        try:
            call(function, self.pointer, *arguments)
        finally:
            if self._records is not None:
                self._records.raise_error()


def load(path: str | os.PathLike[str]) -> Rules:
    """Read rules from a rule file.

    Raises:
        RulesError: The rules have faults.
        InputError: The file cannot be read.
    """
    handle = Handle("val_rules_free")
    call(library.val_rules_open, path_text(path), ctypes.byref(handle.pointer))
    file = pathlib.Path(os.fsdecode(path))
    return Rules(handle, Source(file.read_bytes(), os.path.abspath(file.parent)))


def parse(rules: str | bytes, *, folder: str | os.PathLike[str] | None = None) -> Rules:
    """Read rules from the text of a rule file.

    Args:
        rules: The text, YAML or JSON.
        folder: The folder in which relative paths in the rules start; by default the current folder.
    """
    if not isinstance(rules, (str, bytes)):
        raise ArgumentError(f"rules are a text, not a {type(rules).__name__}: json.dumps() makes one of a dictionary, load() reads a file")
    data = utf8(rules) if isinstance(rules, str) else rules
    handle = Handle("val_rules_free")
    call(
        library.val_rules_parse, data, len(data), None if folder is None else path_text(folder),
        ctypes.byref(handle.pointer),
    )
    return Rules(handle, Source(data, os.path.abspath(os.fsdecode(folder or os.curdir))))


@functools.lru_cache(maxsize=16)
def _restored(source: Source) -> Rules:
    """Return the rules of a source, which a process parses once."""
    return parse(source.text, folder=source.folder)


def value(rule: str, value: str | None) -> list[Problem]:
    """Check one value by a rule of the catalog and return its failures; None is an absent value.

    >>> import tablerules
    >>> [problem.message for problem in tablerules.value("length:1..3", "word")]
    ['must have at most 3 characters, has 4']
    """
    data = None if value is None else utf8(value)
    description = value_text(library.val_value, c_text(rule, "the rule"), data, len(data or b""))
    return [Problem(**problem) for problem in json.loads(description)]
