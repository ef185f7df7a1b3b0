#!/usr/bin/env python3
"""Tests of the oracle: hand-written cells, a second implementation on random cells, schemas and files."""

from __future__ import annotations

import json
import random
import tempfile
import unittest
from pathlib import Path
from typing import Any

import oracle
import people
import people_cells
from second_opinion import SECOND_OPINIONS, slow_records

RULES = Path(__file__).resolve().parent.parent / "rules" / "people.json"
CHECKED = ["name", "email", "zip", "birthdate", "amount", "country"]

GOOD = {
    "id": ["0", "7", "+7", "-7", "007", "9" * 5000],
    "name": [
        "a", " ", "\n", "José", "王伟", "x" * 40, "王" * 40, "𝒜" * 40, "e\u0301" * 20,
        "x" * 38 + "\r\n", "x" * 38 + "e\u0301", "\u200d" * 40, "\x00",
    ],
    "email": [
        "a@b.co", "a.b@c.de", "a+b%c_d-e@f-g.h--i.org", "A@B.CO", "-@x.yz", "1@2.xy", "_@1.ab",
        "a@xn--p1ai.ru", "a@b.c.d.e.f.gh", f"{'a.' * 99}a@{'b.' * 99}com", "a@b." + "c" * 63,
    ],
    "zip": ["00000", "99999", "12345-6789"],
    "birthdate": [
        "2000-02-29", "2024-02-29", "2400-02-29", "0001-01-01", "9999-12-31", "1970-01-31",
    ],
    "amount": [
        "0", "-0", "-0.0", "+0", "00", ".5", "5.", "+.5", "10000", "10000.0", "010000",
        "1e4", "1E4", "1e+4", "1e-400", "10000.000000000000000000000000000000", "0e9",
        "9999.99999999999999999999999999999", "0.1e5", "100000e-1", "1" + "0" * 400 + "e-396",
        "0e" + "9" * 5000, "1e-" + "9" * 5000, "1e" + "0" * 5000 + "4", "0" * 5000 + "1",
    ],
    "country": ["US", "NO", "IN"],
    "note": ["", "a,b", 'say "hi"', "\n", "x" * 100_000],
}

BAD = {
    "id": {
        "required": [""],
        "integer": ["1.0", "1e0", "+", "-", " 1", "1 ", "1\n", "１", "1_0", "0x1", "--1", "٣"],
    },
    "name": {
        "required": [""],
        "length": [
            "x" * 41, "王" * 41, "𝒜" * 41, "e\u0301" * 20 + "x", "x" * 39 + "\r\n",
            "x" * 39 + "e\u0301", "👨\u200d👩\u200d👧\u200d👦" * 6, "\u200d" * 41, " " * 41,
            "\n" * 41,
        ],
    },
    "email": {
        "required": [""],
        "regex": [
            "a", "@", "a@", "@b.co", "a@b", "a@b.c", "a@@b.co", "a@b@c.de", "a@b.co\x00",
            "a@b.co\n", "a@b.co\r\n", "\na@b.co", " a@b.co", "a@b.co ", "a b@c.de", "a@b c.de",
            ".a@b.co", "a.@b.co", "a..b@c.de", "a@.b.co", "a@b..co", "a@b.co.", "a@-b.co",
            "a@b-.co", "a@b.c-o", "a@b.c0m", "a,b@c.de", "a'b@c.de", "a@b_c.de", '"a"@b.co',
            "a@[1.2.3.4]", "a@b.com,c@d.org", "a@b.co|c@d.org", "a@b." + "c" * 64,
            "é@b.co", "e\u0301@b.co", "а@b.co", "a@bü.de", "a＠b.co", "a@b．co",
            "a@b.co\u200b", "a@b.\u212aom",
        ],
    },
    "zip": {
        "required": [""],
        "regex": [
            "1234", "123456", "12345-", "12345-678", "12345-67890", "-6789", "12345 6789",
            "123456789", "12345-6789-", "12345--6789", "ABCDE", "12,345", "x12345", "12345x",
            "12345\n", "12345-6789\n", "\n12345", "12345\r\n", " 12345", "12345|67890",
            "12345\x00", "１２３４５", "٠١٢٣٤", "1234५", "12345\u20136789",
        ],
    },
    "birthdate": {
        "required": [""],
        "date": [
            "2023-02-29", "1900-02-29", "2100-02-29", "2023-04-31", "2023-06-31", "2023-00-01",
            "2023-01-00", "2023-13-01", "2023-01-32", "9999-99-99", "0000-00-00", "today",
            "2023-2-3", "2023-02-3", "2023-2-03", "20230203", "2023/02/03", "03-02-2023",
            "23-02-03", "02023-02-03", "+2023-02-03", "-2023-02-03", "2023-02--3", "2023- 2- 3",
            "2023-W05-5", "2023-034", "2023-02-03Z", "2023-02-03T00:00:00", " 2023-02-03",
            "2023-02-03 ", "2023-02-03\n", "2023-02-03\x00", "２０２３-０２-０３", "2023-02-0３",
            "2023\u201002\u201003", "٢٠٢٣-٠٢-٠٣",
        ],
    },
    "amount": {
        "required": [""],
        "number": [
            "+", "-", ".", "e", "e5", ".e5", "1e", "1e+", "1e-", "1e1.5", "1e 5", "1 e5", "--1",
            "+-1", "1-", "1..2", "1.2.3", "1,5", "1,000", "1_000", "1 000", "0x10", "0b1", "1f",
            "1d3", "$1", "1%", "12 EUR", "ten", " 1", "1 ", "1\n", "1\r\n", "\n1", "\t1", "1\x00",
            "１２", "١٢", "1.５", "1e３", "\u22125", "½", "1\u0301", "Infinity", "infinity", "+INF",
            "+NaN", "-NaN", "sNaN", "NaN1", "INF ", "NaN\n", "ınf", "-ınf", "İNF", "nαn",
        ],
        "range": [
            "-1", "-0.01", "-1e-400", "-.0000001", "10000.01", "10001", "1e5", "1e400",
            "10000.0000000000000000001", "1.00000000000000000000000000000000000001e4",
            "NaN", "nan", "nAn", "INF", "inf", "-INF", "-iNf", "1" + "0" * 5000,
            "1e" + "9" * 5000, "-1e" + "9" * 5000, "-1e-" + "9" * 5000, "9" * 5000 + "e-4990",
            "1" + "0" * 400 + "1e-397",
        ],
    },
    "country": {
        "required": [""],
        "one-of": [
            "us", "Us", "uS", " US", "US ", "US\n", "US\r\n", "USA", "U", "UK", "XX", "U S",
            "USUS", "US,GB", "US|GB", '"US"', "US\x00", "\ufeffUS", "US\u200b", "ＵＳ",
            "\u039d\u039f", "🇺🇸", ".*", "null", "None",
        ],
    },
}


def columns() -> dict[str, oracle.Column]:
    """Return the columns of `rules/people.json` by name."""
    return {column.name: column for column in oracle.columns_of(json.loads(RULES.read_text()))}


def one_column(constraints: dict[str, Any], **field: Any) -> oracle.Column:
    """Return the column of a schema with a single field."""
    described = {"name": "x", "type": "string", "constraints": constraints, **field}
    return oracle.columns_of({"fields": [described]})[0]


class CellTests(unittest.TestCase):
    """The oracle on single cells."""

    def setUp(self) -> None:
        """Read the schema."""
        self.columns = columns()

    def check(self, name: str, cell: str, expected: str | None) -> None:
        """Expect the same rule from the oracle and, if it supports the column, from the second implementation."""
        with self.subTest(column=name, cell=cell[:80]):
            self.assertEqual(self.columns[name].broken_rule(cell), expected)
            if name in SECOND_OPINIONS and cell:
                self.assertEqual(SECOND_OPINIONS[name](cell), expected)

    def test_hand_written_cells(self) -> None:
        """Each cell of the tables above breaks the rule that the table names."""
        for name, cells in GOOD.items():
            for cell in cells:
                self.check(name, cell, None)
        for name, by_rule in BAD.items():
            for rule, cells in by_rule.items():
                for cell in cells:
                    self.check(name, cell, rule)

    def test_generated_cells_are_as_intended(self) -> None:
        """Both implementations agree with the intention of the generator, for each kind of cell."""
        draw = random.Random(7).random
        for position, column in enumerate(people_cells.COLUMNS):
            name = CHECKED[position]
            kinds = [(kind, True) for kind in [*column.good, *column.hard_good]]
            kinds += [(kind, False) for kind in [*column.bad, *column.hard_bad]]
            for kind, good in kinds * 20:
                cell = kind(draw, people_cells.ordinary_cells(draw)[position])
                expected = "required" if not cell else SECOND_OPINIONS[name](cell)
                self.assertEqual(expected is None, good, (name, cell))
                self.check(name, cell, expected)

    def test_both_implementations_agree_on_mutated_cells(self) -> None:
        """Characters are inserted, replaced and removed at random."""
        seed = random.randrange(1 << 32)
        rng = random.Random(seed)
        alphabet = "09aZeE+-.@_, \n\r\"'٣５é\u0301İı\u200d\x00"
        with self.subTest(seed=seed):
            for _ in range(6_000):
                name = rng.choice(CHECKED)
                cell = rng.choice(GOOD[name] + sum(BAD[name].values(), []))[:60]
                for _ in range(rng.randrange(1, 4)):
                    at = rng.randrange(len(cell) + 1)
                    put_in = rng.choice(["", rng.choice(alphabet)])
                    cell = cell[:at] + put_in + cell[at + rng.randrange(2):]
                expected = SECOND_OPINIONS[name](cell) if cell else "required"
                self.assertEqual(self.columns[name].broken_rule(cell), expected, (name, cell))


class SchemaTests(unittest.TestCase):
    """The oracle on schemas."""

    def test_a_pattern_matches_the_whole_value(self) -> None:
        """Alternatives are anchored, explicit anchors change nothing, and classes are ASCII only."""
        for pattern, good, bad in [
            ("a|b", ["a", "b"], ["ax", "xb", "ab", "a\n", ""]),
            ("a|ab", ["a", "ab"], ["abb"]),
            ("^a|b$", ["a", "b"], ["axx", "xxb", "b\n"]),
            ("^a.*$", ["a", "abc"], ["ba", "a\n"]),
            ("[a-z]+", ["abc"], ["abc\n", "Abc"]),
            (r"\d+\w", ["12x"], ["١٢x", "12é"]),
        ]:
            column = one_column({"pattern": pattern}, missingValues=[])
            for cell in good + bad:
                with self.subTest(pattern=pattern, cell=cell):
                    self.assertEqual(column.broken_rule(cell), None if cell in good else "regex")

    def test_the_first_broken_constraint_is_reported(self) -> None:
        """Constraints are checked in the order of the keys."""
        self.assertEqual(one_column({"pattern": "a", "maxLength": 1}).broken_rule("bb"), "regex")
        self.assertEqual(one_column({"maxLength": 1, "pattern": "a"}).broken_rule("bb"), "length")

    def test_missing_values(self) -> None:
        """The list of a field replaces the default; a missing value is checked for `required` only."""
        missing = ["NA", {"value": "-", "label": "not asked"}]
        column = one_column({"required": True, "minLength": 3}, missingValues=missing)
        answers = [column.broken_rule(cell) for cell in ("NA", "-", "", "abc")]
        self.assertEqual(answers, ["required", "required", "length", None])
        self.assertIsNone(one_column({"minLength": 3}).broken_rule(""))

    def test_bounds_of_every_ordered_type(self) -> None:
        """Integers and dates have bounds, which may be text; NaN is not within any bound."""
        integer = one_column({"minimum": -1, "maximum": "10"}, type="integer")
        date = one_column({"minimum": "2000-01-01"}, type="date")
        answers = [integer.broken_rule(cell) for cell in ("-1", "-2", "10", "11", "1.0")]
        self.assertEqual(answers, [None, "range", None, "range", "integer"])
        for bound in ({"minimum": 0}, {"maximum": 0}):
            self.assertEqual(one_column(bound, type="number").broken_rule("NaN"), "range")
        answers = [date.broken_rule(cell) for cell in ("2000-01-01", "1999-12-31")]
        self.assertEqual(answers, [None, "range"])

    def test_unsupported_schemas_are_rejected(self) -> None:
        """An unsupported type, constraint, key or bound is an error; it is not ignored."""
        for constraints, field in [
            ({"unique": True}, {}), ({"minimum": 1}, {}),
            ({}, {"type": "year"}), ({}, {"format": "email"}),
            ({"minimum": "x"}, {"type": "number"}), ({"minLength": 1}, {"type": "number"}),
        ]:
            with self.subTest(constraints=constraints, field=field):
                with self.assertRaises(oracle.Unsupported):
                    one_column(constraints, **field)
        with self.assertRaises(oracle.Unsupported):
            oracle.columns_of({"fields": [], "fieldsMatch": "subset"})


class FileTests(unittest.TestCase):
    """The oracle on whole files."""

    def records(self, content: bytes) -> list[tuple[int, list[str]]]:
        """Return the records that the oracle reads from a file of these bytes."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "some.csv")
            path.write_bytes(content)
            return list(oracle.records(str(path)))

    def test_shapes_of_files(self) -> None:
        """Lines are counted correctly for all line ends, quotes, blank lines and a missing last line end."""
        for content, expected in [
            (b"a,b\n1,2\n", [(1, ["a", "b"]), (2, ["1", "2"])]),
            (b"a,b\n1,2", [(1, ["a", "b"]), (2, ["1", "2"])]),
            (b"a,b\n1,", [(1, ["a", "b"]), (2, ["1", ""])]),
            (b"a,b\r\n1,2\r\n", [(1, ["a", "b"]), (2, ["1", "2"])]),
            (b"a,b\r1,2\r3,4", [(1, ["a", "b"]), (2, ["1", "2"]), (3, ["3", "4"])]),
            (b"\xef\xbb\xbfa,b\n1,2\n", [(1, ["a", "b"]), (2, ["1", "2"])]),
            (b"a,b\n\n1,2\n\n", [(1, ["a", "b"]), (3, ["1", "2"])]),
            (b'a\n\n""\nx\n', [(1, ["a"]), (2, [""]), (3, [""]), (4, ["x"])]),
            (b'a,b\n"1\n\r\n\r2","""3"""\n4,5 "6"\n',
             [(1, ["a", "b"]), (2, ["1\n\r\n\r2", '"3"']), (6, ["4", '5 "6"'])]),
        ]:
            with self.subTest(content=content):
                self.assertEqual(self.records(content), expected)

    def test_files_other_than_rfc_4180_are_rejected(self) -> None:
        """Ragged records, unclosed quotes and text after a closing quote are errors."""
        for content in [b"a,b\n1\n", b"a,b\n1,2,3\n", b'a,b\n1,"2\n', b'a,b\n1,"2"x\n']:
            with self.subTest(content=content):
                with self.assertRaises((oracle.Unsupported, oracle.csv.Error)):
                    self.records(content)

    def test_both_implementations_agree_on_a_hard_file(self) -> None:
        """In a file with every kind of cell, both have the same findings on the same lines."""
        content = b"".join(people.batches(5_000, 3, people.plan(0.1, hard=True)))
        expected = []
        for number, cells in enumerate(slow_records(content.decode())):
            for name, (line, cell) in zip(["id", *CHECKED], cells):
                judge = SECOND_OPINIONS.get(name)
                rule = judge and (judge(cell) if cell else "required")
                if number and rule:
                    expected.append(oracle.Finding(number, line, name, cell, rule))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "people.csv")
            path.write_bytes(content)
            found = list(oracle.findings(list(columns().values()), str(path)))
        self.assertGreater(len(found), 2_000)
        self.assertEqual(found, expected)


if __name__ == "__main__":
    unittest.main()
