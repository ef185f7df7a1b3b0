"""The structs of Arrow's C interfaces, and the capsules by which Python packages exchange them."""

from __future__ import annotations

import ctypes
from ctypes import CFUNCTYPE, POINTER, PYFUNCTYPE, Structure, c_char_p, c_int, c_int64, c_void_p, py_object
from collections.abc import Iterator
from typing import Any

from ._errors import InputError


class ArrowSchema(Structure):
    """The type of a table or a column."""


class ArrowArray(Structure):
    """The values of a table or a column."""


class ArrowArrayStream(Structure):
    """A stream of tables with one schema."""


ReleaseSchema = CFUNCTYPE(None, POINTER(ArrowSchema))
ReleaseArray = CFUNCTYPE(None, POINTER(ArrowArray))
ReleaseStream = CFUNCTYPE(None, POINTER(ArrowArrayStream))
GetSchema = CFUNCTYPE(c_int, POINTER(ArrowArrayStream), POINTER(ArrowSchema))
GetNext = CFUNCTYPE(c_int, POINTER(ArrowArrayStream), POINTER(ArrowArray))
GetLastError = CFUNCTYPE(c_void_p, POINTER(ArrowArrayStream))

ArrowSchema._fields_ = [
    ("format", c_char_p),
    ("name", c_char_p),
    ("metadata", c_char_p),
    ("flags", c_int64),
    ("n_children", c_int64),
    ("children", POINTER(POINTER(ArrowSchema))),
    ("dictionary", POINTER(ArrowSchema)),
    ("release", ReleaseSchema),
    ("private_data", c_void_p),
]
ArrowArray._fields_ = [
    ("length", c_int64),
    ("null_count", c_int64),
    ("offset", c_int64),
    ("n_buffers", c_int64),
    ("n_children", c_int64),
    ("buffers", POINTER(c_void_p)),
    ("children", POINTER(POINTER(ArrowArray))),
    ("dictionary", POINTER(ArrowArray)),
    ("release", ReleaseArray),
    ("private_data", c_void_p),
]
ArrowArrayStream._fields_ = [
    ("get_schema", GetSchema),
    ("get_next", GetNext),
    ("get_last_error", GetLastError),
    ("release", ReleaseStream),
    ("private_data", c_void_p),
]

_STREAM, _SCHEMA, _ARRAY = b"arrow_array_stream", b"arrow_schema", b"arrow_array"
_pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
_pointer_of.restype, _pointer_of.argtypes = c_void_p, (py_object, c_char_p)
_destroyed = PYFUNCTYPE(c_void_p, c_void_p, c_char_p)(("PyCapsule_GetPointer", ctypes.pythonapi))
_Destructor = PYFUNCTYPE(None, c_void_p)
_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = py_object, (c_void_p, c_char_p, _Destructor)

_exported: dict[int, Any] = {}
"""The structs in capsules that still exist, by address."""


def _destructor(name: bytes) -> Any:
    """Return the function that releases the struct of a capsule that no one has consumed."""

    def destroy(capsule: int) -> None:
        struct = _exported.pop(_destroyed(capsule, name), None)
        if struct is not None and struct.release:
            struct.release(ctypes.byref(struct))

    return _Destructor(destroy)


_destructors = {name: _destructor(name) for name in (_STREAM, _SCHEMA, _ARRAY)}


def stream_pointer(capsule: object) -> int:
    """Return the address of the stream in a capsule."""
    address: int = _pointer_of(capsule, _STREAM)
    return address


def take_stream(capsule: object) -> ArrowArrayStream:
    """Move the stream out of a capsule; the receiver releases it."""
    source = ArrowArrayStream.from_address(stream_pointer(capsule))
    if not source.release:
        raise InputError("the stream of records has been released already")
    stream = ArrowArrayStream.from_buffer_copy(source)
    source.release = ReleaseStream()
    return stream


def require(stream: ArrowArrayStream, status: int) -> None:
    """Raise the error of a stream whose function has not returned 0."""
    if status:
        address = stream.get_last_error(ctypes.byref(stream)) if stream.get_last_error else None
        message = ctypes.string_at(address).decode("utf-8", "replace") if address else f"code {status}"
        raise InputError(f"the stream of records ends with an error: {message}")


def batch_pointers(batch: Any) -> tuple[int, int, Any]:
    """Return the addresses of the schema and of the array of a batch, and the capsules that keep them."""
    capsules = batch.__arrow_c_array__()
    return _pointer_of(capsules[0], _SCHEMA), _pointer_of(capsules[1], _ARRAY), capsules


def _capsule(struct: Any, name: bytes) -> Any:
    address = ctypes.addressof(struct)
    _exported[address] = struct
    return _new_capsule(address, name, _destructors[name])


def capsule_of(stream: ArrowArrayStream) -> Any:
    """Return a capsule with a stream, which the consumer moves out of it."""
    return _capsule(stream, _STREAM)


class Batch:
    """A batch of this library, for any implementation of Arrow; it can be consumed once."""

    def __init__(self, schema: ArrowSchema, array: ArrowArray) -> None:
        self._capsules = (_capsule(schema, _SCHEMA), _capsule(array, _ARRAY))

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[Any, Any]:
        """Return the capsules of the schema and of the array."""
        return self._capsules


def rows_of(stream: ArrowArrayStream) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of a stream of this library, whose columns are texts, integers, truth values and structs, and release it.

    A struct is a dictionary.
    """
    schema = ArrowSchema()
    try:
        stream.get_schema(ctypes.byref(stream), ctypes.byref(schema))
        types = [schema.children[index][0] for index in range(schema.n_children)]
        while True:
            batch = ArrowArray()
            if stream.get_next(ctypes.byref(stream), ctypes.byref(batch)):
                raise OSError("the stream ends with an error")
            if not batch.release:
                return
            columns = [_values(batch.children[index][0], kind) for index, kind in enumerate(types)]
            batch.release(ctypes.byref(batch))
            yield from zip(*columns)
    finally:
        if schema.release:
            schema.release(ctypes.byref(schema))
        stream.release(ctypes.byref(stream))


def _values(column: ArrowArray, schema: ArrowSchema) -> list[Any]:
    """Return the values of a column; a null is None."""
    count, kind = column.length, schema.format
    if kind == b"+s":
        names = [schema.children[index][0].name.decode() for index in range(schema.n_children)]
        parts = [_values(column.children[index][0], schema.children[index][0]) for index in range(schema.n_children)]
        values: list[Any] = [dict(zip(names, row)) for row in zip(*parts)]
    elif kind == b"u":
        offsets = ctypes.cast(column.buffers[1], POINTER(ctypes.c_int32))[: count + 1]
        data = ctypes.string_at(column.buffers[2], offsets[count])
        values = [data[start:end].decode() for start, end in zip(offsets, offsets[1:])]
    elif kind == b"l":
        values = ctypes.cast(column.buffers[1], POINTER(c_int64))[:count]
    else:
        values = _bits(column.buffers[1], count)
    if column.null_count:
        values = [value if valid else None for value, valid in zip(values, _bits(column.buffers[0], count))]
    return values


def _bits(start: int, count: int) -> list[bool]:
    data = ctypes.string_at(start, (count + 7) // 8)
    return [bool(data[index >> 3] >> (index & 7) & 1) for index in range(count)]
