"""Read what the commands found, and check that it is the same."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from pathlib import Path

from Harness.command import Disagreement

Counts = dict[str, int]
"""How often each rule failed in each column, by "column rule"."""

SUMMARY_LINE = re.compile(r"  (\S+) +(\S+) +([\d,]+)(?: .*)?")
TOTALS = re.compile(r"([\d,]+) (?:records?|lines?), ([\d,]+) invalid")


def number(text: str) -> int:
    """Return a number written with commas between its thousands."""
    return int(text.replace(",", ""))


def counts_of_summary(text: str) -> Counts:
    """Return the counts in the summary that `validate` writes to standard error."""
    matches = filter(None, map(SUMMARY_LINE.fullmatch, text.splitlines()))
    return {f"{match[1]} {match[2]}": number(match[3]) for match in matches}


def totals_of_summary(text: str) -> tuple[int, int]:
    """Return how many records or lines there were, and how many of them were invalid."""
    match = TOTALS.search(text)
    if match is None:
        raise Disagreement(f"no summary: {text[:200]}")
    return number(match[1]), number(match[2])


def counts_of(out: Path) -> Counts:
    """Return the counts of a command: from JSON on standard output, or from a summary on standard error."""
    told = out.read_text()
    if told.startswith("{"):
        return json.loads(told)["counts"]
    return counts_of_summary(out.with_suffix(".err").read_text())


def same_counts(outs: Mapping[str, Path], names: list[str]) -> list[str]:
    """Return a note with the counts; raise if the named commands did not count the same."""
    first = counts_of(outs[names[0]])
    for name in names[1:]:
        other = counts_of(outs[name])
        if other != first:
            raise Disagreement(f"{names[0]}: {told(first)}\n{name}: {told(other)}")
    return [f"The same counts from {', '.join(names)}: {told(first)}."]


def differences(ours: Counts, theirs: Counts) -> str:
    """Return the counts that differ as text, ours first."""
    both = [(name, ours.get(name, 0), theirs.get(name, 0)) for name in sorted({*ours, *theirs})]
    return ", ".join(f"{name} {a:,} and {b:,}" for name, a, b in both if a != b)


def told(counts: Counts) -> str:
    """Return counts as text."""
    return ", ".join(f"{name} {count:,}" for name, count in sorted(counts.items())) or "none"


def places(path: Path) -> set[tuple[int, str, str, str]]:
    """Return record, column, rule and value of each error in a file of JSON Lines; null becomes empty."""
    with open(path, encoding="utf-8") as stream:
        return {
            (each["record"], each["field"], each["rule"], each["value"] or "")
            for each in map(json.loads, stream)
        }


def same_places(ours: Path, theirs: Path) -> list[str]:
    """Return a note with the number of errors; raise if the files do not have the same errors."""
    left, right = places(ours), places(theirs)
    if left != right:
        odd = sorted(left ^ right)[:3]
        raise Disagreement(f"{ours} and {theirs} differ in {len(left ^ right)} errors, as in {odd}")
    return [f"The same {len(left):,} errors: record, column, rule and value."]


def records(path: Path) -> Iterator[list[str]]:
    """Yield the records of a CSV file, including the header."""
    with open(path, encoding="utf-8", newline="") as stream:
        yield from csv.reader(stream)


def same_records(ours: Path, theirs: Path) -> int:
    """Return the number of records; raise if the files do not have the same ones in the same order."""
    count = 0
    for count, (left, right) in enumerate(zip_longest(records(ours), records(theirs))):
        if left != right:
            raise Disagreement(f"{ours} and {theirs} differ in record {count}: {left}, {right}")
    return count


def same_bytes(paths: list[Path]) -> list[str]:
    """Return a note with the size of the files; raise if they are not equal byte for byte."""
    first = paths[0].read_bytes()
    for path in paths[1:]:
        if path.read_bytes() != first:
            raise Disagreement(f"{paths[0]} and {path} differ")
    return [f"The same output, byte for byte: {len(first):,} bytes."]
