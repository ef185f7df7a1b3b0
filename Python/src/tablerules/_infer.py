"""Rules that are proposed for a table."""

from __future__ import annotations

import ctypes
import itertools
import numbers
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from typing import Any

from ._arrow import ArrowSchema
from ._call import Call
from ._errors import ArgumentError, InputError, KeyMemoryError
from ._files import Files
from ._library import ALL, COUNT_ONLY, Handle, call, library, text
from ._records import Field, Records, dictionaries
from ._refusals import article, no_table
from ._stream import Part, checked, opened
from ._tables import check_of, known, stream_of
from ._text import c_text
from .rules import Rules, Table, parse


def infer(table: Table, *, tolerance: float = 0.005, name: str | None = None, key_memory: int | None = None) -> Rules:
    """Propose rules that nearly all values of a table keep.

    ``str(rules)`` is a rule file with a comment for each field, as ``validate infer`` writes it: numbers of values, and what was
    considered and is not proposed. ``rules.check(table)`` returns the values that nearly all others contradict.

    >>> import tablerules
    >>> rules = tablerules.infer([{"status": "open" if number % 2 else "paid"} for number in range(100)])
    >>> rules.value("status", "piad")[0].code
    'one-of.not-listed'

    Args:
        table: A table as for :meth:`Rules.check`, which is read several times, so that an iterator is none.
        tolerance: The share of values that may break a rule, from 0 to 0.5. With 0, no value of the table breaks the rules.
        name: The name of the table in the comment; by default the path, or ``table``.
        key_memory: The limit of the memory of keys in bytes; by default 1 GiB. Files of text have 32 MiB, and compare further keys on disk.

    Raises:
        ArgumentError: The table can be read only once, or the tolerance is no such share.
        TypeFault: No column has a name of its own and values that can be checked.
        KeyMemoryError: Columns that may be keys take more memory than ``key_memory``.
    """
    if isinstance(tolerance, bool) or not isinstance(tolerance, numbers.Real) or not 0 <= tolerance <= 0.5:
        raise ArgumentError(f"the tolerance is a share of the values from 0 to 0.5, not {tolerance!r}")
    if hasattr(table, "__next__") or hasattr(table, "read_next_batch"):
        raise ArgumentError(f"infer() reads a table several times, and {article(table)} can be read once: pass a list or a table of it")
    if name is not None and not isinstance(name, str):
        raise ArgumentError(f"the name of the table is a text, not {article(name)}")
    if key_memory is not None and (not isinstance(key_memory, int) or key_memory < 1):
        raise ArgumentError(f"the memory of keys is a number of bytes, at least 1, not {key_memory!r}")
    with Call() as context:
        files = known(table)
        if isinstance(files, Files) and files.is_text:
            return parse(_document_of_texts(files, name or _name_of(files), float(tolerance), key_memory))
        inference = _Inference(files, name or _name_of(files), float(tolerance))
        inference.read(context)
        while True:
            rules = parse(inference.document)
            check = check_of(rules, table, None, ALL | COUNT_ONLY)
            check.set_key_memory(key_memory)
            try:
                check.count(context)
            except KeyMemoryError:
                raise KeyMemoryError("the columns that may be keys take more memory than allowed; allow more by key_memory") from None
            has_dropped = inference.drop(check)
            check.free()
            if not has_dropped:
                return parse(inference.document)


class _Inference(Handle):
    """An inference of rules for a table that Python hands over part by part."""

    def __init__(self, table: Any, name: str, tolerance: float) -> None:
        super().__init__("val_inference_free")
        stream = stream_of(table, lambda _: "any")
        self._source: Any
        schema: ArrowSchema
        if stream is not None:
            self._source = opened(stream.source)
            schema, self._parts = self._source.schema(), self._source.parts()
        elif isinstance(table, Iterable):
            fields = _fields_of(table)
            if not fields:
                raise ArgumentError("the table has no record with a member, so that it has no columns")
            self._source = Records(table, fields)
            schema, self._parts = self._source.schema, (part for part, _ in self._source.parts())
        else:
            raise ArgumentError(no_table(table))
        address, result = ctypes.addressof(schema), ctypes.byref(self.pointer)
        call(library.val_inference_open, address, c_text(name, "the name of the table"), tolerance, result)

    def read(self, context: Call) -> None:
        """Read all records."""
        parts: Iterator[Part] = self._parts
        for part in parts:
            context.check()

            def push(part: Part = part) -> None:
                call(library.val_inference_push, self.pointer, ctypes.addressof(part.array))

            checked(part, push, lambda: None)
        if hasattr(self._source, "close"):
            self._source.close()

    @property
    def document(self) -> str:
        """The rule file that is proposed."""
        return text(library.val_inference_text, self.pointer)

    def drop(self, check: Handle) -> bool:
        """Drop what too many values break by a check of all records; return whether there was any."""
        dropped = ctypes.c_int32()
        call(library.val_inference_drop, self.pointer, check.pointer, ctypes.byref(dropped))
        return bool(dropped.value)


def _name_of(table: Any) -> str:
    """Return the name of a table in the comment of its rules."""
    if not isinstance(table, Files):
        return "table"
    others = len(table.names) - 1
    return table.names[0] + (f" and {others} more file{'s' if others > 1 else ''}" if others else "")


def _fields_of(records: Iterable[Any]) -> list[Field]:
    """Return a field for each key of the records."""
    return [Field(key, "any") for key in dict.fromkeys(itertools.chain.from_iterable(dictionaries(records)))]


_HEADING = re.compile(rb"# Proposed by 'validate infer' from .*(?=, [0-9,]+ records?: )")
"""The beginning of the comment that the program writes."""
_NOT_PRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")
"""Characters that no comment of YAML may have."""


def _document_of_texts(files: Files, name: str, tolerance: float, key_memory: int | None) -> bytes:
    """Return the rule file that the program proposes for files of CSV or JSON Lines."""
    if files.system is not None:
        raise ArgumentError(f"infer() reads texts of this computer several times, and '{files.names[0]}' is an address; copy it first")
    program = f"import sys; sys.path[:] = {sys.path!r}; from tablerules._program import main; sys.exit(main())"
    with tempfile.TemporaryDirectory() as folder:
        rules = os.path.join(folder, "rules.yml")
        options = ["--tolerance", f"{tolerance * 100:.12f}%", "--output", rules, "--errors", os.devnull, "--summary", "none"]
        if key_memory is not None:
            options += ["--unique-memory", str(key_memory)]
        words = [sys.executable, "-c", program, "infer", *options, "--", *files.paths]
        done = subprocess.run(words, capture_output=True, stdin=subprocess.DEVNULL, check=False)
        if done.returncode not in (0, 1):
            raise InputError(done.stderr.decode("utf-8", "replace").strip().removeprefix("validate: "))
        document = pathlib.Path(rules).read_bytes()
        heading = ("# Proposed by tablerules.infer() from " + _NOT_PRINTABLE.sub("\N{REPLACEMENT CHARACTER}", name)).encode()
        return _HEADING.sub(lambda _: heading, document, count=1)
