"""Tests of rules in other processes, and of batches that are checked one by one."""

import copy
import multiprocessing
import pickle

import pyarrow
import pytest

import tablerules
from tablerules._batches import BatchChecker

RULES = "fields: [{name: email, type: string, format: email}, {name: born, type: date}]"
COLUMNS = {"email": ["a@b.de", "b", None, "d"], "born": ["2000-02-29", "x", "y", None]}


@pytest.fixture(scope="module")
def rules():
    return tablerules.parse(RULES)


def codes(rules):
    return [(finding.record, finding.code) for finding in rules.check(pyarrow.table(COLUMNS))]


def test_rules_can_be_pickled_and_copied(rules, tmp_path):
    (tmp_path / "rules.yml").write_text(RULES)
    for given in (rules, tablerules.load(tmp_path / "rules.yml"), tablerules.load(str(tmp_path / "rules.yml").encode())):
        restored = pickle.loads(pickle.dumps(given))
        assert codes(restored) == codes(given) != []
        assert pickle.loads(pickle.dumps(given)) is restored
        assert codes(copy.deepcopy(given)) == codes(given)


def test_rules_are_parsed_in_another_process(rules):
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(codes, (rules,)) == codes(rules)


def test_paths_in_restored_rules_start_at_the_same_folder(tmp_path, monkeypatch):
    (tmp_path / "towns.csv").write_text("code\nBE\n")
    text = "fields: [{name: town}]\nforeignKeys: [{fields: town, reference: {resource: towns, fields: code}}]"
    (tmp_path / "rules.yml").write_text(text)
    monkeypatch.chdir(tmp_path)
    made = [tablerules.load("rules.yml"), tablerules.parse(text), tablerules.parse(text, folder=".")]
    monkeypatch.chdir("/")
    for rules in made:
        findings = pickle.loads(pickle.dumps(rules)).check([{"town": "BE"}, {"town": "X"}])
        assert [(finding.record, finding.code) for finding in findings] == [(2, "foreign-key.missing")]


def test_batches_have_the_findings_of_the_whole_table(rules):
    table = pyarrow.table(COLUMNS)
    checker, counter = BatchChecker(rules, "people"), BatchChecker(rules, "people", counts_only=True)
    assert counter.counts() == []
    found, first = [], 1
    for batch in table.to_batches(max_chunksize=1):
        found.append(checker.check(batch, first))
        counter.count(batch)
        first += batch.num_rows
    expected = rules.check(table, name="people")
    assert pyarrow.Table.from_batches(found) == expected.to_pyarrow()
    assert sorted(counter.counts()) == sorted(checker.counts()) == sorted(expected.counts)


def test_records_of_batches_are_not_compared():
    rules = tablerules.parse(
        "fields: [{name: n, constraints: {unique: true}}, {name: boss}]\nprimaryKey: n\n"
        "foreignKeys: [{fields: boss, reference: {resource: '', fields: n}}]"
    )
    batch = pyarrow.record_batch({"n": ["7", "7", None], "boss": ["8", None, None]})
    assert BatchChecker(rules, "t").check(batch).column("code").to_pylist() == ["required"]


def test_each_rule_that_a_value_breaks_can_be_reported():
    rules = tablerules.parse("fields: [{name: n, rules: ['length:3..', ascii]}]")
    batch = pyarrow.record_batch({"n": ["\u00e9"]})
    assert [BatchChecker(rules, "t", all=every).check(batch).num_rows for every in (False, True)] == [1, 2]


def test_a_batch_with_a_type_that_cannot_be_checked_is_an_error(rules):
    with pytest.raises(tablerules.TypeFault, match="column 'email'"):
        BatchChecker(rules, "t").check(pyarrow.record_batch({"email": [[1]], "born": ["x"]}))
