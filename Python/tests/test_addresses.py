"""Tests of addresses, whose files fsspec reads."""

import gzip
import json
import pathlib
import sys
import threading

import fsspec
import fsspec.implementations.memory
import pyarrow
import pyarrow.parquet
import pytest

import tablerules

RULES = tablerules.parse("fields: [{name: id, type: integer, constraints: {unique: true}}, {name: email, type: string, format: email}]")
FIRST, SECOND = [(1, "ann@example.com"), (2, "bob")], [(3, "cem@example.com"), (1, "dan@example.com")]


def text(records):
    return "id,email\n" + "".join(f"{id},{email}\n" for id, email in records)


@pytest.fixture(autouse=True)
def memory():
    """Write files to the file system in memory."""
    system = fsspec.filesystem("memory")
    for name, records in (("a", FIRST), ("b", SECOND)):
        system.pipe(f"/csv/{name}.csv", text(records).encode())
        system.pipe(f"/zip/{name}.csv.gz", gzip.compress(text(records).encode()))
        system.pipe(f"/lines/{name}.jsonl", "".join(json.dumps({"id": id, "email": email}) + "\n" for id, email in records).encode())
        output = pyarrow.BufferOutputStream()
        pyarrow.parquet.write_table(pyarrow.table({"id": [id for id, _ in records], "email": [email for _, email in records]}), output)
        system.pipe(f"/pq/{name}.parquet", output.getvalue().to_pybytes())
    system.pipe("/csv/_SUCCESS", b"")
    yield system
    for path in system.ls("/", detail=False):
        system.rm(path, recursive=True)


def findings_of(table):
    threads = threading.active_count()
    findings, summary = RULES.check(table), RULES.count(table)
    assert (findings.records, findings.counts) == (summary.records, summary.counts)
    assert threading.active_count() == threads
    return [(finding.file, finding.record, finding.code) for finding in findings]


@pytest.mark.parametrize("end", ["csv/{}.csv", "zip/{}.csv.gz", "lines/{}.jsonl", "pq/{}.parquet"])
def test_the_files_of_an_address_are_one_table(end):
    folder, name = end.split("/")
    first, second = (f"memory:///{folder}/{name.format(letter)}" for letter in "ab")
    expected = [(first, 2, "email.no-at-sign"), (second, 2, "unique.duplicate")]
    for table in (f"memory://{folder}", f"memory://{folder}/{name.format('*')}", [first, second], f"memory://**/{name.format('[ab]')}"):
        assert findings_of(table) == expected
    assert findings_of(first) == expected[:1]
    for given in (f"memory://{folder}/{name.format('a')}", pathlib.Path(f"memory://{folder}/{name.format('a')}")):
        assert findings_of(given) == [(f"memory://{folder}/{name.format('a')}", 2, "email.no-at-sign")]
    if folder == "pq":
        assert [finding.file for finding in RULES.check(first, name="people")] == ["people"]
    else:
        with pytest.raises(tablerules.ArgumentError, match="the name 'people' cannot replace that of a text at an address"):
            RULES.check(first, name="people")


def test_an_address_of_one_file_system_in_another_is_read(memory):
    found = findings_of("simplecache::memory://csv/*.csv")
    assert [(record, code) for _, record, code in found] == [(2, "email.no-at-sign"), (2, "unique.duplicate")]
    assert findings_of("simplecache::memory://csv/a.csv") == [("simplecache::memory://csv/a.csv", 2, "email.no-at-sign")]


def test_a_large_file_is_read_by_a_pipe(memory):
    memory.pipe("/large.csv", text([(number, "ann@example.com") for number in range(200_000)] + [(0, "bob")]).encode())
    assert findings_of("memory://large.csv") == [("memory://large.csv", 200_001, "unique.duplicate"), ("memory://large.csv", 200_001, "email.no-at-sign")]


def test_an_error_of_the_file_system_is_raised(memory, monkeypatch):
    memory.pipe("/large.csv", text([(number, "ann@example.com") for number in range(200_000)]).encode())

    class Broken(fsspec.implementations.memory.MemoryFile):
        def read(self, size=-1):
            if self.tell() > 2_000_000:
                raise OSError("the network is gone")
            return super().read(size)

    opened = memory.open
    monkeypatch.setattr(type(memory), "open", lambda self, path, mode: Broken(self, path, opened(path, mode).getvalue()))
    for method in (RULES.check, RULES.count):
        with pytest.raises(OSError, match="the network is gone"):
            method("memory://large.csv")


def test_a_file_that_does_not_exist_is_an_error_with_its_address():
    for method in (RULES.check, RULES.count):
        with pytest.raises(tablerules.InputError, match="^cannot read memory:///csv/none.csv: there is no such file$"):
            method("memory://csv/none.csv")
    with pytest.raises(tablerules.ArgumentError, match=r"no file matches 'memory://csv/\*.tsv'"):
        RULES.check("memory://csv/*.tsv")


def test_a_missing_package_is_an_error_that_names_it(monkeypatch):
    with pytest.raises(tablerules.ArgumentError, match="'s3://bucket/a.csv' is an address, and fsspec lacks a package for it: Install s3fs"):
        RULES.check("s3://bucket/a.csv")
    with pytest.raises(tablerules.ArgumentError, match="'zzz://a.csv' is an address that fsspec does not know"):
        RULES.check("zzz://a.csv")
    monkeypatch.setitem(sys.modules, "fsspec.core", None)
    monkeypatch.setitem(sys.modules, "fsspec", None)
    for address in ("s3://bucket/a.csv", "S3://bucket/*.parquet", pathlib.Path("gs://bucket/a.csv")):
        with pytest.raises(tablerules.ArgumentError, match="is an address, which the package fsspec reads: install it, and the package"):
            RULES.check(address)


def test_an_address_of_this_computer_is_its_file(tmp_path):
    (tmp_path / "a b.csv").write_text(text(FIRST))
    assert findings_of((tmp_path / "a b.csv").as_uri()) == [(str(tmp_path / "a b.csv"), 2, "email.no-at-sign")]


def test_files_of_several_systems_are_no_table(tmp_path):
    (tmp_path / "a.csv").write_text(text(FIRST))
    with pytest.raises(tablerules.ArgumentError, match="all of this computer, or all of one file system"):
        RULES.check([tmp_path / "a.csv", "memory://csv/a.csv"])
