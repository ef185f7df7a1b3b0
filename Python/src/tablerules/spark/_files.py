"""Parquet files, and the parts of them that tasks read."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pyspark.sql.datasource import InputPartition

from .._errors import ArgumentError

if TYPE_CHECKING:
    import pyarrow
    import pyarrow.parquet

BYTES_OF_TASK = 16 << 20
"""The size of row groups, without compression, up to which one task reads several of them."""


@dataclass
class RowGroups(InputPartition):
    """Consecutive row groups of a file, which one task reads."""

    path: str
    groups: list[int]
    first_record: int


def full_path(path: str | os.PathLike[str]) -> str:
    """Return a path that means the same in every process; an address such as ``s3://…`` remains as it is."""
    text = os.fspath(path)
    return text if "://" in text else os.path.abspath(text)


def _system(path: str) -> tuple[Any, str]:
    """Return the file system of a path, and the path in it."""
    import pyarrow.fs

    if "://" in path:
        system, inner = pyarrow.fs.FileSystem.from_uri(path)
        return system, inner
    return pyarrow.fs.LocalFileSystem(), path


def open_file(path: str) -> pyarrow.parquet.ParquetFile:
    """Open a Parquet file."""
    import pyarrow.parquet

    system, inner = _system(path)
    return pyarrow.parquet.ParquetFile(system.open_input_file(inner))


def files(path: str) -> list[str]:
    """Return the file, or the Parquet files of a folder in the order of their names.

    As in Spark, names that begin with an underscore or a dot are not those of data.
    """
    import pyarrow.fs

    system, inner = _system(path)
    kind = system.get_file_info(inner).type
    if kind == pyarrow.fs.FileType.File:
        return [path]
    if kind == pyarrow.fs.FileType.NotFound:
        raise ArgumentError(f"there is no file or folder '{path}'")
    found: list[str] = []
    for info in system.get_file_info(pyarrow.fs.FileSelector(inner, recursive=True)):
        names = info.path[len(inner):].strip("/").split("/")
        if info.type != pyarrow.fs.FileType.File or any(name.startswith(("_", ".")) for name in names):
            continue
        for name in names[:-1]:
            if "=" in name:
                raise ArgumentError(
                    f"'{path}' has the folder '{name}', whose name is a value of the records and in no file; "
                    "check the frame of spark.read.parquet by findings()"
                )
        if not names[-1].lower().endswith((".parquet", ".parq")):
            raise ArgumentError(f"'{path}' has the file '{'/'.join(names)}', whose name does not end .parquet")
        found.append(path.rstrip("/") + "/" + "/".join(names))
    if not found:
        raise ArgumentError(f"'{path}' has no Parquet files")
    return sorted(found)


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
