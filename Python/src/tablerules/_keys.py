"""The keys of records as bytes."""

from __future__ import annotations

import ctypes
import json
from typing import TYPE_CHECKING, Any

from ._arrow import ArrowArray, ArrowArrayStream, ArrowSchema, stream_pointer
from ._errors import ArgumentError, InputError
from ._library import COUNT_ONLY, KEYS, Handle, call, library, text

if TYPE_CHECKING:
    import pyarrow


def keys_of(rules: Handle, table: Any) -> pyarrow.Table:
    """Return the keys of the records of a table with ``__arrow_c_stream__``, a column for each key."""
    import pyarrow

    capsule = table.__arrow_c_stream__()
    stream = ArrowArrayStream.from_address(stream_pointer(capsule))
    schema = ArrowSchema()
    _require(stream, stream.get_schema(ctypes.byref(stream), ctypes.byref(schema)))
    checker = Handle("val_checker_free")
    call(
        library.val_checker_open, rules.pointer, ctypes.addressof(schema), b"table", KEYS | COUNT_ONLY,
        ctypes.byref(checker.pointer),
    )
    description = text(library.val_checker_describe_keys, checker.pointer)
    columns = [key["column"] for key in json.loads(description)]
    if not columns:
        raise ArgumentError("the rules have no key, or the table lacks its columns")
    batches, record = [], 1
    while True:
        batch = ArrowArray()
        _require(stream, stream.get_next(ctypes.byref(stream), ctypes.byref(batch)))
        if not batch.release:
            break
        first, record = record, record + batch.length
        call(library.val_checker_push, checker.pointer, ctypes.addressof(batch), first, None)
        keys, kind = ArrowArray(), ArrowSchema()
        call(library.val_checker_keys, checker.pointer, ctypes.addressof(keys), ctypes.addressof(kind))
        batches.append(pyarrow.RecordBatch._import_from_c(ctypes.addressof(keys), ctypes.addressof(kind)))
    fields = pyarrow.schema([(column, pyarrow.binary()) for column in columns], {"keys": description})
    return pyarrow.Table.from_batches(batches, fields.remove_metadata()).replace_schema_metadata(fields.metadata)


def _require(stream: ArrowArrayStream, status: int) -> None:
    """Raise the error of a stream whose function has not returned 0."""
    if status:
        address = stream.get_last_error(ctypes.byref(stream)) if stream.get_last_error else None
        message = ctypes.string_at(address).decode("utf-8", "replace") if address else f"code {status}"
        raise InputError(f"the stream of records ends with an error: {message}")
