"""Counts of the records in a range of bytes of a file of CSV or JSON Lines."""

from __future__ import annotations

import ctypes
from typing import NamedTuple, Optional

from ._library import Handle, call, library
from ._text import c_text
from .rules import Rules


class Head(ctypes.Structure):
    """The start of a file: ``val_head`` of the C interface."""

    size: int
    records: int
    is_divisible: int
    has_quotes: int

    _fields_ = [
        ("size", ctypes.c_int64),
        ("records", ctypes.c_int64),
        ("is_divisible", ctypes.c_int32),
        ("has_quotes", ctypes.c_int32),
    ]


class _Counts(ctypes.Structure):
    """The result of a scan: ``val_scan_counts`` of the C interface."""

    records: int
    first_row: int
    markers: int
    ends_in_quotes: int

    _fields_ = [
        ("records", ctypes.c_int64),
        ("first_row", ctypes.c_int64),
        ("markers", ctypes.c_int64),
        ("ends_in_quotes", ctypes.c_int32),
    ]


class Counts(NamedTuple):
    """The result of a range that begins in a known state."""

    records: int
    """The number of records that begin in the range."""
    first_row: Optional[int]
    """The offset in the range of the first row that begins in it."""
    markers: int
    """The number of records that are an end-of-data marker."""
    ends_in_quotes: bool


def read_head(rules: Rules, path: bytes, name: str) -> Head:
    """Read the start of a file.

    Args:
        rules: The rules.
        path: Where the bytes are, which may be a pipe.
        name: The name of the file, which determines its format.
    """
    head = Head()
    call(library.val_head_read, rules.pointer, path, c_text(name, "the name of the file"), ctypes.addressof(head))
    return head


class Scan:
    """A scan of a range from one of the two states in which it can begin."""

    def __init__(self, rules: Rules, head: bytes, name: str, *, in_quotes: bool) -> None:
        """Create a scan; `head` has the first bytes of the file."""
        self._scan = Handle("val_scan_free")
        call(
            library.val_scan_open, rules.pointer, head, len(head), c_text(name, "the name of the file"), int(in_quotes),
            ctypes.byref(self._scan.pointer),
        )

    def push(self, piece: bytes) -> None:
        """Scan the next bytes of the range."""
        call(library.val_scan_push, self._scan.pointer, piece, len(piece))

    def end(self) -> Counts:
        """End the range."""
        counts = _Counts()
        call(library.val_scan_end, self._scan.pointer, ctypes.addressof(counts))
        first = None if counts.first_row < 0 else counts.first_row
        return Counts(counts.records, first, counts.markers, bool(counts.ends_in_quotes))
