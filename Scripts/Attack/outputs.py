"""A check with three outputs, and what Documentation/Outputs.md promises about them whatever happens."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import time
from pathlib import Path

from Attack.program import Failed, Run, Tools, run

TARGETS = ["valid.csv", "invalid.csv", "errors.txt"]
OLD = b"the old content\n"
PARTIAL = re.compile(r"\.(?:" + "|".join(map(re.escape, TARGETS)) + r")\.\d+\.\d+\.partial")


def shim(tools: Tools) -> Path:
    """Compile the preloaded shim, unless that has been done, and return it."""
    library = tools.scratch / "shim.so"
    if not library.exists():
        compiler = shutil.which("cc") or shutil.which("clang")
        if compiler is None:
            raise Failed("neither cc nor clang is installed")
        source = Path(__file__).with_name("shim.c")
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", library, source, "-ldl"], check=True)
    return library


def table(seed: int, records: int) -> bytes:
    """Return a table of two columns; some records are invalid."""
    draw = random.Random(seed)
    return b"id,name\n" + b"".join(
        b"%d,%s\n" % (number, draw.choice([b"ann", b"bob", b"", b'"c, d"', b"x" * 200])) for number in range(records))


class Job:
    """A folder with an input, targets of which some exist, and what the program writes to them if nothing fails."""

    def __init__(self, tools: Tools, folder: Path, data: bytes, exists: tuple[bool, ...], jobs: int) -> None:
        self.folder = folder
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        (folder / "in.csv").write_bytes(data)
        self.words = [
            tools.program, "check", "-c", "name=length:..9", "-c", "name=required", "-j", str(jobs), "--valid", TARGETS[0],
            "--invalid", TARGETS[1], "--errors", TARGETS[2], "in.csv"]
        self.status, self.new = self.reference()
        self.old = {name: OLD if exist else None for name, exist in zip(TARGETS, exists)}
        for name, content in self.old.items():
            (folder / name).unlink()
            if content is not None:
                (folder / name).write_bytes(content)

    def reference(self) -> tuple[int, dict[str, bytes]]:
        """Return the status and the outputs of an undisturbed run."""
        start = time.monotonic()
        ran = run(self.words, self.folder)
        self.seconds = time.monotonic() - start
        if ran.status not in (0, 1):
            raise Failed(f"the undisturbed run ended with {ran.status}: {ran.errors.decode()}")
        return ran.status, {name: (self.folder / name).read_bytes() for name in TARGETS}

    def replaced(self) -> list[str] | str:
        """Return the targets that have the new content, or a fault if one has neither the new nor the old content."""
        replaced = []
        for name in TARGETS:
            path = self.folder / name
            content = path.read_bytes() if path.exists() else None
            if content == self.new[name]:
                replaced.append(name)
            elif content != self.old[name]:
                size = "no file" if content is None else f"{len(content)} bytes"
                return f"{name} is torn: {size} instead of {len(self.new[name])}: {(content or b'')[-100:]!r}"
        return replaced

    def remains(self) -> list[str]:
        """Return the names of other files in the folder."""
        return sorted({path.name for path in self.folder.iterdir()} - {*TARGETS, "in.csv", "mark"})

    def broken_promise(self, ran: Run, can_report: bool = True) -> str | None:
        """Return what a run that has ended by itself did that is not promised. If it cannot report, no message is expected."""
        replaced = self.replaced()
        if isinstance(replaced, str):
            return replaced
        if (can_report or ran.status != 2) and (crash := ran.crash()):
            return crash
        if ran.status != 2:
            if ran.status != self.status or len(replaced) < len(TARGETS):
                return f"status {ran.status} instead of {self.status}, replaced: {replaced}"
        elif len(replaced) == len(TARGETS):
            return f"status 2 although all targets are replaced: {ran.errors.decode()}"
        elif can_report and (missing := [name for name in replaced if name not in ran.errors.decode()]):
            return f"the message does not name the replaced {missing}: {ran.errors.decode()}"
        return None
