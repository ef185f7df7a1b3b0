"""Tests of checks of every kind of table."""

import datetime
import decimal
import gc
import gzip
import json
import os

import pandas
import polars
import pyarrow
import pyarrow.csv
import pyarrow.parquet
import pytest

import tablerules

RULES = """
fieldsMatch: subset
fields:
  - {name: name, type: string, constraints: {required: true}}
  - {name: email, type: string, format: email}
  - {name: born, type: date, constraints: {minimum: 1900-01-01}}
  - {name: paid, type: number, constraints: {maximum: 100}}
"""
COLUMNS = {
    "name": ["Ann", None, "", "Dan"],
    "email": ["ann@example.com", "bob", None, ""],
    "born": ["2000-02-29", "1900-02-29", None, "1899-12-31"],
    "paid": ["1.50", "1e3", None, "x"],
}


@pytest.fixture(scope="module")
def rules():
    return tablerules.parse(RULES)


def found(findings):
    return [(finding.record, finding.field, finding.code) for finding in findings]


def codes_of_program(rules, tmp_path):
    """Return the findings of the check of a CSV file with the same values."""
    path = tmp_path / "table.csv"
    pyarrow.csv.write_csv(pyarrow.table(COLUMNS), path)
    return found(rules.check(path))


def tables():
    table = pyarrow.table(COLUMNS)
    yield "pyarrow", table
    yield "pyarrow batches", table.to_reader(max_chunksize=3)
    yield "polars", polars.DataFrame(COLUMNS)
    yield "pandas", pandas.DataFrame(COLUMNS)
    yield "dictionaries", [dict(zip(COLUMNS, record)) for record in zip(*COLUMNS.values())]


@pytest.mark.parametrize("table", [table for _, table in tables()], ids=[name for name, _ in tables()])
def test_each_kind_of_table_has_the_findings_of_the_csv(rules, table, tmp_path):
    expected = codes_of_program(rules, tmp_path)
    assert len(expected) == 7
    findings = rules.check(table)
    assert found(findings) == expected
    assert not findings.ok and findings.records == 4 and findings.invalid == 3
    assert sum(count.findings for count in findings.counts) == 7


def test_findings_are_read_by_each_package_any_number_of_times(rules):
    findings = rules.check(pyarrow.table(COLUMNS), name="people")
    for _ in range(2):
        table = findings.to_pyarrow()
        assert table.column_names == [
            "record", "file", "field", "rule", "code", "params", "value", "truncated", "message", "severity", "causes",
        ]
        table.validate(full=True)
        assert table["file"].unique().to_pylist() == ["people"]
        assert findings.to_polars().shape == findings.to_pandas().shape == (7, 11)
    del findings
    gc.collect()
    assert table["record"].to_pylist() == [2, 2, 2, 2, 3, 4, 4]


def test_a_capsule_that_nobody_reads_is_released(rules):
    findings = rules.check(pyarrow.table(COLUMNS))
    capsules = [findings.__arrow_c_stream__() for _ in range(100)]
    del capsules
    gc.collect()
    assert len(findings) == 7


def test_only_counting_finds_the_same_numbers(rules):
    for table in (pyarrow.table(COLUMNS), [{"name": None}]):
        assert rules.count(table).counts == rules.check(table).counts


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


def test_a_type_that_cannot_be_checked_is_an_error_that_names_it(rules):
    table = pyarrow.table({**COLUMNS, "email": [["a"], [], None, None]})
    with pytest.raises(tablerules.TypeFault, match=r"column 'email' has the type list \('\+l'\), which is checked only for"):
        rules.check(table)
    with pytest.raises(tablerules.ArgumentError, match="a int cannot be checked"):
        rules.check(3)


@pytest.mark.parametrize("table", [{"name": "Ann"}, "Ann".encode(), [{"name": "Ann"}, "Bob"]])
def test_what_is_not_a_dictionary_is_an_error_that_names_record_and_type(rules, table):
    with pytest.raises(tablerules.ArgumentError, match=r"record \d is a (str|int), not a dictionary"):
        rules.check(table)


def test_a_record_that_is_not_a_dictionary_is_named_in_later_batches(rules):
    with pytest.raises(tablerules.ArgumentError, match="record 10001 is a list, not a dictionary"):
        rules.check([*({"name": "x"} for _ in range(10_000)), ["x"]])


@pytest.mark.parametrize(("key", "reason"), [(1, "1 is not a text"), ("a\0b", "'a\\x00b' has a NUL character")])
def test_a_key_that_cannot_be_the_name_of_a_column_is_an_error(rules, key, reason):
    with pytest.raises(tablerules.ArgumentError) as caught:
        rules.check([{"name": "Ann", key: "x"}])
    assert str(caught.value) == f"the key {reason}"


@pytest.mark.parametrize("value", ["\ud800", "a\udcff", ["\ud800"]])
def test_a_value_with_a_lone_surrogate_is_a_finding(value):
    rules = tablerules.parse("fields: [{name: a, rules: [{length: {max: 99}}]}]")
    assert [finding.code for finding in rules.check([{"a": value}])] == ["record.invalid-utf8"]


def test_a_key_with_a_lone_surrogate_is_a_column(rules):
    findings = tablerules.parse("fields: [{name: a}]").check([{"a": "x", "\ud800": "y"}])
    assert [finding.code for finding in findings] == ["header.extra-field"]


@pytest.mark.parametrize("ending", ["csv", "jsonl"])
def test_a_file_may_have_a_name_that_is_not_utf8(rules, tmp_path, ending):
    expected = codes_of_program(rules, tmp_path)
    path = os.fsencode(tmp_path) + b"/\xff." + ending.encode()
    if ending == "csv":
        pyarrow.csv.write_csv(pyarrow.table(COLUMNS), os.fsdecode(tmp_path / "t"))
    else:
        polars.DataFrame(COLUMNS).write_ndjson(tmp_path / "t")
    os.rename(tmp_path / "t", path)
    assert found(rules.check(os.fsdecode(path))) == expected


def test_an_error_of_the_records_is_raised(rules):
    def records():
        yield from ({"name": "x"} for _ in range(10_000))
        raise KeyError("the database is gone")

    with pytest.raises(KeyError, match="the database is gone"):
        rules.check(records())


def test_an_error_of_a_stream_is_raised(rules):
    def batches():
        yield pyarrow.record_batch(COLUMNS)
        raise RuntimeError("no more")

    reader = pyarrow.RecordBatchReader.from_batches(pyarrow.table(COLUMNS).schema, batches())
    with pytest.raises(tablerules.InputError, match="no more"):
        rules.check(reader)


def test_files_are_read_by_their_kind(rules, tmp_path):
    expected = codes_of_program(rules, tmp_path)
    pyarrow.parquet.write_table(pyarrow.table(COLUMNS), tmp_path / "t.parquet", row_group_size=3)
    polars.DataFrame(COLUMNS).write_ndjson(tmp_path / "t.jsonl")
    for name in ("t.parquet", "t.jsonl"):
        assert found(rules.check(tmp_path / name)) == expected


def test_json_lines_are_read_as_the_program_reads_them(rules, tmp_path):
    path = tmp_path / "t.JSONL"
    path.write_text('{"name": "Ann", "address": {"zip": "0123"}}\n[1]\n\n{"name": "", "name": "x"}\n{"name": "Bob"}')
    pointers = tablerules.parse(
        "fieldsMatch: subset\nfields: [{name: name, constraints: {unique: true}}, {name: /address/zip, rules: [{length: 5}]}]"
    )
    findings = pointers.check(path, name="people", all=True)
    assert [(finding.record, finding.field, finding.code, finding.file) for finding in findings] == [
        (1, "/address/zip", "length.too-short", "people"),
        (2, None, "record.malformed-json", "people"),
        (None, None, "record.blank-line", "people"),
        (3, None, "record.duplicate-member", "people"),
    ]
    assert (pointers.count(path).records, pointers.count(path).invalid) == (4, 3)
    gz = tmp_path / "t.ndjson.gz"
    gz.write_bytes(gzip.compress(path.read_bytes()))
    assert found(pointers.check(gz)) == found(findings)
    with pytest.raises(tablerules.RulesError, match="columns 'a' and '/a' are the same member"):
        tablerules.parse("fields: [{name: a}, {name: /a}]").check(path)
    with pytest.raises(tablerules.InputError, match="cannot read"):
        rules.check(tmp_path / "none.jsonl")


def test_the_name_of_a_file_in_findings_can_be_given(rules, tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("name,email,born,paid\n,,,\n")
    assert [finding.file for finding in rules.check(path)] == [str(path)]
    assert [finding.file for finding in rules.check(path, name="people")] == ["people"]


def test_the_memory_of_keys_is_limited(tmp_path):
    rules = tablerules.parse("fields: [{name: id, constraints: {unique: true}}]")
    path = tmp_path / "t.csv"
    path.write_text("id\n" + "".join(f"{number}\n" for number in range(100_000)))
    table = pyarrow.csv.read_csv(path)
    for given in [path, table]:
        assert rules.check(given, key_memory=1 << 30).ok
        with pytest.raises(tablerules.KeyMemoryError, match="more than 1000000 bytes at record [0-9]+ of .*; allow more memory"):
            rules.check(given, key_memory=1_000_000)
        with pytest.raises(tablerules.KeyMemoryError):
            rules.count(given, key_memory=1_000_000)
        with pytest.raises(tablerules.ArgumentError, match="the memory of keys is at least 1 byte, not 0"):
            rules.check(given, key_memory=0)


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


@pytest.mark.parametrize("make", [polars.DataFrame, pandas.DataFrame, pyarrow.table])
def test_a_table_is_split_into_valid_and_invalid_records(rules, make):
    valid, invalid = rules.split(make(COLUMNS))
    assert type(valid) is type(invalid) is type(make(COLUMNS))
    assert list(valid["name"]) == ["Ann"] or valid["name"].to_pylist() == ["Ann"]
    assert len(invalid) == 3


def test_columns_that_differ_from_the_fields_are_findings(rules):
    findings = rules.check(pyarrow.table({"name": ["Ann"]}))
    assert {finding.code for finding in findings} == {"header.missing-field"}
    assert {finding.record for finding in findings} == {None}
    assert not findings.ok


def test_secrets_are_not_shown():
    rules = tablerules.parse("fields: [{name: key, rules: [password]}]")
    (finding,) = rules.check([{"key": "abc"}])
    assert finding.value is None


def test_a_summary_is_shown_as_text_and_in_notebooks(rules):
    findings = rules.check(pyarrow.table(COLUMNS))
    assert repr(findings).splitlines()[:2] == ["4 records, 3 invalid", "  name  required  2"]
    assert findings._repr_html_().count("<tr>") == 1 + len(findings.counts)


ORDERS = {"order": [7, 8, None], "line": ["a", "b", "c"], "email": ["x", "ann@example.com", "y"]}


def test_findings_have_the_ids_of_their_records(rules):
    expected = [(1, {"order": "7", "line": "a"}), (3, {"order": None, "line": "c"})]
    dictionaries = [dict(zip(ORDERS, record)) for record in zip(*ORDERS.values())]
    emails = tablerules.parse("fieldsMatch: subset\nfields: [{name: email, type: string, format: email}]")
    for table in [pyarrow.table(ORDERS), polars.DataFrame(ORDERS), dictionaries]:
        findings = emails.check(table, id=["order", "line"])
        assert [(finding.record, finding.id) for finding in findings] == expected
        assert findings.to_pyarrow()["id"].to_pylist() == [id for _, id in expected]
    assert findings.to_polars()["id"].struct.field("line").to_list() == ["a", "c"]
    assert [finding.id for finding in emails.check(pyarrow.table(ORDERS), id="line")] == [{"line": "a"}, {"line": "c"}]
    assert all(finding.id is None for finding in emails.check(pyarrow.table(ORDERS)))


def test_an_id_needs_columns_of_the_table(rules, tmp_path):
    table = pyarrow.table(COLUMNS)
    with pytest.raises(tablerules.ArgumentError, match="there is no column 'nam'; did you mean 'name'"):
        rules.check(table, id="nam")
    path = tmp_path / "table.csv"
    pyarrow.csv.write_csv(table, path)
    with pytest.raises(tablerules.ArgumentError, match="a file have no id"):
        rules.check(path, id="name")
    assert [finding.id for finding in rules.check(table.rename_columns(["x", "email", "born", "paid"]), id="x")][0] is None


KEYS = """
fieldsMatch: subset
fields: [{name: id, type: integer, constraints: {unique: true}}, {name: parent, type: integer}, {name: name}]
uniqueKeys: [[parent, name]]
"""


def test_equal_bytes_of_keys_are_the_duplicates_of_the_whole_table():
    rules = tablerules.parse(KEYS)
    table = pyarrow.table(
        {"id": ["1", "01", "x", None, "3"], "parent": ["1", "+1", "1", None, "1"], "name": ["a", "a", "b", "a", "a"]}
    )
    parts = pyarrow.concat_tables([rules.keys(table.slice(0, 2)), rules.keys(table.slice(2))])
    assert parts.column_names == ["unique(id)", "unique-key(parent, name)"]
    assert json.loads(rules.keys(table).schema.metadata[b"keys"])[0]["code"] == "unique.duplicate"
    duplicates = []
    for name in parts.column_names:
        keys = parts[name].to_pylist()
        duplicates += [(row + 1, name) for row, key in enumerate(keys) if key is not None and key in keys[:row]]
    assert sorted(duplicates) == [(2, "unique(id)"), (2, "unique-key(parent, name)"), (5, "unique-key(parent, name)")]
    expected = [finding.record for finding in rules.check(table) if finding.code.endswith(".duplicate")]
    assert sorted(record for record, _ in duplicates) == expected
    numbers = polars.DataFrame({"id": [1], "parent": [1], "name": ["a"]})
    assert rules.keys(numbers).to_pylist() == rules.keys(table.slice(0, 1)).to_pylist()
    assert len(rules.keys(table.slice(0, 0))) == 0
    with pytest.raises(tablerules.ArgumentError, match="the rules have no key"):
        tablerules.parse("fieldsMatch: subset\nfields: [{name: id}]").keys(table)
    with pytest.raises(tablerules.InputError, match="wrong"):
        rules.keys(failing_reader(table.schema))


def failing_reader(schema):
    def batches():
        raise ValueError("wrong")
        yield

    return pyarrow.RecordBatchReader.from_batches(schema, batches())


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
