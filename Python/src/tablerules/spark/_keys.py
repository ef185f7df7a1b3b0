"""Keys of a whole frame: tasks write them as bytes, and Spark compares the bytes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Optional

from pyspark import TaskContext
from pyspark.sql import Window, functions
from pyspark.sql.types import BinaryType, LongType, MapType, StructField, StructType

from .._arrow import batch_pointers
from .._keys import KeyChecker
from ..rules import Rules
from . import _rows, _tasks

if TYPE_CHECKING:
    import pyarrow
    from pyspark.sql import Column, DataFrame
    from pyspark.sql.types import DataType

RECORDS_OF_TASK = 1 << 33
"""More records than a task has, so that the numbers of records are different in all tasks."""


class Key(NamedTuple):
    """A key of the rules, with the finding on a record that breaks it."""

    column: str
    """Its name, such as ``unique(email)``."""
    rule: Optional[str]
    """None for the fields that a foreign key of the table to itself refers to."""
    code: Optional[str]
    fields: list[str]
    is_stored: bool
    """Whether two records have the same key if and only if they have the same integers."""
    reference: Optional[str]
    """For a foreign key of the table to itself, the column of the key that it refers to."""
    severity: Optional[str]
    message: Optional[str]
    """The message, with ``{record}`` for the first record that has the same key."""
    params: Optional[dict[str, Any]]

    @property
    def is_compared(self) -> bool:
        """Whether Spark compares it: a foreign key to another table is looked up by the tasks."""
        return self.rule is not None and (self.rule != "foreign-key" or self.reference is not None)

    def finding(self, first: dict[str, Any]) -> dict[str, Optional[str]]:
        """Return the parts of a finding that do not depend on the value.

        Args:
            first: The number and the id of the first record that has the same key, each None if it is not known.
        """
        parts = {"field": self.fields[0], "rule": self.rule, "code": self.code, "severity": self.severity}
        return {**parts, **_wording(self, first)}


def described(rules: Rules, schema: pyarrow.Schema) -> list[Key]:
    """Return the keys of rules in columns with these types."""
    import pyarrow

    pointers = batch_pointers(pyarrow.RecordBatch.from_pylist([], schema))
    keys = json.loads(KeyChecker(rules.handle, pointers[0]).description)
    return [Key(is_stored=key.pop("isStored"), **key) for key in keys]


def first_number() -> int:
    """Return the number of the first record of the task that runs, which is less than those of the next task."""
    context = TaskContext.get()
    return (context.partitionId() if context else 0) * RECORDS_OF_TASK


def order_of(id: str, kind: DataType | None) -> list[Column]:
    """Return what orders records by their ids: nothing for ids that have no order."""
    if not isinstance(kind, StructType) or any(isinstance(field.dataType, MapType) for field in kind):
        return []
    return [functions.col(id)]


class Keys:
    """The keys of rules in the columns of a frame."""

    def __init__(self, rules: Rules, checked: list[str]) -> None:
        """Create the keys.

        Args:
            rules: The rules.
            checked: The names of the columns that are checked.
        """
        import pyarrow

        self.rules, self.checked = rules, checked
        self._all = described(rules, pyarrow.schema([(name, pyarrow.string()) for name in checked]))
        self.compared = [key for key in self._all if key.is_compared]

    def named(self, column: str) -> Key:
        """Return the key with that name."""
        return next(key for key in self._all if key.column == column)

    def flagged(self, frame: DataFrame, places: Sequence[int], record: str | None = None, id: str | None = None) -> DataFrame:
        """Return a frame with a further column for each compared key: null, or for a record that breaks the key a struct with the
        number and the id of the first record that has the same key.

        Records are ordered by their number, then by their id. Where both are equal or unknown, one of them is the first.

        Args:
            frame: A frame whose columns have names by place.
            places: The places of the checked columns in the frame.
            record: The name of the column with the numbers of the records.
            id: The name of the column with the ids of the records.
        """
        rules, checked = self.rules, self.checked
        names = frame.columns
        keys = [f"k{index}" for index in range(len(self._all))]

        def write(batches: Iterable[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
            import pyarrow

            checker = None
            record = first_number()
            for batch in batches:
                schema, array, capsules = batch_pointers(_rows.named([batch.column(place) for place in places], checked))
                checker = checker or KeyChecker(rules.handle, schema)
                columns = [*batch.columns, *checker.keys(array).columns]
                numbers = pyarrow.array(range(record, record + batch.num_rows), pyarrow.int64())
                record += batch.num_rows
                del capsules
                yield _rows.named([*columns, numbers], [*names, *keys, "number"])

        added = [*(StructField(key, BinaryType()) for key in keys), StructField("number", LongType())]
        result = _tasks.mapped(frame, write, StructType([*frame.schema.fields, *added]))
        origin = functions.struct(
            (functions.col(record) if record else functions.lit(None).cast("long")).alias("number"),
            (functions.col(id) if id else functions.lit(None).cast("struct<x: long>")).alias("id"),
        )
        order = [functions.col(record).asc_nulls_last()] if record else []
        order += order_of(id, frame.schema[id].dataType) if id else []
        flags = []
        for index, key in enumerate(self.compared):
            flag, column = f"f{index}", functions.col(keys[self._all.index(key)])
            if key.reference is None:
                # Records without the key are not compared: each is alone in its partition.
                alone = functions.when(column.isNull(), functions.col("number"))
                same = Window.partitionBy(column, alone).orderBy(*order, "number")
                is_later = column.isNotNull() & (functions.row_number().over(same) > 1)
                result = result.withColumn(flag, functions.when(is_later, functions.first(origin).over(same)))
            else:
                referred = keys[[other.column for other in self._all].index(key.reference)]
                known = result.select(functions.col(referred).alias("known")).filter("known IS NOT NULL").distinct()
                is_missing = column.isNotNull() & functions.col("known").isNull()
                joined = result.join(known, column == functions.col("known"), "left")
                result = joined.withColumn(flag, functions.when(is_missing, origin)).drop("known")
            flags.append(flag)
        return result.select(*names, *flags)

    def findings(self, batch: pyarrow.RecordBatch, flags: list[pyarrow.StructArray], name: str) -> list[dict[str, Any]]:
        """Return the findings on the flagged records of a batch, in the columns of findings.

        Args:
            batch: The checked columns.
            flags: The further columns of :meth:`flagged`.
            name: The name of the table in findings.
        """
        found: list[dict[str, Any]] = []
        for key, flag in zip(self.compared, flags):
            records = [record for record, is_valid in enumerate(flag.is_valid().to_pylist()) if is_valid]
            if not records:
                continue
            values = _rows.shown(batch.column(key.fields[0]).take(records))
            for record, value in zip(records, values):
                found.append({"record": record + 1, "file": name, **value, **key.finding(flag[record].as_py())})
        return found


def _wording(key: Key, first: dict[str, Any]) -> dict[str, str]:
    """Return the parameters and the message of a finding.

    Args:
        key: The key.
        first: The number and the id of the first record that has the same key, each None if it is not known.
    """
    params, message = dict(key.params or {}), key.message or ""
    if "record" in params:
        number, id = first["number"], first["id"]
        if number is None:
            del params["record"]
        else:
            params["record"] = number
        if number is not None or id:
            label = str(number) if id is None or number is not None else ", ".join(map(str, id.values()))
            message = message.replace("{record}", label)
        else:
            message = message.replace("record {record}", "another record")
    return {"params": json.dumps(params, ensure_ascii=False, separators=(",", ":")), "message": message}
