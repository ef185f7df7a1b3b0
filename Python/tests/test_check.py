"""Tests of checks of every kind of table."""

import gc
import gzip
import os
import random

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


def test_a_type_that_cannot_be_checked_is_an_error_that_names_it(rules):
    table = pyarrow.table({**COLUMNS, "email": [["a"], [], None, None]})
    with pytest.raises(tablerules.TypeFault, match=r"column 'email' has the type list \('\+l'\), which is checked only for"):
        rules.check(table)
    with pytest.raises(tablerules.ArgumentError, match="an int cannot be checked: pass a frame"):
        rules.check(3)


@pytest.mark.parametrize("table", [iter("Ann"), [{"name": "Ann"}, "Bob"], [{"name": "Ann"}, 1]])
def test_what_is_not_a_dictionary_is_an_error_that_names_record_and_type(rules, table):
    with pytest.raises(tablerules.ArgumentError, match=r"record \d is an? (str|int), not a dictionary"):
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


@pytest.mark.parametrize("make", [polars.DataFrame, pandas.DataFrame, pyarrow.table])
def test_a_table_is_split_into_valid_and_invalid_records(rules, make):
    valid, invalid = rules.split(make(COLUMNS))
    assert type(valid) is type(invalid) is type(make(COLUMNS))
    assert list(valid["name"]) == ["Ann"] or valid["name"].to_pylist() == ["Ann"]
    assert len(invalid) == 3


def test_a_split_has_the_records_and_reasons_of_all_findings():
    rules = tablerules.parse(
        "fieldsMatch: subset\nfields: [{name: a, type: integer, constraints: {required: true, unique: true, maximum: 900}}, "
        "{name: b, type: string, rules: [{length: ..2}, {regex: '[a-z]+'}, {none-of: [zz], severity: warning}]}]"
    )
    drawn = random.Random(5)
    # More findings than one batch of them has, with records at its ends that have several.
    numbers = [drawn.choice([drawn.randrange(1000), None, count]) for count in range(30_000)]
    texts = [drawn.choice(["ab", "zz", "ABC", "", None]) for _ in numbers]
    table = pyarrow.table({"a": pyarrow.array(numbers, pyarrow.int64()), "b": texts, "n": range(30_000)})
    reasons: dict[int, list[str]] = {}
    for finding in rules.check(table):
        if finding.severity == "error":
            reasons.setdefault(finding.record - 1, []).append(finding.code)
    valid, invalid = rules.split(table, reasons=True)
    assert invalid["n"].to_pylist() == sorted(reasons) and len(valid) == 30_000 - len(reasons)
    assert invalid["validation_code"].to_pylist() == [" | ".join(reasons[number]) for number in sorted(reasons)]
    frames = rules.split(polars.from_arrow(table))
    assert [list(frame["n"]) for frame in frames] == [valid["n"].to_pylist(), sorted(reasons)]


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
    assert repr(findings).splitlines()[:2] == ["3 of 4 records are invalid (75 %)", "  name   required  2  50 %  record 2"]
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
