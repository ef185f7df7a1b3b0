"""The report in Markdown, from the same figures as the JSON file."""

from __future__ import annotations

from statistics import median
from typing import Any

from Harness import table, turns
from Harness.goals import GOALS
from Harness.limits import LIMITS
from Harness.measured import Measured

EXPLAINED = """\
Each comparison runs its commands in turn, in several rounds, each in another order. A time is that
of a whole process, from its start to its end, with the input in the page cache. “Inside” is the
best of several runs of a peer within one process, after a first run. The ratio is the time divided
by that of the first `validate` command in the same table. The peak is resident memory, measured in
separate runs. Before the times are measured, the results of the commands are compared."""


def report(results: dict[str, Any]) -> str:
    """Return the whole report."""
    machine, versions = results["machine"], results["versions"]
    lines = [
        f"# Benchmarks, {machine['system']} {machine['architecture']}, {results['date']}",
        "",
        *([
            "**A trial with small inputs: these figures are meaningless.**", "",
        ] if results["quick"] else []),
        EXPLAINED,
        "",
        *table.markdown(["machine", ""], [[name, str(each)] for name, each in machine.items()], 2),
        "",
        *table.markdown(["version of", ""], sorted(versions.items()), 2),
        "",
        "## Goals",
        "",
        *goals(Measured(results)),
        "",
        "## Limits of the machine",
        "",
        *table.markdown(["", "measured"], [limit.row(Measured(results)) for limit in LIMITS]),
    ]
    for comparison in results["comparisons"]:
        lines += ["", f"## {comparison['title']}", "", *section(comparison)]
    return "\n".join(lines) + "\n"


def goals(measured: Measured) -> list[str]:
    """Return the table of goals."""
    rows = [goal.row(measured) for goal in GOALS]
    return table.markdown(["", "goal", "bound", "measured", "reached"], rows, 2)


def section(comparison: dict[str, Any]) -> list[str]:
    """Return the table of a comparison, its notes and its commands."""
    if "nanoseconds" in comparison:
        rows = [[name, f"{value:g}"] for name, value in comparison["nanoseconds"].items()]
        return [*table.markdown(["call", "ns"], rows), "", *comparison["notes"]]
    if "shares" in comparison:
        return [*table.markdown(turns.HEAD, turns.rows(comparison["shares"])), "", *comparison["notes"]]
    commands = comparison["commands"]
    ours = next((each for each in commands if each["name"].startswith("validate")), commands[0])
    rows = [
        [each["name"], *times(each["seconds"], ours["seconds"]), table.mebibytes(each["peak"])]
        for each in commands
    ]
    return [
        *table.markdown(["", "median", "best", "worst", "runs", "ratio", "peak"], rows),
        "",
        *(f"{note}\n" for note in comparison["notes"]),
        "```sh",
        *(f"# {each['name']}\n{each['shown']}" for each in commands),
        "```",
    ]


def times(seconds: list[float], ours: list[float]) -> list[str]:
    """Return median, best, worst, number of runs and ratio to ours; dashes if no time was measured."""
    if not seconds:
        return ["–"] * 5
    middle = median(seconds)
    return [
        table.seconds(middle), table.seconds(min(seconds)), table.seconds(max(seconds)), str(len(seconds)),
        table.ratio(middle / median(ours) if ours else None),
    ]
