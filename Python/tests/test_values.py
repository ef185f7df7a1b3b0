"""Tests of values with types and of nested values."""

import datetime
import decimal

import polars
import pyarrow
import pyarrow.csv
import pytest

import tablerules


def found(findings):
    return [(finding.record, finding.field, finding.code) for finding in findings]


def test_types_are_checked_by_the_text_of_their_values():
    day = datetime.date(2024, 2, 29)
    columns = {
        "integer": (pyarrow.array([1, None, -5], pyarrow.int16()), ["1", None, "-5"]),
        "unsigned": (pyarrow.array([2**64 - 1], pyarrow.uint64()), ["18446744073709551615"]),
        "half": (pyarrow.array([1.5], pyarrow.float16()), ["1.5"]),
        "float": (pyarrow.array([0.1, 2.0, float("inf")]), ["0.1", "2", "inf"]),
        "decimal": (pyarrow.array([decimal.Decimal("-1.20")]), ["-1.20"]),
        "decimal256": (pyarrow.array([decimal.Decimal("0.05")], pyarrow.decimal256(50, 2)), ["0.05"]),
        "boolean": (pyarrow.array([True, False, None]), ["true", "false", None]),
        "date32": (pyarrow.array([day]), ["2024-02-29"]),
        "date64": (pyarrow.array([day], pyarrow.date64()), ["2024-02-29"]),
        "time": (pyarrow.array([datetime.time(1, 2, 3, 500000)]), ["01:02:03.5"]),
        "timestamp": (pyarrow.array([datetime.datetime(2024, 2, 29, 1, 2, 3)]), ["2024-02-29T01:02:03"]),
        "zone": (
            pyarrow.array([datetime.datetime(2024, 2, 29, 1, 2, 3)], pyarrow.timestamp("us", "Europe/Madrid")),
            ["2024-02-29T01:02:03Z"],
        ),
        "duration": (pyarrow.array([datetime.timedelta(hours=26)]), ["P1DT2H"]),
        "binary": (pyarrow.array([b"a\xc3\xa9"]), ["a\u00e9"]),
        "fixed": (pyarrow.array([b"ab"], pyarrow.binary(2)), ["ab"]),
        "view": (pyarrow.array(["a", "longer than twelve"], pyarrow.string_view()), ["a", "longer than twelve"]),
        "dictionary": (pyarrow.array(["a", None, "a"]).dictionary_encode(), ["a", None, "a"]),
        "null": (pyarrow.nulls(2), [None, None]),
    }
    for name, (array, texts) in columns.items():
        rules = tablerules.parse(f"fields: [{{name: \"{name}\", rules: [{{one-of: ['never']}}]}}]")
        values = {finding.record: finding.value for finding in rules.check(pyarrow.table({name: array}))}
        assert [values.get(record) for record in range(1, len(texts) + 1)] == texts, name


@pytest.mark.parametrize("kind", ["pyarrow", "polars"])
def test_typed_columns_have_the_verdict_of_the_csv_that_the_package_writes(kind, tmp_path):
    rules = tablerules.parse(
        "fields: [{name: n, type: number, constraints: {maximum: 5}}, {name: d, type: date, constraints: {minimum: 2000-01-01}},"
        " {name: b, type: boolean, constraints: {required: true}}, {name: i, type: integer, constraints: {minimum: 0}}]"
    )
    columns = {
        "n": [1.5, 1e20, None, -0.0], "d": [datetime.date(2024, 2, 29), None, datetime.date(1999, 12, 31), None],
        "b": [True, None, False, True], "i": [1, -1, None, 2**40],
    }
    path = tmp_path / "table.csv"
    if kind == "polars":
        table = polars.DataFrame(columns)
        table.write_csv(path)
    else:
        table = pyarrow.table(columns)
        pyarrow.csv.write_csv(table, path)
    assert found(rules.check(table)) == found(rules.check(path)) != []


@pytest.mark.parametrize("microseconds", [0, 1, 4_500_000, 60_000_000, 93_784_500_000, 86_400_000_000, -60_000_000, -86_400_000_001])
def test_a_duration_has_the_text_of_one_of_arrow(microseconds):
    rules = tablerules.parse("fields: [{name: d, rules: [{one-of: [never]}]}]")
    duration = datetime.timedelta(microseconds=microseconds)
    (own,) = rules.check([{"d": duration}])
    (arrow,) = rules.check(pyarrow.table({"d": pyarrow.array([duration], pyarrow.duration("us"))}))
    assert own.value == arrow.value


def test_numbers_of_json_lines_keep_their_spelling(tmp_path):
    path = tmp_path / "t.jsonl"
    path.write_text('{"n": 1.0}\n{"n": 12345678901234567890123}\n{"n": true}\n{}\n')
    rules = tablerules.parse("fields: [{name: n, rules: [{one-of: [never]}]}]")
    assert [finding.value for finding in rules.check(path)] == ["1.0", "12345678901234567890123", "true"]
    path.write_text('{"n": [1.0, {"\u00e9": "\u00e9", "b": [null, true, "1"]}]}\n{"n": {"a": -1e2}}\n')
    assert [finding.value for finding in rules.check(path)] == [
        '[1.0, {"\u00e9": "\u00e9", "b": [null, true, "1"]}]', '{"a": -1e2}',
    ]
    schema = tablerules.parse("fields: [{name: n, type: array, constraints: {jsonSchema: {items: {type: integer}}}}]")
    path.write_text('{"n": [1, 2]}\n{"n": ["1"]}\n')
    assert [finding.record for finding in schema.check(path)] == [2]


NESTED = [
    {"tags": ["a", "b\n"], "place": {"lat": 1.5, "lon": None}},
    {"tags": ["a", "a"], "place": {"lat": -200.0, "lon": 2.0}},
    {"tags": [], "place": None},
    {"tags": ["a", "b\n"], "place": {"lat": 0.25, "lon": 1e300}},
]


def test_lists_and_structs_have_the_verdicts_of_their_json():
    rules = tablerules.parse(
        """
fields:
  - {name: tags, type: array, constraints: {unique: true, minLength: 1, jsonSchema: {uniqueItems: true}}}
  - {name: place, type: object, constraints: {jsonSchema: {properties: {lat: {minimum: -90}, lon: {type: number}}}}}
"""
    )
    table = pyarrow.Table.from_pylist(NESTED)
    expected = [(finding.record, finding.field, finding.code) for finding in rules.check(NESTED)]
    assert [(record, field) for record, field, _ in expected] == [
        (1, "place"), (2, "tags"), (2, "place"), (3, "tags"), (4, "tags"),
    ]
    for given in [table, polars.DataFrame(NESTED), table.slice(0, 4).to_reader(max_chunksize=2)]:
        assert found(rules.check(given)) == expected
    assert [finding.value for finding in rules.check(table)][1] == '["a","a"]'
    lists = tablerules.parse("fieldsMatch: subset\nfields: [{name: tags, type: string, rules: [not-blank]}]")
    with pytest.raises(tablerules.TypeFault, match="only for a field of the type array or object"):
        lists.check(table)
