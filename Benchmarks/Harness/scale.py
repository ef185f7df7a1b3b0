"""Peak memory for files that are large or entirely bad, and time as a file grows."""

from __future__ import annotations

from pathlib import Path

from Harness.command import Command, Comparison
from Harness.inputs import MB, Inputs
from Harness.program import COUNTED, RULES, SWALLOWED, check, checked

TWO = ["--jobs", 2]


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
    """Return the comparison of one job and two, for the people's file or its records that many times."""
    people = inputs.people()
    path = people if times == 1 else inputs.repeated(people, times * people.stat().st_size)
    findings, valid, invalid = (folder / f"jobs.{name}" for name in ("jsonl", "valid.csv", "invalid.csv"))
    located = ["--quiet", "--format", "jsonl", "--errors", findings]
    kinds = {
        "counted": (COUNTED, []),
        "located": (located, [findings]),
        "split": ([*located, "--valid", valid, "--invalid", invalid], [findings, valid, invalid]),
    }
    commands = [
        Command(f"{kind}, {name}", checked(path, "--jobs", count, *words), writes=writes)
        for kind, (words, writes) in kinds.items()
        for count, name in ((1, "one job"), (2, "two jobs"))
    ]
    return Comparison(
        "jobs" if times == 1 else "jobs-1-gb",
        f"One job and two, from a file of {path.stat().st_size / MB:,.0f} MB to files, rules (b)",
        commands, rounds=21 if times == 1 else 5,
    )


def columns(inputs: Inputs) -> Comparison:
    """Return the comparison of the same number of cells in 50, 500 and 5,000 columns, all with rules."""
    commands = []
    for count in (50, 500, 5000):
        file, rules = inputs.many_columns(count)
        commands.append(Command(f"{count:,} columns", check("-r", rules, *COUNTED, file)))
    return Comparison("columns", "The same number of integers in few and in many columns", commands)


def small_files(inputs: Inputs) -> Comparison:
    """Return the comparison of (b) on many small files with `cat` of them."""
    names = inputs.small_files()
    ours = Command("validate", check("-r", RULES, *COUNTED, "--summary", "none", "--files-from", names))
    return Comparison(
        "small-files", f"(b) {len(names.read_text().splitlines()):,} files of ten records",
        [ours, Command("cat", ["xargs", "cat"], reads=names)],
    )
