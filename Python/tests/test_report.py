"""Tests of the HTML report, which is the page of the program."""

import pathlib
import re
import subprocess
import sys

import pandas
import polars
import pyarrow
import pyarrow.parquet
import pytest

import tablerules
from tablerules import _checks, _stream

RULES = """\
fieldsMatch: subset
fields:
  - {name: id, type: integer, constraints: {unique: true}}
  - {name: email, type: string, format: email}
  - {name: key, rules: [password], example: hunter2}
  - {name: note, rules: [{length: {max: 3}, severity: warning}]}
table: {records: {minimum: 9}}
"""
HEADER = "id,email,key,note,town\n"
FIRST = ["1,ann@example.com,x,,Bern", "2,bob,y,long,<b>Rome</b>", "2,<script>,z,a,Oslo"]
SECOND = ["1,x,,,", "5,eve@example.com,long enough to pass,,é"]


@pytest.fixture(autouse=True)
def files(tmp_path, monkeypatch):
    """Write the rules and two files in a new folder."""
    monkeypatch.chdir(tmp_path)
    pathlib.Path("rules.yml").write_text(RULES)
    pathlib.Path("data").mkdir()
    for name, records in (("a", FIRST), ("b", SECOND)):
        pathlib.Path(f"data/{name}.csv").write_text(HEADER + "".join(f"{record}\n" for record in records))
    pathlib.Path("t.jsonl").write_text('{"id": 1, "email": "bob", "key": "x", "note": "", "town": ["Rome"]}\n{"id": "x"}\n')


def page(path):
    """Return a page without the time of the check, and how a file is read."""
    text = pathlib.Path(path).read_text()
    found = re.subn(r"<dt>Time</dt><dd>[^<]*</dd>|<time [^>]*>[^<]*</time>", "", text)
    assert found[1] == 2
    return re.sub(r"<div><dt>Read as</dt><dd>[^<]*</dd></div>", "", found[0])


def page_of_program(*arguments):
    command = [sys.executable, "-c", "import sys; from tablerules._program import main; sys.exit(main())"]
    result = subprocess.run([*command, "check", "-r", "rules.yml", "--quiet", "--report", "html=expected.html", *arguments])
    assert result.returncode in (0, 1)
    return page("expected.html")


@pytest.mark.parametrize(("table", "arguments"), [
    ("data/a.csv", ["data/a.csv"]), ("data", ["data"]), ("data/*.csv", ["data/a.csv", "data/b.csv"]), ("t.jsonl", ["t.jsonl"]),
    (["data/b.csv", "data/a.csv"], ["data/b.csv", "data/a.csv"]),
])
def test_the_page_of_files_is_that_of_the_program(table, arguments):
    rules = tablerules.load("rules.yml")
    summary = rules.report(table, "report.html")
    assert page("report.html") == page_of_program(*arguments)
    counted = rules.count(table)
    assert (summary.records, summary.invalid, summary.counts) == (counted.records, counted.invalid, counted.counts)
    assert pathlib.Path("report.html").read_text().count("hunter2") == 0


def test_every_rule_that_a_value_breaks_is_in_a_page_if_that_is_wanted():
    tablerules.load("rules.yml").report("data/a.csv", "report.html", all=True)
    assert page("report.html") == page_of_program("--all", "data/a.csv")


MAKES = {
    "polars": polars.DataFrame, "pandas": pandas.DataFrame, "pyarrow": pyarrow.table,
    "lazy": lambda columns: polars.DataFrame(columns).lazy(), "records": lambda columns: [dict(zip(columns, row)) for row in zip(*columns.values())],
    "batches": lambda columns: [polars.DataFrame(columns)[:1], polars.DataFrame(columns)[1:]],
}


@pytest.mark.parametrize("make", MAKES.values(), ids=MAKES)
def test_the_page_of_a_frame_is_that_of_a_file_with_its_records(make):
    rules = tablerules.load("rules.yml")
    names = HEADER.strip().split(",")
    columns = {name: [record.split(",")[place] for record in FIRST] for place, name in enumerate(names)}
    rules.report(make(columns), "report.html", name="data/a.csv")
    expected = page_of_program("data/a.csv")
    for record in range(1, 4):
        for line, word in (("Line", "Record"), ("line", "record")):
            expected = expected.replace(f"{line} {record + 1}", f"{word} {record}")
    assert page("report.html") == expected


def test_the_page_of_typed_files_has_a_row_for_each():
    for name, ids in (("a", [1, 2]), ("b", [2, 3])):
        pyarrow.parquet.write_table(pyarrow.table({"id": ids, "email": ["bob", "ann@example.com"]}), f"{name}.parquet")
    rules = tablerules.parse("fields: [{name: id, constraints: {unique: true}}, {name: email, type: string, format: email}]")
    rules.report("*.parquet", "report.html")
    text = page("report.html")
    for part in ("<h2 id=\"files\">Files</h2>", "a.parquet and 1 more", "b.parquet, record 1",
                 "<th scope=\"row\">b.parquet</th><td class=\"number\" data-label=\"Records\">2</td>"):
        assert part in text


def test_columns_without_rules_that_cannot_be_read_are_not_in_samples():
    union = pyarrow.UnionArray.from_sparse(pyarrow.array([0], pyarrow.int8()), [pyarrow.array(["x"])])
    table = pyarrow.table({"id": ["x"], "other": union, "town": ["Bern"]})
    tablerules.parse("fieldsMatch: subset\nfields: [{name: id, type: integer}]").report(table, "report.html")
    text = page("report.html")
    assert "<dt>town</dt><dd>Bern</dd>" in text and "<dt>other</dt>" not in text


def test_a_page_that_cannot_be_written_is_an_error():
    with pytest.raises(tablerules.InputError, match="cannot write none/report.html"):
        tablerules.load("rules.yml").report("data", "none/report.html")


def test_the_page_of_a_long_frame_is_that_of_one_thread(monkeypatch):
    monkeypatch.setattr(_stream, "RECORDS_OF_PART", 50)
    rules = tablerules.parse("fieldsMatch: subset\nfields: [{name: a, type: integer, constraints: {unique: true, maximum: 900}}]")
    frame = polars.DataFrame({"a": [number % 950 for number in range(5000)]})
    rules.report(frame, "report.html")
    found = page("report.html")
    monkeypatch.setattr(_checks, "can_start_threads", lambda: False)
    rules.report(frame, "report.html")
    assert found == page("report.html")
