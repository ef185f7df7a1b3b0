"""The people's file: one pattern, all rules, every error located, records split."""

from __future__ import annotations

import atexit
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from Harness import answers
from Harness.command import Command, Comparison, Disagreement, Outputs
from Harness.inputs import Inputs
from Harness.program import COUNTED, EMAIL_RULE, check, checked, peer, processes_and_inside

PEERS = ["polars", "duckdb"]
SHORT = 21
"""The rounds of commands that take about 0.1 s or less."""
MEMORY = Path("/dev/shm/validation-benchmarks")
"""A folder in memory (tmpfs)."""

FRICTIONLESS_DIFFERS = (
    "frictionless gives other results: its patterns accept a final line end, `2023-2-3` is a date, "
    "and ` 5`, `1_000` and `Infinity` are numbers. The counts that differ, first those of validate: "
)


def some_rounds(commands: list[Command]) -> list[Command]:
    """Return the commands of peers, which take longer, for five rounds only."""
    return [replace(each, rounds=5) for each in commands]


def email(inputs: Inputs, inside_runs: int) -> Comparison:
    """Return the comparison (a): the pattern on one column, counted."""
    people = inputs.people()
    ours = Command("validate", check("-c", f"email={EMAIL_RULE}", *COUNTED, people))
    quiet = Command("validate quiet", check("-c", f"email={EMAIL_RULE}", "--quiet", people))
    peers = some_rounds(processes_and_inside(PEERS, "email", people, inside_runs))
    return Comparison(
        "email",
        "(a) The e-mail pattern on one column",
        [Command("wc", ["wc", "-l", str(people)]), ours, quiet, *peers],
        lambda outs: answers.same_counts(outs, ["validate", *(each.name for each in peers)]),
        rounds=SHORT,
    )


def people(inputs: Inputs, inside_runs: int) -> Comparison:
    """Return the comparison (b): all rules, counted; from a file, from a pipe, with one job."""
    path = inputs.people()
    peers = some_rounds(processes_and_inside(PEERS, "people", path, inside_runs))
    ours = [
        Command("validate", checked(path, *COUNTED)),
        Command("validate one job", checked(path, "--jobs", 1, *COUNTED)),
        Command("validate from a pipe", checked(Path("-"), *COUNTED), reads=path, piped=True),
    ]
    script = Command("csv and re", peer("csv_and_re", "people", path), rounds=1)
    same = [*ours, *peers, script]
    quiet = Command("validate quiet", checked(path, "--quiet"))
    return Comparison(
        "people",
        "(b) The rules of `rules/people.json`, counted",
        [
            Command("wc", ["wc", "-l", str(path)]), Command("wc from a pipe", ["wc", "-l"], reads=path, piped=True),
            *ours, quiet, *peers, script,
        ],
        lambda outs: answers.same_counts(outs, [each.name for each in same]),
        rounds=SHORT,
    )


def frictionless(inputs: Inputs) -> Comparison:
    """Return the comparison of (b) with frictionless, in one round, because that takes a minute."""
    path = inputs.people()

    def differs(outs: Outputs) -> list[str]:
        counts = [answers.counts_of(outs[name]) for name in ("validate", "frictionless")]
        return [f"{FRICTIONLESS_DIFFERS}{answers.differences(*counts)}."]

    return Comparison(
        "frictionless",
        "(b) The same Table Schema with frictionless, one round of it",
        [
            Command("validate", checked(path, *COUNTED)),
            Command("frictionless", peer("frictionless", "people", path), rounds=1),
        ],
        differs,
    )


def located(inputs: Inputs, folder: Path, name: str = "located") -> Comparison:
    """Return the comparison of (b) with every error as JSON Lines, in a good or an entirely bad file."""
    path = inputs.people() if name == "located" else inputs.bad()
    ours, theirs = folder / f"{name}.jsonl", folder / f"{name}.duckdb.jsonl"

    def agree(outs: Outputs) -> Iterator[str]:
        yield from answers.same_places(ours, theirs)
        if name == "located":
            yield agreement_with_oracle(ours, inputs.oracle())

    words = ["--quiet", "--format", "jsonl", "--errors", ours]
    of_what = "" if name == "located" else ", every checked cell bad"
    copy = ours.with_suffix(".copy")
    copies = [Command("cp of the lines", ["cp", "--reflink=never", str(ours), str(copy)], writes=[copy])]
    return Comparison(
        name,
        f"(b) Every error located, JSON Lines to a file{of_what}",
        [
            Command("validate", checked(path, *words), writes=[ours]),
            Command("duckdb", peer("duckdb", "located", path, theirs), writes=[theirs], rounds=5),
            *(copies if name == "all-bad-located" else []),
        ],
        lambda outs: list(agree(outs)),
        rounds=SHORT if name == "located" else None,
    )


def agreement_with_oracle(findings: Path, oracle: Path) -> str:
    """Return the last line of the comparison with the oracle; raise if there are differences."""
    result = subprocess.run(
        [sys.executable, "Benchmarks/compare.py", str(findings), str(oracle)],
        stdout=subprocess.PIPE, text=True, check=False,
    )
    if result.returncode:
        raise Disagreement(result.stdout)
    return f"With the oracle, {result.stdout.splitlines()[-1]}."


def split(inputs: Inputs, folder: Path) -> Comparison:
    """Return the comparison of (b) with findings, valid and invalid records in three files."""
    path = inputs.people()
    ours = [folder / name for name in ("split.jsonl", "split.valid.csv", "split.invalid.csv")]
    theirs = [each.with_stem(f"{each.stem}.duckdb") for each in ours]

    def agree(outs: Outputs) -> list[str]:
        valid = answers.same_records(ours[1], theirs[1])
        invalid = answers.same_records(ours[2], theirs[2])
        return [
            *answers.same_places(ours[0], theirs[0]),
            f"The same {valid:,} valid and {invalid:,} invalid records in the same order; validate "
            "copies them byte for byte, DuckDB formats them anew.",
        ]

    words = ["--errors", ours[0], "--valid", ours[1], "--invalid", ours[2]]
    return Comparison(
        "split",
        "(b) Findings as JSON Lines, valid and invalid records, to three files",
        [
            Command("validate", checked(path, "--quiet", "--format", "jsonl", *words), writes=ours),
            Command("duckdb", peer("duckdb", "split", path, *theirs), writes=theirs, rounds=5),
        ],
        agree,
        rounds=SHORT,
    )


def split_in_memory(inputs: Inputs) -> Comparison:
    """Return the comparison of `split` in memory with a copy of the input there."""
    MEMORY.mkdir(exist_ok=True)
    atexit.register(shutil.rmtree, MEMORY, ignore_errors=True)
    people = MEMORY / "people.csv"
    shutil.copyfile(inputs.people(), people)
    ours = [MEMORY / name for name in ("split.jsonl", "split.valid.csv", "split.invalid.csv")]
    copy = MEMORY / "copy.csv"
    words = ["--errors", ours[0], "--valid", ours[1], "--invalid", ours[2]]
    return Comparison(
        "split-in-memory",
        "(b) The split with input and outputs in memory, and a copy of the input",
        [
            Command("validate", checked(people, "--quiet", "--format", "jsonl", *words), writes=ours),
            Command("cp", ["cp", "--reflink=never", str(people), str(copy)], writes=[copy]),
        ],
        rounds=SHORT,
    )
