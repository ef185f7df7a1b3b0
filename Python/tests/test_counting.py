"""Tests of the count of a table by several threads."""

import gc
import random

import pyarrow
import pytest

import tablerules
from tablerules import _checks, _stream

RULES = """
fieldsMatch: subset
fields:
  - {name: number, type: integer, constraints: {maximum: 50}, limits: {invalid: 99%}}
  - {name: text, type: string, constraints: {minLength: 2}}
  - {name: missing, type: string}
"""


@pytest.fixture(scope="module")
def rules():
    return tablerules.parse(RULES)


@pytest.fixture
def small_parts(monkeypatch):
    monkeypatch.setattr(_stream, "RECORDS_OF_PART", 7)


def table(records, seed):
    random.seed(seed)
    numbers = [random.choice([None, 1, 50, 51, 900]) for _ in range(records)]
    texts = [random.choice([None, "", "a", "bc", "\u00e9"]) for _ in range(records)]
    return pyarrow.table({"number": numbers, "text": pyarrow.array(texts, random.choice([pyarrow.string(), pyarrow.string_view()]))})


def numbers_of(summary):
    return summary.records, summary.invalid, summary.ok, summary.fails, summary.counts, summary.limits


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


def test_an_error_in_one_part_is_raised_and_all_parts_are_released(rules, small_parts):
    broken = pyarrow.StringArray.from_buffers(
        100, pyarrow.array([0] * 50 + [-1] + [0] * 50, pyarrow.int32()).buffers()[1], pyarrow.py_buffer(b"abc"))
    batch = pyarrow.RecordBatch.from_arrays([pyarrow.array(range(100)), broken], names=["number", "text"])
    before = pyarrow.total_allocated_bytes()
    for call in (rules.count, rules.check):
        with pytest.raises(tablerules.DataError, match="'text'"):
            call(pyarrow.Table.from_batches([batch, batch]))
    gc.collect()
    assert pyarrow.total_allocated_bytes() == before


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


def test_a_stream_that_has_been_released_is_an_error(rules):
    capsule = table(10, 4).__arrow_c_stream__()

    class Released:
        def __arrow_c_stream__(self, requested_schema=None):
            return capsule

    assert rules.check(Released()).records == 10
    for call in (rules.check, rules.count, rules.keys):
        with pytest.raises(tablerules.InputError, match="released already"):
            call(Released())


def test_an_error_in_early_records_is_raised_before_one_of_the_stream(rules, small_parts):
    offsets = pyarrow.array([0, 1, -1, 0], pyarrow.int32()).buffers()[1]
    broken = pyarrow.StringArray.from_buffers(3, offsets, pyarrow.py_buffer(b"abc"))
    batch = pyarrow.RecordBatch.from_arrays([pyarrow.array([1, 2, 3]), broken], names=["number", "text"])

    def batches():
        yield batch
        yield batch
        raise RuntimeError("the disk is gone")

    with pytest.raises(tablerules.DataError, match="'text'"):
        rules.count(pyarrow.RecordBatchReader.from_batches(batch.schema, batches()))


def test_a_batch_that_is_too_long_is_an_error(rules):
    with pytest.raises(tablerules.DataError, match="2147483653 records"):
        rules.count(pyarrow.table({"number": pyarrow.nulls((1 << 31) + 5)}))


def test_without_threads_one_thread_counts(rules, small_parts, monkeypatch):
    expected = numbers_of(rules.check(table(100, 6)))
    monkeypatch.setattr(_checks, "can_start_threads", lambda: False)
    assert numbers_of(rules.count(table(100, 6))) == expected


@pytest.mark.parametrize("records", [8, 50, 1000])
def test_findings_of_parts_are_in_the_order_of_the_records(rules, small_parts, monkeypatch, records):
    def divided(whole, **arguments):
        return rules.check(whole, all=True, **arguments).to_pyarrow()

    for seed in range(5):
        whole = table(records, seed)
        found, by_id = divided(whole), divided(whole, id="number")
        with monkeypatch.context() as patch:
            patch.setattr(_checks, "can_start_threads", lambda: False)
            assert found.equals(divided(whole))
            assert by_id.equals(divided(whole, id="number"))
        assert found.column("record").to_pylist() == sorted(found.column("record").to_pylist(), key=lambda record: record or 0)


KEYS = """
fieldsMatch: subset
primaryKey: [number, text]
fields:
  - {name: number, type: integer, constraints: {unique: true}}
  - {name: text, type: string, constraints: {maxLength: 6}}
"""


@pytest.mark.parametrize("distinct", [20, 5000, 10**9])
def test_keys_of_parts_are_compared_in_the_order_of_the_records(small_parts, monkeypatch, distinct):
    rules = tablerules.parse(KEYS)
    monkeypatch.setattr(_stream, "RECORDS_OF_PART", 101)
    for seed in range(4):
        random.seed(seed)
        whole = pyarrow.table({
            "number": pyarrow.array([random.choice([None, random.randrange(distinct)]) for _ in range(3000)], pyarrow.int64()),
            "text": [random.choice([None, "a", "long text"]) if random.random() < 0.1 else "abc" for _ in range(3000)],
        })
        found, counts = rules.check(whole, all=True).to_pyarrow(), rules.count(whole).counts
        with monkeypatch.context() as patch:
            patch.setattr(_checks, "can_start_threads", lambda: False)
            assert found.equals(rules.check(whole, all=True).to_pyarrow())
            assert counts == rules.count(whole).counts
        assert found.num_rows == sum(count.findings for count in counts)


def test_an_error_in_one_part_ends_those_that_wait_for_its_keys(small_parts):
    rules = tablerules.parse(KEYS)
    broken = pyarrow.StringArray.from_buffers(
        100, pyarrow.array([0] * 50 + [-1] + [0] * 50, pyarrow.int32()).buffers()[1], pyarrow.py_buffer(b"abc"))
    batch = pyarrow.RecordBatch.from_arrays([pyarrow.array(range(100)), broken], names=["number", "text"])
    for call in (rules.count, rules.check):
        with pytest.raises(tablerules.DataError, match="'text'"):
            call(pyarrow.Table.from_batches([batch, batch, batch]))


@pytest.mark.parametrize(("limit", "fails"), [("2", True), ("3", False), ("40%", True), ("50%", False)])
def test_limits_determine_whether_a_check_fails(limit, fails):
    rules = tablerules.parse(f"fields: [{{name: n, type: integer, rules: [{{range: ..9, limits: {{invalid: {limit}}}}}]}}]")
    for summary in (rules.check(pyarrow.table({"n": [1, 20, 30, 4, None]})), rules.count(pyarrow.table({"n": [1, 20, 30, 4, None]}))):
        assert (summary.ok, summary.fails, summary.invalid) == (False, fails, 2)
        outcome = "fails" if fails else "passes"
        assert summary.limits == [tablerules.Limit("n", "range", 2, 5, None, limit, outcome)]


def test_limits_of_the_file_determine_whether_a_check_fails():
    rules = tablerules.parse("fields: [{name: n, constraints: {maximum: 9}, type: integer}]\nlimits: {invalid: 50%}")
    assert not rules.check(pyarrow.table({"n": [1, 20, 3]})).fails
    assert rules.check(pyarrow.table({"n": [1, 20]})).fails
