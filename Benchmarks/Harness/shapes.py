"""Files of other shapes, each against DuckDB."""

from __future__ import annotations

from pathlib import Path

from Harness import answers
from Harness.command import Command, Comparison
from Harness.inputs import Inputs
from Harness.program import COUNTED, check, checked, peer
from Shapes import blocks


def column(name: str, title: str, path: Path, column: str, rule: str) -> Comparison:
    """One column of a file by one rule."""
    return against_duckdb(
        name, title,
        Command("validate", check("-c", f"{column}={rule}", *COUNTED, path)),
        Command("duckdb", peer("duckdb", "column", path, column, rule)),
    )


def all_rules(name: str, title: str, path: Path) -> Comparison:
    """A file of people by all of their rules."""
    return against_duckdb(
        name, title,
        Command("validate", checked(path, *COUNTED)),
        Command("duckdb", peer("duckdb", "people", path)),
    )


def against_duckdb(name: str, title: str, ours: Command, theirs: Command) -> Comparison:
    """Two commands that count the same."""
    return Comparison(
        name, title, [ours, theirs],
        lambda outs: answers.same_counts(outs, [ours.name, theirs.name]),
    )


def wide(inputs: Inputs) -> Comparison:
    """200 columns, one of them checked."""
    path = inputs.shape(blocks.wide)
    rule = f"regex:{blocks.WIDE_PATTERN}"
    return column("wide", "Wide: 200 columns, one checked", path, blocks.CHECKED, rule)


def narrow(inputs: Inputs) -> Comparison:
    """One column."""
    path = inputs.shape(blocks.narrow)
    return column("narrow", "Narrow: one column", path, "zip", f"regex:{blocks.NARROW_PATTERN}")


def long_cells(inputs: Inputs) -> Comparison:
    """Cells of 64 Ki code points, their length checked."""
    path = inputs.shape(blocks.long_cells)
    rule = f"length:..{blocks.LONG}"
    return column("long-cells", "Long cells: 64 Ki code points", path, "text", rule)


def all_quoted(inputs: Inputs) -> Comparison:
    """The people with every field in quotes."""
    return all_rules("all-quoted", "Every field in quotes, rules (b)", inputs.all_quoted())


def all_bad(inputs: Inputs) -> Comparison:
    """People whose every checked cell is bad."""
    return all_rules("all-bad", "Every checked cell bad, rules (b), counted", inputs.bad())
