"""Tests of the key `arrowType`: the types of columns as they are stored."""

import datetime
import decimal

import duckdb
import pandas
import polars
import pyarrow
import pyarrow.parquet
import pytest

import tablerules


def rules_of(*types, name="a"):
    text = ", ".join(f"'{kind}'" for kind in types)
    return tablerules.parse(f"fieldsMatch: subset\nfields: [{{name: {name}, arrowType: [{text}]}}]")


MOMENT = datetime.datetime(2024, 2, 29, 15)
ZONED = MOMENT.replace(tzinfo=datetime.timezone.utc)


@pytest.mark.parametrize(
    ("column", "stored"),
    [
        (pyarrow.array([1], pyarrow.int8()), "int8"), (pyarrow.array([1], pyarrow.uint64()), "uint64"),
        (pyarrow.array([1.5], pyarrow.float32()), "float32"), (pyarrow.array([True]), "bool"), (pyarrow.nulls(1), "null"),
        (pyarrow.array(["x"]), "string"), (pyarrow.array(["x"], pyarrow.large_string()), "large_string"),
        (pyarrow.array(["x"], pyarrow.string_view()), "string_view"), (pyarrow.array([b"x"], pyarrow.binary(1)), "fixed_size_binary(1)"),
        (pyarrow.array([MOMENT.date()], pyarrow.date32()), "date32"), (pyarrow.array([MOMENT.date()], pyarrow.date64()), "date64"),
        (pyarrow.array([MOMENT.time()], pyarrow.time32("ms")), "time32(ms)"),
        (pyarrow.array([MOMENT.time()], pyarrow.time64("us")), "time64(us)"),
        (pyarrow.array([MOMENT], pyarrow.timestamp("us")), "timestamp(us)"),
        (pyarrow.array([ZONED], pyarrow.timestamp("ns", "Europe/Berlin")), "timestamp(ns, Europe/Berlin)"),
        (pyarrow.array([MOMENT - MOMENT], pyarrow.duration("s")), "duration(s)"),
        (pyarrow.array([decimal.Decimal("1.20")], pyarrow.decimal128(14, 2)), "decimal128(14, 2)"),
        (pyarrow.array([decimal.Decimal("1.20")], pyarrow.decimal256(50, 2)), "decimal256(50, 2)"),
        (pyarrow.array([[1]], pyarrow.list_(pyarrow.int16())), "list<int16>"),
        (pyarrow.array([[1]], pyarrow.list_(pyarrow.int16(), 1)), "fixed_size_list(1)<int16>"),
        (pyarrow.array([{"x": 1, "y": "a"}]), "struct<x: int64, y: string>"),
        (pyarrow.array([[("k", 1)]], pyarrow.map_(pyarrow.string(), pyarrow.int32())), "map<string, int32>"),
        (pyarrow.array(["x"]).dictionary_encode(), "dictionary<int32, string>"),
    ],
)
def test_a_column_is_stored_as_one_type_and_differs_from_another(column, stored):
    table = pyarrow.table({"a": column})
    for given in (table, table.to_reader()):
        assert rules_of(stored, "date64" if stored != "date64" else "bool").check(given).ok
    findings = rules_of("interval", "float16").check(table)
    assert [(finding.record, finding.field, finding.rule, finding.code, finding.params) for finding in findings] == [
        (None, "a", "header", "type.stored", {"expected": ["interval", "float16"], "found": stored})
    ]
    assert not findings.ok and findings.invalid == 0


def test_each_package_says_how_it_stores_a_column(tmp_path):
    values = {"a": ["x", "y"], "n": [1, 2], "t": [MOMENT, MOMENT]}
    table = pyarrow.table(values)
    pyarrow.parquet.write_table(table, tmp_path / "t.parquet")
    tables = {
        "pyarrow": (table, "string", "int64", "timestamp(us)"),
        "polars": (polars.DataFrame(values), "string", "int64", "timestamp(us)"),
        "duckdb": (duckdb.from_arrow(table), "string", "int64", "timestamp(us)"),
        "pandas": (pandas.DataFrame(values), "large_string", "int64", "timestamp(us)"),
        "parquet": (str(tmp_path / "t.parquet"), "string", "int64", "timestamp(us)"),
    }
    for name, (given, text, number, moment) in tables.items():
        rules = tablerules.rules(
            a=tablerules.field(arrow_type=text), n=tablerules.field(arrow_type=number), t=tablerules.field(arrow_type=moment)
        )
        findings = rules.check(given)
        assert findings.ok, (name, findings)
        wrong = tablerules.rules(
            a=tablerules.field(arrow_type="int8"), n=tablerules.field(arrow_type="int32"), t=tablerules.field(arrow_type="date32")
        )
        for summary in (wrong.check(given), wrong.count(given)):
            assert [(column.field, column.code) for column in summary.columns] == [(key, "type.stored") for key in values], name
            assert [count for count in summary.counts] == [tablerules.Count(None, "header", "type.stored", "error", 3)]


def test_other_readers_ignore_the_key(tmp_path):
    rules = rules_of("int64")
    (tmp_path / "t.csv").write_text("a\nx\n")
    (tmp_path / "t.jsonl").write_text('{"a": "x"}\n')
    for given in (tmp_path / "t.csv", tmp_path / "t.jsonl", [{"a": "x"}, {"a": "y", "b": 1}]):
        assert rules.check(given).ok


def test_a_finding_on_a_type_is_shown_and_stops_a_split():
    rules = rules_of("int64")
    table = pyarrow.table({"a": ["x"]})
    assert repr(rules.check(table)) == (
        "the columns are not those of the rules; the record is valid\n  column 'a' must be stored as 'int64', is stored as 'string' [type.stored]"
    )
    with pytest.raises(tablerules.ArgumentError, match="'a' must be stored as 'int64', is stored as 'string'"):
        rules.split(table)
    warning = tablerules.rules(a=tablerules.field(arrow_type="int64", severity="warning"))
    findings = warning.check(table)
    assert findings.ok and len(findings) == 1
    assert repr(findings) == (
        "the record is valid, with 1 warning\nwarnings:\n  column 'a' must be stored as 'int64', is stored as 'string' [type.stored]"
    )
    assert [len(part) for part in warning.split(table)] == [1, 0]
