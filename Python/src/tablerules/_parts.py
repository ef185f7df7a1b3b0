"""Parts of files of CSV and JSON Lines, which are checked independently of each other.

A line break can be in quotes, so that bytes from the middle of a file do not tell where a record begins. After a LF, however,
there are only two states: a row begins, or the bytes are in quotes. Each range of bytes is scanned from both; in the order of the
file, the end of each range decides which of the two is true of the next one.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Optional

from ._errors import InputError
from ._pipe import PIECE, piped
from ._places import open_input
from ._scan import Counts, Scan, read_head
from .rules import Rules

BYTES_OF_RANGE = 64 << 20
"""The largest number of bytes that one task reads; the ranges of a file have about the same size."""
FILES_AT_ONCE = 16
"""The number of files whose starts are read at the same time."""


class TextFile(NamedTuple):
    """A file of CSV or JSON Lines."""

    path: str
    size: int
    """The number of its bytes."""
    head: Optional[bytes]
    """The bytes that determine its columns; None if it cannot be divided."""
    records: int
    """The offset of the first row after the header."""
    has_quotes: bool
    """Whether a LF can be in quotes."""


class Range(NamedTuple):
    """Bytes of a file, from after the first LF that is at least at the byte before `start`, to after the same of `end`."""

    start: int
    end: int
    is_first: bool
    """Whether it begins exactly at `start`, which is the start of the records."""


class Part(NamedTuple):
    """Whole rows of a file."""

    start: int
    end: int
    first_record: int
    """The number of its first record in the file."""
    is_first: bool
    """Whether findings on the header belong to it."""
    is_after_marker: bool
    """Whether an earlier part has an end-of-data marker, of which only the first in a file is reported."""


States = list[Counts]
"""The results of a range that begins outside of quotes and, if that is possible, in quotes."""


def text_files(rules: Rules, paths: Iterable[str]) -> list[TextFile]:
    """Read the starts of files."""
    with ThreadPoolExecutor(FILES_AT_ONCE) as pool:
        return list(pool.map(lambda path: _text_file(rules, path), paths))


def _text_file(rules: Rules, path: str) -> TextFile:
    with open_input(path) as source:
        with piped(source) as pipe:
            head = read_head(rules, pipe, path)
        size = int(source.size())
        if not head.is_divisible:
            return TextFile(path, size, None, 0, False)
        return TextFile(path, size, source.read_at(head.size, 0), head.records, bool(head.has_quotes))


def ranges(file: TextFile) -> list[Range]:
    """Return the ranges of a file; one alone need not be scanned."""
    if file.head is None:
        return [Range(0, file.size, True)]
    size = max(1, file.size - file.records)
    step = math.ceil(size / math.ceil(size / BYTES_OF_RANGE))
    starts = range(file.records, file.records + size, step)
    return [Range(start, min(start + step, file.size), start == file.records) for start in starts]


def scanned(rules: Rules, file: TextFile, span: Range) -> States | None:
    """Scan a range, and return None if it has no bytes because no LF is in it.

    The offsets of first rows are those in the file.
    """
    assert file.head is not None
    with open_input(file.path) as source:
        start = span.start if span.is_first else _after_line_feed(source, span.start - 1, span.end - 1)
        if start is None:
            return None
        states = [False] if span.is_first or not file.has_quotes else [False, True]
        scans = [Scan(rules, file.head, file.path, in_quotes=state) for state in states]
        for piece in _pieces(source, start, span.end, file.size):
            for scan in scans:
                scan.push(piece)
    found = [scan.end() for scan in scans]
    return [counts._replace(first_row=None if counts.first_row is None else start + counts.first_row) for counts in found]


def _after_line_feed(source: Any, start: int, end: int) -> int | None:
    """Return the offset after the first LF in a range of bytes."""
    while start < end:
        piece: bytes = source.read_at(min(PIECE, end - start), start)
        if (index := piece.find(b"\n")) >= 0:
            return start + index + 1
        if not piece:
            return None
        start += len(piece)
    return None


def _pieces(source: Any, start: int, end: int, size: int) -> Iterator[bytes]:
    """Yield the bytes from an offset to after the first LF that is at least at the byte before `end`, or to the end of the file."""
    while start < size:
        piece: bytes = source.read_at(min(PIECE, size - start), start)
        if not piece:
            raise InputError("it became shorter while it was read; check it again")
        index = piece.find(b"\n", max(0, end - 1 - start)) if end < size and start + len(piece) >= end else -1
        if index >= 0:
            yield piece[: index + 1]
            return
        yield piece
        start += len(piece)


def parts(file: TextFile, spans: Sequence[Range], found: Sequence[States | None]) -> list[Part]:
    """Return the parts of a file from the scans of its ranges, of which there are none for a single range."""
    parts = [Part(file.records, file.size, 1, True, False)]
    records, has_marker, in_quotes = 0, False, False
    for span, states in zip(spans, found):
        if states is None:
            continue
        counts = states[int(in_quotes)]
        if counts.first_row is not None and not span.is_first:
            parts[-1] = parts[-1]._replace(end=counts.first_row)
            parts.append(Part(counts.first_row, file.size, records + 1, False, has_marker))
        records += counts.records
        has_marker = has_marker or counts.markers > 0
        in_quotes = counts.ends_in_quotes
    return parts
