#!/usr/bin/env python3
"""Measure how often `--delimiter auto` finds the delimiter and the quote character.

Usage: delimiters.py PROGRAM [SEED [COUNT [SUITE]]]

The script generates COUNT tables (2,000) over all candidates with numbers, decimal commas, dates, times, names and texts that
contain other delimiters; some are quoted by `'`, some have a delimiter at the end of each line, and some have one column. Each
is read by `PROGRAM check --delimiter auto`. SUITE is a file of JSON Lines with `bytes_b64` and `delimiter`. An answer is right if
all values are those of a reading with the real delimiter. The status is 1 if fewer than 90 % are answered, or fewer than 98 % of
those answered are right.
"""

import base64
import csv
import io
import json
import random
import subprocess
import sys
from dataclasses import dataclass

DELIMITERS = [",", ";", "\t", "|", ":", "^", "~", "#", "\x1f", "\x01", " "]
CERTAINTY = "its delimiter is not certain"
REJECTED = "regex:(?!)"
"""A rule that rejects each value, so that the findings have all values."""


@dataclass(frozen=True)
class Table:
    """The bytes of a table, how they are read, and its number of columns."""

    data: bytes
    delimiter: str
    quote: str
    width: int


def value(source: random.Random, kind: int) -> str:
    """Return a value of a kind."""
    match kind:
        case 0: return str(source.randint(-10, 100000))
        case 1: return f"{source.uniform(0, 1000):.2f}"
        case 2: return f"{source.uniform(0, 1000):.2f}".replace(".", ",")
        case 3: return f"20{source.randint(10, 29)}-{source.randint(1, 12):02}-{source.randint(1, 28):02}"
        case 4: return f"{source.randint(0, 23):02}:{source.randint(0, 59):02}"
        case 5: return source.choice(["Ann", "Bob Smith", "Müller, Jörg", "O'Neil", "", "N/A"])
        case 6: return source.choice(["a text, with a comma", "one; two", 'a "quoted" word', "x|y", "two\nlines", "#1", ""])
        case _: return f"user{source.randint(1, 999)}@example.com"


def table(source: random.Random) -> Table:
    """Return a random table."""
    delimiter = source.choice(DELIMITERS)
    width = 1 if source.random() < 0.1 else source.randint(2, 12)
    quote = "'" if source.random() < 0.15 else '"'
    ends_empty = width > 1 and source.random() < 0.1
    kinds = [source.randrange(8) for _ in range(width)]
    text = io.StringIO()
    writer = csv.writer(
        text, delimiter=delimiter, quotechar=quote, lineterminator=source.choice(["\n", "\r\n"]),
        quoting=source.choice([csv.QUOTE_MINIMAL, csv.QUOTE_MINIMAL, csv.QUOTE_ALL]))
    last = [""] if ends_empty else []
    if source.random() < 0.8:
        names = [f"column {number}" if source.random() < 0.2 else f"c{number}" for number in range(width)]
        writer.writerow(names + last)
    for _ in range(source.choice([2, 5, 20, 200])):
        writer.writerow([value(source, kind) for kind in kinds] + last)
    # A table of one column is read with a delimiter that it does not have.
    return Table(text.getvalue().encode(), delimiter if width > 1 else r"\x02", quote, width + len(last))


def case(line: str) -> Table:
    """Return a table of a suite."""
    fields = json.loads(line)
    data, delimiter = base64.b64decode(fields["bytes_b64"]), fields["delimiter"]
    first = next(csv.reader(io.StringIO(data.decode("latin-1"), newline=""), delimiter=delimiter), [])
    return Table(data, delimiter, '"', max(len(first), 1))


def read(program: str, table: Table, options: list[str]) -> tuple[int, bytes, str]:
    """Return the status, the findings on all values, and the messages of a reading."""
    rules = [word for number in range(table.width) for word in ("-c", f"{number + 1}={REJECTED}")]
    run = subprocess.run(
        [program, "check", "--no-header", "--format", "jsonl", "--summary", "none", *options, *rules, "-"],
        input=table.data, capture_output=True, check=False)
    return run.returncode, run.stdout, run.stderr.decode()


def answer(program: str, table: Table) -> str:
    """Whether the answer is "right", "wrong" or "unsure"."""
    status, found, messages = read(program, table, ["--delimiter", "auto"])
    if CERTAINTY in messages:
        return "unsure"
    expected = read(program, table, ["--delimiter", table.delimiter, "--quote", table.quote])
    return "right" if (status, found) == expected[:2] else "wrong"


def measure(program: str, name: str, tables: list[Table]) -> bool:
    """Print how many tables are answered right; return whether that is enough."""
    counts = {"right": 0, "wrong": 0, "unsure": 0}
    for each in tables:
        counts[answer(program, each)] += 1
    answered = counts["right"] + counts["wrong"]
    share = answered / len(tables)
    right = counts["right"] / max(answered, 1)
    print(f"{name}: {len(tables)} tables, {answered} answered ({share:.1%}), {counts['right']} right ({right:.1%} of them)")
    return share >= 0.9 and right >= 0.98


def main() -> int:
    program = sys.argv[1]
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 19
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 2000
    source = random.Random(seed)
    good = measure(program, f"generated, seed {seed}", [table(source) for _ in range(count)])
    if len(sys.argv) > 4:
        with open(sys.argv[4], encoding="utf-8") as lines:
            tables = [case(line) for line in lines]
        good = measure(program, "suite", tables) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
