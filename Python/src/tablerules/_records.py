"""A stream of text columns from dictionaries, for tables that are not in Arrow memory."""

from __future__ import annotations

import array
import ctypes
import itertools
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ._arrow import (
    ArrowArray,
    ArrowArrayStream,
    ArrowSchema,
    GetLastError,
    GetNext,
    GetSchema,
    ReleaseArray,
    ReleaseSchema,
    ReleaseStream,
)
from ._errors import ArgumentError
from ._text import c_text
from ._values import text_of

RECORDS_OF_BATCH = 8192


def dictionaries(records: Iterable[Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the records; one that is not a dictionary is an error."""
    for number, record in enumerate(records, 1):
        if not isinstance(record, Mapping):
            raise ArgumentError(f"record {number} is a {type(record).__name__}, not a dictionary")
        yield record


def column_name(key: Any) -> bytes:
    """Return the name of the column of a key."""
    if not isinstance(key, str):
        raise ArgumentError(f"the key {key!r} is not a text")
    return c_text(key, f"the key {key!r}")


class RecordStream:
    """A stream of an iterable of dictionaries, with the fields of the rules and the other keys of the first batch."""

    def __init__(self, records: Iterable[Mapping[str, Any]], fields: list[str]) -> None:
        self._records = dictionaries(records)
        self._error: BaseException | None = None
        self._message = ctypes.create_string_buffer(1)
        self._kept: dict[int, Any] = {}
        self._first = list(itertools.islice(self._records, RECORDS_OF_BATCH))
        self._keys = list(dict.fromkeys(itertools.chain(fields, *self._first)))
        self._names = [column_name(key) for key in self._keys]
        self._release_schema = ReleaseSchema(self._release)
        self._release_array = ReleaseArray(self._release)
        self.struct = ArrowArrayStream(
            GetSchema(self._get_schema), GetNext(self._get_next), GetLastError(self._last_error), ReleaseStream(self._end)
        )

    def raise_error(self) -> None:
        """Raise the error of the iterable, if there was one."""
        if self._error is not None:
            raise self._error

    def _get_schema(self, stream: Any, out: Any) -> int:
        children = [ArrowSchema(b"U", name, None, 2, 0, release=self._release_schema) for name in self._names]
        pointers = (ctypes.POINTER(ArrowSchema) * len(children))(*map(ctypes.pointer, children))
        out[0] = ArrowSchema(b"+s", b"", None, 0, len(children), pointers, release=self._release_schema)
        self._keep(out[0], children, pointers)
        return 0

    def _get_next(self, stream: Any, out: Any) -> int:
        if self._error is not None:
            return 22
        try:
            records = self._first or list(itertools.islice(self._records, RECORDS_OF_BATCH))
            self._first = []
            self._fill(out, records)
        except BaseException as error:  # reported after the call: a callback of C cannot raise
            self._error = error
            self._message = ctypes.create_string_buffer(str(error).encode("utf-8", "replace"))
            return 22
        return 0

    def _fill(self, out: Any, records: list[Mapping[str, Any]]) -> None:
        if not records:
            out[0] = ArrowArray()
            return
        children, kept = [], []
        for key in self._keys:
            child, buffers = self._column([text_of(record.get(key)) for record in records])
            children.append(child)
            kept.append(buffers)
        pointers = (ctypes.POINTER(ArrowArray) * len(children))(*map(ctypes.pointer, children))
        validity = (ctypes.c_void_p * 1)(None)
        out[0] = ArrowArray(len(records), 0, 0, 1, len(children), validity, pointers, release=self._release_array)
        self._keep(out[0], children, kept, pointers, validity)

    def _column(self, texts: list[bytes | None]) -> tuple[ArrowArray, Any]:
        ends = itertools.accumulate((len(text or b"") for text in texts), initial=0)
        offsets = array.array("q", ends)
        data = b"".join(text for text in texts if text)
        bits = bytearray((len(texts) + 7) // 8)
        nulls = 0
        for index, text in enumerate(texts):
            if text is None:
                nulls += 1
            else:
                bits[index >> 3] |= 1 << (index & 7)
        validity = bytes(bits)
        texts_at, validity_at = ctypes.c_char_p(data), ctypes.c_char_p(validity)
        buffers = (ctypes.c_void_p * 3)(
            ctypes.cast(validity_at, ctypes.c_void_p), offsets.buffer_info()[0], ctypes.cast(texts_at, ctypes.c_void_p)
        )
        column = ArrowArray(len(texts), nulls, 0, 3, 0, buffers, release=self._release_array)
        return column, (validity, offsets, data, buffers)

    def _keep(self, struct: Any, *objects: Any) -> None:
        """Keep the memory of a struct until it is released."""
        key = max(self._kept, default=0) + 1
        self._kept[key] = objects
        struct.private_data = key

    def _release(self, struct: Any) -> None:
        try:
            self._free(struct)
        except BaseException as error:  # an interruption, which ends the stream
            self._error = self._error or error
            self._free(struct)

    def _free(self, struct: Any) -> None:
        """Release a struct; it can be called again after an interruption."""
        self._kept.pop(struct[0].private_data, None)
        struct[0].release = type(struct[0].release)()

    def _last_error(self, stream: Any) -> int:
        return ctypes.addressof(self._message)

    def _end(self, stream: Any) -> None:
        stream[0].release = ReleaseStream()
