#!/usr/bin/env python3
"""Measure the peak memory of a check of more and more batches by the Python package: counted by all threads, counted by one
checker, and with findings, batch by batch.

The batches are those of a Parquet file, read again and again, so that the records are never in memory together.
Usage: batches.py PARQUET MILLIONS…, such as batches.py .build/benchmarks/data/people.parquet 1 10 100
"""

from __future__ import annotations

import os
import resource
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pyarrow
import pyarrow.parquet
import tablerules
from tablerules._batches import BatchChecker

RULES = tablerules.load(Path(__file__).resolve().parent.parent / "rules/people.json")
KEY_MEMORY = 1 << 20
"""A limit of the memory of keys, with which one checker counts. The rules have no keys."""


def batches(path: str, records: int) -> Iterator[pyarrow.RecordBatch]:
    """Yield that many records, in batches of at most 65,536."""
    while records:
        for batch in pyarrow.parquet.ParquetFile(path).iter_batches():
            batch = batch.slice(0, min(records, batch.num_rows))
            yield batch
            records -= batch.num_rows
            if not records:
                return


def stream(path: str, records: int) -> pyarrow.RecordBatchReader:
    """Return a stream of that many records."""
    return pyarrow.RecordBatchReader.from_batches(pyarrow.parquet.read_schema(path), batches(path, records))


def threads(path: str, records: int) -> int:
    """Count findings by all threads."""
    return sum(count.findings for count in RULES.count(stream(path, records)).counts)


def one_checker(path: str, records: int) -> int:
    """Count findings by one checker."""
    return sum(count.findings for count in RULES.count(stream(path, records), key_memory=KEY_MEMORY).counts)


def findings(path: str, records: int) -> int:
    """Create the findings of each batch."""
    checker = BatchChecker(RULES, "people")
    return sum(checker.check(batch).num_rows for batch in batches(path, records))


def measured(check: object, path: str, records: int) -> str:
    """Run a check in a process of its own, and return its figures as a row of a table."""
    name = check.__name__.replace("_", " ")
    reader, writer = os.pipe()
    process = os.fork()
    if process == 0:
        start = time.monotonic()
        found = check(path, records)
        seconds = time.monotonic() - start
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        os.write(writer, f"| {name} | {records:,} | {found:,} | {seconds:.1f} s | {peak:.0f} MiB |".encode())
        os._exit(0)
    os.waitpid(process, 0)
    return os.read(reader, 1000).decode()


def main() -> None:
    """Print a table of all checks."""
    path, *millions = sys.argv[1:]
    print("| check | records | findings | time | peak memory |\n|---|---:|---:|---:|---:|")
    for check in (threads, one_checker, findings):
        for count in millions:
            print(measured(check, path, int(count) * 1_000_000), flush=True)


if __name__ == "__main__":
    main()
