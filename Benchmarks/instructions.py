#!/usr/bin/env python3
"""Count the instructions that the program takes a record, and compare with what is written down.

Times differ from run to run and from machine to machine; instructions, counted by valgrind's
callgrind, hardly do. Each workload runs on files of two lengths, and the difference is what its
records cost, without the start. `Benchmarks/instructions.json` has the figures that are held to:
those of an x86-64 with AVX2.

    instructions.py PROGRAM            compares; status 1 where one is off by more than the tolerance
    instructions.py PROGRAM --record   writes the figures down
"""

from __future__ import annotations

import argparse
import csv
import json
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
"""How far a figure may be off: other versions of the C library cost a few percent more or less."""

SIX = ["-r", str(RULES), "-q"]
REPORTED = ["--errors", "/dev/zero"]
"""The device swallows as `/dev/null` does, but the program knows that one and writes nothing to it."""

RECORDS = (10_000, 30_000)
PATTERN = next(
    field["constraints"]["pattern"]
    for field in json.loads(RULES.read_text())["fields"]
    if field["name"] == "email"
)


@dataclass(frozen=True)
class Workload:
    """One way to run the program, on one of the kinds of file."""

    name: str
    arguments: list[str]
    file: str


WORKLOADS = [
    Workload("one pattern", ["-c", f"email=regex:{PATTERN}", "-q"], "people"),
    Workload("six rules", SIX, "people"),
    Workload("six rules, findings in JSON Lines", [*SIX, "--format", "jsonl", *REPORTED], "people"),
    Workload("six rules, findings as text", [*SIX, *REPORTED], "people"),
    Workload("six rules, records split", [*SIX, "--valid", "valid", "--invalid", "invalid"], "people"),
    Workload("six rules, every cell bad", [*SIX, "--format", "jsonl", *REPORTED], "bad"),
    Workload("six rules, every cell quoted", SIX, "quoted"),
    Workload("six rules, stray quotes", SIX, "stray"),
    Workload("lines by a pattern", ["-e", f"regex:{PATTERN}", "-q"], "lines"),
    Workload("lines by -e email", ["-e", "email", "-q"], "lines"),
]


def write_files(folder: Path, records: int) -> None:
    """Write the files of all kinds with that many records into the folder."""
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
    (folder / "lines").write_text("".join(row[2] + "\n" for row in rows[1:]), encoding="utf-8")


def count(program: Path, arguments: list[str], folder: str | Path, text: str | None = None) -> int:
    """Return how many instructions a run in the folder takes."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, *arguments],
        input=text,
        capture_output=True,
        text=True,
        cwd=folder,
    )
    found = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode not in (0, 1) or not found:
        raise SystemExit(f"instructions: {program} ended with {run.returncode}: {run.stderr[-400:]}")
    return int(found[1])


def stripped(program: Path, folder: str) -> Path:
    """Return a copy without debug information: valgrind 3.19 gives up on what clang 17 writes for C."""
    copy = Path(folder) / "program"
    subprocess.run(["strip", "--strip-debug", "-o", copy, program], check=True)
    return copy


def measure(program: Path) -> dict[str, int]:
    """Return the figures: instructions a record of each workload, and those of two starts."""
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
    """Return a line for each figure that is off by more than the tolerance, or that only one side has."""
    lines = []
    for name in sorted(figures.keys() | held.keys()):
        now, then = figures.get(name), held.get(name)
        if now is None or then is None:
            lines.append(f"{name}: {then} written down, {now} measured")
        elif abs(now - then) > TOLERANCE * then:
            lines.append(f"{name}: {then:,} written down, {now:,} measured, {now / then - 1:+.1%}")
    return lines


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path, help="the program, built as users get it")
    parser.add_argument("--record", action="store_true", help="write the figures down instead of comparing")
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
            "instructions: if that is meant, say why in the commit and run instructions.py PROGRAM --record",
            file=sys.stderr,
        )
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
