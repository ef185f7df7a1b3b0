"""The check of one part of a file."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ._arrow import ArrowArrayStream
from ._errors import InputError
from ._library import ALL, Handle, call, library
from ._parts import Part, TextFile
from ._pipe import piped
from ._places import open_input
from ._text import c_text
from .rules import Rules

if TYPE_CHECKING:
    import pyarrow

END_OF_TABLE = "record.end-of-table"
"""The code of the finding on the first end-of-data marker of a file."""


def part_findings(rules: Rules, file: TextFile, part: Part, *, all: bool = False) -> Iterator[pyarrow.RecordBatch]:
    """Yield the findings on a part in batches, with the numbers of the records in the file."""
    import pyarrow.compute

    with open_input(file.path) as source, piped(source, part.start, part.end) as pipe:
        reader = _findings(rules, file, part, pipe, ALL if all else 0)
        try:
            for batch in _read(reader):
                if part.is_after_marker:
                    batch = batch.filter(pyarrow.compute.not_equal(batch.column("code"), END_OF_TABLE))
                if batch.num_rows:
                    yield batch
        finally:
            # The library closes the pipe, so that the thread that writes to it ends.
            reader.close()


def _findings(rules: Rules, file: TextFile, part: Part, pipe: bytes, flags: int) -> pyarrow.RecordBatchReader:
    """Return a reader of the findings on the bytes of a part in a pipe."""
    import pyarrow

    checker, stream = Handle("val_checker_free"), ArrowArrayStream()
    call(
        library.val_checker_open_part, rules.pointer, file.head, len(file.head or b""), pipe,
        c_text(file.path, "the path"), part.first_record, int(part.is_first), flags, ctypes.byref(checker.pointer),
    )
    call(library.val_checker_findings, checker.pointer, ctypes.addressof(stream))
    return pyarrow.RecordBatchReader._import_from_c(ctypes.addressof(stream))


def _read(reader: pyarrow.RecordBatchReader) -> Iterator[pyarrow.RecordBatch]:
    """Yield the batches of a reader, whose error is that of the check."""
    import pyarrow

    try:
        yield from reader
    except (OSError, pyarrow.ArrowException) as error:
        raise InputError(str(error)) from error
