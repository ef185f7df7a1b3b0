#!/usr/bin/env python3
"""Measure how often `--delimiter auto` finds the delimiter.

Usage: delimiters.py PROGRAM [SEED [COUNT [SUITE]]]

The script generates COUNT tables (1,000) over five delimiters with numbers, decimal commas, dates, times, names and texts
that contain other delimiters, and reads each by `PROGRAM check --delimiter auto`. SUITE is a file of JSON Lines with
`bytes_b64` and `delimiter`. An answer is right if the columns are those of the real delimiter. The status is 1 if fewer than
90 % are answered, or fewer than 97 % of those answered are right.
"""

import base64
import csv
import io
import json
import random
import subprocess
import sys

DELIMITERS = [",", ";", "\t", "|", "^"]
CERTAINTY = "its delimiter is not certain"


def table(source: random.Random) -> tuple[bytes, str]:
    """A table and its delimiter."""
    delimiter = source.choice(DELIMITERS)
    makers = [
        lambda: str(source.randint(-10, 100000)),
        lambda: f"{source.uniform(0, 1000):.2f}",
        lambda: f"{source.uniform(0, 1000):.2f}".replace(".", ","),
        lambda: f"20{source.randint(10, 29)}-{source.randint(1, 12):02}-{source.randint(1, 28):02}",
        lambda: f"{source.randint(0, 23):02}:{source.randint(0, 59):02}",
        lambda: source.choice(["Ann", "Bob Smith", "Müller, Jörg", "O'Neil", "", "N/A"]),
        lambda: source.choice(["a text, with a comma", "one; two", 'a "quoted" word', "x|y", "two\nlines", ""]),
        lambda: f"user{source.randint(1, 999)}@example.com",
    ]
    columns = [source.choice(makers) for _ in range(source.randint(2, 12))]
    text = io.StringIO()
    quoting = source.choice([csv.QUOTE_MINIMAL, csv.QUOTE_MINIMAL, csv.QUOTE_ALL])
    end = source.choice(["\n", "\r\n"])
    writer = csv.writer(text, delimiter=delimiter, quoting=quoting, lineterminator=end)
    if source.random() < 0.8:
        writer.writerow([f"column {number}" if source.random() < 0.2 else f"c{number}" for number in range(len(columns))])
    for _ in range(source.choice([2, 5, 20, 200])):
        writer.writerow([make() for make in columns])
    return text.getvalue().encode(), delimiter


def answer(program: str, table: bytes, delimiter: str) -> str:
    """Whether the answer is "right", "wrong" or "unsure"."""
    found = subprocess.run(
        [program, "check", "--no-header", "--delimiter", "auto", "-c", "1000000=required", "-"],
        input=table, capture_output=True, check=False)
    real = subprocess.run(
        [program, "check", "--no-header", "--delimiter", delimiter, "-c", "1000000=required", "-"],
        input=table, capture_output=True, check=False)
    if CERTAINTY.encode() in found.stderr:
        return "unsure"
    # With this column, the error names the number of fields of the first record.
    if found.stderr != real.stderr:
        return "wrong"
    return "right"


def measure(program: str, name: str, tables: list[tuple[bytes, str]]) -> bool:
    counts = {"right": 0, "wrong": 0, "unsure": 0}
    for data, delimiter in tables:
        counts[answer(program, data, delimiter)] += 1
    answered = counts["right"] + counts["wrong"]
    share = answered / len(tables)
    right = counts["right"] / max(answered, 1)
    print(f"{name}: {len(tables)} tables, {answered} answered ({share:.1%}), {counts['right']} right ({right:.1%} of them)")
    return share >= 0.9 and right >= 0.97


def main() -> int:
    program = sys.argv[1]
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 19
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 1000
    source = random.Random(seed)
    good = measure(program, f"generated, seed {seed}", [table(source) for _ in range(count)])
    if len(sys.argv) > 4:
        with open(sys.argv[4], encoding="utf-8") as lines:
            cases = [json.loads(line) for line in lines]
        tables = [(base64.b64decode(case["bytes_b64"]), case["delimiter"]) for case in cases]
        good = measure(program, "suite", tables) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
