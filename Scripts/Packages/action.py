#!/usr/bin/env python3
"""Run the steps of action.yml as a runner does, with `validate` in the path, and check what they annotate.

The commands and the environment of each step are read from action.yml; the inputs replace the expressions. The commands in the
output are read as the runner reads them.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
ACTION = yaml.safe_load((ROOT / "action.yml").read_text())


def run(inputs: dict[str, str], folder: str) -> tuple[int, str]:
    """Return the status and the output of the steps."""
    values = {name: str(entry.get("default", "")) for name, entry in ACTION["inputs"].items()} | inputs
    output = ""
    for step in ACTION["runs"]["steps"]:
        environment = {
            name: re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda match: values[match[1]], text)
            for name, text in step.get("env", {}).items()
        }
        environment |= {"GITHUB_ACTION_PATH": str(ROOT), "PATH": os.environ["PATH"], "RUNNER_TEMP": folder}
        environment["GITHUB_STEP_SUMMARY"] = str(Path(folder, "summary.md"))
        # The runner's command for `shell: bash`.
        command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]]
        result = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        output += result.stdout
        if result.returncode != 0:
            return result.returncode, output
    return 0, output


def unescaped(text: str) -> str:
    """Return a property or a message of a command as the runner reads it (@actions/core, command.ts)."""
    for code, character in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")):
        text = text.replace(code, character)
    return text


def annotations(output: str) -> list[tuple[str, ...]]:
    """Return severity, file, line, column and title of each annotation."""
    found = []
    for line in output.splitlines():
        if match := re.match(r"::(error|warning) ([^:]*)::", line):
            properties = dict(item.split("=", 1) for item in match[2].split(","))
            found.append((match[1], *(unescaped(properties[name]) for name in ("file", "line", "col", "title"))))
    return found


def main() -> int:
    failures = 0

    def expect(name: str, got: object, expected: object) -> None:
        nonlocal failures
        if got != expected:
            failures += 1
            print(f"action: {name}: {got!r}, expected {expected!r}")

    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder, "some data")
        data.mkdir()
        (data / "a.csv").write_text("name,email\nAnn,ann@example.com\nBob,bob@\n")
        (data / "b.csv").write_text('name,email\n,"x@y"\n')
        (data / "c.txt").write_text("1\nx\n")
        (Path(folder) / "rules.yml").write_text("fields:\n  - {name: email, rules: [email]}\nfieldsMatch: subset\n")

        status, output = run({"files": "some data/*.csv\n", "columns": "email=email\nname=required\n"}, folder)
        expect("status of invalid files", status, 1)
        expect("annotations", annotations(output), [
            ("error", "some data/a.csv", "3", "5", "email.domain-missing"),
            ("error", "some data/b.csv", "2", "1", "required"),
            ("error", "some data/b.csv", "2", "2", "email.domain-single-label"),
        ])
        expect("summary", "email.domain-single-label" in Path(folder, "summary.md").read_text(), True)
        status, output = run({"files": "some data/c.txt", "each": "integer", "options": "--jobs\n1"}, folder)
        expect("lines", (status, annotations(output)), (1, [("error", "some data/c.txt", "2", "1", "integer.malformed")]))
        status, output = run({"files": "some data/a.csv", "rules": "rules.yml"}, folder)
        expect("rule file", (status, len(annotations(output))), (1, 1))
        status, output = run({"files": "some data/a.csv", "columns": "name=required"}, folder)
        expect("valid file", (status, annotations(output)), (0, []))
        status, output = run({"files": "none/*.csv", "each": "integer"}, folder)
        expect("no file", (status, output), (2, "::error::no file matches 'none/*.csv'\n"))
        (data / "ragged.csv").write_text("name,email\nAnn\n")
        status, output = run({"files": "some data/a.csv"}, folder)
        expect("shape of a well-formed file without rules", (status, annotations(output)), (0, []))
        status, output = run({"files": "some data/ragged.csv"}, folder)
        expect("shape of a ragged file without rules", (status, annotations(output)), (1, [
            ("error", "some data/ragged.csv", "2", "1", "record.ragged")
        ]))
        status, output = run({"files": "some data/c.txt", "each": "$(touch made)`touch made`"}, folder)
        expect("an input is no command", (status, Path(folder, "made").exists()), (2, False))
    print(f"action.yml: {len(ACTION['runs']['steps'])} steps")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
