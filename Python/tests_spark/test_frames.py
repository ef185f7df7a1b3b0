"""Tests of checks of frames of Spark."""

import collections
import datetime
import decimal

import pytest
from pyspark.sql import functions

import tablerules
from tablerules.spark import counts, findings, split

RULES = """
fieldsMatch: subset
fields:
  - {name: name, type: string, constraints: {required: true}}
  - {name: email, type: string, format: email}
"""
RECORDS = [("k1", "Ann", "ann@example.com"), ("k2", None, "bob"), ("k3", "Cem", None), ("k4", "", "a@b"), ("k5", "Eve", "e")]


@pytest.fixture(scope="module")
def rules():
    return tablerules.parse(RULES)


@pytest.fixture(scope="module")
def people(spark):
    return spark.createDataFrame(RECORDS, "key STRING, name STRING, email STRING").repartition(2)


def test_findings_have_the_id_of_their_record(rules, people):
    frame = findings(people, rules, id=["key"])
    assert frame.columns == [
        "record", "id", "file", "field", "rule", "code", "params", "value", "truncated", "message", "severity", "causes",
    ]
    found = sorted((row.id.key, row.record, row.file, row.field, row.code, row.value) for row in frame.collect())
    assert found == [
        ("k2", None, "table", "email", "email.no-at-sign", "bob"),
        ("k2", None, "table", "name", "required", ""),
        ("k4", None, "table", "email", "email.domain-single-label", "a@b"),
        ("k4", None, "table", "name", "required", ""),
        ("k5", None, "table", "email", "email.no-at-sign", "e"),
    ]


def test_findings_are_those_of_one_check_of_the_whole_table(rules, spark, people, tmp_path):
    people.coalesce(1).sortWithinPartitions("key").write.parquet(str(tmp_path / "people"))
    frame = spark.read.parquet(str(tmp_path / "people"))
    record = functions.col("_metadata.row_index") + 1
    found = findings(frame, rules, record=record, name="people").orderBy("record").collect()
    expected = rules.check([dict(zip(people.columns, record)) for record in RECORDS], name="people")
    assert [(row.record, row.file, row.field, row.code, row.message) for row in found] == [
        (one.record, one.file, one.field, one.code, one.message) for one in expected
    ]


def test_an_id_can_be_a_column_that_is_made_for_it(rules, people):
    frame = findings(people, rules, id=["key", functions.length("key").alias("size")])
    assert {(row.id.key, row.id.size) for row in frame.collect()} == {("k2", 2), ("k4", 2), ("k5", 2)}


def test_only_columns_with_rules_are_read_where_others_are_allowed(rules, people):
    plan = findings(people.select("*", functions.lit(1).alias("unread")), rules)._jdf.queryExecution().toString()
    assert "unread" not in plan.partition("Physical Plan")[2]


def test_nothing_is_computed_before_the_frame_is_used(rules, spark):
    fails = spark.range(1).select(functions.expr("raise_error('was read')").cast("string").alias("name"))
    frame = findings(fails, rules)
    with pytest.raises(Exception, match="was read"):
        frame.collect()


def test_findings_on_the_columns_have_no_record_and_occur_once(rules, people):
    rows = findings(people.drop("email"), rules, id=["key"]).filter("rule = 'header'").collect()
    assert [(row.record, row.id, row.field, row.code, row.params) for row in rows] == [
        (None, None, "email", "header.missing-field", "{}")
    ]


def test_split_appends_the_findings_of_each_record(rules, people):
    frame = split(people, rules)
    assert frame.columns == [*people.columns, "findings"]
    codes = {row.key: [(found.field, found.code) for found in row.findings] for row in frame.collect()}
    assert codes == {
        "k1": [],
        "k2": [("name", "required"), ("email", "email.no-at-sign")],
        "k3": [],
        "k4": [("name", "required"), ("email", "email.domain-single-label")],
        "k5": [("email", "email.no-at-sign")],
    }
    assert sorted(tuple(row)[:3] for row in frame.collect()) == sorted(RECORDS)


def test_split_needs_the_columns_of_the_rules_and_a_free_name(rules, people):
    with pytest.raises(tablerules.ArgumentError, match="'email' must have this field"):
        split(people.drop("email"), rules)
    with pytest.raises(tablerules.ArgumentError, match="a column 'name' already"):
        split(people, rules, column="name")
    assert split(people, rules, column="faults").columns[-1] == "faults"


def test_split_keeps_values_of_every_type(spark):
    columns = (
        "i INT, d DECIMAL(9,2), t TIMESTAMP, n TIMESTAMP_NTZ, day DATE, b BINARY, a ARRAY<INT>, m MAP<STRING, INT>, s STRUCT<x: INT>"
    )
    time = datetime.datetime(2024, 2, 29, 1, 2, 3)
    record = (7, decimal.Decimal("1.20"), time, time, time.date(), b"x", [1], {"a": 1}, (1,))
    frame = spark.createDataFrame([record, (None,) * 9], columns)
    rules = tablerules.parse("fieldsMatch: subset\nfields: [{name: i, type: integer, constraints: {maximum: 5}}]")
    result = split(frame, rules)
    assert [tuple(row)[:9] for row in result.collect()] == [tuple(row) for row in frame.collect()]
    assert [len(row.findings) for row in result.collect()] == [1, 0]


def test_columns_may_have_any_name(spark):
    frame = spark.createDataFrame([("x", "y", "z", "k")], "`a.b` STRING, `c0` STRING, `id` STRING, `a``b` STRING")
    rules = tablerules.parse("fields: [{name: a.b, type: integer}, {name: c0}, {name: id, type: integer}, {name: a`b}]")
    rows = findings(frame, rules, id=["id", "`a.b`"]).collect()
    assert [(row.id.id, row.id["a.b"], row.field) for row in rows] == [("z", "x", "a.b"), ("z", "x", "id")]
    (row,) = split(frame, rules).collect()
    assert row.asDict().keys() == {"a.b", "c0", "id", "a`b", "findings"} and len(row.findings) == 2
    assert {row.field for row in counts(frame, rules).collect()} == {"a.b", "id"}


def test_counts_are_those_of_the_findings(rules, people):
    for frame in (people, people.drop("email"), people.filter("false")):
        found = findings(frame, rules).groupBy("field", "rule", "severity").count().collect()
        expected = {(row.field, row.rule, row.severity, row["count"]) for row in found}
        assert {(row.field, row.rule, row.severity, row.findings) for row in counts(frame, rules).collect()} == expected


KEYS = """
fieldsMatch: subset
fields: [{name: id, type: integer, constraints: {unique: true}}, {name: town}, {name: street}, {name: boss, type: integer}]
uniqueKeys: [[town, street]]
foreignKeys: [{fields: boss, reference: {resource: "", fields: id}}]
"""
STAFF = [
    (1, "1", "x", "y", "1"), (2, "07", "x", "z", "9"), (3, "7", "x", "y", None), (4, None, "q", "r", "2"),
    (5, "1", "x", "y", "7"), (6, "no", "", "", None), (7, None, "", "r", None),
]


@pytest.fixture(scope="module")
def staff(spark):
    return spark.createDataFrame(STAFF, "number INT, id STRING, town STRING, street STRING, boss STRING").repartition(3)


def expected_of_staff(tmp_path):
    """Return the findings on the records, of a check of all of them on one machine."""
    path = tmp_path / "staff.csv"
    lines = [",".join(value or "" for value in record[1:]) for record in STAFF]
    path.write_text("\n".join(["id,town,street,boss", *lines]) + "\n")
    return list(tablerules.parse(KEYS).check(path))


def test_keys_are_compared_across_tasks(staff, tmp_path):
    expected = [(one.record, one.field, one.rule, one.code, one.value, one.severity) for one in expected_of_staff(tmp_path)]
    assert {code for _, _, _, code, _, _ in expected} >= {"unique.duplicate", "unique-key.duplicate", "foreign-key.missing"}
    rules = tablerules.parse(KEYS)
    rows = findings(staff, rules, record="number").collect()
    found = [(row.record, row.field, row.rule, row.code, row.value, row.severity) for row in rows]
    assert sorted(found) == sorted(expected)
    rows = split(staff, rules).collect()
    of_records = {row.number: [(one.field, one.code) for one in row.findings] for row in rows}
    # Without an order one of the records with the same key is the first, whichever it is.
    for number in (4, 6, 7):
        assert of_records[number] == [(one[1], one[3]) for one in expected if one[0] == number]
    assert sum(map(len, of_records.values())) == len(expected)
    counted = {(row.field, row.rule, row.severity): row.findings for row in counts(staff, rules).collect()}
    assert counted == collections.Counter((one[1], one[2], one[5]) for one in expected)


def test_a_message_on_a_key_names_the_first_record_as_far_as_it_is_known(staff):
    rules = tablerules.parse(KEYS)

    def messages(**arguments):
        rows = findings(staff, rules, **arguments).filter("rule = 'unique'").collect()
        return {(row.value, row.message, row.params) for row in rows}

    assert messages(record="number") == {
        ("7", "must be unique: record 2 has the same value", '{"record":2}'),
        ("1", "must be unique: record 1 has the same value", '{"record":1}'),
    }
    with_id = messages(id=["number", functions.lit("b").alias("part")])
    assert ("7", "must be unique: record 2, b has the same value", "{}") in with_id
    assert {message for _, message, _ in messages()} == {"must be unique: another record has the same value"}


def test_keys_can_be_skipped(staff):
    rules = tablerules.parse(KEYS)
    assert [row.code for row in findings(staff, rules, skip_keys=True).collect()] == ["integer.malformed"]
    assert counts(staff, rules, skip_keys=True).count() == 1
    assert split(staff, rules, skip_keys=True).filter("size(findings) > 0").count() == 1


def test_keys_of_every_type_are_compared(spark):
    day, moment = datetime.date(2024, 2, 29), datetime.datetime(2024, 2, 29, 1, 2, 3)
    record = (7, 7, decimal.Decimal("1.20"), 0.5, True, day, moment, "x", {"a": 1})
    columns = "n INT, i BIGINT, d DECIMAL(9,2), f DOUBLE, b BOOLEAN, day DATE, t TIMESTAMP_NTZ, s STRING, m MAP<STRING, INT>"
    frame = spark.createDataFrame([record, record, (None,) * 9, (None,) * 9], columns)
    types = {"i": "integer", "d": "number", "f": "number", "b": "boolean", "day": "date", "t": "datetime", "s": "string"}
    fields = ", ".join(f"{{name: {name}, type: {kind}, constraints: {{unique: true}}}}" for name, kind in types.items())
    rules = tablerules.parse(f"fieldsMatch: subset\nfields: [{fields}]")
    (broken,) = split(frame, rules).filter("size(findings) > 0").collect()
    assert [one.field for one in broken.findings] == list(types)
    assert [one.value for one in broken.findings][:2] == ["7", "1.20"]
    assert len(findings(frame, rules, id=["m"]).collect()) == len(types)


def test_a_key_for_secrets_is_an_error_unless_it_is_skipped(people):
    rules = tablerules.parse("fieldsMatch: subset\nfields: [{name: key, rules: [password], constraints: {unique: true}}]")
    with pytest.raises(tablerules.RulesError, match="the key unique\\(key\\) has a column for secrets"):
        findings(people, rules)
    assert findings(people, rules, skip_keys=True).count() == 5


def test_rules_over_the_table_are_an_error(people):
    rules = tablerules.parse("fieldsMatch: subset\nfields: [{name: key}]\ntable: {records: {minimum: 3}}")
    with pytest.raises(tablerules.RulesError, match="checked by tasks.*: the rules under 'table'"):
        findings(people, rules, skip_keys=True)


def test_foreign_keys_refer_to_a_file(people, tmp_path):
    (tmp_path / "names.csv").write_text("name\nAnn\nCem\n")
    (tmp_path / "rules.yml").write_text(
        "fieldsMatch: subset\nfields: [{name: name}]\n"
        "foreignKeys: [{fields: name, reference: {resource: names, fields: name}}]\n"
    )
    rows = findings(people, tablerules.load(tmp_path / "rules.yml"), id=["key"]).collect()
    assert [(row.id.key, row.code) for row in rows] == [("k5", "foreign-key.missing")]


def test_a_secret_is_no_id(people):
    for rule in ("password", "{all: [password, 'length:1..300']}"):
        rules = tablerules.parse(f"fieldsMatch: subset\nfields: [{{name: key, rules: [{rule}]}}]")
        for column in ("key", functions.col("key")):
            with pytest.raises(tablerules.ArgumentError, match="'key' cannot be an id: its values are secret"):
                findings(people, rules, id=[column])
        assert {row.value for row in findings(people, rules).collect()} == {None}


def test_a_type_that_cannot_be_checked_is_named(spark, rules):
    frame = spark.createDataFrame([(["a"], "b")], "name ARRAY<STRING>, email STRING")
    with pytest.raises(Exception, match="column 'name' has the type list"):
        findings(frame, rules).collect()
