#!/usr/bin/env python3
"""Update the table of times in the README from the newest file of results."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from Harness import table
from Harness.measured import Measured

ROOT = Path(__file__).resolve().parent.parent
BEGIN = "<!-- benchmarks: written by Benchmarks/readme_table.py -->"
END = "<!-- benchmarks: end -->"

COLUMNS = {
    "email": "one column by one pattern",
    "people": "all rules",
    "located": "every error located",
    "split": "and records written to two files",
}
ROWS = {
    "validate": "`validate`",
    "polars": "Polars {polars}",
    "polars inside": "… inside its process",
    "duckdb": "DuckDB {duckdb}",
    "duckdb inside": "… inside its process",
    "csv and re": "Python's `csv` and `re`",
    "frictionless": "frictionless {frictionless}",
    "wc": "`wc -l`",
}


class Stale(Exception):
    """A README without the comments that enclose the table."""


def newest(folder: Path) -> Path | None:
    """Return the newest file of results; of the same date, the last by name."""
    dated = [(json.loads(path.read_text())["date"], path) for path in folder.glob("*.json")]
    return max(dated)[1] if dated else None


def row(measured: Measured, name: str, shown: str) -> list[str]:
    """Return the times of one program and its highest peak memory."""
    times = [measured.seconds(comparison, name) for comparison in COLUMNS]
    commands = [measured.command(comparison, name) for comparison in COLUMNS]
    if name == "frictionless":
        times[1] = measured.seconds("frictionless", name)
        commands[1] = measured.command("frictionless", name)
    peaks = [command["peak"] for command in commands if command]
    return [shown, *map(table.seconds, times), table.mebibytes(max(peaks, default=None))]


def block(results: dict[str, Any], link: str) -> str:
    """Return the text between the two comments."""
    measured, machine = Measured(results), results["machine"]
    rows = [
        row(measured, name, shown.format(**results["versions"])) for name, shown in ROWS.items()
    ]
    lines = table.markdown(["", *COLUMNS.values(), "peak memory, largest of the four"], rows)
    return "\n".join([
        *lines,
        "",
        "A file of 1,000,000 records, 106 MB, in the page cache. Whole processes, except the rows 'inside its process'; "
        f"medians, {machine['cores']} cores of {machine['processor']}.",
        f"[All figures, commands and versions]({link}), {results['date']}.",
    ])


def rewritten(readme: str, text: str) -> str:
    """Return the README with the text between the two comments."""
    before, begin, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise Stale(f"the README has no lines {BEGIN} and {END}")
    return f"{before}{BEGIN}\n{text}\n{END}{after}" if text else f"{before}{BEGIN}\n{END}{after}"


def expected(readme: str, folder: Path) -> str:
    """Return the README with an up-to-date table."""
    path = newest(folder)
    if path is None:
        return rewritten(readme, "")
    link = path.with_suffix(".md").relative_to(folder.parents[1])
    return rewritten(readme, block(json.loads(path.read_text()), str(link)))


def main() -> int:
    """Run from the command line: 0 if the table is up to date or was written, else 1."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; status 1 if the table is stale")
    options = parser.parse_args()
    path = ROOT / "README.md"
    readme = path.read_text()
    try:
        wanted = expected(readme, ROOT / "Benchmarks" / "results")
    except Stale as problem:
        print(f"readme_table: {problem}", file=sys.stderr)
        return 1
    if options.check and wanted != readme:
        print("readme_table: stale; run Benchmarks/readme_table.py", file=sys.stderr)
        return 1
    if wanted != readme:
        path.write_text(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
