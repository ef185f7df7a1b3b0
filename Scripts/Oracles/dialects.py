#!/usr/bin/env python3
"""Compare the cells that the program reads in random dialects with those that Python's `csv` reads.

    dialects.py PROGRAM [ROUNDS]     200 rounds by default; status 1 at the first difference

Each round generates a random Table Dialect and a file in it. The program checks the file by a rule that
no cell satisfies, so that its findings are the cells as it reads them, with their records and lines.
Python reads the same file with the same dialect. Python's reader does not support comments, so comment
lines are counted and removed first. It is strict, so that a file with text after a closing quote, which
readers interpret differently, is not compared. The seed is printed; SEED=N repeats a run.
"""

from __future__ import annotations

import csv
import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

COLUMNS = 3


def draw_dialect(draw: random.Random) -> dict:
    """Return a Table Dialect that does not contradict itself."""
    dialect = {"delimiter": draw.choice(",;\t|")}
    quote = draw.choice(['"', '"', "'", None])
    if quote != '"':
        dialect["quoteChar"] = quote
    escape = draw.choice([None, "\\", "^"])
    if escape:
        dialect["escapeChar"] = escape
    if draw.random() < 0.4:
        dialect["doubleQuote"] = False
    if draw.random() < 0.4:
        dialect["skipInitialSpace"] = True
    if draw.random() < 0.5:
        dialect["commentChar"] = draw.choice(["#", "//", "%%"])
    return dialect


def draw_text(draw: random.Random, dialect: dict) -> str:
    """Return random lines with many special characters, partly quoted and escaped as a writer would."""
    delimiter, quote, escape = dialect["delimiter"], dialect.get("quoteChar", '"'), dialect.get("escapeChar")
    end = draw.choice(["\n", "\r\n"])
    lines = []
    for _ in range(draw.randrange(1, 60)):
        if draw.random() < 0.15:
            lines.append(dialect.get("commentChar", "x") + f' {delimiter}{quote or ""}{escape or ""} note')
            continue
        cells = []
        for _ in range(COLUMNS):
            cell = "".join(draw.choice(f"ab1 {delimiter}'\"#é") for _ in range(draw.randrange(1, 7)))
            if escape:
                marks = {delimiter, quote, escape, '"'}
                cell = "".join(escape + c if c in marks or draw.random() < 0.05 else c for c in cell)
            else:
                cell = cell.replace(delimiter, "_")
            if quote and draw.random() < 0.4:
                inner = cell if escape else cell.replace(quote, quote * 2 if dialect.get("doubleQuote", True) else "")
                inner += draw.choice(["", "", end, delimiter])
                cell = quote + inner + quote
            elif quote and not escape:
                cell = cell.lstrip(quote + " ") or "z"
            cells.append(draw.choice(["", "", " ", "  "]) + cell)
        lines.append(delimiter.join(cells))
    text = end.join(lines)
    return text if draw.random() < 0.3 and not text.endswith(escape or "\n") else text + end


def records_of(text: str, dialect: dict) -> list[tuple[int, list[str]]] | None:
    """Return each record that Python reads, with its line, or None if Python's reader rejects the text."""
    comment, quote = dialect.get("commentChar"), dialect.get("quoteChar", '"')
    numbers: list[int] = []

    def physical():
        """Yield the lines that are not comments; a line inside a record is never a comment."""
        for number, line in enumerate(text.splitlines(keepends=True), 1):
            if is_between[0] and comment and line.startswith(comment):
                continue
            is_between[0] = False
            numbers.append(number)
            yield line

    is_between = [True]
    options = dict(
        delimiter=dialect["delimiter"], doublequote=dialect.get("doubleQuote", True),
        escapechar=dialect.get("escapeChar"), skipinitialspace=dialect.get("skipInitialSpace", False),
        quotechar=quote, quoting=csv.QUOTE_MINIMAL if quote else csv.QUOTE_NONE, strict=True)
    reader = csv.reader(physical(), **options)
    records = []
    while True:
        before, is_between[0] = len(numbers), True
        try:
            cells = next(reader)
        except StopIteration:
            return records
        except csv.Error:
            return None
        if cells:
            records.append((numbers[before], cells))


def main() -> int:
    """Run from the command line."""
    program = Path(sys.argv[1]).resolve()
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    seed = int(os.environ.get("SEED", random.randrange(1 << 32)))
    print(f"dialects from seed {seed}", flush=True)
    compared = cells = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(rounds):
            draw = random.Random(seed * 1_000_003 + number)
            dialect = draw_dialect(draw)
            text = draw_text(draw, dialect)
            expected = records_of(text, dialect)
            if expected is None:
                continue
            compared += 1
            fields = [
                {"name": f"f{column}", "type": "string", "constraints": {"pattern": "never", "required": True}, "missingValues": []}
                for column in range(COLUMNS)
            ]
            rules = {"fields": fields, "dialect": {**dialect, "header": False}}
            (folder / "rules.json").write_text(json.dumps(rules))
            (folder / "table.csv").write_text(text, encoding="utf-8", newline="")
            run = subprocess.run(
                [program, "check", "-q", "-r", "rules.json", "--format", "jsonl", "--errors", "-", "table.csv"],
                cwd=folder, capture_output=True, text=True, encoding="utf-8")
            found: dict[int, tuple[int, list[str]]] = {}
            for line in run.stdout.splitlines():
                finding = json.loads(line)
                if finding["code"] == "record.ragged":
                    found[finding["record"]] = (finding["line"], [None] * finding["params"]["found"])
                elif finding["field"]:
                    first = found.setdefault(finding["record"], (finding["line"], []))
                    first[1].append(finding["value"])
            wanted = {
                index: (line, row if len(row) == COLUMNS else [None] * len(row))
                for index, (line, row) in enumerate(expected, 1)
            }
            if found != wanted:
                which = next(key for key in sorted(wanted | found) if found.get(key) != wanted.get(key))
                print(
                    f"dialects: round {number}, {dialect}: record {which}\n"
                    f"expected {wanted.get(which)}\ngot      {found.get(which)}\n{text!r}\n{run.stderr}",
                    file=sys.stderr)
                return 1
            cells += sum(len(row) for _, row in expected)
    print(f"{compared} files of {rounds} compared, {cells} cells, no difference")
    return 0 if compared > rounds // 4 else 1


if __name__ == "__main__":
    sys.exit(main())
