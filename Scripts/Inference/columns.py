#!/usr/bin/env python3
"""Compare the rules that `validate infer` learns from a fifth of a column with the patterns of tdda's rexpy and with FlashProfile's.

Usage: columns.py PROGRAM COLUMNS [--seed N] [--rounds N] [--names]; COLUMNS is `columns-flashprofile.open.jsonl` of the suites. It needs
the packages of requirements.txt.

For each column, both learn from a fifth of its values. Then they judge the others, which they should accept, and values of the other
columns, which they should not: recall, precision as if there were as many others as own values, and F1 of both. A value of another
column that the column has too is not counted. The patterns of FlashProfile are recorded: it had learned them from whole columns; of
several results the one with the best F1 counts. What a fifth can show of them is measured too: the same patterns without those that no
value of the fifth matches.

The status is 1 if the rules accept less than 99 % of a column's other values, or have a lower F1 than rexpy, by the means of all rounds.
"""

import argparse
import json
import pathlib
import random
import re
import statistics
import subprocess
import sys
import tempfile

from tdda import rexpy

RECORDED = "FlashProfile, from whole columns"
SEEN = "its patterns of which the fifth has a value"
OTHERS = 30
"""The number of values that each other column contributes."""


CLASSES = {
    "Digit": "0-9", "BinDigit": "01", "HexDigit": "0-9A-Fa-f", "Alpha": "A-Za-z", "Upper": "A-Z", "Lower": "a-z", "Space": r"\s",
    "Dash": r"\-", "Punct": r"!-/:-@\[-`{-~", "Symbol": r"!-/:-@\[-`{-~", "Base64": "A-Za-z0-9+/=", "Any": r"\s\S",
}
"""The classes of FlashProfile's atoms."""


def columns(path):
    """Return the columns by name, without values that are no lines, and the recorded patterns of each."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        values = [value for value in case["values"] if value and "\n" not in value and "\r" not in value]
        if len(set(values)) >= 5:
            found[case["name"]] = values, [result["patterns"] for result in case["flashprofile_patterns"]]
    return found


def expression(pattern):
    """Return a pattern of FlashProfile as a regular expression."""
    parts = []
    for atom in re.findall(r"'(?:[^']|'(?! ·|$))*'|TitleWord|\[[^]]+\](?:\{\d+\}|\+)", pattern):
        if atom == "TitleWord":
            parts.append("[A-Z][a-z]+")
        elif atom[0] == "'":
            parts.append(re.escape(atom[1:-1]))
        else:
            classes, count = atom[1:].split("]")
            parts.append(f"[{''.join(CLASSES[name] for name in classes.split('|'))}]{count}")
    return re.compile("".join(parts))


class Program:
    """What `validate infer` proposes for lines, as options of `validate filter`."""

    def __init__(self, program, values, folder):
        self._program, self._folder = program, folder
        text = "".join(f"{value}\n" for value in values)
        done = subprocess.run(
            [program, "infer", "--input", "lines", "--summary", "none"], input=text, capture_output=True, text=True, check=False
        )
        if done.returncode not in (0, 1):
            raise SystemExit(done.stderr)
        lines = done.stdout.splitlines()
        # Others may be equal: it is about the form of a value.
        self.rules = [line for line in lines if line.startswith("-e ") and line != "-e unique"]

    def accepted(self, values):
        """Return the number of values that the rules accept."""
        if not self.rules:
            return len(values)
        path = pathlib.Path(self._folder, "values")
        path.write_text("".join(f"{value}\n" for value in values), encoding="utf-8")
        command = f"exec {self._program} filter --summary none {' '.join(self.rules)} -- {path} 2> /dev/null"
        done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
        if done.returncode not in (0, 1):
            raise SystemExit(f"{self.rules} ended with {done.returncode}")
        return len(done.stdout.splitlines())


class Patterns:
    """Some regular expressions, of which one matches a value as a whole."""

    def __init__(self, patterns):
        self.rules = [pattern.pattern for pattern in patterns]
        self._patterns = patterns

    def accepted(self, values):
        """Return the number of values that a pattern matches."""
        return sum(any(pattern.fullmatch(value) for pattern in self._patterns) for value in values)


def scores(judge, own, others):
    """Return recall, precision and F1."""
    recall = judge.accepted(own) / len(own)
    wrong = judge.accepted(others) / len(others)
    precision = recall / (recall + wrong) if recall + wrong else 0
    return recall, precision, 2 * recall * precision / (recall + precision) if recall else 0


def judge_all(arguments, found, drawn, folder, results):
    """Add the scores of each tool for each column."""
    for name, (values, recorded) in found.items():
        shuffled = drawn.sample(values, len(values))
        count = max(5, len(values) // 5)
        learned, own = shuffled[:count], shuffled[count:]
        if not own:
            continue
        known = set(values)
        others = [value for other, (each, _) in found.items() if other != name
                  for value in drawn.sample(each, min(OTHERS, len(each))) if value not in known]
        judges = {
            "validate": Program(arguments.program.resolve(), learned, folder),
            "rexpy": Patterns([re.compile(pattern) for pattern in rexpy.extract(learned)]),
        }
        for tool, judge in judges.items():
            results[tool].append(scores(judge, own, others))
        sets = [[expression(pattern) for pattern in patterns] for patterns in recorded]
        seen = [[pattern for pattern in each if any(map(pattern.fullmatch, learned))] for each in sets]
        for tool, patterns in ((RECORDED, sets), (SEEN, seen)):
            results[tool].append(max((scores(Patterns(each), own, others) for each in patterns), key=lambda part: part[2]))
        if arguments.names:
            row = [f"{tool} {' '.join(f'{part:.3f}' for part in results[tool][-1])}" for tool in judges]
            print(f"{name} ({len(learned)} of {len(values)}): {'; '.join(row)}")
            for tool, judge in judges.items():
                print(f"    {tool}: {' '.join(judge.rules)[:300]}")


def main():
    """Print the means of each tool."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("columns", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=5, help="the number of seeds, whose means are compared")
    parser.add_argument("--names", action="store_true", help="print the figures of each column")
    arguments = parser.parse_args()
    found = columns(arguments.columns)
    results = {"validate": [], "rexpy": [], RECORDED: [], SEEN: []}
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(arguments.seed, arguments.seed + arguments.rounds):
            judge_all(arguments, found, random.Random(seed), folder, results)
    means = {tool: [statistics.fmean(part) for part in zip(*figures)] for tool, figures in results.items()}
    for tool, (recall, precision, score) in means.items():
        print(f"{tool}: {len(found)} columns, recall {recall:.4f}, precision {precision:.4f}, F1 {score:.4f}")
    sys.exit(0 if means["validate"][0] >= 0.99 and means["validate"][2] >= means["rexpy"][2] else 1)


main()
