"""Tests of the line that shows how much of a check is done."""

import io
import sys
import time

import polars
import pyarrow
import pyarrow.parquet
import pytest

import tablerules
from tablerules import _progress, _tables
from tablerules._call import Call
from tablerules._progress import Progress

RULES = tablerules.parse("fieldsMatch: subset\nfields: [{name: n, type: integer}]")


class Terminal(io.StringIO):
    """Standard error on a terminal."""

    def isatty(self):
        return True


@pytest.fixture
def at_once(monkeypatch):
    monkeypatch.setattr(_progress, "SECONDS_BEFORE", 0)
    monkeypatch.setattr(_progress, "SECONDS_BETWEEN", 0.001)


def slow(records):
    for number in range(records):
        if number % 8192 == 0:
            time.sleep(0.02)
        yield {"n": str(number)}


@pytest.mark.parametrize(
    ("progress", "seconds", "line"),
    [
        (Progress(2_000_000, 0.4), 2.0, "40 %, 2,000,000 records, 1,000,000 records/s, 3 s left"),
        (Progress(10, 1.0), 1.0, "100 %, 10 records, 10 records/s, 0 s left"),
        (Progress(10, None), 4.0, "10 records, 2 records/s"),
        (Progress(0, 0.0), 4.0, "0 records, 0 records/s"),
    ],
)
def test_the_line_has_the_share_the_records_their_rate_and_the_time_left(progress, seconds, line):
    assert _progress.text(progress, seconds) == line


@pytest.mark.parametrize("checks", ["check", "count"])
def test_the_line_is_shown_during_the_check_and_removed_at_its_end(at_once, monkeypatch, checks):
    monkeypatch.setattr(sys, "stderr", Terminal())
    assert getattr(RULES, checks)(slow(50_000)).records == 50_000
    shown = sys.stderr.getvalue()
    lines = shown.split("\r")
    assert any(line.strip().endswith("records/s") and not line.startswith("0 ") for line in lines)
    assert lines[-1] == "" and lines[-2].strip() == ""


@pytest.mark.parametrize(("wanted", "is_shown"), [(None, False), (False, False), (True, True)])
def test_without_a_terminal_the_line_is_shown_if_it_is_wanted(at_once, monkeypatch, wanted, is_shown):
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    RULES.check(slow(20_000), progress=wanted)
    assert ("records" in sys.stderr.getvalue()) == is_shown


def test_a_short_check_shows_nothing(monkeypatch):
    monkeypatch.setattr(sys, "stderr", Terminal())
    RULES.check([{"n": "1"}], progress=True)
    assert sys.stderr.getvalue() == ""


def test_a_closed_output_does_not_end_the_check(at_once, monkeypatch):
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", closed)
    assert RULES.check(slow(20_000), progress=True).records == 20_000


def test_an_error_ends_the_line(at_once, monkeypatch):
    monkeypatch.setattr(sys, "stderr", Terminal())

    def records():
        yield from slow(20_000)
        raise KeyError("no such record")

    with pytest.raises(KeyError, match="no such record"):
        RULES.check(records())
    assert sys.stderr.getvalue().endswith("\r")


def test_the_share_is_that_of_the_bytes_of_a_file_or_of_the_records_of_a_table(tmp_path):
    path = tmp_path / "n.csv"
    path.write_text("n\n" + "1\n" * 1000)
    check = _tables.check_of(RULES, path, None, 1)
    assert check.progress() == Progress(0, 0.0)
    check.count(Call())
    assert check.progress() == Progress(1000, pytest.approx(1, abs=0.01))
    table = pyarrow.table({"n": range(1000)})
    for given, share in [(table, 1.0), (table.to_reader(), None)]:
        check = _tables.check_of(RULES, given, None, 1)
        check.count(Call())
        assert check.progress() == Progress(1000, share)


def test_tables_know_their_lengths(tmp_path):
    table = pyarrow.table({"n": range(30)})
    pyarrow.parquet.write_table(table, tmp_path / "n.parquet")
    assert _tables.stream_of(str(tmp_path / "n.parquet"), RULES).length == 30
    assert _tables.stream_of(table, RULES).length == 30
    assert _tables.stream_of(polars.DataFrame({"n": range(30)}), RULES).length == 30
    assert _tables.stream_of(table.to_pandas(), RULES).length == 30
    assert _tables.stream_of(table.to_reader(), RULES).length is None
    assert _tables.length_of([{"n": 1}]) == 1
    assert _tables.length_of(iter([{"n": 1}])) is None


class Writer:
    """Standard error that can only be written to."""

    def __init__(self, error=None):
        self.error = error

    def write(self, text):
        if self.error:
            raise self.error


@pytest.mark.parametrize("output", [None, Writer(), Writer(RuntimeError("gone"))])
@pytest.mark.parametrize("wanted", [None, True])
def test_no_standard_error_ends_a_check(at_once, monkeypatch, output, wanted):
    monkeypatch.setattr(sys, "stderr", output)
    assert RULES.check(slow(20_000), progress=wanted).records == 20_000


def test_a_closed_standard_error_is_no_terminal(monkeypatch):
    closed = Terminal()
    closed.close()
    monkeypatch.setattr(sys, "stderr", closed)
    monkeypatch.setattr(Terminal, "isatty", io.StringIO.isatty)
    assert RULES.check([{"n": "1"}]).ok
