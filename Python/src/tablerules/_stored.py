"""Findings in the memory of Python, as they are sent to another process."""

from __future__ import annotations

import ctypes
import itertools
from typing import Any, NamedTuple, Optional

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


class Kind(NamedTuple):
    """The name and the type of a column."""

    name: bytes
    format: bytes
    children: tuple["Kind", ...]


class Values(NamedTuple):
    """The values of a column: the bytes of its buffers, None for one that is missing."""

    length: int
    nulls: int
    buffers: tuple[Optional[bytes], ...]
    children: tuple["Values", ...]


class StoredBatches(NamedTuple):
    """The batches of a stream of this library."""

    kind: Kind
    batches: tuple[Values, ...]

    def stream(self) -> ArrowArrayStream:
        """Return a stream of the batches."""
        return _StoredStream(self).struct


def stored(stream: ArrowArrayStream) -> StoredBatches:
    """Return the batches of a stream of this library, whose columns are texts, integers, truth values and structs, and release it."""
    schema = ArrowSchema()
    batches: list[Values] = []
    try:
        stream.get_schema(ctypes.byref(stream), ctypes.byref(schema))
        kind = _kind(schema)
        while True:
            batch = ArrowArray()
            if stream.get_next(ctypes.byref(stream), ctypes.byref(batch)):
                raise OSError("the stream ends with an error")
            if not batch.release:
                return StoredBatches(kind, tuple(batches))
            batches.append(_values(batch, kind))
            batch.release(ctypes.byref(batch))
    finally:
        if schema.release:
            schema.release(ctypes.byref(schema))
        stream.release(ctypes.byref(stream))


def _kind(schema: ArrowSchema) -> Kind:
    children = tuple(_kind(schema.children[index][0]) for index in range(schema.n_children))
    return Kind(schema.name or b"", schema.format, children)


def _values(array: ArrowArray, kind: Kind) -> Values:
    count = array.length
    bits = (count + 7) // 8
    validity = ctypes.string_at(array.buffers[0], bits) if array.buffers[0] else None
    buffers: tuple[Optional[bytes], ...] = (validity,)
    if kind.format == b"u":
        offsets = ctypes.string_at(array.buffers[1], 4 * (count + 1))
        end = ctypes.c_int32.from_buffer_copy(offsets, 4 * count).value
        buffers = (validity, offsets, ctypes.string_at(array.buffers[2], end))
    elif kind.format != b"+s":
        buffers = (validity, ctypes.string_at(array.buffers[1], 8 * count if kind.format == b"l" else bits))
    children = tuple(_values(array.children[index][0], child) for index, child in enumerate(kind.children))
    return Values(count, array.null_count, buffers, children)


_kept: dict[int, Any] = {}
"""What keeps the memory of structs that are not released yet, by their private data."""
_numbers = itertools.count(1)


def _keep(struct: Any, *objects: Any) -> None:
    number = next(_numbers)
    _kept[number] = objects
    struct.private_data = number


def _release(struct: Any) -> None:
    """Release a struct, and its children that nobody has moved out of it."""
    for index in range(getattr(struct[0], "n_children", 0)):
        child = struct[0].children[index]
        if child[0].release:
            child[0].release(child)
    _kept.pop(struct[0].private_data, None)
    struct[0].release = type(struct[0].release)()


_release_schema, _release_array, _release_stream = ReleaseSchema(_release), ReleaseArray(_release), ReleaseStream(_release)


def _schema(kind: Kind) -> ArrowSchema:
    children = [_schema(child) for child in kind.children]
    pointers = (ctypes.POINTER(ArrowSchema) * len(children))(*map(ctypes.pointer, children))
    schema = ArrowSchema(kind.format, kind.name, None, 2, len(children), pointers, release=_release_schema)
    _keep(schema, kind, children, pointers)
    return schema


def _array(values: Values) -> ArrowArray:
    children = [_array(child) for child in values.children]
    pointers = (ctypes.POINTER(ArrowArray) * len(children))(*map(ctypes.pointer, children))
    texts = [None if buffer is None else ctypes.c_char_p(buffer) for buffer in values.buffers]
    addresses = [None if text is None else ctypes.cast(text, ctypes.c_void_p) for text in texts]
    buffers = (ctypes.c_void_p * len(addresses))(*addresses)
    array = ArrowArray(values.length, values.nulls, 0, len(buffers), len(children), buffers, pointers, release=_release_array)
    _keep(array, values, children, pointers, texts, buffers)
    return array


class _StoredStream:
    """A stream that is kept by its struct until that is released."""

    def __init__(self, stored: StoredBatches) -> None:
        self._stored = stored
        self._next = iter(stored.batches)
        functions = GetSchema(self._get_schema), GetNext(self._get_next), GetLastError(lambda stream: None)
        self.struct = ArrowArrayStream(*functions, _release_stream)
        _keep(self.struct, self, functions)

    def _get_schema(self, stream: Any, out: Any) -> int:
        out[0] = _schema(self._stored.kind)
        return 0

    def _get_next(self, stream: Any, out: Any) -> int:
        values = next(self._next, None)
        out[0] = ArrowArray() if values is None else _array(values)
        return 0
