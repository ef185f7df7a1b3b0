"""A command to be timed, and several that are compared."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

Outputs = dict[str, Path]
"""Where each command's standard output went; its standard error is beside it, as .err."""


class Disagreement(Exception):
    """Answers that are not the same, so that their times say nothing."""


@dataclass(frozen=True)
class Command:
    """One way to do a job, from the repository's folder.

    `reads` is given to its standard input, through `cat` and a pipe where `piped`. `writes` are
    the files that it makes; they are removed before each run. With `inside`, the time is not that
    of the process but the one that it tells of itself.
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
        """Return the command as it is typed."""
        text = shlex.join(map(str, self.words))
        if self.reads:
            text = f"cat {self.reads} | {text}" if self.piped else f"{text} < {self.reads}"
        return f"{text} > {self.output}" if self.output else text


@dataclass(frozen=True)
class Comparison:
    """Commands that do the same job, run in turn.

    `check` looks at what they wrote in a first run: it raises `Disagreement`, or returns what a
    reader has to know of differences that there must be.
    """

    name: str
    title: str
    commands: Sequence[Command]
    check: Callable[[Outputs], Sequence[str]] = field(default=lambda outputs: ())
    rounds: int | None = None
    memory_runs: int = 1
