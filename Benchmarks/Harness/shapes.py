"""Files of other shapes, compared with DuckDB."""

from __future__ import annotations

from pathlib import Path

from Harness import answers
from Harness.command import Command, Comparison
from Harness.inputs import Inputs
from Harness.program import COUNTED, check, checked, peer
from Shapes import blocks


def column(name: str, title: str, path: Path, column: str, rule: str) -> Comparison:
    """Return the comparison of checking one column of a file by one rule."""
    return against_duckdb(
        name, title,
        Command("validate", check("-c", f"{column}={rule}", *COUNTED, path)),
        Command("duckdb", peer("duckdb", "column", path, column, rule)),
    )


def all_rules(name: str, title: str, path: Path) -> Comparison:
    """Return the comparison of checking a people's file by all rules."""
    return against_duckdb(
        name, title,
        Command("validate", checked(path, *COUNTED)),
        Command("duckdb", peer("duckdb", "people", path)),
    )


def against_duckdb(name: str, title: str, ours: Command, theirs: Command) -> Comparison:
    """Return the comparison of two commands, whose counts have to be equal."""
    return Comparison(
        name, title, [ours, theirs],
        lambda outs: answers.same_counts(outs, [ours.name, theirs.name]),
    )


def wide(inputs: Inputs) -> Comparison:
    """Return the comparison for 200 columns, of which one is checked."""
    path = inputs.shape(blocks.wide)
    rule = f"regex:{blocks.WIDE_PATTERN}"
    return column("wide", "Wide: 200 columns, one checked", path, blocks.CHECKED, rule)


def narrow(inputs: Inputs) -> Comparison:
    """Return the comparison for a file of one column."""
    path = inputs.shape(blocks.narrow)
    return column("narrow", "Narrow: one column", path, "zip", f"regex:{blocks.NARROW_PATTERN}")


def long_cells(inputs: Inputs) -> Comparison:
    """Return the comparison for cells of 64 Ki code points, whose length is checked."""
    path = inputs.shape(blocks.long_cells)
    rule = f"length:..{blocks.LONG}"
    return column("long-cells", "Long cells: 64 Ki code points", path, "text", rule)


def all_quoted(inputs: Inputs) -> Comparison:
    """Return the comparison for the people's file with every field in quotes."""
    return all_rules("all-quoted", "Every field in quotes, rules (b)", inputs.all_quoted())


def all_bad(inputs: Inputs) -> Comparison:
    """Return the comparison for the people's file in which every checked cell is bad."""
    return all_rules("all-bad", "Every checked cell bad, rules (b), counted", inputs.bad())
