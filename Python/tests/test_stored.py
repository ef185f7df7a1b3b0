"""Tests of findings that are copied, and sent to other processes."""

import copy
import gc
import multiprocessing
import pickle

import duckdb
import polars
import pyarrow
import pytest

import tablerules

RULES = tablerules.parse("fieldsMatch: subset\nfields: [{name: email, type: string, format: email}, {name: name}, {name: key, rules: [password]}]")
RECORDS = [{"email": "é@", "name": "x", "key": "a"}, {"email": None, "name": None, "key": None}, {"email": "bob", "name": "x" * 3000, "key": None}]
TABLES = {
    "some": lambda: RULES.check(RECORDS, all=True),
    "none": lambda: RULES.check([{"email": "ann@example.com"}]),
    "ids": lambda: RULES.check(RECORDS, id=["name", "email"]),
    "header": lambda: RULES.check(pyarrow.table({"email": ["x"]}), id="email"),
    "many": lambda: RULES.check([{"email": str(number)} for number in range(70_000)]),
    "long": lambda: tablerules.parse("fields: [{name: a, rules: ['length:1']}]").check([{"a": "é" * 3000}, {"a": "x\0y"}]),
}


@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize("protocol", [2, 5])
def test_findings_that_are_pickled_are_the_same(kind, protocol):
    findings = TABLES[kind]()
    expected, table = list(findings), findings.to_pyarrow()
    data = pickle.dumps(findings, protocol)
    again = pickle.loads(data)
    del findings
    gc.collect()
    for copied in (again, pickle.loads(pickle.dumps(again)), copy.copy(again), copy.deepcopy(again)):
        assert list(copied) == expected
        assert copied.to_pyarrow().equals(table) and copied.to_pyarrow().schema == table.schema
        copied.to_pyarrow().validate(full=True)
    assert (again.ok, again.records, again.invalid, len(again), bool(again)) == (
        not any(finding.severity == "error" for finding in expected), again.records, again.invalid, len(expected), bool(expected))
    assert polars.DataFrame(again).height == len(expected)
    assert duckdb.sql("SELECT count(*) FROM again").fetchall() == [(len(expected),)]


def test_tables_of_copied_findings_outlive_them():
    copied = pickle.loads(pickle.dumps(TABLES["ids"]()))
    expected = copied.to_pyarrow().to_pylist()
    table, capsule = copied.to_pyarrow(), copied.__arrow_c_stream__()
    del copied, capsule
    gc.collect()
    assert table.to_pylist() == expected
    del table
    gc.collect()
    from tablerules import _stored

    assert not _stored._kept


def test_findings_are_shared_by_copies_in_one_process():
    findings = TABLES["some"]()
    assert copy.deepcopy({"x": [findings]})["x"][0] is findings is copy.copy(findings)
    assert repr(pickle.loads(pickle.dumps(findings))) == repr(findings)


@pytest.mark.parametrize("method", ["spawn", "fork"])
def test_processes_of_a_pool_return_findings(method):
    with multiprocessing.get_context(method).Pool(2) as pool:
        results = pool.map(RULES.check, [RECORDS, RECORDS[:1]])
    assert [list(found) for found in results] == [list(RULES.check(RECORDS)), list(RULES.check(RECORDS[:1]))]


def test_counts_are_copied():
    summary = RULES.count(RECORDS)
    for copied in (copy.deepcopy(summary), pickle.loads(pickle.dumps(summary))):
        assert (copied.counts, copied.ok, repr(copied)) == (summary.counts, summary.ok, repr(summary))
