"""Compare the program with other programs and write the results."""

from __future__ import annotations

import argparse
import datetime
import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from Harness import arrow, files, inputs, keys, lines, scale, shapes, start, tables, turns
from Harness.command import Comparison, Disagreement
from Harness.machine import machine, versions
from Harness.process import Failed
from Harness.report import report
from Harness.rounds import Result, compared

RESULTS = Path("Benchmarks/results")
SCRATCH = Path(".build/benchmarks/out")
INSIDE_RUNS = 15


def comparisons(
    data: inputs.Inputs, inside_runs: int, large: bool
) -> dict[str, Callable[[], Comparison]]:
    """Return a factory for each comparison, in the order in which they run."""
    return {
        "email": partial(tables.email, data, inside_runs),
        "people": partial(tables.people, data, inside_runs),
        "located": partial(tables.located, data, SCRATCH),
        "split": partial(tables.split, data, SCRATCH),
        "split-in-memory": partial(tables.split_in_memory, data),
        "jobs": partial(scale.jobs, data, SCRATCH),
        "jobs-1-gb": partial(scale.jobs, data, SCRATCH, 10),
        "lines": partial(lines.filtered, data, SCRATCH),
        "lines-counted": partial(lines.counted, data),
        "wide": partial(shapes.wide, data),
        "narrow": partial(shapes.narrow, data),
        "long-cells": partial(shapes.long_cells, data),
        "all-quoted": partial(shapes.all_quoted, data),
        "all-bad": partial(shapes.all_bad, data),
        "all-bad-located": partial(tables.located, data, SCRATCH, "all-bad-located"),
        "json-lines": partial(files.json_lines, data),
        "compressed": partial(files.compressed, data),
        "encoded": partial(files.encoded, data),
        "progress": partial(files.progress, data),
        "arrow": partial(arrow.memory, data, inside_runs),
        "parquet": partial(arrow.parquet, data, inside_runs),
        "parquet-located": partial(arrow.parquet_located, data, SCRATCH),
        "keys": partial(keys.unique, data),
        "keys-composite": partial(keys.composite, data),
        "keys-foreign": partial(keys.foreign, data),
        "keys-in-file": partial(keys.listed, data),
        "start": partial(start.start, data),
        "columns": partial(scale.columns, data),
        "small-files": partial(scale.small_files, data),
        "growth": partial(scale.growth, data, large),
        "memory": partial(scale.memory, data, large),
        "frictionless": partial(tables.frictionless, data),
    }


def arguments() -> argparse.Namespace:
    """Return the parsed command line."""
    parser = argparse.ArgumentParser(prog="run.sh", description=__doc__)
    parser.add_argument("--quick", action="store_true",
                        help="test the harness: small inputs, few rounds, results in .build/benchmarks")
    parser.add_argument("--large", action="store_true",
                        help="also 10 GB; needs 23 GB of disk space and many minutes")
    parser.add_argument("--rounds", type=int, metavar="N", help="rounds of each comparison (default: 5)")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these comparisons")
    return parser.parse_args()


def measured(options: argparse.Namespace) -> list[Result]:
    """Run the comparisons that the options name, by default all."""
    data = inputs.Inputs(inputs.QUICK if options.quick else inputs.FULL)
    rounds = options.rounds or (3 if options.quick else 5)
    known = comparisons(data, 3 if options.quick else INSIDE_RUNS, options.large)
    there = [*known, "turns", "calls"]
    names = options.names or there
    if unknown := set(names) - set(there):
        raise Failed(f"unknown comparison {', '.join(sorted(unknown))}; the comparisons are {', '.join(there)}")
    SCRATCH.mkdir(parents=True, exist_ok=True)
    # First, because they are built: a build that fails would end the run after all other measurements.
    calls = [start.calls(1 if options.quick else 3)] if "calls" in names else []
    results = [compared(known[name](), rounds, SCRATCH) for name in names if name in known]
    if "turns" in names:
        results.append(turns.turns(data, SCRATCH, 1 if options.quick else turns.RUNS))
    return results + calls


def written(options: argparse.Namespace, results: list[Result]) -> Path:
    """Write the results as JSON and as Markdown; those of a partial or quick run to .build/benchmarks."""
    about = machine()
    date = datetime.date.today().isoformat()
    whole = {
        "date": date, "quick": options.quick, "machine": about, "versions": versions(),
        "comparisons": results,
    }
    partial_run = options.quick or bool(options.names)
    folder = SCRATCH.parent / "results" if partial_run else RESULTS
    folder.mkdir(parents=True, exist_ok=True)
    size = "-large" if options.large else ""
    path = folder / f"{about['system'].lower()}-{about['architecture']}-{date}{size}.md"
    path.with_suffix(".json").write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n")
    path.write_text(report(whole))
    return path


def main() -> int:
    """Run from the command line: 0 if all went well, 1 if results disagree, 2 if a command failed."""
    options = arguments()
    try:
        path = written(options, measured(options))
    except Disagreement as problem:
        print(f"run: the results disagree:\n{problem}", file=sys.stderr)
        return 1
    except (Failed, OSError, subprocess.CalledProcessError) as problem:
        print(f"run: {problem}", file=sys.stderr)
        return 2
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
