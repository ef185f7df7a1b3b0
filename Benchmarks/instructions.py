#!/usr/bin/env python3
"""Count the instructions of the program per record, and compare them with recorded figures.

Unlike times, instruction counts (by valgrind's callgrind) are nearly the same in every run and on
every machine. Each workload runs on files of two lengths; the difference is the cost of the records
without the start of the program. `Benchmarks/instructions.json` has the recorded figures, those of
an x86-64 with AVX2.

    instructions.py PROGRAM            compares; status 1 if a figure differs by more than 5 %
    instructions.py PROGRAM --record   records the figures
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
FIGURES = HERE / "instructions.json"
RULES = HERE.parent / "rules" / "people.json"
TOLERANCE = 0.05
"""The allowed relative difference: versions of the C library differ by a few percent."""

SIX = ["-r", str(RULES), "-q"]
REPORTED = ["--errors", "/dev/zero"]
"""Discards the findings; for `/dev/null` the program would create none."""

RECORDS = (10_000, 30_000)
PATTERN = next(
    field["constraints"]["pattern"]
    for field in json.loads(RULES.read_text())["fields"]
    if field["name"] == "email"
)


@dataclass(frozen=True)
class Workload:
    """Arguments of the program, and the kind of file to run it on."""

    name: str
    arguments: list[str]
    file: str


WORKLOADS = [
    Workload("one pattern", ["-c", f"email=regex:{PATTERN}", "-q"], "people"),
    Workload("six rules", SIX, "people"),
    Workload("six rules, findings in JSON Lines", [*SIX, "--format", "jsonl", *REPORTED], "people"),
    Workload("six rules, findings as text", [*SIX, *REPORTED], "people"),
    Workload("six rules, findings as text, and the summary", ["-r", str(RULES), *REPORTED], "people"),
    Workload("six rules, records split", [*SIX, "--valid", "valid", "--invalid", "invalid"], "people"),
    Workload("six rules, every cell bad", [*SIX, "--format", "jsonl", *REPORTED], "bad"),
    Workload("six rules, every cell quoted", SIX, "quoted"),
    Workload("six rules, stray quotes", SIX, "stray"),
    Workload("six rules, JSON Lines", [*SIX, "--input", "jsonl"], "objects"),
    Workload("lines by a pattern", ["-e", f"regex:{PATTERN}", "-q"], "lines"),
    Workload("lines by -e email", ["-e", "email", "-q"], "lines"),
]


def write_files(folder: Path, records: int) -> None:
    """Write a file of each kind with `records` records to the folder."""
    for name, share in (("people", "0.02"), ("bad", "1")):
        subprocess.run(
            [sys.executable, HERE / "people.py", "--records", str(records), "--bad", share, folder / name],
            check=True,
        )
    with (folder / "people").open(newline="", encoding="utf-8") as source:
        rows = list(csv.reader(source))
    with (folder / "quoted").open("w", newline="", encoding="utf-8") as target:
        csv.writer(target, quoting=csv.QUOTE_ALL, lineterminator="\n").writerows(rows)
    with (folder / "stray").open("w", newline="", encoding="utf-8") as target:
        stray = [rows[0]] + [[*row[:-1], 'so "it" is'] for row in rows[1:]]
        quoted = ([f'"{cell}"' if "," in cell or "\n" in cell else cell for cell in row] for row in stray)
        target.writelines(",".join(row) + "\n" for row in quoted)
    with (folder / "objects").open("w", encoding="utf-8") as target:
        objects = ({name: cell for name, cell in zip(rows[0], row) if cell} for row in rows[1:])
        target.writelines(json.dumps(each, ensure_ascii=False) + "\n" for each in objects)
    (folder / "lines").write_text("".join(row[2] + "\n" for row in rows[1:]), encoding="utf-8")


def count(program: Path, arguments: list[str], folder: str | Path, text: str | None = None) -> int:
    """Return the number of instructions of a run in the folder."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, *arguments],
        input=text,
        capture_output=True,
        text=True,
        cwd=folder,
        # The C library reads every variable at the start of a program.
        env={"PATH": os.environ["PATH"]},
    )
    found = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode not in (0, 1) or not found:
        raise SystemExit(f"instructions: {program} ended with {run.returncode}: {run.stderr[-400:]}")
    return int(found[1])


def stripped(program: Path, folder: str) -> Path:
    """Return a copy without debug information: valgrind 3.19 fails on what clang 17 writes for C."""
    copy = Path(folder) / "program"
    subprocess.run(["strip", "--strip-debug", "-o", copy, program], check=True)
    return copy


def measure(program: Path) -> dict[str, int]:
    """Return the figures: instructions per record of each workload, and of two starts."""
    with tempfile.TemporaryDirectory() as home, tempfile.TemporaryDirectory() as name:
        program = stripped(program, home)
        figures = {
            "start: --version": count(program, ["--version"], name),
            "start: one line by -e email": count(program, ["check", "-e", "email"], name, "ann@example.com\n"),
        }
        folders = [Path(name) / str(records) for records in RECORDS]
        for folder, records in zip(folders, RECORDS):
            folder.mkdir()
            write_files(folder, records)
        for workload in WORKLOADS:
            words = ["check", "-j1", *workload.arguments, workload.file]
            short, long = (count(program, words, folder) for folder in folders)
            figures[workload.name] = round((long - short) / (RECORDS[1] - RECORDS[0]))
    return figures


def differences(figures: dict[str, int], held: dict[str, int]) -> list[str]:
    """Return a line for each figure that differs by more than the tolerance or is only on one side."""
    lines = []
    for name in sorted(figures.keys() | held.keys()):
        now, then = figures.get(name), held.get(name)
        if now is None or then is None:
            lines.append(f"{name}: {then} recorded, {now} measured")
        elif abs(now - then) > TOLERANCE * then:
            lines.append(f"{name}: {then:,} recorded, {now:,} measured, {now / then - 1:+.1%}")
    return lines


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path, help="the program, as built by Scripts/build.sh")
    parser.add_argument("--record", action="store_true", help="record the figures instead of comparing them")
    arguments = parser.parse_args()
    figures = measure(arguments.program.resolve())
    for name, figure in figures.items():
        print(f"{figure:>12,}  {name}")
    if arguments.record:
        FIGURES.write_text(json.dumps(figures, indent=2) + "\n")
        return 0
    lines = differences(figures, json.loads(FIGURES.read_text()))
    for line in lines:
        print(f"instructions: {line}", file=sys.stderr)
    if lines:
        print(
            "instructions: if the change is intended, explain it in the commit and run instructions.py PROGRAM --record",
            file=sys.stderr,
        )
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
