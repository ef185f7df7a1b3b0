"""Tests of the count of a table by several threads."""

import gc
import random

import pyarrow
import pytest

import tablerules
from tablerules import _counting

RULES = """
fieldsMatch: subset
fields:
  - {name: number, type: integer, constraints: {maximum: 50}}
  - {name: text, type: string, constraints: {minLength: 2}}
  - {name: missing, type: string}
"""


@pytest.fixture(scope="module")
def rules():
    return tablerules.parse(RULES)


@pytest.fixture
def small_parts(monkeypatch):
    monkeypatch.setattr(_counting, "RECORDS_OF_PART", 7)


def table(records, seed):
    random.seed(seed)
    numbers = [random.choice([None, 1, 50, 51, 900]) for _ in range(records)]
    texts = [random.choice([None, "", "a", "bc", "\u00e9"]) for _ in range(records)]
    return pyarrow.table({"number": numbers, "text": pyarrow.array(texts, random.choice([pyarrow.string(), pyarrow.string_view()]))})


def numbers_of(summary):
    return summary.records, summary.invalid, summary.ok, summary.counts


@pytest.mark.parametrize("records", [0, 1, 6, 7, 8, 14, 1000])
def test_the_counts_of_parts_are_those_of_the_whole(rules, small_parts, records):
    for seed in range(5):
        whole = table(records, seed)
        expected = numbers_of(rules.check(whole))
        assert numbers_of(rules.count(whole)) == expected
        assert numbers_of(rules.count(whole.to_reader(max_chunksize=random.randint(1, 40)))) == expected
        assert numbers_of(rules.count(whole.slice(0, records).combine_chunks())) == expected


def test_slices_are_counted_from_their_first_record(rules, small_parts):
    whole = table(100, 1)
    assert numbers_of(rules.count(whole.slice(13, 40))) == numbers_of(rules.check(whole.slice(13, 40)))


def test_a_count_releases_the_batches(rules, small_parts):
    gc.collect()
    before = pyarrow.total_allocated_bytes()
    for _ in range(20):
        rules.count(table(500, 2))
    gc.collect()
    assert pyarrow.total_allocated_bytes() == before
    assert not _counting._shared


def test_an_error_in_one_part_is_raised_and_all_parts_are_released(rules, small_parts):
    broken = pyarrow.StringArray.from_buffers(
        100, pyarrow.array([0] * 50 + [-1] + [0] * 50, pyarrow.int32()).buffers()[1], pyarrow.py_buffer(b"abc"))
    batch = pyarrow.RecordBatch.from_arrays([pyarrow.array(range(100)), broken], names=["number", "text"])
    with pytest.raises(tablerules.DataError, match="'text'"):
        rules.count(pyarrow.Table.from_batches([batch]))
    gc.collect()
    assert not _counting._shared


def test_an_error_of_the_stream_is_raised(rules, small_parts):
    def batches():
        yield table(20, 3).to_batches()[0]
        raise RuntimeError("the disk is gone")

    first = table(20, 3).schema
    with pytest.raises(tablerules.InputError, match="the disk is gone"):
        rules.count(pyarrow.RecordBatchReader.from_batches(first, batches()))


def test_rules_that_compare_records_are_counted_by_one_checker(small_parts):
    rules = tablerules.parse("fields: [{name: number, type: integer, constraints: {unique: true}}]")
    assert rules.describe()["comparesRecords"]
    summary = rules.count(pyarrow.table({"number": [1] * 30}))
    assert [count.findings for count in summary.counts] == [29]
