"""The part of the processor time that workers spend in turns, while the others may have to wait.

`perf` samples the program with its call stacks. A sample is in a turn if its stack contains one of the methods that run in
the order of the input; time in which a worker only waits has no samples. What does not run on a worker is the start and the
end of the process.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

from Harness.command import Command
from Harness.inputs import Inputs
from Harness.process import Failed, seconds
from Harness.program import COUNTED, checked
from Harness.rounds import Result, told

TURNS = {
    "the start of a chunk": r"PipelineInputC(8complete|4next)|SectionChainV7advance",
    "numbers of records": r"PipelineC9numbering",
    "keys": r"KeyCheckerV16finishComparison",
    "places in the outputs": r"OrderedOutputC4TurnV10takePlaces",
    "counts": r"PipelineC3add",
}
"""The methods of the pipeline that run in turns, as they appear in mangled names."""

WORKER = "checkChunks"
FREQUENCY = 20_000
RUNS = 15
CORES = (4, 16, 64)


def turns(inputs: Inputs, folder: Path, runs: int = RUNS) -> Result:
    """Return the shares of the samples by kind of run: in turns, each of them, and outside of the workers."""
    if shutil.which("perf") is None:
        raise Failed("perf is not installed: apt-get install linux-perf")
    people = inputs.people()
    findings = ["--quiet", "--format", "jsonl", "--errors", folder / "turns.jsonl"]
    records = ["--valid", folder / "turns.valid.csv", "--invalid", folder / "turns.invalid.csv"]
    kinds = {
        "counted": Command("counted", checked(people, *COUNTED)),
        "located": Command("located", checked(people, *findings), writes=findings[-1:]),
        "split": Command("split", checked(people, *findings, *records), writes=[findings[-1], *records[1::2]]),
    }
    return {
        "name": "turns",
        "title": "The part of the processor time in turns",
        "notes": [
            f"Samples of {runs} runs with `perf record -e cpu-clock -F {FREQUENCY} -g`, two jobs, from a file to files. "
            "“start and end” is what does not run on a worker; it does not grow with the input, and the model leaves it "
            "out: on several cores, the time in turns is not divided, the rest is (speed in multiples of one job)."
        ],
        "commands": [],
        "shares": {kind: shares(command, folder, runs) for kind, command in kinds.items()},
    }


def shares(command: Command, folder: Path, runs: int) -> dict[str, float]:
    """Return the shares of the samples of a command."""
    counts = dict.fromkeys([*TURNS, "start and end", "samples"], 0)
    told(f"turns: {command.name}")
    data = folder / "turns.perf"
    record = ["perf", "record", "-q", "-e", "cpu-clock", "-F", str(FREQUENCY), "-g", "-o", str(data)]
    for _ in range(runs):
        seconds(replace(command, words=[*record, *command.words]), folder / "turns.out")
        script = ["perf", "script", "-i", str(data), "-F", "ip,sym"]
        text = subprocess.run(
            script, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, errors="replace", check=True,
        ).stdout
        for stack in re.split(r"\n\s*\n", text.strip()):
            counts["samples"] += 1
            if WORKER not in stack:
                counts["start and end"] += 1
            elif turn := next((name for name, method in TURNS.items() if re.search(method, stack)), None):
                counts[turn] += 1
    samples = counts["samples"]
    if not samples:
        raise Failed("perf has recorded no samples")
    shared = {name: count / samples for name, count in counts.items() if name != "samples"}
    return {**shared, "in turns": sum(shared[name] for name in TURNS)}


def speed(share: dict[str, float], cores: int) -> float:
    """Return how many times as fast as one job the model says a run is (Amdahl 1967)."""
    in_turns = share["in turns"] / (1 - share["start and end"])
    return 1 / (in_turns + (1 - in_turns) / cores)


def rows(shares: dict[str, dict[str, float]]) -> list[list[str]]:
    """Return the rows of the report: the shares of each kind of run, and the model."""
    return [
        [
            kind, *(f"{100 * share[name]:.2f} %" for name in [*TURNS, "in turns", "start and end"]),
            *(f"{speed(share, cores):.1f}×" for cores in CORES),
        ]
        for kind, share in shares.items()
    ]


HEAD = ["", *TURNS, "in turns", "start and end", *(f"{cores} cores" for cores in CORES)]
