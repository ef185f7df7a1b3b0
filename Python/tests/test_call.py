"""Tests of interrupts (Ctrl-C) and of what errors show."""

import gc
import os
import random
import signal
import threading
import time
import traceback

import duckdb
import fsspec.implementations.local  # an interrupt of the import is not what is tested
import polars
import pyarrow
import pyarrow.dataset
import pyarrow.parquet
import pytest

import tablerules
from tablerules._call import SECONDS_TO_END

ROUNDS = int(os.environ.get("ROUNDS", "1"))
RECORDS = 400_000
RULES = tablerules.parse("""
fieldsMatch: subset
fields:
  - {name: email, type: string, format: email}
  - {name: number, type: number, constraints: {maximum: 5}}
  - {name: tags, type: array, constraints: {jsonSchema: {items: {type: string, maxLength: 5}}}}
""")
COLUMNS = {"email": ["ann@example.com", "bob"], "number": [1.5, 9.0], "tags": [["a"], ["b", "longer than five"]]}


@pytest.fixture(autouse=True)
def interrupts_raise():
    """Raise interrupts as Python does by default: a program that is started in the background ignores them."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="module")
def table():
    return pyarrow.concat_tables([pyarrow.table(COLUMNS)] * (RECORDS // 2)).combine_chunks()


@pytest.fixture(scope="module")
def files(table, tmp_path_factory):
    folder = tmp_path_factory.mktemp("files")
    pyarrow.parquet.write_table(table, folder / "t.parquet")
    (folder / "t.csv").write_text("email,number,tags\n" + "ann@example.com,7,[]\nbob,1,\n" * (4 * RECORDS))
    (folder / "t.jsonl").write_text('{"email": "bob", "number": 9, "tags": ["a"]}\n' * (4 * RECORDS))
    return folder


def dictionaries():
    records = [dict(zip(COLUMNS, record)) for record in zip(*COLUMNS.values())]
    for _ in range(RECORDS // 2):
        yield from records


def batches(table):
    """Return a reader whose batches are made by Python."""
    def made():
        for batch in table.to_batches(max_chunksize=10_000):
            for _ in range(20):
                pass
            yield batch

    return pyarrow.RecordBatchReader.from_batches(table.schema, made())


KINDS = {
    "dictionaries": lambda table, files: dictionaries(),
    "one batch": lambda table, files: table,
    "polars": lambda table, files: polars.DataFrame(table),
    "batches of python": lambda table, files: batches(table),
    "parquet": lambda table, files: files / "t.parquet",
    "csv": lambda table, files: files / "t.csv",
    "jsonl": lambda table, files: files / "t.jsonl",
    "several files": lambda table, files: [files / "t.csv"] * 2,
    "address": lambda table, files: f"local://{files / 't.csv'}",
    "lazy frame": lambda table, files: polars.DataFrame(table).lazy(),
    "frames": lambda table, files: (polars.DataFrame(batch) for batch in table.to_batches(max_chunksize=10_000)),
    "dataset": lambda table, files: pyarrow.dataset.dataset(files / "t.parquet"),
}


def interrupt(call, seconds):
    """Call a function that is interrupted after that time; return how long it then took to end, or None if it had ended before."""
    sent = []

    def send():
        sent.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(seconds, send)
    timer.start()
    try:
        call()
    except KeyboardInterrupt:
        return time.monotonic() - sent[0]
    finally:
        timer.cancel()
        timer.join()
    assert not sent, "the interrupt was lost"
    return None


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("method", ["check", "count"])
def test_an_interrupt_ends_any_check_soon_and_is_never_lost(kind, method, table, files, capfd):
    random.seed(f"{kind} {method}")
    ended = 0
    for _ in range(4 * ROUNDS):
        given = KINDS[kind](table, files)
        try:
            seconds = interrupt(lambda: getattr(RULES, method)(given), random.uniform(0.001, 0.15))
        except KeyboardInterrupt:  # the check had ended
            seconds = None
        if seconds is not None:
            # A call waits for what it has started: for threads, and for files, up to SECONDS_TO_END each.
            assert seconds < 4 * SECONDS_TO_END
            ended += 1
    assert ended
    assert "Exception ignored" not in capfd.readouterr().err


def test_the_handler_of_the_program_is_called_and_remains():
    handled = []

    def handler(number, frame):
        handled.append(number)

    before = signal.signal(signal.SIGINT, handler)
    try:
        timer = threading.Timer(0.02, os.kill, [os.getpid(), signal.SIGINT])
        timer.start()
        assert RULES.check(dictionaries()).records == RECORDS
        timer.join()
        assert handled == [signal.SIGINT]
        assert signal.getsignal(signal.SIGINT) is handler
    finally:
        signal.signal(signal.SIGINT, before)


def test_an_interrupt_that_the_records_turn_into_another_error_is_raised():
    def records():
        yield {"email": "bob"}
        try:
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(1)
        except KeyboardInterrupt:
            raise RuntimeError("the database is gone") from None

    with pytest.raises(KeyboardInterrupt):
        RULES.check(records())


def test_an_interrupt_in_a_destructor_is_raised_after_it(capfd):
    class Value:
        def __del__(self):
            os.kill(os.getpid(), signal.SIGINT)
            for _ in range(1000):
                pass

        def __str__(self):
            return "bob"

    seen = []

    def records():
        for number in range(100_000):
            seen.append(number)
            yield {"email": Value() if number == 10_000 else "bob"}

    with pytest.raises(KeyboardInterrupt):
        RULES.check(records())
    assert len(seen) < 50_000
    assert "Exception ignored" not in capfd.readouterr().err


def test_a_check_on_another_thread_ends_without_an_interrupt(table):
    found = []
    thread = threading.Thread(target=lambda: found.append(RULES.count(table).records))
    thread.start()
    thread.join()
    assert found == [RECORDS]


def test_a_pipe_without_a_writer_does_not_hide_an_interrupt(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert interrupt(lambda: RULES.check(tmp_path / "pipe"), 0.05) < 1


def test_a_query_of_duckdb_does_not_delay_an_interrupt_and_its_connection_remains_of_use():
    connection = duckdb.connect()
    rules = tablerules.parse("fields: [{name: a, type: integer}]")
    assert interrupt(lambda: rules.check(connection.sql("SELECT range AS a FROM range(1000000000)")), 0.1) < 1
    assert rules.check(connection.sql("SELECT 1 AS a")).ok
    long = connection.sql("SELECT sum(a.range * b.range)::BIGINT AS a FROM range(100000) a, range(10000) b")
    assert interrupt(lambda: rules.check(long), 0.1) < 1


def test_an_interrupted_check_leaves_nothing_open():
    class Table:
        def __arrow_c_stream__(self, requested_schema=None):
            return stream.__arrow_c_stream__()

    def made():
        while True:
            yield pyarrow.record_batch({"email": ["bob"] * 1000, "number": [1.0] * 1000, "tags": [["a"]] * 1000})

    gc.collect()
    gc.disable()
    try:
        before = pyarrow.total_allocated_bytes()
        for method in (RULES.check, RULES.count, RULES.split):
            stream = pyarrow.RecordBatchReader.from_batches(next(made()).schema, made())
            if method != RULES.split:
                assert interrupt(lambda: method(Table()), 0.05) < 1
            del stream
        assert pyarrow.total_allocated_bytes() == before
    finally:
        gc.enable()


CALLS = {
    "check": lambda: RULES.check(3),
    "rules": lambda: tablerules.parse("fields: [{name: a, type: strng}]"),
    "value": lambda: RULES.value("mail", "x"),
    "type": lambda: RULES.check(pyarrow.table({"email": [[1]], "number": [1], "tags": [["a"]]})),
    "split": lambda: RULES.split([1]),
    "stream": lambda: RULES.count(pyarrow.array([1])),
    "record": lambda: RULES.check([{"email": {1, 2}}]),
}


@pytest.mark.parametrize("name", CALLS)
def test_an_error_shows_its_public_name_and_no_inner_lines(name):
    with pytest.raises(tablerules.ValidationError) as caught:
        CALLS[name]()
    text = "".join(traceback.format_exception(caught.value))
    assert text.splitlines()[-1].startswith("tablerules.") or "\ntablerules." in text
    assert "tablerules._" not in text and "/tablerules/_" not in text


def test_objects_show_their_fields_and_public_names():
    assert repr(RULES) == "<Rules for 'email', 'number', 'tags'>"
    findings = RULES.check([{"email": "bob"}])
    for shown in (repr(findings), repr(list(findings)), repr(findings.counts), repr(type(findings)), repr(type(RULES))):
        assert "_" not in shown.replace("email.no_at_sign", "")
