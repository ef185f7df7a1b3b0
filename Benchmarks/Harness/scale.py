"""Peak memory for files that are large or entirely bad, and time as a file grows."""

from __future__ import annotations

from pathlib import Path

from Harness.command import Command, Comparison
from Harness.inputs import MB, Inputs
from Harness.program import COUNTED, SWALLOWED, checked

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
