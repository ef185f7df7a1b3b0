"""Checks of Parquet files by tasks that read their own row groups, without a way through the memory of Java."""

from __future__ import annotations

import base64
import json
import pickle
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from pyspark.sql.datasource import DataSource, DataSourceReader, InputPartition
from pyspark.sql.types import StructType

from .._batches import BatchChecker
from .._errors import ArgumentError, ValidationError
from .._places import files
from ..rules import Rules
from . import _files, _plan, _rows, _types

if TYPE_CHECKING:
    import pyarrow
    from pyspark.sql import DataFrame, SparkSession

FORMAT = "tablerules"
"""The name of the data source."""


def findings(spark: SparkSession, path: str, paths: list[str], rules: Rules, id: list[str], all: bool) -> DataFrame:
    """Return the findings on Parquet files, as a frame that is computed when it is used.

    Args:
        spark: The session.
        path: The file or the folder.
        paths: The files.
        rules: The rules.
        id: The names of columns that identify a record; their types are those in the first file.
        all: Whether every rule that a value breaks is reported instead of only the first.
    """
    ids = _types.id_type(_files.open_file(paths[0]).schema_arrow, id) if id else StructType()
    spark.dataSource.register(ParquetFindings)
    return (
        spark.read.format(FORMAT)
        .option("rules", base64.b64encode(pickle.dumps(rules)).decode())
        .option("id", json.dumps(ids.jsonValue()))
        .option("all", json.dumps(all))
        .load(path)
    )


class ParquetFindings(DataSource):
    """The findings on Parquet files, as a data source of Spark."""

    @classmethod
    def name(cls) -> str:
        """Return the name of the format."""
        return FORMAT

    def schema(self) -> StructType:
        """Return the columns of findings."""
        ids = StructType.fromJson(json.loads(self.options["id"]))
        return _types.findings(ids if ids.fields else None)

    def reader(self, schema: StructType) -> DataSourceReader:
        """Return the reader of the files."""
        rules: Rules = pickle.loads(base64.b64decode(self.options["rules"]))
        ids = StructType.fromJson(json.loads(self.options["id"]))
        return _Reader(self.options["path"], rules, ids, json.loads(self.options["all"]))


class _Reader(DataSourceReader):
    def __init__(self, path: str, rules: Rules, ids: StructType, all: bool) -> None:
        self._path, self._rules, self._ids, self._all = path, rules, ids, all

    def partitions(self) -> Sequence[InputPartition]:
        """Return the parts of the files, one for each task."""
        return [part for path in files(self._path) for part in _files.parts(path)]

    def read(self, partition: InputPartition) -> Iterator[Any]:
        """Yield the findings on a part, in batches."""
        assert isinstance(partition, _files.RowGroups)
        try:
            yield from self._findings(partition)
        except ValidationError as error:
            raise type(error)(f"{partition.path}: {error}") from error

    def _findings(self, part: _files.RowGroups) -> Iterator[pyarrow.RecordBatch]:
        file = _files.open_file(part.path)
        names = file.schema_arrow.names
        if part.first_record == 1:
            header = _plan.header_findings(self._rules, file.schema_arrow, part.path)
            rows = [_rows.of_header(fault, bool(self._ids.fields)) for fault in header]
            if rows:
                yield _types.batch(rows, self._ids)
        checked = _plan.needed_columns(self._rules, names)
        ids = self._ids.fieldNames()
        if missing := [name for name in ids if name not in names]:
            raise ArgumentError(f"there is no column '{missing[0]}' for the id")
        needed = [name for name in names if name in checked or name in ids]
        checker = BatchChecker(self._rules, part.path, all=self._all)
        record = part.first_record
        for batch in _files.batches(file, part.groups, needed):
            found = _rows.of_records(checker.check(batch.select(checked)))
            if found.num_rows:
                places = _rows.indices(found)
                given = _types.id_values(batch.take(places), self._ids) if ids else None
                yield _rows.located(found, _rows.shifted(places, record), given)
            record += batch.num_rows
