"""Checks of frames of Spark."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Union

from pyspark.sql import functions
from pyspark.sql.types import StructType

from .._batches import BatchChecker
from .._errors import ArgumentError
from ..rules import Rules
from . import _keys, _plan, _repeats, _rows, _tasks, _types

if TYPE_CHECKING:
    import pyarrow
    from pyspark.sql import Column, DataFrame

    ColumnOrName = Union[Column, str]


def findings(
    frame: DataFrame,
    rules: Rules,
    id: Sequence[ColumnOrName] | None = None,
    *,
    record: ColumnOrName | None = None,
    all: bool = False,
    name: str = "table",
    skip_keys: bool = False,
) -> DataFrame:
    """Return the findings on a frame, as a frame that is computed when it is used.

    Args:
        frame: The frame.
        rules: The rules.
        id: Columns that identify a record, which become the struct ``id`` of each finding. They may be columns that the rules
            do not know, such as ``_metadata.file_name``.
        record: A column with the number of the record, such as ``_metadata.row_index + 1`` of a Parquet file. Without it
            ``record`` is null, because the records of a frame have no order.
        all: Whether every rule that a value breaks is reported instead of only the first.
        name: The name of the table in findings.
        skip_keys: Whether ``unique``, ``primaryKey``, ``uniqueKeys`` and foreign keys of the table to itself are not compared,
            for which Spark moves all records. Of the records with the same key the first is no finding: that with the lowest
            ``record`` or else ``id``.
    """
    _plan.require_tasks(rules)
    checked = _plan.needed_columns(rules, frame.columns)
    keys = None if skip_keys else _keys.Keys(rules, checked)
    number = functions.lit(None) if record is None else functions.col(record) if isinstance(record, str) else record
    given = [number.cast("long"), *_types.columns(checked)]
    if id:
        given.append(functions.struct(*id))
    prepared = frame.select(*given).toDF(*_types.places(len(given)))
    has_id = bool(id)
    ids = prepared.schema.fields[-1].dataType if has_id else None
    for column in ids.fieldNames() if isinstance(ids, StructType) else []:
        _plan.require_public(rules, column)
    count = len(given)

    def check(batches: Iterable[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        checker = BatchChecker(rules, name, all=all)
        for batch in batches:
            records = _rows.named(batch.columns[1:], checked)
            found = _rows.of_records(checker.check(records))
            if found.num_rows:
                places = _rows.indices(found)
                ids = batch.column(count - 1).take(places) if has_id else None
                yield _rows.located(found, batch.column(0).take(places), ids)

    result = _tasks.mapped(prepared, check, _types.findings(ids))
    compared = [_repeats.Repeats(keys, key, prepared, has_id=has_id) for key in keys.compared] if keys else []
    for repeats in compared:
        result = result.union(repeats.findings(name))
    header = [_rows.of_header(fault, has_id) for fault in _plan.header_findings(rules, _types.schema(frame), name)]
    return frame.sparkSession.createDataFrame(header, result.schema).union(result) if header else result


def split(
    frame: DataFrame, rules: Rules, *, column: str = "findings", all: bool = False, skip_keys: bool = False
) -> DataFrame:
    """Return a frame with a further column: the array of the findings on the record, which is empty for a valid one.

    Args:
        frame: The frame.
        rules: The rules.
        column: The name of the further column.
        all: Whether every rule that a value breaks is reported instead of only the first.
        skip_keys: As for :func:`findings`.

    Raises:
        ArgumentError: The columns are not those of the rules, which is a fault of no record; or there is a column with that
            name already.
    """
    _plan.require_tasks(rules)
    if column in frame.columns:
        raise ArgumentError(f"the frame has a column '{column}' already; use column= with another name")
    for fault in _plan.header_findings(rules, _types.schema(frame), "table"):
        if fault.severity == "error":
            raise ArgumentError(f"the columns are not those of the rules: '{fault.field}' {fault.message} [{fault.code}]")

    names, count = frame.columns, len(frame.columns)
    places = _types.places(count + 1)
    keys = None if skip_keys else _keys.Keys(rules, names)

    def check(batches: Iterable[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        checker = BatchChecker(rules, "table", all=all)
        for batch in batches:
            records = _rows.named(batch.columns, names)
            found = _rows.of_records(checker.check(records))
            if keys:
                found = _rows.with_further(found, keys.findings(records, batch.columns[count:], "table"), names)
            yield _rows.named([*records.columns, _rows.lists_of(found, batch.num_rows)], places)

    prepared = frame.toDF(*places[:-1])
    result = _types.with_findings(prepared.schema, places[-1])
    if keys and keys.compared:
        prepared = keys.flagged(prepared, range(count))
    return _tasks.mapped(prepared, check, result).toDF(*names, column)


def counts(frame: DataFrame, rules: Rules, *, skip_keys: bool = False) -> DataFrame:
    """Return the numbers of findings by column and rule, without the findings, as a frame that is computed when it is used.

    Args:
        frame: The frame.
        rules: The rules.
        skip_keys: As for :func:`findings`.
    """
    _plan.require_tasks(rules)
    checked = _plan.needed_columns(rules, frame.columns)

    keys = None if skip_keys else _keys.Keys(rules, checked)

    def count(batches: Iterable[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        checker = BatchChecker(rules, "table", counts_only=True)
        for batch in batches:
            checker.count(_rows.named(batch.columns, checked))
        found = [count for count in checker.counts() if count.rule != "header"]
        if found:
            yield _rows.of_counts(found)

    selected = frame.select(*_types.columns(checked)).toDF(*_types.places(len(checked)))
    result = _tasks.mapped(selected, count, _types.counts())
    if keys and keys.compared:
        numbered = frame.select(functions.lit(None).cast("long"), *_types.columns(checked))
        numbered = numbered.toDF(*_types.places(len(checked) + 1))
        for key in keys.compared:
            result = result.union(_repeats.Repeats(keys, key, numbered).counts())
    header = [(fault.field, fault.rule, fault.code, fault.severity, 1)
              for fault in _plan.header_findings(rules, _types.schema(frame), "table")]
    if header:
        result = frame.sparkSession.createDataFrame(header, result.schema).union(result)
    return result.groupBy("field", "rule", "code", "severity").agg(functions.sum("findings").alias("findings"))
