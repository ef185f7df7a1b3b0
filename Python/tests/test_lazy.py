"""Tests of tables that are made batch by batch: lazy frames of Polars, and iterables of frames."""

import subprocess
import sys

import pandas
import polars
import pyarrow
import pytest

import tablerules
import tablerules.polars
from tablerules import _lazy

RULES = tablerules.parse("fields: [{name: id, type: integer, constraints: {unique: true}}, {name: email, type: string, format: email}]")
COLUMNS = {"id": [*range(1, 10), 3], "email": ["ann@example.com"] * 8 + ["bob", "ann@example.com"]}
EXPECTED = [(9, "email.no-at-sign"), (10, "unique.duplicate")]


def findings_of(make, **arguments):
    findings, summary = RULES.check(make(), **arguments), RULES.count(make())
    assert (findings.ok, findings.records, findings.invalid, findings.counts) == (
        summary.ok, summary.records, summary.invalid, summary.counts)
    assert {finding.file for finding in findings} <= {arguments.get("name", "table")}
    return [(finding.record, finding.code) for finding in findings]


@pytest.mark.parametrize("size", [1, 3, 100])
def test_a_lazy_frame_is_checked_as_the_collected_one(size, monkeypatch):
    monkeypatch.setattr(_lazy, "RECORDS_OF_BATCH", size)
    frame = polars.DataFrame(COLUMNS).lazy()
    assert findings_of(lambda: frame) == EXPECTED
    assert findings_of(lambda: frame, name="people") == EXPECTED
    assert findings_of(lambda: frame.filter(polars.col("id") > 8)) == [(1, "email.no-at-sign")]
    assert findings_of(lambda: frame.filter(polars.col("id") > 90)) == []
    assert frame.validate(RULES).invalid == frame.validate.count(RULES).invalid == 2
    valid, invalid = frame.validate.split(RULES)
    assert isinstance(valid, polars.DataFrame) and invalid["id"].to_list() == [9, 3]
    assert RULES.keys(frame).num_rows == 10


def parts(kind):
    """Return the records in frames of 4, 4 and 2."""
    table = pyarrow.table(COLUMNS)
    return [kind(table.slice(start, 4)) for start in (0, 4, 8)]


KINDS = {
    "polars": polars.DataFrame, "pandas": pyarrow.Table.to_pandas, "tables": lambda table: table, "readers": pyarrow.Table.to_reader,
    "batches": lambda table: table.combine_chunks().to_batches()[0],
}


def _package(kind):
    return type(kind(pyarrow.table(COLUMNS))).__module__.partition(".")[0]


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
@pytest.mark.parametrize("make", [list, iter, lambda frames: (frame for frame in frames), tuple], ids=["list", "iterator", "generator", "tuple"])
def test_frames_are_the_batches_of_one_table(kind, make):
    assert findings_of(lambda: make(parts(kind))) == EXPECTED
    valid, invalid = RULES.split(make(parts(kind)))
    assert len(valid) == 8 and list(pyarrow.table(invalid)["id"].to_pylist()) == [9, 3]
    assert type(valid) is {"polars": polars.DataFrame, "pandas": pandas.DataFrame}.get(_package(kind), pyarrow.Table)


def test_frames_are_read_one_after_the_other():
    alive = []

    def frames():
        for number in range(4):
            alive.append(number)
            yield polars.DataFrame({"id": [number], "email": ["bob"]})

    def first():
        for frame in frames():
            assert len(alive) <= frame["id"][0] + 1
            yield frame

    assert [finding.record for finding in RULES.check(first())] == [1, 2, 3, 4]


@pytest.mark.parametrize(("second", "reason"), [
    (polars.DataFrame({"id": [1]}), "has no column 'email', unlike the first one"),
    (polars.DataFrame({"id": ["1"], "email": ["x"]}), "has the column 'id' as 'vu' of Arrow and not as 'l', unlike the first one"),
    (polars.DataFrame({"email": ["x"], "id": [1]}), "has its columns in another order than the first one"),
    ({"id": 1, "email": "x"}, "has no __arrow_c_stream__, which the batches before it have"),
])
@pytest.mark.parametrize("method", ["check", "count"])
def test_a_batch_with_another_schema_is_an_error_with_its_number(second, reason, method):
    frames = [polars.DataFrame({"id": [1], "email": ["x"]})] * 2 + [second]
    with pytest.raises(tablerules.ArgumentError) as caught:
        getattr(RULES, method)(iter(frames))
    assert str(caught.value).startswith(f"batch 3 {reason}")


def test_an_error_of_an_iterator_is_raised_unchanged():
    def frames():
        yield polars.DataFrame({"id": [1], "email": ["x"]})
        raise ZeroDivisionError("mine")

    for method in (RULES.check, RULES.count):
        with pytest.raises(ZeroDivisionError, match="mine"):
            method(frames())


def test_an_iterator_without_values_has_no_records():
    for table in ([], iter([]), ()):
        assert RULES.check(table).records == 0 and RULES.check(table).ok


def test_objects_in_frames_are_texts():
    frames = [polars.DataFrame({"id": [id], "email": polars.Series([value], dtype=polars.Object)}) for id, value in ((1, "bob"), (2, "a@b.co"))]
    assert [finding.record for finding in RULES.check(frames)] == [1]


def test_a_frame_of_pandas_with_an_index_is_a_batch():
    frames = [pandas.DataFrame({"id": [number], "email": ["bob"]}, index=[number]) for number in range(3)]
    assert [finding.record for finding in RULES.check(frames)] == [1, 2, 3]


PROGRAM = """
import resource, sys
import polars, pyarrow.dataset, tablerules
rules = tablerules.parse("fields: [{name: a, type: integer, constraints: {maximum: 10}}]")
paths = [sys.argv[2]] * int(sys.argv[3])
make = {
    "lazy": lambda: polars.scan_parquet(paths), "dataset": lambda: pyarrow.dataset.dataset(paths), "files": lambda: paths,
    "frames": lambda: (polars.read_parquet(path) for path in paths),
}[sys.argv[1]]
assert rules.count(make()).records == 1_000_000 * len(paths)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


@pytest.mark.parametrize("kind", ["lazy", "dataset", "files", "frames"])
def test_the_memory_of_batches_does_not_grow_with_the_records(kind, tmp_path):
    polars.DataFrame({"a": range(1_000_000)}).write_parquet(tmp_path / "t.parquet", row_group_size=65_536)

    def peak(files):
        command = [sys.executable, "-c", PROGRAM, kind, str(tmp_path / "t.parquet"), str(files)]
        return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)

    # The records take 8 MiB a million.
    assert peak(30) - peak(5) < 100
