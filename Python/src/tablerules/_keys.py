"""The keys of records as bytes."""

from __future__ import annotations

import ctypes
import json
from typing import TYPE_CHECKING, Any

from ._arrow import ArrowArray, ArrowSchema
from ._call import Call
from ._errors import ArgumentError
from ._library import COUNT_ONLY, KEYS, Handle, call, library, text
from ._refusals import article
from ._stream import opened
from ._tables import stream_of, types_of

if TYPE_CHECKING:
    import pyarrow

    from .rules import Rules


class KeyChecker:
    """The keys of batches with one schema, which belong to one thread."""

    def __init__(self, rules: Handle, schema: int) -> None:
        """Create the checker, and move the schema at that address into it."""
        self._checker = Handle("val_checker_free")
        call(
            library.val_checker_open, rules.pointer, schema, b"table", KEYS | COUNT_ONLY,
            ctypes.byref(self._checker.pointer),
        )
        self.description = text(library.val_checker_describe_keys, self._checker.pointer)
        """The keys as JSON: see ``val_checker_describe_keys``."""

    def keys(self, batch: int) -> pyarrow.RecordBatch:
        """Return the keys of the batch at that address, a column for each key; the batch is moved."""
        import pyarrow

        call(library.val_checker_push, self._checker.pointer, batch, 1, None)
        keys, kind = ArrowArray(), ArrowSchema()
        call(library.val_checker_keys, self._checker.pointer, ctypes.addressof(keys), ctypes.addressof(kind))
        return pyarrow.RecordBatch._import_from_c(ctypes.addressof(keys), ctypes.addressof(kind))


def keys_of(rules: Rules, table: Any, context: Call) -> pyarrow.Table:
    """Return the keys of the records of a table with ``__arrow_c_stream__``, a column for each key."""
    import pyarrow

    given = stream_of(table, types_of(rules))
    if given is None:
        raise ArgumentError(f"{article(table)} has no __arrow_c_stream__; read it into a table")
    stream = opened(given.source)
    try:
        schema = stream.schema()
        checker = KeyChecker(rules.handle, ctypes.addressof(schema))
        columns = [key["column"] for key in json.loads(checker.description)]
        if not columns:
            raise ArgumentError("the rules have no key, or the table lacks its columns")
        batches = []
        for part in stream.parts():
            context.check()
            batches.append(checker.keys(ctypes.addressof(part.array)))
    finally:
        stream.close()
    fields = pyarrow.schema([(column, pyarrow.binary()) for column in columns], {"keys": checker.description})
    return pyarrow.Table.from_batches(batches, fields.remove_metadata()).replace_schema_metadata(fields.metadata)
