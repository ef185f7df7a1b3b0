#!/usr/bin/env python3
"""Compare the findings of Spark with those of the program and of the Python package, and print the times of Spark.

Usage: compare_spark.py RULES CSV FINDINGS, where FINDINGS is the program's report of the CSV file as JSON Lines. All columns
but `file` are compared; of the program's report also `line`, `column` and `offset` are left out, which records in memory lack.
The status is 1 if there is a difference.
"""

import csv
import json
import os
import pathlib
import statistics
import sys
import time

import pyarrow
import pyarrow.parquet
from pyspark.sql import SparkSession, functions

import tablerules
from tablerules import _parts
from tablerules.spark import counts, findings, read, split

PARTS = ["field", "rule", "code", "params", "value", "truncated", "message", "severity", "causes"]
REPEATS = 5


def expected(path, *, of_file=False):
    """Yield the findings of the program; those on the shape of records, such as stray quotes, only if they are `of_file`."""
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            finding = {"truncated": False, "causes": None, **json.loads(line)}
            if of_file or finding["rule"] != "record":
                yield finding["record"], *(finding[name] for name in PARTS)


def row(record, parts):
    """Return a finding of Spark with its JSON as values."""
    return record, *(json.loads(parts[name]) if name in ("params", "causes") and parts[name] else parts[name] for name in PARTS)


def write_parquet(table_path):
    """Write the records of a CSV file as text columns, and return the path."""
    with open(table_path, encoding="utf-8", newline="") as lines:
        header, *records = csv.reader(lines)
    table = pyarrow.table({name: pyarrow.array(column, pyarrow.string()) for name, column in zip(header, zip(*records))})
    path = pathlib.Path(table_path).with_suffix(".parquet")
    pyarrow.parquet.write_table(table, path, row_group_size=max(1, len(records) // 8))
    return str(path)


def compare(name, found, wanted):
    """Print whether findings on records are the same, and return whether they are."""
    # The order of the findings on one record is kept; that of the tasks has no meaning.
    return compare_in_order(name, sorted(found, key=lambda finding: finding[0]), wanted)


def compare_in_order(name, found, wanted):
    """Print whether findings are the same in the same order, and return whether they are."""
    first = next((pair for pair in zip(found, wanted) if pair[0] != pair[1]), None)
    if first or len(found) != len(wanted):
        print(f"{name}: {len(found)} findings, {len(wanted)} expected; the first difference: {first}")
        return False
    print(f"{name}: {len(found)} findings, the same")
    return True


def times_of(actions):
    """Return the times of actions in seconds, in rounds so that other work on the machine concerns all of them alike."""
    times = {name: [] for name in actions}
    for measured in range(REPEATS + 1):
        for name, action in actions.items():
            start = time.perf_counter()
            run(action())
            if measured:
                times[name].append(time.perf_counter() - start)
    return times


def run(frame):
    """Compute a frame without a result."""
    frame.write.format("noop").mode("overwrite").save()


def located_by_sql(frame):
    """Return the field and the value of each bad cell by expressions of Spark, about the rules of `rules/people.json`."""
    countries = "US CA MX BR GB IE FR DE AT CH NL ES PT IT PL SE NO JP CN IN".split()
    day, address, code = r"\A\d{4}-\d{2}-\d{2}\z", r"\A[A-Za-z0-9_%+-]+([.][A-Za-z0-9_%+-]+)*@", r"\A[0-9]{5}(-[0-9]{4})?\z"
    domain = r"([A-Za-z0-9]+(-+[A-Za-z0-9]+)*[.])+[A-Za-z]{2,63}\z"
    amount = functions.expr("try_cast(amount AS DECIMAL(38, 18))")
    valid = {
        "id": functions.col("id").rlike(r"\A[+-]?[0-9]+\z"),
        "name": functions.length("name").between(1, 40),
        "email": functions.col("email").rlike(address + domain),
        "zip": functions.col("zip").rlike(code),
        "birthdate": functions.col("birthdate").rlike(day) & functions.expr("try_cast(birthdate AS DATE)").isNotNull(),
        "amount": amount.isNotNull() & amount.between(0, 10000),
        "country": functions.col("country").isin(countries),
    }
    bad = [
        functions.when(~functions.coalesce(is_valid, functions.lit(False)), functions.struct(
            functions.lit(name).alias("field"), functions.col(name).alias("value")))
        for name, is_valid in valid.items()
    ]
    record = (functions.col("_metadata.row_index") + 1).alias("record")
    return frame.select(record, "id", functions.explode(functions.array_compact(functions.array(*bad))).alias("finding"))


def nothing(batches):
    """Read batches and return none."""
    for _ in batches:
        pass
    return iter(())


def main(rules_path, table_path, findings_path):
    rules = tablerules.load(rules_path)
    os.environ["PYSPARK_PYTHON"] = sys.executable
    spark = (
        SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").config("spark.ui.showConsoleProgress", "false")
        .config("spark.driver.bindAddress", "127.0.0.1").config("spark.driver.host", "127.0.0.1")
        .config("spark.sql.files.maxPartitionBytes", "4m").getOrCreate()
    )
    spark.sparkContext.setLogLevel("ERROR")
    path = write_parquet(table_path)
    frame = spark.read.parquet(path)
    program = list(expected(findings_path))
    record = functions.col("_metadata.row_index") + 1
    numbered = frame.select("*", record.alias("number"))
    subset = tablerules.parse(json.dumps({**json.loads(rules.source.text), "fieldsMatch": "subset"}), folder=rules.source.folder)
    mapped = findings(frame, rules, record=record, id=["id"])
    sourced = read(spark, path, rules, id=["id"])
    ids = [number for number in pyarrow.parquet.read_table(path, columns=["id"])["id"].to_pylist()]
    whole = list(expected(findings_path, of_file=True))
    size, same = _parts.BYTES_OF_RANGE, []
    for _parts.BYTES_OF_RANGE in (1 << 20, size):
        read_text = read(spark, table_path, rules)
        name = f"Spark, CSV in {read_text.rdd.getNumPartitions()} parts"
        same.append(compare_in_order(name, [row(one["record"], one) for one in read_text.toLocalIterator()], whole))
    same += [
        compare("Parquet by Python", [(one.record, *(getattr(one, name) for name in PARTS)) for one in rules.check(path)], program),
        compare("Spark, mapInArrow", [row(one["record"], one) for one in mapped.toLocalIterator()], program),
        compare("Spark, read of Parquet", [row(one["record"], one) for one in sourced.toLocalIterator()], program),
        compare(
            "Spark, split",
            [row(one["number"], found) for one in split(numbered, subset).toLocalIterator() for found in one["findings"]],
            program,
        ),
        all(one["id"]["id"] == ids[one["record"] - 1] for each in (mapped, sourced) for one in each.toLocalIterator()),
        sorted(tuple(one) for one in counts(frame, rules).select("field", "rule", "findings").collect())
        == sorted((one.field, one.rule, one.findings) for one in rules.count(path).counts),
    ]
    print(f"ids: {'the same' if same[-2] else 'DIFFERENT'}; counts: {'the same' if same[-1] else 'DIFFERENT'}")
    print(f"Spark SQL, expressions: {located_by_sql(frame).count()} findings")
    base = "a function that does nothing in mapInArrow"
    times = times_of({
        base: lambda: frame.mapInArrow(nothing, "x INT"),
        "counts, mapInArrow": lambda: counts(frame, rules),
        "findings, mapInArrow": lambda: findings(frame, rules, record=record, id=["id"]),
        "findings, read of Parquet": lambda: read(spark, path, rules, id=["id"]),
        "findings, CSV": lambda: read(spark, table_path, rules),
        "findings, Spark SQL": lambda: located_by_sql(frame),
    })
    print(f"medians of {REPEATS} rounds, and of the ratios to {base}:")
    for name, measured in times.items():
        ratio = statistics.median(mine / of_base for mine, of_base in zip(measured, times[base]))
        print(f"  {name}: {statistics.median(measured):.2f} s, {ratio:.2f}")
    return 0 if all(same) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
