#!/usr/bin/env python3
"""Try the completions of the program in real shells: bash and zsh at a terminal, fish by its own query.

    completions.py PROGRAM

Each line is typed into the shell, then a tab; what the shell made of the line is compared with what is expected.
"""

from __future__ import annotations

import os
import pty
import select
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

CASES = [
    ("validate che", "validate check "),
    ("validate comp", "validate completions "),
    ("validate completions f", "validate completions fish "),
    ("validate help vers", "validate help version "),
    ("validate check --no-hea", "validate check --no-header "),
    ("validate check --format sar", "validate check --format sarif "),
    ("validate check --format=sar", "validate check --format=sarif "),
    ("validate check -e emai", "validate check -e email "),
    ("validate check --each emai", "validate check --each email "),
    ("validate check -c 7=postal", "validate check -c 7=postal-code "),
    ("validate check --column mail=postal", "validate check --column mail=postal-code "),
    ("validate filter --normal", "validate filter --normalize "),
    ("validate check --normal", "validate check --normal"),
    ("validate check -r ru", "validate check -r rules.yml "),
    ("validate check --report sar", "validate check --report sarif="),
    ("validate check --report sarif=ru", "validate check --report sarif=rules.yml "),
    ("validate check --report=mark", "validate check --report=markdown="),
    ("validate check --report=html=ru", "validate check --report=html=rules.yml "),
    ("validate check --errors=ru", "validate check --errors=rules.yml "),
    ("validate lint ru", "validate lint rules.yml "),
    ("validate rules postal", "validate rules postal-code "),
    ("validate version --al", "validate version --all "),
]
"""Lines as typed, and as they are after the tab."""

SETUP = {
    "bash": (
        ["bash", "--norc", "--noprofile", "-i"],
        "PS1=; bind 'set bell-style none'; show() {{ printf '<%s>' \"$READLINE_LINE\"; READLINE_LINE=; }};"
        " bind -x '\"\\C-g\": show'; source {script}; echo rea''dy\n",
    ),
    "zsh": (
        ["zsh", "-f", "-i"],
        "PS1=; unsetopt beep prompt_sp; fpath=({folder} $fpath); autoload -Uz compinit; compinit -D -u;"
        " show() {{ printf '<%s>' \"$BUFFER\"; BUFFER=; }}; zle -N show; bindkey '^G' show; echo rea''dy\n",
    ),
}


class Terminal:
    """A shell at a terminal of its own."""

    def __init__(self, words: list[str], folder: str, path: str) -> None:
        process, self.descriptor = pty.fork()
        if process == 0:
            os.chdir(folder)
            environment = {"PATH": path, "TERM": "dumb", "HOME": folder, "LC_ALL": "C.UTF-8"}
            os.execvpe(words[0], words, environment)
        self.process = process

    def send(self, text: str) -> None:
        os.write(self.descriptor, text.encode())

    def read_until(self, end: str, seconds: float = 20) -> str:
        """Return what the shell prints up to and with `end`."""
        text = ""
        deadline = time.monotonic() + seconds
        while end not in text:
            if not select.select([self.descriptor], [], [], max(0, deadline - time.monotonic()))[0]:
                sys.exit(f"completions: expected {end!r}, and the shell printed {text!r}")
            text += os.read(self.descriptor, 65536).decode(errors="replace")
        return text

    def close(self) -> None:
        os.close(self.descriptor)
        os.waitpid(self.process, 0)


def at_terminal(shell: str, folder: str, path: str, script: Path) -> list[str]:
    """Return each line of the cases as the shell completes it."""
    words, setup = SETUP[shell]
    terminal = Terminal(words, folder, path)
    terminal.send(setup.format(script=script, folder=script.parent))
    terminal.read_until("ready")
    lines = []
    for line, _ in CASES:
        terminal.send(line + "\t\x07")
        lines.append(terminal.read_until(">").rpartition(">")[0].rpartition("<")[2])
    terminal.close()
    return lines


def in_fish(folder: str, path: str, script: Path) -> list[str]:
    """Return each line of the cases with its last word replaced by the only completion."""
    lines = []
    for line, _ in CASES:
        query = f"source {script}; complete -C $argv[1]"
        environment = {"PATH": path, "HOME": folder, "LC_ALL": "C.UTF-8"}
        command = ["fish", "--no-config", "-c", query, line]
        output = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True).stdout
        found = [row.split("\t")[0] for row in output.splitlines()]
        start = line.rpartition(" ")[0]
        end = "" if found and found[0].endswith("=") else " "
        lines.append(f"{start} {found[0]}{end}" if len(found) == 1 else line)
    return lines


def main() -> int:
    program = Path(sys.argv[1]).resolve()
    path = f"{program.parent}:{os.environ['PATH']}"
    failures = 0
    for shell, name in (("bash", "validate.bash"), ("zsh", "_validate"), ("fish", "validate.fish")):
        if not shutil.which(shell):
            print(f"completions: skipped {shell}, which is not installed; run: apt-get install {shell}")
            continue
        with tempfile.TemporaryDirectory() as folder:
            work = Path(folder, "work")
            work.mkdir()
            (work / "rules.yml").touch()
            script = Path(folder, name)
            script.write_bytes(subprocess.run([program, "completions", shell], capture_output=True, check=True).stdout)
            lines = in_fish(str(work), path, script) if shell == "fish" else at_terminal(shell, str(work), path, script)
        for (line, expected), got in zip(CASES, lines, strict=True):
            if got != expected:
                failures += 1
                print(f"completions: {shell}: {line!r} becomes {got!r}, expected {expected!r}")
        print(f"{shell}: {len(CASES)} lines")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
