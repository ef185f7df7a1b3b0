"""Run the program, and the folder and the tools that the campaigns share."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DEADLINE = 60
"""The seconds in which a run of the program must end; the inputs of the campaigns take a fraction of one."""


class Failed(Exception):
    """Something that keeps a campaign from working, such as a missing tool; not a finding."""


@dataclass(frozen=True)
class Tools:
    """What the campaigns use: the program, a scratch folder, the Python with the packages of Scripts/oracles.txt."""

    program: Path
    scratch: Path
    oracles: Path
    server: Path | None = None


@dataclass(frozen=True)
class Run:
    """A run of the program: its status, negative for a signal, None if it did not end in time, and what it printed."""

    status: int | None
    output: bytes
    errors: bytes

    def crash(self) -> str | None:
        """Return how the program ended if it neither did its task nor reported why it could not."""
        if self.status is None:
            return f"did not end in {DEADLINE} s"
        if self.status in (0, 1):
            return None
        said = self.errors.decode(errors="replace")
        if self.status != 2:
            return f"ended with status {self.status}: {said[-500:]}"
        return None if said.startswith("validate: ") else f"status 2 without a message: {said[-500:]!r}"


def run(
    words: list[str | bytes | Path], folder: Path, pieces: list[bytes] = (), environment: dict[str, str] | None = None,
    seconds: float = DEADLINE,
) -> Run:
    """Run a command in a folder with the pieces as its standard input, each written to the pipe by a call of its own."""
    process = subprocess.Popen(
        words, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "SWIFT_BACKTRACE": "enable=no", **(environment or {})}, bufsize=0)
    try:
        for piece in pieces:
            process.stdin.write(piece)
    except BrokenPipeError:
        pass
    try:
        output, errors = process.communicate(timeout=seconds)
        return Run(process.returncode, output, errors)
    except subprocess.TimeoutExpired:
        process.kill()
        output, errors = process.communicate()
        return Run(None, output, errors)
