"""A command that is measured, and a comparison of several commands."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

Outputs = dict[str, Path]
"""The file with the standard output of each command, by name; its standard error is in the same folder, as .err."""


class Disagreement(Exception):
    """Results that differ, so that the times of the commands cannot be compared."""


@dataclass(frozen=True)
class Command:
    """One way to do a task, run in the root of the repository.

    `reads` is the file for standard input, through `cat` and a pipe if `piped`. `writes` are the
    files that the command creates; they are removed before each run. With `inside`, the time is not
    that of the process but the one that the command prints.
    """

    name: str
    words: Sequence[str]
    reads: Path | None = None
    piped: bool = False
    output: Path | None = None
    writes: Sequence[Path] = ()
    inside: bool = False
    rounds: int | None = None

    def shown(self) -> str:
        """Return the command as a shell command line."""
        text = shlex.join(map(str, self.words))
        if self.reads:
            text = f"cat {self.reads} | {text}" if self.piped else f"{text} < {self.reads}"
        return f"{text} > {self.output}" if self.output else text


@dataclass(frozen=True)
class Comparison:
    """Commands that do the same task, run in turn.

    `check` reads what they wrote in a first run. It raises `Disagreement`, or returns notes for the
    report, such as those on expected differences.
    """

    name: str
    title: str
    commands: Sequence[Command]
    check: Callable[[Outputs], Sequence[str]] = field(default=lambda outputs: ())
    rounds: int | None = None
    memory_runs: int = 1
