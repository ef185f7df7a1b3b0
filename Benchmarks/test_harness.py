#!/usr/bin/env python3
"""Tests of the harness: figures, goals, results, the order of runs, the table in the README."""

from __future__ import annotations

import json
import re
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any
from unittest import mock

import readme_table
from Harness import answers, limits, process, rounds, table, turns
from Harness.command import Command, Comparison, Disagreement
from Harness.goals import GOALS, Goal, faster
from Harness.measured import Measured
from Harness.report import report
from Peers import people_rules

SUMMARY = """\
1,000,000 records, 114,519 invalid (11.5%)
  name       required   7,932  0.8%
  name       length    12,212  1.2%
  country    one-of    17,626  1.8%
106.4 MB in 0.534 s: 1,872,659 records/s, 199.3 MB/s
"""


def command(name: str, *seconds: float, peak: int = 3 << 20) -> dict[str, Any]:
    """Return the results of one command."""
    shown = f"run {name}"
    return {"name": name, "shown": shown, "inside": False, "seconds": list(seconds), "peak": peak}


RESULTS = {
    "date": "2026-01-02",
    "quick": False,
    "machine": {"system": "Linux", "architecture": "x86_64", "processor": "P", "cores": 2},
    "versions": {"polars": "2", "duckdb": "3", "frictionless": "4"},
    "comparisons": [
        {
            "name": "email", "title": "(a)", "notes": ["A note."],
            "commands": [
                command("wc", 0.01, 0.02, 0.03),
                command("validate", 0.2, 0.04, 0.08),
                command("polars", 0.5, 0.39, 0.4, peak=5 << 20),
            ],
        },
        {"name": "calls", "title": "calls", "notes": [], "commands": [],
         "nanoseconds": {"length, ASCII": 4.5}},
        {"name": "turns", "title": "turns", "notes": [], "commands": [],
         "shares": {"split": {**dict.fromkeys(turns.TURNS, 0.002), "in turns": 0.01, "start and end": 0.04}}},
    ],
}


class FigureTests(unittest.TestCase):
    """Medians, ratios, goals, and their text."""

    measured = Measured(RESULTS)

    def test_figures(self) -> None:
        """Medians are compared; the figures of commands that were not run are None."""
        self.assertEqual(self.measured.seconds("email", "validate"), 0.08)
        self.assertEqual(self.measured.ratio("email", "polars", "validate"), 5)
        self.assertEqual(self.measured.mebibytes("email", "polars"), 5)
        self.assertEqual(self.measured.nanoseconds("length, ASCII"), 4.5)
        self.assertEqual(self.measured.percent("split"), 1)
        for figure in [
            self.measured.seconds("email", "duckdb"), self.measured.seconds("people", "validate"),
            self.measured.ratio("email", "duckdb", "validate"), self.measured.nanoseconds("x"),
            self.measured.mebibytes("memory", "file"), self.measured.percent("counted"), self.measured.milliseconds("start", "x"),
        ]:
            self.assertIsNone(figure)

    def test_growth(self) -> None:
        """The growth of one command is compared with that of another; without growth there is no ratio."""
        commands = [
            command("a", 1), command("a, twice", 1.5), command("b", 2), command("b, twice", 4), command("c", 3),
            command("c, twice", 3),
        ]
        measured = Measured({"comparisons": [{"name": "columns", "commands": commands}]})
        self.assertEqual(measured.ratio_of_growth("columns", "b", "a"), 4)
        self.assertIsNone(measured.ratio_of_growth("columns", "b", "c"))
        self.assertIsNone(measured.ratio_of_growth("columns", "b", "d"))

    def test_limits(self) -> None:
        """Two processes that take as long as one do twice as much; two jobs are a share of that."""
        commands = [
            command("counted, one job", 6), command("counted, two jobs", 4), command("counted, two processes", 8),
        ]
        measured = Measured({"comparisons": [{"name": "jobs", "commands": commands}]})
        self.assertEqual(limits.machine(measured, "jobs", "counted"), 1.5)
        self.assertEqual(limits.share(measured, "jobs", "counted"), 1)
        self.assertIsNone(limits.share(measured, "jobs", "split"))
        self.assertEqual(limits.LIMITS[0].row(measured)[1], "1.50×")

    def test_goals(self) -> None:
        """A goal is reached at its bound and on the right side of it, and not on the other."""
        for bound, reached in [(5, "yes"), (4.9, "yes"), (5.1, "**no**")]:
            goal = faster(1, "x", bound, "email", "polars")
            self.assertEqual(goal.row(self.measured), ("1", "x", f"≥ {bound:g}×", "5×", reached))
        for bound, reached in [(4, "yes"), (3.9, "**no**")]:
            goal = Goal(1, "x", lambda m: m.ratio("email", "validate", "wc"), bound, "×", False)
            self.assertEqual(goal.row(self.measured)[2:], (f"≤ {bound:g}×", "4×", reached))
        self.assertEqual(faster(1, "x", 2, "split", "a").row(self.measured)[3:], ("not run", "–"))
        self.assertEqual({goal.number for goal in GOALS}, set(range(1, 11)))

    def test_shown(self) -> None:
        """Figures are written with their significant digits."""
        times = [table.seconds(each) for each in (0.0012345, 0.12345, 12.345, None)]
        self.assertEqual(times, ["1.23 ms", "0.123 s", "12.3 s", "–"])
        ratios = [table.ratio(each) for each in (0.5, 12.34, 312.3, None)]
        self.assertEqual(ratios, ["0.50×", "12.3×", "312×", "–"])
        self.assertEqual(table.markdown(["a", "b"], [["x|y", "1"]]),
                         ["| a | b |", "|---|---:|", "| x\\|y | 1 |"])

    def test_report(self) -> None:
        """The report has the table, the notes and the commands of each comparison."""
        text = report(RESULTS)
        self.assertIn("| polars | 0.400 s | 0.390 s | 0.500 s | 3 | 5.00× | 5.0 MiB |", text)
        self.assertIn("A note.\n", text)
        self.assertIn("# wc\nrun wc\n", text)
        self.assertIn("| length, ASCII | 4.5 |", text)
        self.assertIn("| split | 0.20 % | 0.20 % | 0.20 % | 0.20 % | 0.20 % | 1.00 % | 4.00 % | 3.9× | 13.8× | 38.6× |", text)
        self.assertNotIn("trial", text)
        self.assertIn("trial", report(RESULTS | {"quick": True}))


class AnswerTests(unittest.TestCase):
    """Reading and comparing what the commands found."""

    def setUp(self) -> None:
        """Create a folder."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def file(self, name: str, text: str) -> Path:
        """Write a file with this text and return its path."""
        path = self.folder / name
        path.write_text(text)
        return path

    def test_counts(self) -> None:
        """A summary and JSON give the same counts; different counts raise `Disagreement`."""
        expected = {"name required": 7932, "name length": 12212, "country one-of": 17626}
        self.assertEqual(answers.counts_of_summary(SUMMARY), expected)
        self.assertEqual(answers.totals_of_summary(SUMMARY), (1_000_000, 114_519))
        self.assertEqual(answers.totals_of_summary("7 lines, 4 invalid\n"), (7, 4))
        told = json.dumps({"counts": expected})
        outs = {"a": self.file("a.out", ""), "b": self.file("b.out", told)}
        self.file("a.err", SUMMARY)
        self.assertIn("name length 12,212", answers.same_counts(outs, ["a", "b"])[0])
        self.file("b.out", json.dumps({"counts": expected | {"name length": 1}}))
        with self.assertRaises(Disagreement):
            answers.same_counts(outs, ["a", "b"])
        differences = answers.differences({"x": 1, "y": 2}, {"y": 2, "z": 3})
        self.assertEqual(differences, "x 1 and 0, z 0 and 3")

    def test_places(self) -> None:
        """Order and other keys do not matter; record, column, rule and value do."""
        one = {"record": 1, "field": "a", "rule": "r", "value": None}
        two = {"record": 2, "field": "b", "rule": "r", "value": "x"}
        more = json.dumps(one | {"value": "", "code": "c"})
        ours = self.file("a", f"{more}\n{json.dumps(two)}\n")
        theirs = self.file("b", f"{json.dumps(two)}\n{json.dumps(one)}\n")
        self.assertIn("same 2 errors", answers.same_places(ours, theirs)[0])
        for change in [{"record": 3}, {"field": "c"}, {"rule": "q"}, {"value": "y"}]:
            self.file("b", f"{json.dumps(two | change)}\n{json.dumps(one)}\n")
            with self.assertRaises(Disagreement):
                answers.same_places(ours, theirs)

    def test_records(self) -> None:
        """Quotes do not matter, order and number do."""
        ours, theirs = self.file("a", 'a,b\n1,2\n3,4\n'), self.file("b", 'a,b\n"1",2\n3,"4"\n')
        self.assertEqual(answers.same_records(ours, theirs), 2)
        for text in ["a,b\n3,4\n1,2\n", "a,b\n1,2\n", "a,b\n1,2\n3,4\n5,6\n"]:
            self.file("b", text)
            with self.assertRaises(Disagreement):
                answers.same_records(ours, theirs)

    def test_bytes(self) -> None:
        """Every byte matters."""
        paths = [self.file("a", "x\n"), self.file("b", "x\n")]
        self.assertEqual(answers.same_bytes(paths), ["The same output, byte for byte: 2 bytes."])
        self.file("b", "x")
        with self.assertRaises(Disagreement):
            answers.same_bytes(paths)


class RunTests(unittest.TestCase):
    """Running commands."""

    def setUp(self) -> None:
        """Create a folder and suppress progress messages."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        quiet = mock.patch.object(rounds, "told")
        quiet.start()
        self.addCleanup(quiet.stop)

    def test_the_order_of_runs(self) -> None:
        """After one run of each command for its results and memory, all run in each round, in any order."""
        runs: list[str] = []
        commands = [Command("a", ["a"]), Command("b", ["b"], rounds=1), Command("c", ["c"])]
        checked: list[list[str]] = []
        comparison = Comparison("x", "X", commands, lambda outs: [str(checked.append(runs[:]))])
        with (
            mock.patch.object(process, "peak_memory", lambda it, out: runs.append(it.name) or 7),
            mock.patch.object(process, "seconds", lambda it, out: runs.append(it.name) or 1.5),
        ):
            result = rounds.compared(comparison, 2, self.folder)
        self.assertEqual([runs[:3], sorted(runs[3:6]), sorted(runs[6:])], [list("abc"), list("abc"), list("ac")])
        self.assertEqual(checked, [["a", "b", "c"]])
        self.assertEqual([len(each["seconds"]) for each in result["commands"]], [2, 1, 2])
        self.assertEqual(result["commands"][0]["peak"], 7)

    def test_input_output_and_status(self) -> None:
        """Input is a file or a pipe, output a file; status 1 is a verdict, status 2 a failure."""
        source, out, kept = self.folder / "in", self.folder / "x.out", self.folder / "kept"
        source.write_text("hello\n")
        process.seconds(Command("x", ["cat"], reads=source), out)
        self.assertEqual(out.read_text(), "hello\n")
        process.seconds(Command("x", ["cat"], reads=source, piped=True, output=kept), out)
        self.assertEqual(kept.read_text(), "hello\n")
        process.seconds(Command("x", ["sh", "-c", "echo no >&2; exit 1"], writes=[kept]), out)
        self.assertEqual(out.with_suffix(".err").read_text(), "no\n")
        self.assertFalse(kept.exists())
        with self.assertRaises(process.Failed):
            process.seconds(Command("x", ["sh", "-c", "exit 2"]), out)
        with self.assertRaises(process.Failed):
            process.seconds(Command("x", ["there-is-no-such-program"]), out)

    @unittest.skipUnless(sys.platform == "linux", "peaks are measured on Linux")
    def test_peak(self) -> None:
        """The peak is that of the command, not of this process; also through a pipe."""
        ballast = bytearray(64 << 20)
        source, out = self.folder / "in", self.folder / "x.out"
        source.write_text("hello\n")
        for piped in (False, True):
            peak = process.peak_memory(Command("x", ["cat"], reads=source, piped=piped), out)
            self.assertLess(peak, len(ballast) // 4)
            self.assertEqual(out.read_text(), "hello\n")

    def test_shown(self) -> None:
        """A command is written as a shell command line."""
        data, out = Path("d.csv"), Path("o")
        shown = [
            Command("x", ["a", "b c"], reads=data).shown(),
            Command("x", ["a"], reads=data, piped=True, output=out).shown(),
        ]
        self.assertEqual(shown, ["a 'b c' < d.csv", "cat d.csv | a > o"])


class PatternTests(unittest.TestCase):
    """The patterns by which peers check what `validate` checks without patterns."""

    def test_days(self) -> None:
        """Only dates that exist match, in leap years and others."""
        day = re.compile(people_rules.real_day())
        for text in ["2000-02-29", "2024-02-29", "2400-02-29", "2023-12-31", "2023-11-30"]:
            self.assertIsNotNone(day.fullmatch(text), text)
        for text in [
            "1900-02-29", "2023-02-29", "2023-02-30", "2023-04-31", "2023-13-01", "2023-00-01",
            "2023-01-00", "2023-2-3", "2023-02-03\n",
        ]:
            self.assertIsNone(day.fullmatch(text), text)

    def test_plain_amounts(self) -> None:
        """Only amounts within the bounds and without an exponent match."""
        plain = re.compile(people_rules.PLAIN_AMOUNT)
        for text in [
            "0", "5.", ".5", "+7", "007.50", "9999.999", "10000", "10000.00", "-0", "-0.0", "-.0",
        ]:
            self.assertIsNotNone(plain.fullmatch(text), text)
        for text in [
            "", ".", "+", "-", "-.", "10000.01", "10001", "-1", "-0.1", "1e3", "NaN", "1\n", " 1",
        ]:
            self.assertIsNone(plain.fullmatch(text), text)


class ReadmeTests(unittest.TestCase):
    """The table in the README."""

    readme = f"before\n{readme_table.BEGIN}\nold\n{readme_table.END}\nafter\n"

    def test_the_newest_results_are_written_between_the_comments(self) -> None:
        """The date in the file decides, not its name; a second update changes nothing."""
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name) / "Benchmarks" / "results"
            folder.mkdir(parents=True)
            without = readme_table.expected(self.readme, folder)
            self.assertEqual(without, self.readme.replace("old\n", ""))
            older = RESULTS | {"date": "2025-12-31", "comparisons": []}
            (folder / "z.json").write_text(json.dumps(older))
            (folder / "a.json").write_text(json.dumps(RESULTS))
            text = readme_table.expected(self.readme, folder)
            self.assertEqual(readme_table.expected(text, folder), text)
        self.assertIn("| Polars 2 | 0.400 s | – | – | – | 5.0 MiB |", text)
        self.assertIn("(Benchmarks/results/a.md), 2026-01-02", text)
        self.assertTrue(text.startswith("before\n<!--") and text.endswith("-->\nafter\n"))
        self.assertNotIn("old", text)

    def test_the_comments_are_required(self) -> None:
        """A README without them raises `Stale`."""
        for text in ["", readme_table.BEGIN, readme_table.END]:
            with self.assertRaises(readme_table.Stale):
                readme_table.rewritten(text, "x")

    def test_this_repository(self) -> None:
        """The README of this repository has the table of its newest results."""
        readme = (readme_table.ROOT / "README.md").read_text()
        folder = readme_table.ROOT / "Benchmarks" / "results"
        self.assertEqual(readme_table.expected(readme, folder), readme)


if __name__ == "__main__":
    unittest.main()
