"""Tests of types that packages have, and of their fields."""

import datetime
import decimal
import uuid

import duckdb
import numpy
import pandas
import polars
import pyarrow
import pytest

import tablerules

NEVER = tablerules.parse("fields: [{name: a, rules: [{one-of: [never]}]}]")
IDENTIFIER = uuid.UUID("2f5bd6e0-5ea7-4b8b-9b3c-1f2a3b4c5d6e")


def texts(table):
    """Return the text by which each value is checked; None for an absent one."""
    findings = NEVER.check(table)
    values = {finding.record: finding.value for finding in findings}
    return [values.get(record) for record in range(1, findings.records + 1)]


NULLS = {
    "pyarrow": lambda: pyarrow.table({"a": pyarrow.nulls(2)}),
    "pyarrow chunks": lambda: pyarrow.table({"a": pyarrow.chunked_array([pyarrow.nulls(1), pyarrow.nulls(1)])}),
    "pyarrow slice": lambda: pyarrow.table({"a": pyarrow.nulls(4)}).slice(1, 2),
    "dictionary of nulls": lambda: pyarrow.table(
        {"a": pyarrow.DictionaryArray.from_arrays(pyarrow.array([0, None], pyarrow.int8()), pyarrow.nulls(1))}),
    "polars": lambda: polars.DataFrame({"a": [None, None]}),
    "polars null": lambda: polars.DataFrame({"a": polars.Series([None, None], dtype=polars.Null)}),
    "pandas": lambda: pandas.DataFrame({"a": [None, None]}),
    "duckdb": lambda: duckdb.sql("SELECT NULL AS a FROM range(2)"),
}
NESTED_NULLS = {
    "pyarrow list": (lambda: pyarrow.table({"a": pyarrow.array([[None, None], None], pyarrow.list_(pyarrow.null()))}), ["[null,null]", None]),
    "pyarrow struct": (lambda: pyarrow.table({"a": pyarrow.array([{"x": None}, None], pyarrow.struct([("x", pyarrow.null())]))}),
                       ['{"x":null}', None]),
    "polars list": (lambda: polars.DataFrame({"a": [[None, None], None]}, schema={"a": polars.List(polars.Null)}), ["[null,null]", None]),
    "polars array": (lambda: polars.DataFrame({"a": [[None, None]]}, schema={"a": polars.Array(polars.Null, 2)}), ["[null,null]"]),
    "polars struct": (lambda: polars.DataFrame({"a": [{"x": None}]}, schema={"a": polars.Struct({"x": polars.Null})}), ['{"x":null}']),
    "polars list of structs": (
        lambda: polars.DataFrame({"a": [[{"x": None}], []]}, schema={"a": polars.List(polars.Struct({"x": polars.Null}))}),
        ['[{"x":null}]', "[]"]),
}


@pytest.mark.parametrize("kind", NULLS)
def test_a_column_of_nulls_is_absent(kind):
    assert texts(NULLS[kind]()) == [None, None]
    required = tablerules.parse("fields: [{name: a, type: integer, constraints: {required: true}}]")
    assert [finding.code for finding in required.check(NULLS[kind]())] == ["required", "required"]
    assert required.count(NULLS[kind]()).invalid == 2


@pytest.mark.parametrize("kind", NESTED_NULLS)
def test_nulls_in_lists_and_structs_are_null_in_their_json(kind):
    table, expected = NESTED_NULLS[kind]
    assert texts(table()) == expected


DAY = tablerules.parse("fields: [{name: a, type: date, constraints: {minimum: 2000-01-01, unique: true}}]")
MOMENTS = [datetime.datetime(2024, 2, 29), datetime.datetime(2024, 2, 29, 1), None, datetime.datetime(1999, 12, 31)]
STRINGS = "VALUES ('2024-02-29'), ('2024-02-29 01:00'), (NULL), ('1999-12-31')"
DAYS = {
    **{f"pandas {unit}": lambda unit=unit: pandas.DataFrame({"a": pandas.to_datetime(pandas.Series(MOMENTS)).astype(f"datetime64[{unit}]")})
       for unit in ("s", "ms", "us", "ns")},
    "pandas objects": lambda: pandas.DataFrame({"a": pandas.Series(MOMENTS, dtype=object)}),
    "pandas arrow": lambda: pandas.DataFrame({"a": pandas.Series(MOMENTS, dtype=pandas.ArrowDtype(pyarrow.timestamp("us")))}),
    "pandas categories": lambda: pandas.DataFrame({"a": pandas.Series(pandas.to_datetime(MOMENTS)).astype("category")}),
    **{f"pyarrow {unit}": lambda unit=unit: pyarrow.table({"a": pyarrow.array(MOMENTS, pyarrow.timestamp(unit))}) for unit in ("s", "ms", "us", "ns")},
    "pyarrow dictionary": lambda: pyarrow.table({"a": pyarrow.array(MOMENTS, pyarrow.timestamp("us")).dictionary_encode()}),
    **{f"polars {unit}": lambda unit=unit: polars.DataFrame({"a": polars.Series(MOMENTS, dtype=polars.Datetime(unit))}) for unit in ("ms", "us", "ns")},
    **{f"duckdb {kind}": lambda kind=kind: duckdb.sql(f"SELECT a::{kind} AS a FROM ({STRINGS}) t(a)")
       for kind in ("TIMESTAMP", "TIMESTAMP_S", "TIMESTAMP_MS", "TIMESTAMP_NS")},
    "dictionaries": lambda: [{"a": moment} for moment in MOMENTS],
    "dictionaries of pandas": lambda: [{"a": pandas.NaT if moment is None else pandas.Timestamp(moment)} for moment in MOMENTS],
    "polars objects": lambda: polars.DataFrame({"a": polars.Series(MOMENTS, dtype=polars.Object)}),
    "dictionaries of numpy": lambda: [{"a": numpy.datetime64(moment, "ns")} for moment in MOMENTS],
}


@pytest.mark.parametrize("kind", DAYS)
def test_a_timestamp_at_midnight_is_a_day_for_a_field_of_dates(kind):
    found = [(finding.record, finding.code, finding.value) for finding in DAY.check(DAYS[kind]())]
    assert found == [(2, "date.malformed", "2024-02-29T01:00:00"), (4, "date.too-early", "1999-12-31")]


@pytest.mark.parametrize("kind", DAYS)
def test_a_timestamp_at_midnight_is_a_moment_for_any_other_field(kind):
    assert texts(DAYS[kind]()) == ["2024-02-29T00:00:00", "2024-02-29T01:00:00", None, "1999-12-31T00:00:00"]
    moments = tablerules.parse("fields: [{name: a, type: datetime}]")
    assert moments.check(DAYS[kind]()).ok


@pytest.mark.parametrize("table", [
    lambda moment: pyarrow.table({"a": pyarrow.array([moment], pyarrow.timestamp("us", "UTC"))}),
    lambda moment: pandas.DataFrame({"a": pandas.to_datetime([moment]).tz_localize("UTC")}),
    lambda moment: polars.DataFrame({"a": polars.Series([moment], dtype=polars.Datetime("us", "UTC"))}),
    lambda moment: [{"a": moment.replace(tzinfo=datetime.timezone.utc)}],
])
def test_a_timestamp_with_a_zone_is_no_day(table):
    assert [finding.code for finding in DAY.check(table(datetime.datetime(2024, 2, 29)))] == ["date.malformed"]


def test_a_day_is_compared_with_a_timestamp_by_its_beginning():
    rules = tablerules.parse("""
fields: [{name: ordered, type: date}, {name: shipped, type: datetime}]
rules: [{id: order, compare: shipped >= ordered, at: shipped}]
""")
    ordered, shipped = [datetime.date(2024, 2, 29)] * 2, [datetime.datetime(2024, 2, 29), datetime.datetime(2024, 2, 28, 23)]
    records = [{"ordered": day, "shipped": moment} for day, moment in zip(ordered, shipped)]
    columns = {"ordered": ordered, "shipped": shipped}
    for table in (records, pyarrow.table(columns), polars.DataFrame(columns), pandas.DataFrame(columns)):
        assert [(finding.record, finding.code) for finding in rules.check(table)] == [(2, "comparison.not-met")]
    days = tablerules.parse("fields: [{name: ordered, type: date}, {name: shipped, type: date}]\n"
                            "rules: [{id: order, compare: shipped >= ordered, at: shipped}]")
    midnight = pandas.DataFrame({"ordered": ordered, "shipped": pandas.to_datetime(["2024-02-29", "2024-02-28"])})
    assert [(finding.record, finding.code) for finding in days.check(midnight)] == [(2, "comparison.not-met")]


NOT_UTF8 = [b"a", b"\xff", None, b"\xc3\xa9"]
BINARY = {
    **{str(kind): lambda kind=kind: pyarrow.table({"a": pyarrow.array(NOT_UTF8, kind)})
       for kind in (pyarrow.binary(), pyarrow.large_binary(), pyarrow.binary_view())},
    "fixed": lambda: pyarrow.table({"a": pyarrow.array([b"ab", b"\xff\xff", None, b"\xc3\xa9"], pyarrow.binary(2))}),
    "dictionary": lambda: pyarrow.table({"a": pyarrow.array(NOT_UTF8).dictionary_encode()}),
    "text": lambda: pyarrow.table({"a": pyarrow.array(NOT_UTF8, pyarrow.binary()).view(pyarrow.string())}),
    "chunks": lambda: pyarrow.table({"a": pyarrow.chunked_array([NOT_UTF8[:1], NOT_UTF8[1:]], pyarrow.binary())}),
    "polars": lambda: polars.DataFrame({"a": NOT_UTF8}),
    "pandas": lambda: pandas.DataFrame({"a": NOT_UTF8}),
    "duckdb": lambda: duckdb.from_arrow(pyarrow.table({"a": NOT_UTF8})),
    "dictionaries": lambda: [{"a": value} for value in NOT_UTF8],
}


@pytest.mark.parametrize("kind", BINARY)
def test_bytes_that_are_not_text_are_a_finding_as_in_a_file(kind, tmp_path):
    path = tmp_path / "t.csv"
    path.write_bytes(b"a\na\n\xff\n\"\"\n\xc3\xa9\n")
    for rules in ("{name: a, type: string}", "{name: a, type: string, constraints: {maxLength: 9}}"):
        rules = tablerules.parse(f"fields: [{rules}]")
        expected = [(finding.record, finding.field, finding.code, finding.message) for finding in rules.check(path)]
        assert [(record, code) for record, _, code, _ in expected] == [(2, "record.invalid-utf8")]
        table = BINARY[kind]
        assert [(finding.record, finding.field, finding.code, finding.message) for finding in rules.check(table())] == expected
        assert rules.count(table()).counts == rules.count(path).counts == rules.check(table()).counts


def test_bytes_of_a_column_without_a_type_may_be_anything():
    table = pyarrow.table({"a": NOT_UTF8, "b": NOT_UTF8})
    assert tablerules.parse("fieldsMatch: subset\nfields: [{name: a}]").check(table).ok


INTERVAL = pyarrow.MonthDayNano([14, 3, 3_723_500_000_000])
MAPS = [[("a", 1), ("b\n", None)], [], None]
OTHERS = {
    "pyarrow map": (lambda: pyarrow.table({"a": pyarrow.array(MAPS, pyarrow.map_(pyarrow.string(), pyarrow.int8()))}), ['{"a":1,"b\\n":null}', "{}", None]),
    "pyarrow map of numbers": (
        lambda: pyarrow.table({"a": pyarrow.array([[(1, ["x"])]], pyarrow.map_(pyarrow.int8(), pyarrow.list_(pyarrow.string())))}), ['{"1":["x"]}']),
    "pyarrow list of maps": (
        lambda: pyarrow.table({"a": pyarrow.array([MAPS], pyarrow.list_(pyarrow.map_(pyarrow.string(), pyarrow.int8())))}),
        ['[{"a":1,"b\\n":null},{},null]']),
    "pyarrow map slice": (
        lambda: pyarrow.table({"a": pyarrow.array([[("x", 9)], *MAPS], pyarrow.map_(pyarrow.string(), pyarrow.int8()))}).slice(1, 2),
        ['{"a":1,"b\\n":null}', "{}"]),
    "duckdb map": (lambda: duckdb.sql("SELECT MAP {'a': 1.5::DOUBLE} AS a"), ['{"a":1.5}']),
    "pyarrow interval": (lambda: pyarrow.table({"a": pyarrow.array([INTERVAL, None])}), ["P1Y2M3DT1H2M3.5S", None]),
    "pyarrow interval in a list": (lambda: pyarrow.table({"a": pyarrow.array([[INTERVAL]])}), ['["P1Y2M3DT1H2M3.5S"]']),
    "duckdb interval": (lambda: duckdb.sql("SELECT INTERVAL 14 MONTH AS a UNION ALL SELECT INTERVAL '-3 days'"), ["P1Y2M", "-P3D"]),
    "duckdb hugeint": (lambda: duckdb.sql(f"SELECT {10**37}::HUGEINT AS a"), [str(10**37)]),
    "polars int128": (lambda: polars.DataFrame({"a": polars.Series([2**127 - 1, None, -(2**127)], dtype=polars.Int128)}),
                      [str(2**127 - 1), None, str(-(2**127))]),
    "polars uint128": (lambda: polars.DataFrame({"a": polars.Series([2**128 - 1], dtype=polars.UInt128)}), [str(2**128 - 1)]),
    "polars list of int128": (lambda: polars.DataFrame({"a": polars.Series([[1, -(2**100)]], dtype=polars.List(polars.Int128))}), [f"[1,{-(2**100)}]"]),
    "duckdb uhugeint": (lambda: duckdb.sql(f"SELECT {2**128 - 1}::UHUGEINT AS a UNION ALL SELECT 5::UHUGEINT"), [str(2**128 - 1), "5"]),
    "duckdb bit": (lambda: duckdb.sql("SELECT '101'::BIT AS a"), ["101"]),
    "duckdb bignum": (lambda: duckdb.sql(f"SELECT {10**30}::BIGNUM AS a"), [str(10**30)]),
    "duckdb time with a zone": (lambda: duckdb.sql("SELECT '12:00:00+01'::TIMETZ AS a"), ["12:00:00+01"]),
    "duckdb union": (lambda: duckdb.sql("SELECT union_value(number := 2) AS a"), ["2"]),
    "pyarrow list view": (lambda: pyarrow.table({"a": pyarrow.array([[1, None], None, []], pyarrow.list_view(pyarrow.int8()))}), ["[1,null]", None, "[]"]),
    "pyarrow large list view": (
        lambda: pyarrow.table({"a": pyarrow.array([[1], ["x"]][:1] * 3, pyarrow.large_list_view(pyarrow.int8()))}).slice(1, 2), ["[1]", "[1]"]),
    "pyarrow runs": (lambda: pyarrow.table({"a": pyarrow.RunEndEncodedArray.from_arrays([1, 3], pyarrow.array(["x", None]))}), ["x", None, None]),
    "pyarrow runs slice": (lambda: pyarrow.table({"a": pyarrow.RunEndEncodedArray.from_arrays([1, 3], [1.5, 2.0])}).slice(1, 2), ["2", "2"]),
    "pyarrow uuid": (lambda: pyarrow.table({"a": pyarrow.array([IDENTIFIER.bytes, None], pyarrow.uuid())}), [str(IDENTIFIER), None]),
    "pandas uuid": (lambda: pandas.DataFrame({"a": [IDENTIFIER]}), [str(IDENTIFIER)]),
    "polars uuid": (lambda: polars.DataFrame({"a": polars.Series([IDENTIFIER], dtype=polars.Object)}), [str(IDENTIFIER)]),
    "duckdb uuid": (lambda: duckdb.sql(f"SELECT '{IDENTIFIER}'::UUID AS a"), [str(IDENTIFIER)]),
    "dictionaries uuid": (lambda: [{"a": IDENTIFIER}], [str(IDENTIFIER)]),
    "list": (lambda: pyarrow.table({"a": [[1, 2], None]}), ["[1,2]", None]),
}


@pytest.mark.parametrize("kind", OTHERS)
def test_values_of_other_types_have_texts(kind):
    table, expected = OTHERS[kind]
    assert texts(table()) == expected


def test_values_that_duckdb_hands_over_without_loss_have_texts():
    connection = duckdb.connect()
    connection.execute("SET arrow_lossless_conversion = true")
    for value, text in [(f"{-(2**127) + 1}::HUGEINT", str(-(2**127) + 1)), (f"{2**128 - 1}::UHUGEINT", str(2**128 - 1)),
                        (f"'{IDENTIFIER}'::UUID", str(IDENTIFIER)), ("'{\"x\":1}'::JSON", '{"x":1}')]:
        assert texts(connection.sql(f"SELECT {value} AS a")) == [text]
    bits = connection.sql("SELECT '101'::BIT AS a")
    assert texts(bits) == ["101"]
    with pytest.raises(tablerules.TypeFault, match="column 'a' has an opaque type.*\"bit\".*give its values as text"):
        texts(pyarrow.RecordBatchReader.from_stream(bits))


def test_maps_and_intervals_are_checked_by_their_fields():
    rules = tablerules.parse("""
fields:
  - {name: map, type: object, constraints: {jsonSchema: {additionalProperties: {maximum: 5}}}}
  - {name: length, type: duration, constraints: {maximum: P2Y}}
""")
    table = pyarrow.table({
        "map": pyarrow.array([[("a", 1)], [("a", 9)]], pyarrow.map_(pyarrow.string(), pyarrow.int8())),
        "length": pyarrow.array([INTERVAL, pyarrow.MonthDayNano([36, 0, 0])]),
    })
    assert [(finding.record, finding.field) for finding in rules.check(table)] == [(2, "map"), (2, "length")]


@pytest.mark.parametrize("make", [pyarrow.table, polars.DataFrame, pandas.DataFrame])
def test_a_list_without_a_type_is_required(make):
    rules = tablerules.parse("fields: [{name: a, constraints: {required: true, unique: true}}]")
    table = make({"a": [[1], None, [2], [1]]})
    assert [(finding.record, finding.code) for finding in rules.check(table)] == [(2, "required"), (4, "unique.duplicate")]
    with pytest.raises(tablerules.TypeFault, match="column 'a' has the type .*list.* without a type"):
        tablerules.parse("fields: [{name: a, type: string, constraints: {required: true}}]").check(table)


def test_decimals_of_any_kind_have_all_their_digits():
    assert texts(pandas.DataFrame({"a": [decimal.Decimal("1.20")]})) == ["1.20"]
