"""Checks of Parquet files by tasks that read their own row groups, without a way through the memory of Java."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pyspark.sql.types import StructType

from .._batches import BatchChecker
from .._errors import ArgumentError, ValidationError
from ..rules import Rules
from . import _files, _plan, _rows, _tasks, _types

if TYPE_CHECKING:
    import pyarrow
    from pyspark.sql import DataFrame, SparkSession


def findings(spark: SparkSession, paths: list[str], rules: Rules, id: list[str], all: bool) -> DataFrame:
    """Return the findings on Parquet files, as a frame that is computed when it is used; the places of their row groups are read
    at once.

    Args:
        spark: The session.
        paths: The files.
        rules: The rules.
        id: The names of columns that identify a record; their types are those in the first file.
        all: Whether every rule that a value breaks is reported instead of only the first.
    """
    ids = _types.id_type(_files.open_file(paths[0]).schema_arrow, id) if id else StructType()
    works = [part for path in paths for part in _files.parts(path)]

    def check(part: _files.RowGroups) -> Iterator[pyarrow.RecordBatch]:
        try:
            yield from _findings(rules, part, ids, all)
        except ValidationError as error:
            raise type(error)(f"{part.path}: {error}") from error

    return _tasks.of_each(spark, works, check, _types.findings(ids if ids.fields else None))


def _findings(rules: Rules, part: _files.RowGroups, ids: StructType, all: bool) -> Iterator[pyarrow.RecordBatch]:
    """Yield the findings on a part, in batches."""
    file = _files.open_file(part.path)
    names = file.schema_arrow.names
    if part.first_record == 1:
        header = _plan.header_findings(rules, file.schema_arrow, part.path)
        rows = [_rows.of_header(fault, bool(ids.fields)) for fault in header]
        if rows:
            yield _types.batch(rows, ids)
    checked = _plan.needed_columns(rules, names)
    wanted = ids.fieldNames()
    if missing := [name for name in wanted if name not in names]:
        raise ArgumentError(f"there is no column '{missing[0]}' for the id")
    needed = [name for name in names if name in checked or name in wanted]
    checker = BatchChecker(rules, part.path, all=all)
    record = part.first_record
    for batch in _files.batches(file, part.groups, needed):
        found = _rows.of_records(checker.check(batch.select(checked)))
        if found.num_rows:
            places = _rows.indices(found)
            given = _types.id_values(batch.take(places), ids) if wanted else None
            yield _rows.located(found, _rows.shifted(places, record), given)
        record += batch.num_rows
