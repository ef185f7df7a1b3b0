"""Compare checks of the orders by the Python package and its peers, each in a process of its own, in turns.

    ./Benchmarks/frames.sh [--rounds 5] [--records 1000000] [NAME…]

The time is that of the check alone, after the frame has been read and the rules have been made; on Parquet the reading is included.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from . import orders, peers

FOLDER = Path(__file__).parent
DATA = FOLDER.parents[1] / ".build/benchmarks/frames"


def rules(name: str) -> Any:
    """Return the rules of a file of this folder."""
    import tablerules

    return tablerules.load(FOLDER / f"{name}.yml")


def read_polars(name: str = "flat") -> Any:
    """Read a table into a frame of Polars."""
    import polars

    return polars.read_parquet(DATA / f"{name}.parquet")


def read_pandas() -> Any:
    """Read the flat orders into a frame of pandas."""
    import pandas

    return pandas.read_parquet(DATA / "flat.parquet")


def read_arrow() -> Any:
    """Read the flat orders into a table of pyarrow."""
    import pyarrow.parquet

    return pyarrow.parquet.read_table(DATA / "flat.parquet")


def counted(name: str = "flat") -> Callable[[Any], int]:
    """Return the check by the package that counts the findings."""
    loaded = rules(name)
    return lambda table: sum(count.findings for count in loaded.count(table).counts)


def located(name: str = "flat") -> Callable[[Any], int]:
    """Return the check by the package whose findings are made a frame of Polars."""
    loaded = rules(name)
    return lambda table: loaded.check(table, all=True).to_polars().height


def by_hand_of_parquet() -> Callable[[Any], int]:
    """Return the check by expressions of Polars, which reads the file."""
    check = peers.by_hand()
    return lambda _: check(read_polars())


Program = tuple[Callable[[], Any], Callable[[], Callable[[Any], Any]]]
"""How the table is read, and how the check is made."""

PROGRAMS: dict[str, Program] = {
    "counted": (read_polars, counted),
    "located": (read_polars, located),
    "counted, pyarrow": (read_arrow, counted),
    "located, pyarrow": (read_arrow, located),
    "counted, Parquet": (lambda: DATA / "flat.parquet", counted),
    "located, Parquet": (lambda: DATA / "flat.parquet", located),
    "located, pandas": (read_pandas, located),
    "counted, all types": (lambda: read_polars("orders"), lambda: counted("orders")),
    "located, all types": (lambda: read_polars("orders"), lambda: located("orders")),
    "Polars by hand": (read_polars, peers.by_hand),
    "Polars by hand, Parquet": (lambda: None, by_hand_of_parquet),
    "dataframely": (read_polars, peers.dataframely),
    "pandera, Polars": (read_polars, peers.pandera_polars),
    "pandera, pandas": (read_pandas, peers.pandera_pandas),
    "patito": (read_polars, peers.patito),
    "pointblank": (read_polars, peers.pointblank),
}
PACKAGES = ["tablerules", "polars", "pandas", "pyarrow", "dataframely", "pandera", "patito", "pointblank"]


def measured(name: str) -> dict[str, Any]:
    """Run a program in this process, and return its figures."""
    read, make = PROGRAMS[name]
    check, table = make(), read()
    wall, processor = time.perf_counter(), time.process_time()
    result = check(table)
    return {"seconds": time.perf_counter() - wall, "processor": time.process_time() - processor, "findings": result}


def main() -> None:
    """Measure all programs, or those that are named, and print the medians."""
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--records", type=int, default=1_000_000)
    parser.add_argument("--one", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one:
        print(json.dumps(measured(arguments.one)))
        return
    names = arguments.names or list(PROGRAMS)
    unknown = [name for name in names if name not in PROGRAMS]
    if unknown:
        parser.error(f"there is no program {unknown[0]!r}; they are {', '.join(PROGRAMS)}")
    orders.write(DATA, arguments.records)
    results: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
    for _ in range(arguments.rounds):
        for name in names:
            command = [sys.executable, "-W", "ignore", "-m", "Frames", "--one", name]
            output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
            results[name].append(json.loads(output.splitlines()[-1]))
    versions = ", ".join(f"{package} {importlib.metadata.version(package)}" for package in PACKAGES)
    print(f"{len(os.sched_getaffinity(0))} processors; medians of {arguments.rounds}; {versions}\n")
    print("| program | seconds | processor | findings |\n|---|---:|---:|---:|")
    for name in names:
        seconds, processor = (median(each[key] for each in results[name]) for key in ("seconds", "processor"))
        print(f"| {name} | {seconds:.3f} | {processor:.3f} | {results[name][0]['findings']:,} |")


if __name__ == "__main__":
    main()
