"""Records of a whole frame that break a key, found by the key and the number of each record alone, so that Spark moves little more."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from pyspark.sql import Window, functions
from pyspark.sql.types import BinaryType, LongType, StructField, StructType

from .._arrow import batch_pointers
from .._batches import BatchChecker
from .._keys import KeyChecker
from . import _keys, _rows, _tasks, _types

if TYPE_CHECKING:
    import pyarrow
    from pyspark.sql import Column, DataFrame


class Repeats:
    """The records of a frame that break one of the keys of rules.

    They are found among rows of a key, `key0` and further columns, and its record: `record` and `number`, which differ in all rows, the
    `value` of the first field, and the `id` if there is one.
    """

    def __init__(self, keys: _keys.Keys, key: _keys.Key, frame: DataFrame, *, has_id: bool = False) -> None:
        """Create the records.

        Args:
            keys: The keys of the rules.
            key: The key.
            frame: The numbers of the records, the checked columns and, if there is one, the id, with names by place.
            has_id: Whether there is an id.
        """
        self._key, self._has_id = key, has_id
        referred = keys.named(key.reference) if key.reference else None
        fields = list(dict.fromkeys([*key.fields, *(referred.fields if referred else [])]))
        places = [f"c{keys.checked.index(field) + 1}" for field in fields]
        given = frame.select("c0", *places, *([frame.columns[-1]] if has_id else []))
        self._ids = given.schema.fields[-1].dataType if has_id else None
        types = _types.schema(given.select(*places).toDF(*fields))
        is_stored = next(each.is_stored for each in _keys.described(keys.rules, types) if each.column == key.column)
        if is_stored and not referred:
            rows = self._stored(given, places)
        else:
            rows = self._written(given, keys, fields, [key.column, *([referred.column] if referred else [])])
        self._rows = self._referring(rows) if referred else self._repeated(rows)

    def _stored(self, given: DataFrame, places: list[str]) -> DataFrame:
        """Return the rows of the records with the key, which is in the columns as it is stored."""
        named = [functions.col(place).alias(f"key{number}") for number, place in enumerate(places)]
        rest = [functions.col("c0").alias("record"), functions.monotonically_increasing_id().alias("number")]
        rest += [functions.col(places[0]).alias("value"), *([functions.col(given.columns[-1]).alias("id")] if self._has_id else [])]
        return given.select(*named, *rest).dropna("any", subset=[f"key{number}" for number in range(len(places))])

    def _written(self, given: DataFrame, keys: _keys.Keys, fields: list[str], columns: list[str]) -> DataFrame:
        """Return the rows of the records with one of the columns of keys, which tasks write as bytes.

        Args:
            given: The numbers of the records, the fields, and the id.
            keys: The keys of the rules.
            fields: The names of the fields.
            columns: The names of the key and of what it refers to.
        """
        names = [*(f"key{number}" for number in range(len(columns))), "record", "number", "value", *(["id"] if self._has_id else [])]
        kinds = [*(BinaryType() for _ in columns), LongType(), LongType(), given.schema.fields[1].dataType]
        schema = StructType([StructField(name, kind) for name, kind in zip(names, [*kinds, *([self._ids] if self._ids else [])])])
        rules, has_id = keys.rules, self._has_id

        def write(batches: Iterable[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
            import pyarrow
            import pyarrow.compute

            checker = None
            number = _keys.first_number()
            for batch in batches:
                pointers = batch_pointers(_rows.named(batch.columns[1:], fields))
                checker = checker or KeyChecker(rules.handle, pointers[0])
                found = checker.keys(pointers[1])
                described = [each["column"] for each in json.loads(checker.description)]
                written = [found.column(described.index(column)) for column in columns]
                numbers = pyarrow.array(range(number, number + batch.num_rows), pyarrow.int64())
                number += batch.num_rows
                rest = [batch.column(0), numbers, batch.column(1), *([batch.columns[-1]] if has_id else [])]
                is_needed = written[0].is_valid()
                for column in written[1:]:
                    is_needed = pyarrow.compute.or_(is_needed, column.is_valid())
                yield _rows.named([*written, *rest], names).filter(is_needed)

        return _tasks.mapped(given, write, schema)

    def _repeated(self, rows: DataFrame) -> DataFrame:
        """Return the rows whose key an earlier record has, with the first one."""
        order = [functions.col("record").asc_nulls_last(), *_keys.order_of("id", self._ids)]
        same = Window.partitionBy(*(name for name in rows.columns if name.startswith("key"))).orderBy(*order, "number")
        placed = rows.withColumn("place", functions.row_number().over(same))
        return placed.withColumn("origin", functions.first(self._origin()).over(same)).filter("place > 1")

    def _referring(self, rows: DataFrame) -> DataFrame:
        """Return the rows whose foreign key is that of no record."""
        known = rows.select(functions.col("key1").alias("known")).filter("known IS NOT NULL").distinct()
        missing = rows.filter("key0 IS NOT NULL").join(known, rows["key0"] == known["known"], "left_anti")
        return missing.withColumn("origin", self._origin())

    def _origin(self) -> Column:
        """Return the number and the id of a record."""
        id = functions.col("id") if self._has_id else functions.lit(None).cast("struct<x: long>")
        return functions.struct(functions.col("record").alias("number"), id.alias("id"))

    def findings(self, name: str) -> DataFrame:
        """Return the findings on the records.

        Args:
            name: The name of the table in findings.
        """
        key, has_id = self._key, self._has_id

        def write(batches: Iterable[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
            import pyarrow

            for batch in batches:
                if not batch.num_rows:
                    continue
                values, origins = batch.column("value"), batch.column("origin").to_pylist()
                shown = BatchChecker(_rows.rejecting(), name).check(_rows.named([values], ["value"]))
                parts = [key.finding(origin) for origin in origins]
                columns = {part: pyarrow.array([each.get(part) for each in parts], pyarrow.string()) for part in _rows.PARTS}
                columns |= {"value": shown.column("value"), "truncated": shown.column("truncated")}
                columns["file"] = pyarrow.array([name] * batch.num_rows)
                found = pyarrow.RecordBatch.from_pydict(columns)
                yield _rows.located(found, batch.column("record"), batch.column("id") if has_id else None)

        needed = self._rows.select("record", "value", "origin", *(["id"] if has_id else []))
        return _tasks.mapped(needed, write, _types.findings(self._ids))

    def counts(self) -> DataFrame:
        """Return the number of the records, in the columns of counts; no row if there is none."""
        key = self._key
        texts = {"field": key.fields[0], "rule": key.rule, "code": key.code, "severity": key.severity}
        total = self._rows.agg(functions.count("*").alias("findings")).filter("findings > 0")
        return total.select(*(functions.lit(text).alias(name) for name, text in texts.items()), "findings")
