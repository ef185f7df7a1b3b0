"""The file of results as Markdown, made of the same figures as JSON."""

from __future__ import annotations

from statistics import median
from typing import Any

from Harness import table
from Harness.goals import GOALS
from Harness.measured import Measured

EXPLAINED = """\
Each comparison runs its commands in turn, round after round; a time is that of a whole process,
from its start until it has ended, with the input in the page cache. “Inside” is a peer's best run
of several within one process that is warm. The ratio is to the first command of ours in the same
table: how many times as long. The peak is resident memory, in runs of their own. Before anything is
timed, the answers are compared."""


def report(results: dict[str, Any]) -> str:
    """Return the whole text."""
    machine, versions = results["machine"], results["versions"]
    lines = [
        f"# Benchmarks, {machine['system']} {machine['architecture']}, {results['date']}",
        "",
        *([
            "**A trial with small inputs: these figures say nothing.**", "",
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
    ]
    for comparison in results["comparisons"]:
        lines += ["", f"## {comparison['title']}", "", *section(comparison)]
    return "\n".join(lines) + "\n"


def goals(measured: Measured) -> list[str]:
    """Return the table of goals."""
    rows = [goal.row(measured) for goal in GOALS]
    return table.markdown(["", "goal", "bound", "measured", "reached"], rows, 2)


def section(comparison: dict[str, Any]) -> list[str]:
    """Return one comparison's table, its notes and the commands."""
    if "nanoseconds" in comparison:
        rows = [[name, f"{value:g}"] for name, value in comparison["nanoseconds"].items()]
        return [*table.markdown(["call", "ns"], rows), "", *comparison["notes"]]
    commands = comparison["commands"]
    ours = next((each for each in commands if each["name"].startswith("validate")), commands[0])
    rows = [
        [each["name"], *times(each["seconds"], ours["seconds"]), table.mebibytes(each["peak"])]
        for each in commands
    ]
    return [
        *table.markdown(["", "median", "best", "runs", "ratio", "peak"], rows),
        "",
        *(f"{note}\n" for note in comparison["notes"]),
        "```sh",
        *(f"# {each['name']}\n{each['shown']}" for each in commands),
        "```",
    ]


def times(seconds: list[float], ours: list[float]) -> list[str]:
    """Return median, best, their number and the ratio to ours; nothing where nothing was timed."""
    if not seconds:
        return ["–"] * 4
    middle = median(seconds)
    return [
        table.seconds(middle), table.seconds(min(seconds)), str(len(seconds)),
        table.ratio(middle / median(ours) if ours else None),
    ]
