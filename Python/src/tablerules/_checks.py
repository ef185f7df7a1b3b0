"""The check of one table by one checker of the library."""

from __future__ import annotations

import ctypes
import itertools
import os
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ._arrow import ArrowArray, ArrowSchema
from ._call import Call, apart
from ._division import Division, can_start_threads
from ._errors import ArgumentError
from ._judging import Judging, judging_of, require_columns
from ._library import REPORT, TEXTS, WHOLE, CheckedPart, Handle, call, library, text
from ._progress import Progress, of_records
from ._records import Field, Records
from ._stream import Part, checked, opened
from ._text import c_text

if TYPE_CHECKING:
    from .rules import Rules


class Check(Handle):
    """A check of a table, with the functions that all kinds of tables have."""

    def __init__(self) -> None:
        super().__init__("val_checker_free")

    def cancel(self) -> None:
        """End the check, which another thread runs."""
        library.val_checker_cancel(self.pointer)

    def set_key_memory(self, size: int | None) -> None:
        """Set the limit of the memory of keys; None is the default."""
        if size is None:
            return
        if not isinstance(size, int) or not -(1 << 63) <= size < 1 << 63:
            raise ArgumentError(f"the memory of keys is a number of bytes, not {size!r}")
        call(library.val_checker_set_key_memory, self.pointer, size)

    def set_id(self, columns: list[str]) -> None:
        """Set the columns of the findings' ids."""
        names = [c_text(column, "the name of the column") for column in columns]
        call(library.val_checker_set_id, self.pointer, (ctypes.c_char_p * len(names))(*names), len(names))

    def progress(self) -> Progress:
        """Return how much is done; another thread may call it during a check."""
        done = CheckedPart()
        library.val_checker_progress(self.pointer, ctypes.byref(done))
        if done.size > 0:
            return Progress(done.records, min(1.0, done.bytes / done.size))
        return of_records(done.records, self.length)

    @property
    def length(self) -> int | None:
        """The number of records of the table; None if it is unknown."""
        return None

    def collect(self, context: Call) -> Handle:
        """Check all records, and return the findings."""
        findings = Handle("val_findings_free")
        self.end(context, library.val_checker_collect, ctypes.byref(findings.pointer))
        return findings

    def count(self, context: Call) -> None:
        """Check all records, and only count the findings."""
        self.end(context, library.val_checker_run)

    def report(self, context: Call, path: bytes) -> None:
        """Check all records, and write the results to a file as an HTML page."""
        self.end(context, library.val_checker_report, path)

    def end(self, context: Call, function: Any, *arguments: Any) -> None:
        """Check all records, and call the function that ends the check."""
        raise NotImplementedError

    @property
    def summary(self) -> str:
        """The description of the counts."""
        return text(library.val_checker_counts, self.pointer)


class FileCheck(Check):
    """The check of a file of CSV or JSON Lines, which the library reads."""

    def __init__(self, rules: Rules, path: bytes, name: bytes | None, flags: int) -> None:
        super().__init__()
        require_columns(rules.own_rules, f"the file {os.fsdecode(path)}")

        def make() -> None:
            call(library.val_checker_open_file, rules.pointer, path, name, flags, ctypes.byref(self.pointer))

        apart(make)  # a pipe without a writer is opened when there is one

    def end(self, context: Call, function: Any, *arguments: Any) -> None:
        """Check all records, and call the function that ends the check."""
        apart(lambda: call(function, self.pointer, *arguments), self.cancel)


class PartsCheck(Check):
    """The check of a table that Python hands over part by part."""

    _length: int | None = None
    _judging: Judging | None = None
    _is_divided = False
    """Whether several threads can check the parts."""

    def open(self, rules: Rules, schema: ArrowSchema, name: bytes, flags: int) -> None:
        """Create the checker, and move the schema into it."""

        def make() -> None:
            # What it refers to is kept also if an interrupt has ended the wait for it.
            address, result = ctypes.addressof(schema), ctypes.byref(self.pointer)
            call(library.val_checker_open, rules.pointer, address, name, flags | WHOLE, result)

        if rules.describe()["comparesRecords"]:
            apart(make)  # the tables that foreign keys refer to are read
        else:
            make()

    @property
    def length(self) -> int | None:
        """The number of records of the table; None if it is unknown."""
        return self._length

    def parts(self) -> Iterator[Part]:
        """Yield the parts of the table."""
        raise NotImplementedError

    def end(self, context: Call, function: Any, *arguments: Any) -> None:
        """Check all parts, and call the function that ends the check."""
        try:
            self.push_all(context)
            context.check()
            call(function, self.pointer, *arguments)
        finally:
            self.close()

    def push_all(self, context: Call) -> None:
        """Check all parts, by several threads if there are several and the rules are not over the table as a whole."""
        parts = self.parts()
        if self._is_divided:
            first = list(itertools.islice(parts, 2))
            parts = itertools.chain(first, parts)
            if len(first) == 2 and can_start_threads():
                return Division(self).push_all(parts, context)
        self.push_each(parts, context)

    def push_each(self, parts: Iterator[Part], context: Call) -> None:
        """Check parts one after another."""
        for part in parts:
            context.check()
            self.push(part)

    def close(self) -> None:
        """Close what the parts are read from."""

    def push(self, part: Part, findings: ArrowArray | None = None) -> None:
        """Check a part; its findings are kept, or returned in the struct."""
        if self._judging is not None:
            self._judging.judge(part, self)

        def check() -> None:
            found = None if findings is None else ctypes.addressof(findings)
            call(library.val_checker_push, self.pointer, ctypes.addressof(part.array), part.first_record, found)

        checked(part, check, self.cancel)


class StreamCheck(PartsCheck):
    """The check of a table with ``__arrow_c_stream__``."""

    def __init__(self, rules: Rules, table: Any, name: bytes, flags: int, length: int | None) -> None:
        super().__init__()
        self._stream, self._length = opened(table), length
        self._judging = judging_of(rules.own_rules, self._stream.schema)
        # A report has samples of the first records of each kind, which one checker chooses.
        self._is_divided = self._judging is None and not flags & REPORT and bool(rules.describe()["canBeDivided"])
        self.open(rules, self._stream.schema(), name, flags)

    def parts(self) -> Iterator[Part]:
        """Yield the parts of the batches."""
        return self._stream.parts()

    def close(self) -> None:
        """Close the stream."""
        self._stream.close()


class RecordsCheck(PartsCheck):
    """The check of an iterable of dictionaries."""

    def __init__(
        self, rules: Rules, records: Iterable[Mapping[str, Any]], name: bytes, flags: int, length: int | None
    ) -> None:
        super().__init__()
        require_columns(rules.own_rules, "a list of dictionaries")
        fields = [Field(field["name"], field["type"]) for field in rules.describe()["fields"]]
        self._records, self._length = Records(records, fields), length
        self.open(rules, self._records.schema, name, flags | TEXTS)

    def parts(self) -> Iterator[Part]:
        """Yield the batches of the dictionaries; columns that occur first in later ones are reported."""
        for part, names in self._records.parts():
            for name in names:
                call(library.val_checker_report_column, self.pointer, name)
            yield part

