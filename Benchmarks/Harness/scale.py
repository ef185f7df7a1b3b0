"""Peak memory for files that are large or entirely bad, and time as a file grows."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from Harness.command import Command, Comparison
from Harness.inputs import MB, Inputs
from Harness.program import COUNTED, RULES, SWALLOWED, check, checked

TWO = ["--jobs", 2]
KINDS = {
    "counted": [],
    "located": ["jsonl"],
    "split": ["jsonl", "valid.csv", "invalid.csv"],
}
"""The outputs of each kind of run: findings, valid and invalid records."""


def memory(inputs: Inputs, large: bool) -> Comparison:
    """Return the comparison of peak memory: two jobs, a file and a pipe, good and entirely bad."""
    people = inputs.people()
    hundredfold = 100 * people.stat().st_size
    sizes = {"": None} | ({"10 GB ": hundredfold} if large else {})
    runs = 1 if large else 3
    commands = []
    for size_name, size in sizes.items():
        good, bad = (
            source if size is None else inputs.repeated(source, size)
            for source in (people, inputs.bad())
        )
        findings = [*TWO, "--format", "jsonl", "--errors", SWALLOWED]
        dash = Path("-")
        commands += [
            Command(f"{size_name}file", checked(good, *TWO, *COUNTED)),
            Command(f"{size_name}pipe", checked(dash, *TWO, *COUNTED), reads=good, piped=True),
            Command(f"{size_name}all bad, file", checked(bad, *findings)),
            Command(f"{size_name}all bad, pipe", checked(dash, *findings), reads=bad, piped=True),
        ]
    return Comparison(
        "memory", "Peak memory at two jobs, rules (b)", commands, rounds=0, memory_runs=runs
    )


def growth(inputs: Inputs, large: bool) -> Comparison:
    """Return the comparison of the time of (b) for files that are ten times as large each."""
    people = inputs.people()
    size = people.stat().st_size
    files = [inputs.a_tenth(), people, inputs.repeated(people, 10 * size)]
    if large:
        files.append(inputs.repeated(people, 100 * size))
    commands = [
        Command(f"{file.stat().st_size / MB:,.0f} MB", checked(file, *COUNTED)) for file in files
    ]
    return Comparison("growth", "Growth, rules (b)", commands, rounds=3)


def jobs(inputs: Inputs, folder: Path, times: int = 1) -> Comparison:
    """Return the comparison of one job, two, and two processes, for the people's file or its records that many times."""
    people = inputs.people()
    path = people if times == 1 else inputs.repeated(people, times * people.stat().st_size)
    commands = []
    for kind, outputs in KINDS.items():
        one, two, other = (one_kind(path, outputs, folder, *each) for each in ((1, 1), (2, 1), (1, 2)))
        both = shlex.join(one[0]) + " & " + shlex.join(other[0]) + " & wait"
        commands += [
            Command(f"{kind}, one job", one[0], writes=one[1]),
            Command(f"{kind}, two jobs", two[0], writes=two[1]),
            Command(f"{kind}, two processes", ["sh", "-c", both], writes=[*one[1], *other[1]]),
        ]
    return Comparison(
        "jobs" if times == 1 else "jobs-1-gb",
        f"One job, two, and two processes that each do the same work, from a file of {path.stat().st_size / MB:,.0f} MB to files, rules (b)",
        commands, rounds=21 if times == 1 else 5,
    )


def one_kind(
    path: Path, outputs: Sequence[str], folder: Path, count: int, process: int
) -> tuple[list[str], list[Path]]:
    """Return the command line with that number of jobs, and the files that it writes, which are those of one process."""
    files = [folder / f"jobs-{process}.{each}" for each in outputs]
    options = zip(["--errors", "--valid", "--invalid"], files, strict=False)
    words = [each for option in options for each in option]
    report = ["--quiet", "--format", "jsonl", *words] if files else COUNTED
    return checked(path, "--jobs", count, *report), files


def columns(inputs: Inputs) -> Comparison:
    """Return the comparison of the same number of cells in 50, 500 and 5,000 columns, all with rules, and of twice as many."""
    commands = []
    for count in (50, 500, 5000):
        file, rules = inputs.many_columns(count)
        # Whole copies of the records are written until the size is reached.
        twice = inputs.repeated(file, file.stat().st_size * 3 // 2)
        for jobs, words in (("", []), (", one job", ["--jobs", 1])):
            for size, path in (("", file), (", twice", twice)):
                commands.append(Command(f"{count:,} columns{jobs}{size}", check("-r", rules, *COUNTED, *words, path)))
    return Comparison(
        "columns", "The same number of integers in few and in many columns, and twice that number", commands,
        rounds=11,
    )


def small_files(inputs: Inputs) -> Comparison:
    """Return the comparison of (b) on many small files with `cat` of them."""
    names = inputs.small_files()
    ours = Command("validate", check("-r", RULES, *COUNTED, "--summary", "none", "--files-from", names))
    return Comparison(
        "small-files", f"(b) {len(names.read_text().splitlines()):,} files of ten records",
        [ours, Command("cat", ["xargs", "cat"], reads=names)],
    )
