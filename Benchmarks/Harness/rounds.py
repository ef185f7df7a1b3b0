"""Run the commands of a comparison in turn, in several rounds, each in another order."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from Harness import process
from Harness.command import Command, Comparison

Result = dict[str, Any]
"""The result of a comparison, as in the JSON file of results."""


def compared(comparison: Comparison, rounds: int, folder: Path) -> Result:
    """Check that the results of the commands agree; then return their times and peaks."""
    folder = folder / comparison.name
    folder.mkdir(parents=True, exist_ok=True)
    commands, runs = comparison.commands, comparison.memory_runs
    outs = {each.name: folder / f"{each.name.replace(' ', '-')}.out" for each in commands}
    told(f"{comparison.name}: results and memory")
    peaks = {each.name: peak(each, runs, outs[each.name]) for each in commands}
    notes = list(comparison.check(outs))
    times: dict[str, list[float]] = {each.name: [] for each in commands}
    wanted = rounds if comparison.rounds is None else comparison.rounds
    for number in range(1, wanted + 1):
        if number == 1 or number % 50 == 0 or wanted < 20:
            told(f"{comparison.name}: round {number} of {wanted}")
        # A process runs more slowly after one that used much memory, so the order changes with each round.
        for each in random.Random(number).sample(commands, len(commands)):
            if each.rounds is None or number <= each.rounds:
                times[each.name].append(taken(each, outs[each.name]))
    return {
        "name": comparison.name,
        "title": comparison.title,
        "notes": notes,
        "commands": [
            {
                "name": each.name,
                "shown": each.shown(),
                "inside": each.inside,
                "seconds": times[each.name],
                "peak": peaks[each.name],
            }
            for each in commands
        ],
    }


def peak(command: Command, runs: int, out: Path) -> int:
    """Return the highest peak of several runs."""
    return max(process.peak_memory(command, out) for _ in range(runs))


def taken(command: Command, out: Path) -> float:
    """Return the time of one run: that of the process, or the one that it prints."""
    whole = process.seconds(command, out)
    return json.loads(out.read_text())["seconds"] if command.inside else whole


def told(text: str) -> None:
    """Print progress on standard error."""
    print(text, file=sys.stderr, flush=True)
