"""Tests of columns of Spark with other types than text, and of frames of streams."""

import datetime

import pytest
from pyspark.sql import functions

import tablerules
from tablerules.spark import counts, findings, read, split

RULES = tablerules.parse("""
fieldsMatch: subset
fields:
  - {name: tags, type: array, constraints: {jsonSchema: {items: {maxLength: 2}}}}
  - {name: place, type: object, constraints: {jsonSchema: {properties: {lat: {maximum: 90}}}}}
  - {name: sizes, type: object, constraints: {jsonSchema: {additionalProperties: {maximum: 5}}}}
  - {name: day, type: date}
  - {name: nothing, type: string}
  - {name: data, type: string}
""")
FIRST = "array('a', 'bbb') tags, named_struct('lat', 91.5D) place, map('x', 9) sizes, timestamp_ntz'2024-02-29 01:00' day, null nothing, X'FF' data, 'k' id"
SECOND = "array(), null, map(), timestamp_ntz'2024-02-29 00:00', null, X'61', 'l'"
EXPECTED = [
    ("day", "date.malformed", "2024-02-29T01:00:00"), ("place", "json-schema.failed", '{"lat":91.5}'), ("sizes", "json-schema.failed", '{"x":9}'),
    ("tags", "json-schema.failed", '["a","bbb"]'), (None, "record.invalid-utf8", None),
]


@pytest.fixture(scope="module")
def frame(spark):
    return spark.sql(f"SELECT {FIRST} UNION ALL SELECT {SECOND}")


def written(frame, path):
    """Write a frame as Parquet, which Spark 3.5 does not for a column without values that has no type."""
    frame.withColumn("nothing", functions.col("nothing").cast("string")).write.parquet(str(path))


def found(rows):
    assert {row.id.id for row in rows} == {"k"}
    return sorted(((row.field, row.code, row.value) for row in rows), key=str)


def test_arrays_structs_maps_and_timestamps_are_checked(frame, spark, tmp_path):
    expected = sorted(EXPECTED, key=str)
    assert found(findings(frame, RULES, id=["id"]).collect()) == expected
    assert sorted(len(row.findings) for row in split(frame, RULES).collect()) == [0, 5]
    assert sum(row.findings for row in counts(frame, RULES).collect()) == 5
    written(frame, tmp_path / "t.parquet")
    assert found(read(spark, str(tmp_path / "t.parquet"), RULES, id=["id"]).collect()) == expected


def test_an_id_may_be_an_array_or_a_struct(frame):
    row = findings(frame, RULES, id=["tags", "place", "day"]).first()
    assert row.id.asDict(recursive=True) == {"tags": ["a", "bbb"], "place": {"lat": 91.5}, "day": datetime.datetime(2024, 2, 29, 1)}


def stream_of(frame, spark, folder):
    written(frame, folder / "t")
    return spark.readStream.schema(spark.read.parquet(str(folder / "t")).schema).parquet(str(folder / "t"))


def rows_of(stream, spark, folder, mode="append"):
    query = (
        stream.writeStream.format("memory").queryName("found").outputMode(mode).trigger(availableNow=True)
        .option("checkpointLocation", f"{folder}/checkpoint").start()
    )
    query.awaitTermination()
    return spark.table("found").collect()


def test_a_stream_has_the_findings_of_its_records(frame, spark, tmp_path):
    stream = stream_of(frame, spark, tmp_path)
    assert found(rows_of(findings(stream, RULES, id=["id"]), spark, tmp_path / "findings")) == sorted(EXPECTED, key=str)
    assert sorted(len(row.findings) for row in rows_of(split(stream, RULES), spark, tmp_path / "split")) == [0, 5]
    assert sum(row.findings for row in rows_of(counts(stream, RULES), spark, tmp_path / "counts", "complete")) == 5


def test_keys_of_a_stream_are_skipped_if_it_is_wanted(frame, spark, tmp_path):
    rules = tablerules.parse("fieldsMatch: subset\nfields: [{name: id, type: integer, constraints: {unique: true}}]")
    stream = stream_of(frame, spark, tmp_path)
    rows = rows_of(findings(stream, rules, skip_keys=True), spark, tmp_path / "skipped")
    assert sorted((row.field, row.code, row.value) for row in rows) == [("id", "integer.malformed", "k"), ("id", "integer.malformed", "l")]


def test_the_type_of_a_column_is_compared_as_tasks_get_it(spark):
    frame = spark.sql("SELECT 1 AS a, CAST(1.5 AS DECIMAL(14, 2)) AS d, timestamp'2024-02-29 15:00:00' AS t, 'x' AS s, array(1L) AS l")
    types = {"a": "int32", "d": "decimal(14, 2)", "t": "timestamp(us, UTC)", "s": "string", "l": "list<int64>"}
    right = tablerules.rules({name: tablerules.field(arrow_type=kind) for name, kind in types.items()})
    wrong = tablerules.rules({name: tablerules.field(arrow_type="bool") for name in types})
    assert findings(frame, right).collect() == []
    found = findings(frame, wrong).select("record", "field", "rule", "code").collect()
    assert [tuple(row) for row in found] == [(None, name, "header", "type.stored") for name in types]
    assert [(row["code"], row["findings"]) for row in counts(frame, wrong).collect()] == [("type.stored", 1)] * 5
    with pytest.raises(tablerules.ArgumentError, match="'a' must be stored as 'bool', is stored as 'int32'"):
        split(frame, wrong)


def test_a_rule_of_ones_own_is_not_checked_by_tasks(spark):
    rules = tablerules.rules(a=tablerules.field(int)).with_rule(tablerules.rule(lambda a: a, name="own", column="a"))
    with pytest.raises(tablerules.RulesError, match="the rule 'own' is a function of Python, which tasks do not call"):
        findings(spark.sql("SELECT 1 AS a"), rules)
