#!/usr/bin/env python3
"""Check Parquet files larger than memory by Spark on this machine, and print the memory of its processes while it runs.

The findings are counted by column and rule, so that every one of them is created. The memory is sampled each second; it is
printed for each quarter of the run, of the driver's Python, of Java, and of all workers together.
Usage: spark_memory.py RULES FOLDER read|findings
"""

import os
import sys
import threading
import time

from pyspark.sql import SparkSession

import tablerules
from tablerules.spark import findings, read


def resident(process):
    """Return the resident memory of a process in MiB, 0 after its end."""
    try:
        with open(f"/proc/{process}/statm", encoding="ascii") as status:
            return int(status.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / (1 << 20)
    except (OSError, IndexError):
        return 0


def descendants(process):
    """Return the processes that a process has started, and those that these have started, with their names."""
    parents = {}
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{entry}/stat", encoding="utf-8") as status:
                name, rest = status.read().rsplit(")", 1)
        except OSError:
            continue
        parents.setdefault(int(rest.split()[1]), []).append((int(entry), name.split("(", 1)[1]))
    found, queue = [], [process]
    while queue:
        for child, name in parents.get(queue.pop(), []):
            found.append((child, name))
            queue.append(child)
    return found


class Samples(threading.Thread):
    """The memory of the driver's Python, of Java and of the workers, each second until the end."""

    def __init__(self):
        super().__init__(daemon=True)
        self.rows, self.end = [], threading.Event()

    def run(self):
        while not self.end.wait(1):
            processes = descendants(os.getpid())
            java = sum(resident(process) for process, name in processes if name == "java")
            workers = sum(resident(process) for process, name in processes if name != "java")
            self.rows.append((resident(os.getpid()), java, workers))


def main():
    rules, folder, way = tablerules.load(sys.argv[1]), sys.argv[2], sys.argv[3]
    os.environ["PYSPARK_PYTHON"] = sys.executable
    spark = (
        SparkSession.builder.master("local[2]")
        .config("spark.ui.enabled", "false").config("spark.ui.showConsoleProgress", "false")
        .config("spark.driver.bindAddress", "127.0.0.1").config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.memory", "1g")
        .getOrCreate()
    )
    spark.sparkContext.setLogLevel("ERROR")
    frame = read(spark, folder, rules) if way == "read" else findings(spark.read.parquet(folder), rules)
    samples = Samples()
    samples.start()
    start = time.monotonic()
    counted = frame.groupBy("field", "rule").count().collect()
    seconds = time.monotonic() - start
    samples.end.set()
    samples.join()
    print(f"{way}: {sum(row['count'] for row in counted):,} findings in {seconds:.0f} s")
    print("| quarter | driver's Python | Java | workers |\n|---|---:|---:|---:|")
    for quarter in range(4):
        part = samples.rows[quarter * len(samples.rows) // 4:(quarter + 1) * len(samples.rows) // 4] or samples.rows
        print(f"| {quarter + 1} | " + " | ".join(f"{max(column):.0f} MiB" for column in zip(*part)) + " |")
    spark.stop()


if __name__ == "__main__":
    main()
