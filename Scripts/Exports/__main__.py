#!/usr/bin/env python3
"""Check that files as other programs export them are read right at the first try, or that one line says how.

Usage: PYTHONPATH=Scripts python3 -m Exports PROGRAM [--table]

Each file of the package `Exports` is read by the plainest command, `PROGRAM check -c COLUMN=RULE… FILE`, whose rules reject
every value, so that the findings contain all values. If they are not those of the table, exactly one line of the output has
to name an option; with the options of this line the values have to be right. With `--table` the results are printed as the
table in `Documentation/Files.md`; otherwise they have to be those of that table. The status is 1 if a file is not read
right, or if the table is not up to date.
"""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from Exports.databases import DATABASES
from Exports.export import Export, Record
from Exports.spreadsheets import SPREADSHEETS
from Exports.statistics import STATISTICS

EXPORTS = SPREADSHEETS + DATABASES + STATISTICS
DOCUMENT = Path(__file__).resolve().parents[2] / "Documentation/Files.md"
OPTION = re.compile(r"--(?:no-header|trim)|--(?:delimiter|encoding|dialect|quote|escape|skip|na|comment) (?:'[^']*'|\"[^\"]*\"|[\w.\\-]+)")
REJECTING = "regex:(?!)"


def read(program: str, export: Export, path: Path, options: list[str]) -> tuple[list[Record] | None, list[str]]:
    """Return the records as the program reads them, `None` if it reports a fault in their shape, and its lines for people."""
    rules = [word for name in export.names for word in ("-c", f"{name}={REJECTING}")]
    command = [program, "check", *options, *rules]
    shown = subprocess.run([*command, path.name], cwd=path.parent, capture_output=True, text=True, check=False)
    lines = [line for line in shown.stderr.splitlines() if line.startswith("validate: ")]
    if shown.returncode == 2:
        return None, lines
    found = subprocess.run([*command, "--format", "jsonl", "--summary", "json", path.name], cwd=path.parent, capture_output=True,
                           text=True, check=False)
    findings = [json.loads(line) for line in found.stdout.splitlines()]
    # Names of columns that are missing or repeat are as the program wrote them.
    findings = [finding for finding in findings if finding["rule"] != "header"]
    lines += [finding["message"] for finding in findings if finding["rule"] != "regex"]
    summary = next(json.loads(line) for line in found.stderr.splitlines() if line.startswith("{"))
    records: list[Record] = [[None] * len(export.names) for _ in range(summary["files"][0]["records"])]
    for finding in findings:
        if finding["rule"] == "regex":
            records[finding["record"] - 1][export.names.index(finding["field"])] = finding["value"]
    has_fault = any(finding["rule"] != "regex" and finding["code"] != "record.blank-line" for finding in findings)
    return None if has_fault else records, lines


def keeps_rules(program: str, export: Export, path: Path, options: list[str]) -> bool:
    """Whether the values keep the rules of the export."""
    if not export.rules:
        return True
    rules = [word for rule in export.rules for word in ("-c", rule)]
    return subprocess.run([program, "check", "-q", *options, *rules, path.name], cwd=path.parent, check=False).returncode == 0


def result(program: str, export: Export, folder: Path) -> tuple[str, str]:
    """Return how the file is read, `first try` or the options of the line that says how, and a fault if it is not."""
    path = folder / export.file
    path.write_bytes(export.content)
    records, lines = read(program, export, path, export.options)
    if records == export.records and keeps_rules(program, export, path, export.options):
        return "first try", ""
    advice = [line for line in lines if OPTION.search(line) and line.startswith("validate: ")]
    advice = advice or [line for line in lines if OPTION.search(line)]
    if len(advice) != 1:
        return "", f"read as {records}; {len(advice)} lines name an option: {lines}"
    options = [word for option in OPTION.findall(advice[0]) for word in shlex.split(option)]
    if "--no-header" in options:
        export = replace(export, names=export.numbers)
    again, lines = read(program, export, path, export.options + options)
    if again != export.records:
        return "", f"with {options} read as {again}: {lines}; the line was: {advice[0]}"
    return " ".join(dict.fromkeys(OPTION.findall(advice[0]))), ""


def table(rows: list[tuple[Export, str]]) -> str:
    """Return the results as a table in Markdown."""
    def cell(text: str) -> str:
        return text.replace("|", "\\|")
    lines = ["| file | what is special | read |", "|---|---|---|"]
    for export, how in rows:
        shown = how if how == "first try" else f"`{how}`"
        lines.append(f"| {cell(export.program)} | {cell(export.traits)} | {cell(shown)} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    program = str(Path(sys.argv[1]).resolve())
    rows: list[tuple[Export, str]] = []
    failed = 0
    with tempfile.TemporaryDirectory() as name:
        for export in EXPORTS:
            how, fault = result(program, export, Path(name))
            rows.append((export, how))
            if fault:
                failed += 1
                print(f"{export.program}: {fault}", file=sys.stderr)
    text = table(rows)
    if "--table" in sys.argv:
        print(text, end="")
    elif text not in DOCUMENT.read_text():
        print("exports: the table in Documentation/Files.md is not up to date: run with --table", file=sys.stderr)
        failed += 1
    first = sum(how == "first try" for _, how in rows)
    print(f"{len(rows)} files: {first} read right at the first try, {len(rows) - first - failed} after the line that says how",
          file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
