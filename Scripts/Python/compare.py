#!/usr/bin/env python3
"""Compare the findings of the Python package with those of the program, for each way to hand over a table.

Usage: compare.py RULES CSV FINDINGS, where FINDINGS is the program's report of the CSV file as JSON Lines. All columns
but `file` are compared; of the program's report also `line`, `column` and `offset` are left out, which records in memory lack.
The status is 1 if there is a difference.
"""

import csv
import json
import pathlib
import sys

import duckdb
import pandas
import polars
import pyarrow
import pyarrow.parquet

import tablerules

COLUMNS = ["record", "field", "rule", "code", "params", "value", "truncated", "message", "severity", "causes"]


def expected(path):
    """Yield the findings of the program."""
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            finding = {"truncated": False, "causes": None, **json.loads(line)}
            yield tuple(finding[column] for column in COLUMNS)


def main(rules_path, table_path, findings_path):
    rules = tablerules.load(rules_path)
    program = list(expected(findings_path))
    # Stray quotes are notes on a file; the values are the same.
    program_values = [finding for finding in program if finding[COLUMNS.index("rule")] != "record"]
    with open(table_path, encoding="utf-8", newline="") as lines:
        header, *records = csv.reader(lines)
    columns = [list(column) for column in zip(*records)]
    table = pyarrow.table({name: pyarrow.array(column, pyarrow.string()) for name, column in zip(header, columns)})
    parquet = pathlib.Path(table_path).with_suffix(".parquet")
    pyarrow.parquet.write_table(table, parquet, row_group_size=30_000)
    lines_path = parquet.with_suffix(".jsonl")
    with lines_path.open("w", encoding="utf-8") as lines:
        for record in records:
            lines.write(json.dumps(dict(zip(header, record))) + "\n")
    views = table.cast(pyarrow.schema([(name, pyarrow.string_view()) for name in header]))
    large = table.cast(pyarrow.schema([(name, pyarrow.large_string()) for name in header]))
    frame = polars.DataFrame(dict(zip(header, columns)))
    tables = {
        "CSV": table_path,
        "Parquet": parquet,
        "JSON Lines": lines_path,
        "dictionaries": (dict(zip(header, record)) for record in records),
        "pyarrow": table,
        "pyarrow, large strings": large,
        "pyarrow, string views": views,
        "pyarrow, dictionaries": pyarrow.table({name: table[name].dictionary_encode() for name in header}),
        "pyarrow, slices": pyarrow.concat_tables([table.slice(0, 12_345), table.slice(12_345)]),
        "Polars": frame,
        "Polars, categories": frame.with_columns(polars.col("country").cast(polars.Categorical)),
        "pandas": pandas.DataFrame(dict(zip(header, columns))),
        "DuckDB": duckdb.from_arrow(table),
    }
    differences = 0
    for name, given in tables.items():
        findings = rules.check(given)
        found = [tuple(getattr(finding, column) for column in COLUMNS) for finding in findings]
        wanted = program if name == "CSV" else program_values
        first = next((pair for pair in zip(found, wanted) if pair[0] != pair[1]), None)
        if first or len(found) != len(wanted):
            differences += 1
            print(f"{name}: {len(found)} findings, {len(wanted)} expected; the first difference: {first}")
        else:
            print(f"{name}: {len(found)} findings, the same")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
