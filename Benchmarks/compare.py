#!/usr/bin/env python3
"""Compare the findings of `validate … --format jsonl` with those of `oracle.py`.

Both files are read record by record. Record, field, value, rule and, if both have it, the physical
line are compared, in order. Warnings are counted but not compared, because the oracle has none. A
value that was truncated at 1 KiB must be the beginning of the oracle's value.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby, zip_longest
from typing import Any

Finding = dict[str, Any]
SHOWN = 20
"""Differences printed in full."""

CUT = 1024
"""The maximum bytes of a value in a finding; a code point that does not fit is omitted."""


class Broken(Exception):
    """A line that is not a finding."""


class Side:
    """The findings of one file, grouped by record."""

    def __init__(self, lines: Iterable[str], name: str) -> None:
        """Create a side that reads the lines on demand; the name is for messages."""
        self.lines = lines
        self.name = name
        self.counts: Counter[tuple[str, str]] = Counter()
        self.warnings = 0

    def findings(self) -> Iterator[Finding]:
        """Yield and count the findings that are not warnings."""
        for number, line in enumerate(self.lines, 1):
            finding = parsed(line, f"{self.name}:{number}")
            if finding.get("severity") == "warning":
                self.warnings += 1
                continue
            self.counts[finding["field"] or "(record)", finding["rule"]] += 1
            yield finding

    def groups(self) -> Iterator[tuple[int, list[Finding]]]:
        """Yield each record's number with its findings, in the order of the file."""
        for record, group in groupby(self.findings(), key=lambda finding: finding["record"]):
            yield record, list(group)


def parsed(line: str, place: str) -> Finding:
    """Return the finding on a line of JSON."""
    try:
        finding = json.loads(line)
        if not {"record", "field", "value", "rule"} <= finding.keys():
            raise ValueError("record, field, value or rule is missing")
        if not isinstance(finding["record"], int):
            raise ValueError("record is not an integer")
    except (ValueError, AttributeError) as problem:
        raise Broken(f"{place}: not a finding: {problem}") from problem
    return finding


def pairs(ours: Side, oracle: Side) -> Iterator[tuple[Finding | None, Finding | None]]:
    """Yield the findings of both sides in pairs, record by record, with None for a missing one.

    A record out of order on one side is a difference: it is missing there, or extra.
    """
    left, right = ours.groups(), oracle.groups()
    a, b = next(left, None), next(right, None)
    while a or b:
        take_a = a is not None and (b is None or a[0] <= b[0])
        take_b = b is not None and (a is None or b[0] <= a[0])
        yield from zip_longest(a[1] if take_a else [], b[1] if take_b else [])
        a = next(left, None) if take_a else a
        b = next(right, None) if take_b else b


def same_value(ours: Finding, oracle: Finding) -> bool:
    """Return whether the values are equal; a truncated one must be as much of the oracle's as fits."""
    value = oracle["value"]
    if ours.get("truncated"):
        longer, value = value, value.encode()[:CUT].decode(errors="ignore")
        return ours["value"] == value != longer
    return ours["value"] == value


def equal(ours: Finding | None, oracle: Finding | None) -> bool:
    """Return whether the findings are equal."""
    if ours is None or oracle is None:
        return False
    keys = ["record", "field", "rule"]
    if ours.get("line") is not None and oracle.get("line") is not None:
        keys.append("line")
    return all(ours[key] == oracle[key] for key in keys) and same_value(ours, oracle)


def shown(finding: Finding | None) -> str:
    """Return the compared part of a finding as text."""
    if finding is None:
        return "nothing"
    value = json.dumps(finding["value"])
    return (
        f"record {finding['record']}, line {finding.get('line')}, {finding['field']}: "
        f"{finding['rule']} {value if len(value) <= 120 else value[:117] + '...'}"
    )


def print_counts(ours: Side, oracle: Side) -> None:
    """Print how often each rule failed in each field, on both sides."""
    print(f"{'field':<12}{'rule':<12}{'findings':>10}{'oracle':>10}")
    for field, rule in sorted(ours.counts.keys() | oracle.counts.keys()):
        counts = ours.counts[field, rule], oracle.counts[field, rule]
        print(f"{field:<12}{rule:<12}{counts[0]:>10}{counts[1]:>10}")
    for side, name in ((ours, "findings"), (oracle, "oracle")):
        if side.warnings:
            print(f"not compared in {name}: {side.warnings} warnings")


def compare(ours: Side, oracle: Side) -> int:
    """Print the differences and the counts; return the number of differences."""
    differences = 0
    for mine, other in pairs(ours, oracle):
        if equal(mine, other):
            continue
        differences += 1
        if differences <= SHOWN:
            print(f"- findings: {shown(mine)}\n  oracle:   {shown(other)}")
    print_counts(ours, oracle)
    if differences:
        print(f"different: {differences} differences, the first {min(SHOWN, differences)} above")
    else:
        print(f"equal: {ours.counts.total()} findings")
    return differences


def main() -> int:
    """Compare two files: 0 equal, 1 different, 2 if one cannot be read."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("findings", metavar="FINDINGS.jsonl", help="written by validate")
    parser.add_argument("oracle", metavar="ORACLE.jsonl", help="written by oracle.py")
    options = parser.parse_args()
    sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        with (
            open(options.findings, encoding="utf-8", newline="\n") as ours,
            open(options.oracle, encoding="utf-8", newline="\n") as oracle,
        ):
            sides = Side(ours, options.findings), Side(oracle, options.oracle)
            return 1 if compare(*sides) else 0
    except (Broken, OSError, UnicodeDecodeError) as problem:
        print(f"compare: {problem}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
