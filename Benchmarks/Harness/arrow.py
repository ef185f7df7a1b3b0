"""The people's file as Arrow has it, checked by the Python package: in memory, and from Parquet."""

from __future__ import annotations

from pathlib import Path

from Harness import answers
from Harness.command import Command, Comparison
from Harness.inputs import Inputs
from Harness.program import COUNTED, checked, peer


def memory(inputs: Inputs, inside_runs: int) -> Comparison:
    """Return the comparison of tables in memory with the program on the same records as CSV."""
    people, path = inputs.people(), inputs.parquet()
    inside = ["--inside", str(inside_runs)]
    commands = [
        Command("validate", checked(people, *COUNTED)),
        Command("validate one job", checked(people, "--jobs", 1, *COUNTED)),
        Command("texts inside", peer("tablerules", "memory", path, *inside), inside=True),
        Command("string views inside", peer("tablerules", "views", path, *inside), inside=True),
    ]
    return Comparison(
        "arrow",
        "(b) In memory by Arrow, counted by the Python package",
        commands,
        lambda outs: answers.same_counts(outs, [each.name for each in commands]),
    )


def parquet(inputs: Inputs, inside_runs: int) -> Comparison:
    """Return the comparison of counts of a Parquet file."""
    path = inputs.parquet()
    inside = ["--inside", str(inside_runs)]
    commands = [
        Command(f"{name}{suffix}", peer(name, "people", path, *words), inside=bool(words))
        for name in ("tablerules", "polars", "duckdb")
        for suffix, words in (("", []), (" inside", inside))
    ]
    return Comparison(
        "parquet",
        "(b) Parquet, counted",
        commands,
        lambda outs: answers.same_counts(outs, [each.name for each in commands]),
    )


def parquet_located(inputs: Inputs, folder: Path) -> Comparison:
    """Return the comparison of every error in a Parquet file, written to a file."""
    path = inputs.parquet()
    ours, theirs = folder / "parquet-located.parquet", folder / "parquet-located.duckdb.jsonl"
    return Comparison(
        "parquet-located",
        "(b) Parquet, every error located, to a file: Parquet by the Python package, JSON Lines by DuckDB",
        [
            Command("tablerules", peer("tablerules", "located", path, ours), writes=[ours]),
            Command("duckdb", peer("duckdb", "located", path, theirs), writes=[theirs]),
        ],
    )
