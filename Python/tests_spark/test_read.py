"""Tests of checks of Parquet files by tasks that read their own row groups."""

import datetime
import decimal

import pyarrow
import pyarrow.parquet
import pytest

import tablerules
from tablerules.spark import _files, read

RULES = "fieldsMatch: subset\nfields: [{name: email, type: string, format: email}, {name: born, type: date}]"
COLUMNS = {
    "born": [datetime.date(2000, 1, 1)] * 7,
    "key": pyarrow.array(range(7), pyarrow.int16()),
    "email": ["a@b.de", "b", "c@d.de", "e", None, "f@g", "h"],
}


@pytest.fixture(scope="module")
def rules():
    return tablerules.parse(RULES)


@pytest.fixture
def folder(tmp_path):
    table = pyarrow.table(COLUMNS)
    pyarrow.parquet.write_table(table, tmp_path / "1.parquet", row_group_size=2)
    pyarrow.parquet.write_table(table.slice(0, 2), tmp_path / "2.parquet")
    (tmp_path / "_SUCCESS").write_text("")
    (tmp_path / ".2.parquet.crc").write_text("")
    return tmp_path


def test_records_are_numbered_in_each_file(spark, rules, folder, monkeypatch):
    expected = [
        (str(path), one.record, one.record - 1, one.field, one.code, one.value)
        for path in (folder / "1.parquet", folder / "2.parquet") for one in rules.check(path)
    ]
    for size in (0, 1 << 30):
        monkeypatch.setattr(_files, "BYTES_OF_TASK", size)
        frame = read(spark, folder, rules, id=["key"])
        found = [(row.file, row.record, row.id.key, row.field, row.code, row.value) for row in frame.collect()]
        assert sorted(found) == expected and len(found) == 5


def test_row_groups_are_read_by_several_tasks(folder, monkeypatch):
    path = str(folder / "1.parquet")
    monkeypatch.setattr(_files, "BYTES_OF_TASK", 0)
    assert [(part.groups, part.first_record) for part in _files.parts(path)] == [([0], 1), ([1], 3), ([2], 5), ([3], 7)]
    monkeypatch.setattr(_files, "BYTES_OF_TASK", 1 << 20)
    assert [(part.groups, part.first_record) for part in _files.parts(path)] == [([0, 1, 2, 3], 1)]


def test_the_columns_are_those_of_the_check_of_a_frame(spark, rules, folder):
    assert read(spark, folder, rules).columns == [
        "record", "file", "field", "rule", "code", "params", "value", "truncated", "message", "severity", "causes",
    ]


def test_findings_on_the_columns_occur_once_for_each_file(spark, rules, tmp_path):
    pyarrow.parquet.write_table(pyarrow.table({"email": ["x"] * 9}), tmp_path / "a.parquet", row_group_size=2)
    pyarrow.parquet.write_table(pyarrow.table({"email": pyarrow.array([], pyarrow.string())}), tmp_path / "b.parquet")
    rows = read(spark, tmp_path, rules, id=["email"]).filter("record IS NULL").orderBy("file").collect()
    assert [(row.file[-9:], row.id, row.field, row.code, row.params) for row in rows] == [
        ("a.parquet", None, "born", "header.missing-field", "{}"),
        ("b.parquet", None, "born", "header.missing-field", "{}"),
    ]


def test_ids_have_the_types_of_spark(spark, tmp_path):
    time = datetime.datetime(2024, 2, 29, 1, 2, 3, 4)
    columns = {
        "bad": ["x"], "s": ["k"], "l": pyarrow.array(["k"], pyarrow.large_string()),
        "c": pyarrow.array(["k"]).dictionary_encode(), "i": [1], "u": pyarrow.array([1], pyarrow.uint8()),
        "w": pyarrow.array([2**64 - 1], pyarrow.uint64()), "d": [time.date()],
        "t": pyarrow.array([time], pyarrow.timestamp("ms", "UTC")), "n": pyarrow.array([time], pyarrow.timestamp("us")),
        "m": [decimal.Decimal("1.20")], "f": [0.5], "b": [True], "with.dot": [3],
    }
    pyarrow.parquet.write_table(pyarrow.table(columns), tmp_path / "t.parquet")
    rules = tablerules.parse("fieldsMatch: subset\nfields: [{name: bad, type: integer}]")
    names = [name for name in columns if name != "bad"]
    (row,) = read(spark, tmp_path, rules, id=names).collect()
    (expected,) = spark.read.parquet(str(tmp_path)).drop("bad").collect()
    assert tuple(row.id) == tuple(expected)
    assert read(spark, tmp_path, rules, id=names).schema["id"].dataType == spark.read.parquet(str(tmp_path)).drop("bad").schema
    pyarrow.parquet.write_table(pyarrow.table({"bad": ["x"], "list": [[1]]}), tmp_path / "t.parquet")
    with pytest.raises(tablerules.ArgumentError, match="'list' of type list<.*> cannot be an id"):
        read(spark, tmp_path, rules, id=["list"])
    with pytest.raises(tablerules.ArgumentError, match="no column 'none' for the id"):
        read(spark, tmp_path, rules, id=["none"])


def test_keys_and_several_formats_are_errors(spark, rules, folder):
    keys = tablerules.parse("fieldsMatch: subset\nfields: [{name: key}]\nprimaryKey: key")
    with pytest.raises(tablerules.ArgumentError, match="the rules have primary-key\\(key\\): .*skip_keys=True"):
        read(spark, folder, keys)
    assert read(spark, folder, keys, skip_keys=True).count() == 0
    with pytest.raises(tablerules.ArgumentError, match="there is no file or folder '.*people.csv'"):
        read(spark, folder / "people.csv", rules)
    (folder / "people.csv").write_text("email,born\n")
    with pytest.raises(tablerules.ArgumentError, match="files of CSV and of Parquet"):
        read(spark, folder, rules)


def test_a_folder_that_cannot_be_read_as_a_whole_is_an_error(spark, rules, tmp_path):
    with pytest.raises(Exception, match="there is no file or folder"):
        read(spark, tmp_path / "none", rules).collect()
    with pytest.raises(Exception, match="has no files of Parquet, CSV or JSON Lines"):
        read(spark, tmp_path, rules).collect()
    (tmp_path / "country=DE").mkdir()
    pyarrow.parquet.write_table(pyarrow.table(COLUMNS), tmp_path / "country=DE" / "a.parquet")
    with pytest.raises(Exception, match="the folder 'country=DE', whose name is a value"):
        read(spark, tmp_path, rules).collect()


def test_an_error_names_the_file_and_the_column(spark, rules, tmp_path):
    pyarrow.parquet.write_table(pyarrow.table({"email": [["x"]]}), tmp_path / "lists.parquet")
    with pytest.raises(Exception, match="lists.parquet: column 'email' has the type list"):
        read(spark, tmp_path, rules).collect()
