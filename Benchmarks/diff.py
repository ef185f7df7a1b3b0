"""Measure `validate diff --data` beside one check: median seconds and their ratios, where one field of eight differs and where all do.

Usage: diff.py PROGRAM [--records N] [--rounds N]

The goals are ratios of at most 1.15 and 1.7 to one check: the mean of those by the two versions, since the new one has more to do. The
file is that of people.py; its rules are those of eight columns, and the other versions allow a little more, so that no verdict changes.
"""

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

# The rules of each column, and those of its other version.
FIELDS = {
    "id": ("type: integer, constraints: {minimum: 0}", "type: integer, constraints: {minimum: -1}"),
    "name": ("type: string, constraints: {minLength: 1}", "type: string, constraints: {minLength: 1, maxLength: 900}"),
    "email": ("type: string, rules: [email]", "type: string, rules: [{email: html}]"),
    "zip": ("type: string, constraints: {pattern: '[0-9]{5}(-[0-9]{4})?'}", "type: string, constraints: {pattern: '[0-9]{4,5}(-[0-9]{4})?'}"),
    "birthdate": ("type: date", "type: date, constraints: {minimum: '0001-01-01'}"),
    "amount": ("type: number, constraints: {minimum: 0}", "type: number, constraints: {minimum: -1}"),
    "country": ("rules: [country]", "type: string, constraints: {pattern: '[A-Z]{2}'}"),
    "note": ("type: string", "type: string, constraints: {maxLength: 100000}"),
}


def seconds(words):
    """Run a command and return its seconds."""
    start = time.perf_counter()
    process = subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    if process.returncode not in (0, 1):
        sys.exit(f"diff: {' '.join(words)} ended with {process.returncode}")
    return time.perf_counter() - start


def rules(path, columns, changed):
    """Write the rules of columns, in their other version for those that are changed."""
    lines = ["fieldsMatch: subset", "fields:"]
    for column in columns:
        lines.append(f"  - {{name: {column}, {FIELDS[column][column in changed]}}}")
    pathlib.Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--records", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    people = pathlib.Path(__file__).with_name("people.py")
    with tempfile.TemporaryDirectory() as folder:
        table = f"{folder}/people.csv"
        subprocess.run([sys.executable, people, "--records", str(arguments.records), "--bad", "0", table], check=True)
        with open(table, encoding="utf-8") as lines:
            header = next(lines).strip().split(",")
        columns = [column for column in header if column in FIELDS]
        old, one, every = (f"{folder}/{name}.yml" for name in ("old", "one", "every"))
        rules(old, columns, [])
        rules(one, columns, columns[:1])
        rules(every, columns, columns)
        checks = {path: [arguments.program, "check", "-q", "-r", path, table] for path in (old, one, every)}
        diffs = {path: [arguments.program, "diff", old, path, "--data", table] for path in (one, every)}
        commands = [*checks.values(), *diffs.values()]
        for words in commands:
            seconds(words)
        rounds = [[seconds(words) for words in commands] for _ in range(arguments.rounds)]
        size = os.path.getsize(table)
    by_old, by_one, by_every, one, every = (statistics.median(column) for column in zip(*rounds))
    print(f"{size / 1e6:.1f} MB, {len(columns)} columns with rules, {arguments.rounds} rounds, medians")
    print(f"{by_old:.3f} s        check by the old version, {by_one:.3f} s and {by_every:.3f} s by the others")
    print(f"{one:.3f} s  {one * 2 / (by_old + by_one):.2f}  diff, one field differs")
    print(f"{every:.3f} s  {every * 2 / (by_old + by_every):.2f}  diff, {len(columns)} fields differ")


if __name__ == "__main__":
    main()
