"""Rules, and the checks of tables and values by them."""

from __future__ import annotations

import ctypes
import functools
import json
import os
import pathlib
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Union

from . import _keys, _split
from ._call import Call
from ._errors import ArgumentError
from ._library import ALL, COUNT_ONLY, REPORT, Handle, call, library, text, value_text
from ._own import Rule
from ._progress import progress_line
from ._refusals import article
from ._shown import rules_markup
from ._tables import check_of, path_text
from ._text import c_text, utf8
from .findings import Findings, Summary

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
    """The rules of a rule file: a Table Schema in YAML or JSON. They can be pickled, with the text of the rule file.

    ``str(rules)`` is the text of the rule file. Rules of one's own, which are functions of Python, are comments at its end.
    """

    def __init__(self, handle: Handle, source: Source, own_rules: tuple[Rule, ...] = ()) -> None:
        self._handle = handle
        self._source = source
        self._own_rules = own_rules
        self._parts: dict[str, Any] = json.loads(text(library.val_rules_describe, handle.pointer))

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Return how another process makes the same rules."""
        return _restored, (self._source, self._own_rules) if self._own_rules else (self._source,)

    def __str__(self) -> str:
        comments = [rule.comment for rule in self._own_rules]
        return "\n".join([self._source.text.decode("utf-8", "replace").rstrip("\n"), *comments])

    def __repr__(self) -> str:
        names = [repr(name) for name in self.fields[:5]] + ["…"] * (len(self.fields) > 5)
        return f"<Rules for {', '.join(names)}>"

    def _repr_html_(self) -> str:
        """Return the fields with their rules for notebooks."""
        return rules_markup(self._parts)

    @property
    def handle(self) -> Handle:
        """The object that keeps the rules of the C interface."""
        return self._handle

    @property
    def pointer(self) -> ctypes.c_void_p:
        """The rules of the C interface, which exist as long as this object."""
        return self._handle.pointer

    @property
    def source(self) -> Source:
        """The text of the rule file and its folder."""
        return self._source

    @property
    def own_rules(self) -> tuple[Rule, ...]:
        """The rules of one's own, in the order in which they were added."""
        return self._own_rules

    def with_rule(self, *rules: Rule) -> Rules:
        """Return the same rules with further ones of one's own, made by :func:`tablerules.rule`.

        Raises:
            ArgumentError: A rule has no column, or a name or a code that another one has.
        """
        result = self
        for rule in rules:
            if not isinstance(rule, Rule):
                raise ArgumentError(f"with_rule() adds rules of one's own, made by tablerules.rule(), not {article(rule)}")
            handle, description = Handle("val_rules_free"), rule.description
            call(library.val_rules_add, result.pointer, description, len(description), ctypes.byref(handle.pointer))
            result = Rules(handle, self._source, (*result._own_rules, rule))
        return result

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

        Several threads check a frame or a stream, unless there are rules over the table as a whole.

        Args:
            table: Anything with ``__arrow_c_stream__``, such as a frame of Polars or pandas, a table of pyarrow or a relation
                of DuckDB; a lazy frame of Polars, a dataset of pyarrow, or an iterable of frames with one schema, which are read
                batch by batch; the path of a file of CSV, JSON Lines, Parquet, Arrow or ORC (the last three need pyarrow), known by its
                name, a folder or a pattern of such files, an address such as ``s3://bucket/orders/*.parquet`` (which needs fsspec),
                or a list of these; or an iterable of dictionaries, dataclasses or named tuples, in which a missing key means
                an absent value.
            all: Whether every rule that a value breaks is reported instead of only the first.
            name: The name of the table in findings; by default the path, or ``table``.
            id: The columns by whose values findings identify their records, in addition to the number. A file has none.
            key_memory: The limit of the memory of keys in bytes; by default 1 GiB.
            progress: Whether a check of more than a second shows on standard error how much is done; by default on a terminal
                and in a notebook.
        """
        with Call() as context:
            check = check_of(self, table, name, ALL if all else 0)
            check.set_key_memory(key_memory)
            if id is not None:
                check.set_id([id] if isinstance(id, str) else list(id))
            with progress_line(progress, check.progress):
                findings = check.collect(context)
            summary = check.summary
            check.free()
            return Findings(findings, summary, has_id=id is not None)

    def count(
        self,
        table: Table,
        *,
        name: str | None = None,
        key_memory: int | None = None,
        progress: bool | None = None,
    ) -> Summary:
        """Check a table and only count findings, which is faster than :meth:`check` and takes constant memory.

        The arguments are those of :meth:`check`.
        """
        with Call() as context:
            check = check_of(self, table, name, COUNT_ONLY)
            check.set_key_memory(key_memory)
            with progress_line(progress, check.progress):
                check.count(context)
            summary = check.summary
            check.free()
            return Summary(summary)

    def report(
        self,
        table: Table,
        path: str | os.PathLike[str],
        *,
        all: bool = False,
        name: str | None = None,
        key_memory: int | None = None,
        progress: bool | None = None,
    ) -> Summary:
        """Check a table and write the results as an HTML page, which is that of ``validate check --report html=FILE``.

        The page has the numbers of findings by column and rule, frequent invalid values, samples of invalid records and the rules.
        Memory does not grow with the number of findings.

        Args:
            table: A table as for :meth:`check`, which has the other arguments too.
            path: The path of the page. A file that exists is replaced as a whole.
        """
        with Call() as context:
            check = check_of(self, table, name, REPORT | (ALL if all else 0))
            check.set_key_memory(key_memory)
            with progress_line(progress, check.progress):
                check.report(context, path_text(path))
            summary = check.summary
            check.free()
            return Summary(summary)

    def split(self, table: Any, *, reasons: bool = False) -> tuple[Any, Any]:
        """Return the valid and the invalid records of a frame of Polars or pandas, or of a table of pyarrow.

        A record is invalid if a finding on it is an error. Any other table with ``__arrow_c_stream__`` becomes one of pyarrow, as do
        files of Parquet, Arrow and ORC, and datasets; a lazy frame of Polars is collected, and frames of an iterable are joined. It is
        an ArgumentError if the columns are not those of the rules, which is a fault of no record.

        Args:
            table: The table.
            reasons: Whether the invalid records have the columns ``validation_code`` and ``validation_message`` with the codes and the
                messages of their errors, several with `` | `` between them, as ``validate check --invalid-reasons`` writes them.
        """
        with Call() as context:
            return _split.split(self, table, context, reasons=reasons)

    def keys(self, table: Any) -> pyarrow.Table:
        """Return the keys of the records as bytes: a column for each key of the rules, and a value for each record.

        Two records of any parts of a table have the same key if and only if the bytes are equal, so that an engine can compare the
        parts that it checks apart. A record in which a field of the key is absent or invalid has no key, which is null. It needs
        pyarrow.

        Args:
            table: Anything with ``__arrow_c_stream__``.
        """
        with Call() as context:
            return _keys.keys_of(self, table, context)

    def value(self, field: str, value: str | None) -> list[Problem]:
        """Check one value of a field and return its failures; None is an absent value.

        >>> import tablerules
        >>> rules = tablerules.parse("fields: [{name: email, type: string, format: email}]")
        >>> [problem.code for problem in rules.value("email", "a@b")]
        ['email.domain-single-label']
        """
        with Call():
            data = None if value is None else utf8(value)
            name = c_text(field, "the name of the field")
            description = value_text(library.val_rules_value, self._handle.pointer, name, data, len(data or b""))
            return [Problem(**problem) for problem in json.loads(description)]


def load(path: str | os.PathLike[str]) -> Rules:
    """Read rules from a rule file.

    Raises:
        RulesError: The rules have faults.
        InputError: The file cannot be read.
    """
    with Call():
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
    with Call():
        if not isinstance(rules, (str, bytes)):
            raise ArgumentError(
                f"rules are a text, not {article(rules)}: json.dumps() makes one of a dictionary, load() reads a file"
            )
        data = utf8(rules) if isinstance(rules, str) else rules
        handle = Handle("val_rules_free")
        call(
            library.val_rules_parse, data, len(data), None if folder is None else path_text(folder),
            ctypes.byref(handle.pointer),
        )
        return Rules(handle, Source(data, os.path.abspath(os.fsdecode(folder or os.curdir))))


@functools.lru_cache(maxsize=16)
def _restored(source: Source, own_rules: tuple[Rule, ...] = ()) -> Rules:
    """Return the rules of a source, which a process parses once."""
    return parse(source.text, folder=source.folder).with_rule(*own_rules)


def value(rule: str, value: str | None) -> list[Problem]:
    """Check one value by a rule of the catalog and return its failures; None is an absent value.

    >>> import tablerules
    >>> [problem.message for problem in tablerules.value("length:1..3", "word")]
    ['must have at most 3 characters, has 4']
    """
    with Call():
        data = None if value is None else utf8(value)
        description = value_text(library.val_value, c_text(rule, "the rule"), data, len(data or b""))
        return [Problem(**problem) for problem in json.loads(description)]
