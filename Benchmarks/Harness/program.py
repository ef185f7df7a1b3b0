"""The command lines of the program and of the peers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from Harness.command import Command
from Peers.people_rules import EMAIL_AS_WRITTEN

VALIDATE = ".build/release/validate"
PYTHON = ".build/benchmarks/venv/bin/python"
RULES = "rules/people.json"

COUNTED = ["--errors", "/dev/null"]
"""Discards the findings; the summary still has the counts by column and rule."""

SWALLOWED = "/dev/zero"
"""Discards findings that have to be created: for `/dev/null` the program creates none."""

EMAIL_RULE = f"regex:{EMAIL_AS_WRITTEN}"


def check(*words: object) -> list[str]:
    """Return the command line of `validate check`."""
    return [VALIDATE, "check", *map(str, words)]


def checked(path: Path, *words: object) -> list[str]:
    """Return the command line that checks a file by `rules/people.json`."""
    return check("-r", RULES, *words, path)


def peer(name: str, verb: str, path: Path, *words: object) -> list[str]:
    """Return the command line of a peer's script."""
    return [PYTHON, f"Benchmarks/Peers/with_{name}.py", verb, str(path), *map(str, words)]


def processes_and_inside(
    names: Sequence[str], verb: str, path: Path, inside_runs: int
) -> list[Command]:
    """Return two commands for each peer: its whole process, and the best of several runs inside one."""
    commands = []
    for name in names:
        words = peer(name, verb, path)
        commands.append(Command(name, words))
        commands.append(
            Command(f"{name} inside", [*words, "--inside", str(inside_runs)], inside=True)
        )
    return commands
