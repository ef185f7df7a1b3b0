"""Compare checks of a frame of Spark, in turns in one session with two processors.

    ./Benchmarks/spark.sh [--rounds 7] [--records 1000000] [NAME…]

The time is that of the whole query from Parquet, whose result Spark computes and does not store. The first round is not counted.
Ratios are the medians of those of each round. The status is 1 if two programs find other numbers.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from pyspark.sql import DataFrame, SparkSession

import tablerules
from Frames import orders
from tablerules.spark import counts, findings, read

from . import expressions

ROOT = Path(__file__).parents[2]
DATA = ROOT / ".build/benchmarks/frames"
ID = ["order_no"]
NOTHING, BY_HAND, BY_HAND_UNIQUE = "nothing", "expressions", "expressions, unique"


def nothing(batches: Any) -> Iterator[Any]:
    """Read batches and return none."""
    for _ in batches:
        pass
    return iter(())


def programs(spark: SparkSession, path: str) -> dict[str, Any]:
    """Return the programs by name: functions that return the frame of the result."""
    rules, frame = tablerules.load(ROOT / "Benchmarks/Frames/flat.yml"), spark.read.parquet(path)
    return {
        NOTHING: lambda: frame.mapInArrow(nothing, "x INT"),
        "counts": lambda: counts(frame, rules, skip_keys=True),
        "findings": lambda: findings(frame, rules, ID, skip_keys=True),
        "read": lambda: read(spark, path, rules, ID, skip_keys=True),
        BY_HAND: lambda: expressions.located(frame, unique=False),
        "counts, unique": lambda: counts(frame, rules),
        "findings, unique": lambda: findings(frame, rules, ID),
        BY_HAND_UNIQUE: lambda: expressions.located(frame, unique=True),
    }


def failures(name: str, frame: DataFrame) -> int:
    """Return the number of failures that a program finds."""
    if name == NOTHING:
        return 0
    return int(frame.agg({"findings": "sum"}).first()[0]) if name.startswith("counts") else frame.count()


def seconds(frame: DataFrame) -> float:
    """Return the time of computing a frame."""
    start = time.perf_counter()
    frame.write.format("noop").mode("overwrite").save()
    return time.perf_counter() - start


def main() -> int:
    """Measure all programs, or those that are named, and print the medians."""
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--records", type=int, default=1_000_000)
    arguments = parser.parse_args()
    orders.write(DATA, arguments.records)
    os.environ["PYSPARK_PYTHON"] = sys.executable
    spark = (
        SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").config("spark.ui.showConsoleProgress", "false")
        .config("spark.driver.bindAddress", "127.0.0.1").config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.memory", "4g").config("spark.sql.files.maxPartitionBytes", "4m").getOrCreate()
    )
    spark.sparkContext.setLogLevel("ERROR")
    every = programs(spark, str(DATA / "flat.parquet"))
    if unknown := [name for name in arguments.names if name not in every]:
        parser.error(f"there is no program {unknown[0]!r}; they are {'; '.join(every)}")
    measured = {name: every[name] for name in [NOTHING, *(arguments.names or list(every)[1:])]}
    found = {name: failures(name, program()) for name, program in measured.items()}
    times: dict[str, list[float]] = {name: [] for name in measured}
    for counted in range(arguments.rounds + 1):
        for name, program in measured.items():
            taken = seconds(program())
            if counted:
                times[name].append(taken)
    versions = ", ".join(f"{package} {importlib.metadata.version(package)}" for package in ("tablerules", "pyspark", "pyarrow"))
    print(f"{len(os.sched_getaffinity(0))} processors; medians of {arguments.rounds}; {versions}\n")
    print("| program | seconds | to nothing | failures |\n|---|---:|---:|---:|")
    for name, taken in times.items():
        ratio = median(mine / base for mine, base in zip(taken, times[NOTHING]))
        print(f"| {name} | {median(taken):.2f} | {ratio:.2f} | {found[name]:,} |")
    if {"findings, unique", BY_HAND_UNIQUE} <= times.keys():
        print(f"\nfindings, unique, to {BY_HAND_UNIQUE}: "
              f"{median(mine / base for mine, base in zip(times['findings, unique'], times[BY_HAND_UNIQUE])):.2f}")
    return 0 if all(len({found[name] for name in found if name != NOTHING and ("unique" in name) == has}) <= 1 for has in (True, False)) else 1


if __name__ == "__main__":
    sys.exit(main())
