"""Tests of checks of CSV and JSON Lines by tasks that read their own ranges of bytes."""

import gzip
import json

import pytest

import tablerules
from tablerules import _parts
from tablerules.spark import read

RULES = "fieldsMatch: subset\nfields: [{name: email, type: string, format: email}, {name: born, type: date}]"
COLUMNS = ["record", "file", "field", "rule", "code", "params", "value", "truncated", "message", "severity", "causes"]


@pytest.fixture(scope="module")
def rules():
    return tablerules.parse(RULES)


@pytest.fixture
def folder(tmp_path):
    records = ['"x\n""y\n",2000-01-01', "a@b.de,", ",x", '12" x 9,2000-01-01', "", "c@d.de", '"e\r\n",2000-02-30'] * 9
    (tmp_path / "1.csv").write_text("\n".join(["email,born", *records]))
    (tmp_path / "2.CSV").write_text("born,email\n2000-01-01,x\n")
    (tmp_path / "3.csv.gz").write_bytes(gzip.compress(b"email,other\nx,y\n"))
    (tmp_path / "_SUCCESS").write_text("")
    return tmp_path


def expected(rules, paths, **options):
    return [tuple(row.values()) for path in paths for row in rules.check(path, **options).to_pyarrow().to_pylist()]


@pytest.mark.parametrize("size", [7, 60, 1 << 20])
def test_the_findings_are_those_of_a_check_of_each_file(spark, rules, folder, monkeypatch, size):
    monkeypatch.setattr(_parts, "BYTES_OF_RANGE", size)
    for all in (False, True):
        frame = read(spark, folder, rules, all=all)
        assert frame.columns == COLUMNS
        found = [tuple(row) for row in frame.collect()]
        paths = [folder / name for name in ("1.csv", "2.CSV", "3.csv.gz")]
        assert found == expected(rules, paths, all=all) and len(found) > 50
    assert frame.rdd.getNumPartitions() > (3 if size < 100 else 2)


def test_lines_of_json_are_read_by_several_tasks(spark, rules, tmp_path, monkeypatch):
    monkeypatch.setattr(_parts, "BYTES_OF_RANGE", 50)
    path = tmp_path / "t.jsonl"
    lines = [json.dumps({"email": email, "born": "2000-01-01"}) for email in ("a@b.de", "b", 'c"\n', "d@e")] + ["", "x"]
    path.write_text("\n".join(lines * 5))
    frame = read(spark, path, rules)
    assert [tuple(row) for row in frame.collect()] == expected(rules, [path])
    assert frame.rdd.getNumPartitions() > 5
    assert frame.filter("code = 'record.not-json'").count() <= 5


def test_an_address_of_a_file_system_is_read(spark, rules, folder):
    found = read(spark, f"file://{folder}/1.csv", rules).drop("file").collect()
    assert [tuple(row) for row in found] == [(row[0], *row[2:]) for row in expected(rules, [folder / "1.csv"])]
    assert {row.file for row in read(spark, f"file://{folder}/1.csv", rules).collect()} == {f"file://{folder}/1.csv"}


def test_ids_and_keys_are_errors(spark, rules, folder):
    with pytest.raises(tablerules.ArgumentError, match="the records of CSV have no id; 'record' is their number"):
        read(spark, folder, rules, id=["email"])
    keys = tablerules.parse("fieldsMatch: subset\nfields: [{name: email, constraints: {unique: true}}]\nprimaryKey: email")
    with pytest.raises(tablerules.ArgumentError, match="unique\\(email\\).* by findings\\(\\) of a frame; .*skip_keys=True"):
        read(spark, folder, keys)
    assert {row.rule for row in read(spark, folder, keys, skip_keys=True).collect()} == {"record", "required"}


def test_a_file_that_cannot_be_read_is_named(spark, rules, tmp_path):
    (tmp_path / "none.csv").write_text("")
    with pytest.raises(tablerules.InputError, match="none.csv.*it has no header"):
        read(spark, tmp_path, rules)
    (tmp_path / "none.csv").write_text("email,born\n" + "x,y\n" * 100)
    frame = read(spark, tmp_path, rules)
    (tmp_path / "none.csv").write_text("email,born\n")
    with pytest.raises(Exception, match="none.csv: it became shorter while it was read"):
        frame.collect()
