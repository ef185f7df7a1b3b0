"""Run a command and measure its time or its peak memory."""

from __future__ import annotations

import ctypes
import os
import shutil
import time
from pathlib import Path

from Harness.command import Command

ENVIRONMENT = {**os.environ, "LC_ALL": "C"}
SUBREAPER = 36
"""PR_SET_CHILD_SUBREAPER of Linux: orphans among the descendants become children of this process."""


class Failed(Exception):
    """A command that cannot be run, or that ended with a status other than 0 or 1."""


def opened(target: int, path: Path | str, flags: int) -> tuple:
    """Return the action that opens a file as the new process's descriptor."""
    return (os.POSIX_SPAWN_OPEN, target, str(path), flags, 0o644)


def started(command: Command, before: list[str], out: Path) -> tuple[int, int | None]:
    """Start the command after the words `before`; return its process and that of `cat` if it is piped."""
    for path in command.writes:
        path.unlink(missing_ok=True)
    words = [*before, *map(str, command.words)]
    program = shutil.which(words[0])
    if program is None:
        raise Failed(f"{words[0]} is not installed")
    write = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    actions = [
        opened(1, command.output or out, write),
        opened(2, out.with_suffix(".err"), write),
    ]
    feeder = None
    if command.piped:
        read_end, write_end = os.pipe()
        feeder = os.posix_spawn(
            shutil.which("cat"), ["cat", str(command.reads)], ENVIRONMENT,
            file_actions=[(os.POSIX_SPAWN_DUP2, write_end, 1)],
        )
        os.close(write_end)
        actions.append((os.POSIX_SPAWN_DUP2, read_end, 0))
    else:
        actions.append(opened(0, command.reads or os.devnull, os.O_RDONLY))
    process = os.posix_spawn(program, words, ENVIRONMENT, file_actions=actions)
    if command.piped:
        os.close(read_end)
    return process, feeder


def ended(command: Command, status: int, out: Path) -> None:
    """Raise if the command failed; its status is 0 or 1 if it did its task."""
    code = os.waitstatus_to_exitcode(status)
    if code not in (0, 1):
        told = out.with_suffix(".err").read_text(errors="replace")[-2000:]
        raise Failed(f"{command.shown()}\nended with {code}:\n{told}")


def seconds(command: Command, out: Path) -> float:
    """Run the command and return the seconds from its start to its end."""
    start = time.perf_counter()
    process, feeder = started(command, [], out)
    _, status, _ = os.wait4(process, 0)
    taken = time.perf_counter() - start
    if feeder is not None:
        os.waitpid(feeder, 0)
    ended(command, status, out)
    return taken


def peak_memory(command: Command, out: Path) -> int:
    """Run the command and return its peak resident memory in bytes.

    A process inherits the peak of its parent when it starts. The command is therefore started by
    `setsid --fork`, which is small, and becomes a child of this process when that has ended.
    """
    ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
    launcher, feeder = started(command, ["setsid", "--fork"], out)
    waiting = {launcher} | ({feeder} if feeder is not None else set())
    peak = None
    while peak is None or waiting:
        process, status, usage = os.wait4(-1, 0)
        if process in waiting:
            waiting.remove(process)
            continue
        ended(command, status, out)
        peak = usage.ru_maxrss * 1024
    return peak
