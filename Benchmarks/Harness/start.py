"""The time of a start, and of calls of the library."""

from __future__ import annotations

import re
import subprocess
from statistics import median

from Harness.command import Command, Comparison
from Harness.inputs import Inputs
from Harness.program import VALIDATE, check
from Harness.rounds import Result, told

RUNS = 200
CALL = re.compile(r"(.+): ([\d.]+), [\d.]+, \d+")
"""A line of `library.sh calls`: name, ns per call, ns per value in a batch, bytes of the value."""


def start(inputs: Inputs) -> Comparison:
    """Return the comparison of starts: `--version`, one line, and `true`."""
    line = inputs.one_line()
    return Comparison(
        "start",
        "Start",
        [
            Command("version", [VALIDATE, "--version"]),
            Command("one line", check("-e", "email"), reads=line),
            Command("one line, one job", check("-e", "email", "--jobs", 1), reads=line),
            Command("true", ["true"]),
        ],
        rounds=RUNS,
    )


def calls(rounds: int) -> Result:
    """Return the nanoseconds of calls of the library in a loop, medians of several runs."""
    told("calls: building")
    times: dict[str, list[float]] = {}
    for _ in range(rounds):
        words = ["Benchmarks/library.sh", "calls"]
        result = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True)
        for match in filter(None, map(CALL.fullmatch, result.stdout.splitlines())):
            times.setdefault(match[1], []).append(float(match[2]))
    return {
        "name": "calls",
        "title": "Calls of the library in a loop, ns each",
        "notes": [
            "`Benchmarks/library.sh calls`, itself the median of 9 runs of 500,000 calls. A test, "
            "`AllocationTests`, verifies that a valid value needs no allocation."
        ],
        "commands": [],
        "nanoseconds": {name: median(each) for name, each in times.items()},
    }
