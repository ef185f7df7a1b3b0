#!/usr/bin/env python3
"""Tests of the generator and of the comparison of findings."""

from __future__ import annotations

import io
import json
import unittest
from contextlib import redirect_stdout
from typing import Any

import compare
import people

ORACLE = [
    {"record": 1, "line": 2, "field": "zip", "value": "1", "rule": "regex"},
    {"record": 1, "line": 2, "field": "country", "value": "us", "rule": "one-of"},
    {"record": 3, "line": 4, "field": "zip", "value": "x" * 2000, "rule": "regex"},
    {"record": 9, "line": 11, "field": "name", "value": "", "rule": "required"},
]


def side(findings: list[dict[str, Any]]) -> compare.Side:
    """Return a side that reads these findings."""
    return compare.Side([json.dumps(each) for each in findings], "some.jsonl")


def changed(index: int, **changes: Any) -> list[dict[str, Any]]:
    """Return the oracle's findings with one of them changed."""
    return [each | changes if at == index else each for at, each in enumerate(ORACLE)]


class CompareTests(unittest.TestCase):
    """Findings that are equal, and findings that differ."""

    def differences(self, ours: list[dict[str, Any]]) -> tuple[int, str]:
        """Return the number of differences from the oracle, and the printed text."""
        with redirect_stdout(io.StringIO()) as printed:
            count = compare.compare(side(ours), side(ORACLE))
        return count, printed.getvalue()

    def test_equal(self) -> None:
        """Other keys, warnings, a missing line and a truncated value are not differences."""
        warning = {"record": 2, "field": None, "value": None, "rule": "x", "severity": "warning"}
        error = [each | {"severity": "error", "code": "some.code"} for each in ORACLE]
        cut = changed(2, value="x" * 1024, truncated=True)
        for ours in [ORACLE, error, changed(0, line=None), cut, [ORACLE[0], warning, *ORACLE[1:]]]:
            count, printed = self.differences(ours)
            self.assertEqual(count, 0, printed)
            self.assertTrue(printed.endswith("equal: 4 findings\n"), printed)

    def test_different(self) -> None:
        """Each compared key matters, and so does the order."""
        for ours, expected in [
            (changed(0, line=3), 1), (changed(0, value="2"), 1), (changed(0, rule="length"), 1),
            (changed(0, field="name"), 1), (changed(2, record=4), 2), (changed(0, value=None), 1),
            (changed(2, value="x" * 1024), 1), (changed(2, value="x", truncated=True), 1),
            (changed(0, truncated=True), 1), (ORACLE[1:], 2), (ORACLE[:3], 1), ([], 4),
            ([*ORACLE, ORACLE[3]], 1),
            ([ORACLE[1], ORACLE[0], *ORACLE[2:]], 2), ([*ORACLE[:2], ORACLE[3], ORACLE[2]], 2),
        ]:
            with self.subTest(ours=ours):
                count, printed = self.differences(ours)
                self.assertEqual(count, expected, printed)
                self.assertIn(f"different: {expected} differences", printed)

    def test_lines_that_are_not_findings_are_rejected(self) -> None:
        """A malformed line is an error; it is not skipped."""
        text_as_record = '{"record":"1","field":"","value":"","rule":""}'
        for line in ["", "{", "[]", "7", '{"record":1}', text_as_record]:
            with self.subTest(line=line), self.assertRaises(compare.Broken):
                compare.parsed(line, "some.jsonl:1")


class PeopleTests(unittest.TestCase):
    """The documented properties of the generator."""

    def written(self, records: int, seed: int, hard: bool) -> bytes:
        """Return a whole file."""
        return b"".join(people.batches(records, seed, people.plan(0.02, hard)))

    def test_the_same_arguments_give_the_same_bytes(self) -> None:
        """Other arguments give other bytes."""
        for hard in (False, True):
            first = self.written(500, 1, hard)
            self.assertEqual(first, self.written(500, 1, hard))
            self.assertNotEqual(first, self.written(500, 2, hard))
        self.assertNotEqual(self.written(500, 1, False), self.written(500, 1, True))

    def test_a_longer_file_begins_with_the_shorter(self) -> None:
        """The number of records does not change their content."""
        self.assertTrue(self.written(300, 1, True).startswith(self.written(200, 1, True)))

    def test_line_ends(self) -> None:
        """Records end in LF; CR occurs only inside quotes, and never alone."""
        for hard in (False, True):
            content = self.written(3_000, 1, hard)
            self.assertTrue(content.endswith(b"\n"))
            self.assertEqual(content.count(b"\r"), content.count(b"\r\n"))
            self.assertEqual(b"\r" in content, hard)


if __name__ == "__main__":
    unittest.main()
