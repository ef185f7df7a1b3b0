"""Tests of the valid and the invalid records of a table."""

import random
import resource
import subprocess
import sys

import pandas
import polars
import pyarrow
import pytest

import tablerules
from tablerules import _stream

RULES = tablerules.parse("""
fieldsMatch: subset
fields:
  - {name: a, type: integer, constraints: {unique: true, maximum: 90}}
  - {name: b, rules: [{length: {max: 1}, severity: warning}]}
table: {duplicates: false, records: {minimum: 10000}}
""")


@pytest.mark.parametrize("make", [pyarrow.table, polars.DataFrame, pandas.DataFrame, lambda columns: pyarrow.table(columns).to_reader(max_chunksize=5)])
@pytest.mark.parametrize("records", [0, 1, 20, 100])
def test_the_parts_are_those_of_the_findings(make, records, monkeypatch):
    monkeypatch.setattr(_stream, "RECORDS_OF_PART", 7)
    random.seed(records)
    columns = {"a": pyarrow.array([random.choice([1, 2, 91, *range(80)]) for _ in range(records)], pyarrow.int64()), "b": pyarrow.array(
        [random.choice(["x", "yy"]) for _ in range(records)], pyarrow.string())}
    if make in (polars.DataFrame, pandas.DataFrame):
        columns = {name: values.to_pylist() for name, values in columns.items()} if records else {"a": [], "b": []}
    invalid = {finding.record for finding in RULES.check(make(columns)) if finding.severity == "error"} - {None}
    values = list(map(int, columns["a"] if isinstance(columns["a"], list) else columns["a"].to_pylist()))
    found = [[int(value) for value in (part["a"].to_list() if hasattr(part["a"], "to_list") else part["a"].to_pylist())]
             for part in RULES.split(make(columns))]
    assert found == [[value for number, value in enumerate(values, 1) if (number in invalid) is state] for state in (False, True)]


def test_the_index_of_pandas_is_kept():
    frame = pandas.DataFrame({"a": [1, 91], "b": ["x", "y"]}, index=[5, 5])
    valid, invalid = RULES.split(frame)
    assert list(valid.index) == list(invalid.index) == [5] and list(invalid["a"]) == [91]


@pytest.mark.parametrize("make", [pyarrow.table, polars.DataFrame, pandas.DataFrame, lambda columns: polars.DataFrame(columns).lazy()])
def test_the_reasons_of_invalid_records_stand_beside_them(make, monkeypatch):
    monkeypatch.setattr(_stream, "RECORDS_OF_PART", 2)
    rules = tablerules.parse("fields: [{name: a, type: integer, constraints: {unique: true}}, {name: b, type: string, format: email}]")
    columns = {"a": ["1", "x", "1", "2", "1"], "b": ["ann@example.com", "bob", "a@b.co", "a@b.co", "c"]}
    valid, invalid = rules.split(make(columns), reasons=True)
    assert list(pyarrow.table(valid).column_names)[:2] == ["a", "b"] and "validation_code" not in pyarrow.table(valid).column_names
    found = {name: list(map(str, pyarrow.table(invalid)[name].to_pylist())) for name in ("a", "validation_code", "validation_message")}
    assert found == {
        "a": ["x", "1", "1"],
        "validation_code": ["integer.malformed | email.no-at-sign", "unique.duplicate", "unique.duplicate | email.no-at-sign"],
        "validation_message": [
            "must be a whole number | must be an e-mail address: it has no @", "must be unique: record 1 has the same value",
            "must be unique: record 1 has the same value | must be an e-mail address: it has no @",
        ],
    }


def test_reasons_of_an_earlier_split_are_replaced():
    rules = tablerules.parse("fieldsMatch: subset\nfields: [{name: a, type: integer}]")
    columns = {"validation_code": ["old"] * 2, "a": ["1", "x"], "validation_message": ["old"] * 2}
    for make in (pyarrow.table, polars.DataFrame, pandas.DataFrame):
        _, invalid = rules.split(make(columns), reasons=True)
        table = pyarrow.table(invalid) if not isinstance(invalid, pandas.DataFrame) else pyarrow.Table.from_pandas(invalid)
        assert table["validation_code"].to_pylist() == ["integer.malformed"]
        _, invalid = rules.split(make({"a": ["1"]}), reasons=True)
        assert len(invalid) == 0


PROGRAM = """
import resource, sys
import pyarrow, tablerules
records = int(sys.argv[1])
rules = tablerules.parse("fields: [{name: a, type: string, format: email}]")
table = pyarrow.table({"a": pyarrow.array(["bob"] * 1000).dictionary_encode()})
table = pyarrow.concat_tables([table] * (records // 1000)).combine_chunks()
valid, invalid = rules.split(table)
assert (len(valid), len(invalid)) == (0, records)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


def test_the_memory_of_a_split_does_not_grow_with_the_findings():
    def peak(records):
        return int(subprocess.run([sys.executable, "-c", PROGRAM, str(records)], capture_output=True, text=True, check=True).stdout)

    # A million findings took 400 bytes each; the indices of both tables take 8 bytes a record.
    assert peak(1_000_000) - peak(100_000) < 60
