"""The batches of a stream, in parts that a checker reads."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ._arrow import ArrowArray, ArrowSchema, ReleaseArray, ReleaseSchema, require, take_stream
from ._call import apart
from ._errors import ArgumentError
from ._frames import stream_capsule
from ._library import library
from ._refusals import single_column

RECORDS_OF_PART = 1 << 16
RECORDS_AT_ONCE = 1 << 14
"""The number of records whose check an interrupt may wait for."""
RECORDS_OF_BATCH = (1 << 31) - 1
"""The largest number of records of a batch, as in the library, which reports a larger one."""

_keep = ctypes.cast(library.val_keep, ctypes.c_void_p).value or 0
LENT_ARRAY, LENT_SCHEMA = ReleaseArray(_keep), ReleaseSchema(_keep)
"""The `release` of structs whose memory Python keeps, so that the library calls no function of Python."""


class Part(NamedTuple):
    """Some records of a table, in memory that their owner keeps."""

    array: ArrowArray
    first_record: int
    """The number of the first record, from 1."""
    records: int
    owner: Any

    def piece(self, start: int, count: int) -> Part:
        """Return some of the records, from a position on."""
        array = ArrowArray.from_buffer_copy(self.array)
        array.offset += start
        array.length = count
        array.release = LENT_ARRAY
        return Part(array, self.first_record + start, count, self.owner)

    def pieces(self, largest: int) -> Iterator[Part]:
        """Yield the records in parts of at most that many."""
        if self.records <= largest:
            yield self
            return
        for start in range(0, self.records, largest):
            yield self.piece(start, min(largest, self.records - start))


def checked(part: Part, check: Callable[[], None], cancel: Callable[[], None]) -> None:
    """Check a part by a function; a large one on another thread, so that an interrupt ends it by another function."""
    if part.records < RECORDS_AT_ONCE:
        check()
    else:
        apart(check, cancel)


class _Batch:
    """A batch of a stream, released with this object."""

    def __init__(self) -> None:
        self.array = ArrowArray()

    def __del__(self) -> None:
        if self.array.release:
            self.array.release(ctypes.byref(self.array))

    def part(self, first_record: int) -> Part:
        """Return all records, of which the first has that number."""
        return Part(self.array, first_record, self.array.length, self).piece(0, self.array.length)


class Stream:
    """A stream of a table with ``__arrow_c_stream__``, which one thread uses at a time."""

    def __init__(self, table: Any) -> None:
        self._stream = take_stream(stream_capsule(table))
        self._lock = threading.Lock()
        self._refusal = single_column(table)

    def close(self) -> None:
        """Release the stream, so that its package can use what it is read from."""
        stream = getattr(self, "_stream", None)  # there is none if the table has no stream
        if stream is not None and stream.release:
            stream.release(ctypes.byref(stream))

    def __del__(self) -> None:
        self.close()

    def schema(self) -> ArrowSchema:
        """Return the schema of the batches, which the receiver releases."""
        schema = ArrowSchema()
        with self._lock:
            require(self._stream, self._stream.get_schema(ctypes.byref(self._stream), ctypes.byref(schema)))
        if schema.format != b"+s":
            schema.release(ctypes.byref(schema))
            raise ArgumentError(self._refusal)
        return schema

    def parts(self) -> Iterator[Part]:
        """Yield the parts of the batches."""
        record = 1
        while True:
            batch = _Batch()
            with self._lock:
                require(self._stream, self._stream.get_next(ctypes.byref(self._stream), ctypes.byref(batch.array)))
            if not batch.array.release:
                return
            part = batch.part(record)
            # The library reports a batch of too many records.
            yield from part.pieces(RECORDS_OF_PART) if part.records <= RECORDS_OF_BATCH else [part]
            record += part.records


def opened(table: Any) -> Stream:
    """Return the stream of a table with ``__arrow_c_stream__``; a stream is returned as it is."""
    return table if isinstance(table, Stream) else Stream(table)
