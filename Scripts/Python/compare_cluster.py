"""A job of Spark that compares the findings of all its workers with those of the program.

Usage: spark-submit … compare_cluster.py RULES CSV FINDINGS, as compare_spark.py. The status is 1 if there is a difference, or if
not every worker had a task.
"""

import os
import sys
import time

from compare_spark import compare, expected, row, write_parquet
from pyspark.sql import SparkSession, functions

import tablerules
from tablerules.spark import counts, findings, read

WORKERS = 2


def folder_of_task(number):
    """Return the folder of the worker that runs a task, which takes long enough that another worker has the next one."""
    time.sleep(0.5)
    return os.getcwd()


def main(rules_path, table_path, findings_path):
    spark = SparkSession.builder.config("spark.sql.files.maxPartitionBytes", "2m").getOrCreate()
    rules, path = tablerules.load(rules_path), write_parquet(table_path)
    tasks = spark.sparkContext.parallelize(range(2 * WORKERS), 2 * WORKERS)
    folders = tasks.map(folder_of_task).distinct().collect()
    print(f"{len(folders)} workers had tasks")

    frame = spark.read.parquet(path)
    program = list(expected(findings_path))
    mapped = findings(frame, rules, record=functions.col("_metadata.row_index") + 1)
    same = [
        compare("findings", [row(one["record"], one) for one in mapped.collect()], program),
        compare("read, Parquet", [row(one["record"], one) for one in read(spark, path, rules).collect()], program),
        compare(
            "read, CSV", [row(one["record"], one) for one in read(spark, table_path, rules).collect()],
            list(expected(findings_path, of_file=True)),
        ),
        sum(one["findings"] for one in counts(frame, rules).collect()) == len(program),
        len(folders) == WORKERS,
    ]
    spark.stop()
    return 0 if all(same) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
