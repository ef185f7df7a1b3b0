"""Tests of the formats of files by their names."""

import gzip
import os
import threading

import polars
import pyarrow
import pyarrow.csv
import pyarrow.feather
import pyarrow.parquet
import pytest

import tablerules

RULES = tablerules.parse("fields: [{name: name}, {name: email, type: string, format: email}]")
TABLE = pyarrow.table({"name": ["Ann", "Bob"], "email": ["ann@example.com", "bob"]})


@pytest.mark.parametrize("name", ["t.parquet", "t.parq", "t.pq", "T.PARQUET", "a.b.Pq"])
def test_parquet_is_read_by_any_of_its_names(tmp_path, name):
    pyarrow.parquet.write_table(TABLE, tmp_path / name)
    for path in (tmp_path / name, str(tmp_path / name)):
        assert [finding.record for finding in RULES.check(path)] == [2]
        assert RULES.count(path).invalid == 1


@pytest.mark.parametrize("name", ["t.csv", "t.tsv", "t.txt", "t.tab", "t.CSV", "t.2024.csv"])
def test_csv_is_read_by_any_of_its_names(tmp_path, name):
    pyarrow.csv.write_csv(TABLE, tmp_path / name)
    assert [finding.record for finding in RULES.check(tmp_path / name)] == [2]


@pytest.mark.parametrize(("text", "record"), [
    ('[\n{"email": "bob"},\n{"email": "a@b.co"}]', 1), ('{"email": "a@b.co"}\n{"email": "bob"}\n', 2),
])
@pytest.mark.parametrize("name", ["t.json", "t.JSON", "t.json.gz"])
def test_json_is_an_array_or_lines_by_its_first_character(tmp_path, name, text, record):
    (tmp_path / name).write_bytes(gzip.compress(text.encode()) if name.endswith(".gz") else text.encode())
    (finding,) = tablerules.parse("fields: [{name: email, rules: [email]}]").check(tmp_path / name)
    assert finding.record == record


def test_an_array_is_read_at_the_property_of_the_dialect(tmp_path):
    (tmp_path / "t.json").write_text('{"rows": [{"email": "bob"}]}')
    rules = tablerules.parse("dialect: {property: rows}\nfields: [{name: email, rules: [email]}]")
    assert [finding.record for finding in rules.check(tmp_path / "t.json")] == [1]
    with pytest.raises(tablerules.InputError, match="it has no array at '/items'"):
        tablerules.parse("dialect: {property: items}\nfields: [{name: email}]").check(tmp_path / "t.json")


OTHERS = [
    ("t.arrow.gz", "unpack it; Arrow compresses its own parts"), ("t.orc.zst", "unpack it"),
    ("t.avro", "polars.read_avro"), 
    ("t.xlsx", "read_excel"), ("t.xls", "read_excel"), ("t.ods", "read_excel"), ("t.zip", "unpack"), ("t.csv.zip", "unpack"), ("t.sqlite", "duckdb"),
    ("t.dta", "pandas"), ("t.pkl", "read_pickle"), ("t.parquet.gz", "unpack it; Parquet compresses its own parts"), ("t.xml", "read_xml"),
]


@pytest.mark.parametrize(("name", "advice"), OTHERS)
@pytest.mark.parametrize("method", ["check", "count"])
def test_a_file_of_another_format_is_an_error_that_says_how_to_read_it(tmp_path, name, advice, method):
    (tmp_path / name).write_text("name,email\nAnn,bob\n")
    for path in (tmp_path / name, str(tmp_path / "none" / name)):
        with pytest.raises(tablerules.ArgumentError) as caught:
            getattr(RULES, method)(path)
        assert str(caught.value).startswith(f"'{path}' ") and advice in str(caught.value)


@pytest.mark.parametrize("name", ["people", "t.dat", "t.csv.2024", "t.gz", "t.csv.lz4", "t.", "csv", "t.csvx", "t.parquet2", "t.log"])
def test_a_name_that_is_not_known_is_an_error_that_lists_what_is(tmp_path, name):
    (tmp_path / name).write_text("name,email\nAnn,bob\n")
    with pytest.raises(tablerules.ArgumentError) as caught:
        RULES.check(tmp_path / name)
    for known in (name, ".csv", ".tsv", ".jsonl", ".ndjson", ".parquet", ".parq", ".pq", ".arrow", ".feather", ".orc", ".gz", ".zst"):
        assert known in str(caught.value)


def test_a_pipe_is_read_as_csv(tmp_path):
    os.mkfifo(tmp_path / "pipe")

    def write():
        (tmp_path / "pipe").write_text("name,email\nAnn,bob\n")

    thread = threading.Thread(target=write)
    thread.start()
    assert [finding.record for finding in RULES.check(tmp_path / "pipe")] == [1]
    thread.join()


def test_files_that_the_advice_names_can_be_read_so(tmp_path):
    pyarrow.feather.write_feather(TABLE, tmp_path / "t.arrow")
    polars.DataFrame(TABLE).write_avro(tmp_path / "t.avro")
    for table in (pyarrow.feather.read_table(tmp_path / "t.arrow"), polars.read_ipc(tmp_path / "t.arrow"), polars.read_avro(tmp_path / "t.avro")):
        assert [finding.record for finding in RULES.check(table)] == [2]
