"""Parquet files, and the parts of them that tasks read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .._places import open_input

if TYPE_CHECKING:
    import pyarrow
    import pyarrow.parquet

BYTES_OF_TASK = 16 << 20
"""The size of row groups, without compression, up to which one task reads several of them."""


@dataclass
class RowGroups:
    """Consecutive row groups of a file, which one task reads."""

    path: str
    groups: list[int]
    first_record: int


def open_file(path: str) -> pyarrow.parquet.ParquetFile:
    """Open a Parquet file."""
    import pyarrow.parquet

    return pyarrow.parquet.ParquetFile(open_input(path))


def parts(path: str) -> Iterator[RowGroups]:
    """Yield the parts of a file, the first of them also if the file has no records."""
    metadata = open_file(path).metadata
    part, size, records = RowGroups(path, [], 1), 0, 0
    for index in range(metadata.num_row_groups):
        group = metadata.row_group(index)
        if part.groups and size + group.total_byte_size > BYTES_OF_TASK:
            yield part
            part, size = RowGroups(path, [], records + 1), 0
        part.groups.append(index)
        size += group.total_byte_size
        records += group.num_rows
    yield part


def batches(file: pyarrow.parquet.ParquetFile, groups: list[int], columns: Sequence[str]) -> Iterator[Any]:
    """Yield the batches of row groups, with these columns in the order of the file."""
    names = list(columns)
    # A dot in a name means a part of a column to the reader, so that names with one are selected after it.
    wanted = None if any("." in name for name in names) else names
    for batch in file.iter_batches(row_groups=groups, columns=wanted):
        yield batch if wanted else batch.select(names)
