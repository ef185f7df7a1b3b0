"""The people's file in other formats: JSON Lines, compressed, in another encoding; and with a line of progress."""

from __future__ import annotations

import shlex
from pathlib import Path

from Harness import answers
from Harness.command import Command, Comparison
from Harness.inputs import Inputs
from Harness.program import COUNTED, checked, peer
from Harness.shapes import against_duckdb


def json_lines(inputs: Inputs) -> Comparison:
    """Return the comparison of the rules (b) on JSON Lines."""
    path = inputs.json_lines()
    return against_duckdb(
        "json-lines",
        "JSON Lines, rules (b), counted",
        Command("validate", checked(path, *COUNTED)),
        Command("duckdb", peer("duckdb", "people", path)),
    )


def compressed(inputs: Inputs) -> Comparison:
    """Return the comparison of a compressed file with the output of `zcat`."""
    path = inputs.compressed()
    piped = shlex.join(checked(Path("-"), *COUNTED))
    return of_ours(
        "compressed",
        "Compressed by gzip, rules (b), counted",
        Command("validate", checked(path, *COUNTED)),
        Command("zcat | validate", ["sh", "-c", f"zcat {path} | {piped}"]),
    )


def encoded(inputs: Inputs) -> Comparison:
    """Return the comparison of windows-1252 with the same text in UTF-8."""
    text, decoded = inputs.western()
    return of_ours(
        "encoded",
        "Decoded from windows-1252, rules (b), counted",
        Command("validate", checked(decoded, "--encoding", "windows-1252", *COUNTED)),
        Command("validate UTF-8", checked(text, *COUNTED)),
    )


def progress(inputs: Inputs) -> Comparison:
    """Return the comparison of a run that shows its progress with one that does not."""
    path = inputs.people()
    return Comparison(
        "progress",
        "A line of progress, rules (b), counted",
        [
            Command("validate", checked(path, "--progress", "always", *COUNTED)),
            Command("validate without progress", checked(path, "--progress", "never", *COUNTED)),
        ],
        rounds=21,
    )


def of_ours(name: str, title: str, *commands: Command) -> Comparison:
    """Return the comparison of commands that all run the program, whose counts have to be equal."""
    return Comparison(
        name, title, commands,
        lambda outs: answers.same_counts(outs, [each.name for each in commands]),
        rounds=11,
    )
