#!/usr/bin/env python3
"""Tests of the files of other shapes: reproducible bytes, and the documented structure."""

from __future__ import annotations

import csv
import io
import re
import tempfile
import unittest
from pathlib import Path

from Harness.inputs import write_again, write_emails
from Shapes import blocks
from Shapes.all_quoted import write_all_quoted
from Shapes.repeated import write_repeated


def cells(block: blocks.Block) -> list[list[str]]:
    """Return the records of a block, its header first."""
    header, body = block
    csv.field_size_limit(1 << 20)
    return list(csv.reader(io.StringIO((header + body).decode(), newline="")))


class BlockTests(unittest.TestCase):
    """The three blocks."""

    def test_the_same_seed_gives_the_same_bytes(self) -> None:
        """Another seed gives other bytes."""
        for block in (blocks.wide, blocks.narrow, blocks.long_cells):
            with self.subTest(block=block.__name__):
                first = block()
                self.assertEqual(first, block())
                self.assertNotEqual(first, block(seed=2))
                self.assertTrue(first[0].endswith(b"\n") and first[1].endswith(b"\n"))

    def test_wide(self) -> None:
        """Every record has 200 fields; some 2 % of the checked ones are bad."""
        names, *records = cells(blocks.wide())
        self.assertEqual({len(record) for record in [names, *records]}, {blocks.COLUMNS})
        at = names.index(blocks.CHECKED)
        self.assert_share([record[at] for record in records], blocks.WIDE_PATTERN)

    def test_narrow(self) -> None:
        """Every record has one field."""
        names, *records = cells(blocks.narrow())
        self.assertEqual({len(record) for record in [names, *records]}, {1})
        self.assert_share([record[0] for record in records], blocks.NARROW_PATTERN)

    def assert_share(self, values: list[str], pattern: str) -> None:
        """Expect that from 1 to 3 % of the values do not match."""
        bad = sum(re.fullmatch(pattern, value) is None for value in values)
        self.assertTrue(0.01 < bad / len(values) < 0.03, bad)

    def test_long_cells(self) -> None:
        """A tenth of the texts has one code point too many; some contain quotes and commas."""
        _, *records = cells(blocks.long_cells())
        lengths = [len(text) - blocks.LONG for _, text in records]
        self.assertEqual((lengths.count(0), lengths.count(1)), (36, 4))
        self.assertEqual(sum(',"' in text for _, text in records), 10)
        self.assertTrue(any(not text.isascii() for _, text in records))


class FileTests(unittest.TestCase):
    """Files made of other files."""

    def setUp(self) -> None:
        """Create a folder."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def test_repeated(self) -> None:
        """A file has one header and the fewest whole blocks that reach the size."""
        path = self.folder / "x.csv"
        for size, copies in [(2, 0), (3, 1), (7, 2), (8, 2), (1002, 334), (1003, 334)]:
            write_repeated(path, b"h\n", b"ab\n", size)
            self.assertEqual(path.read_bytes(), b"h\n" + b"ab\n" * copies, size)
        self.assertEqual([each.name for each in self.folder.iterdir()], ["x.csv"])

    def test_again(self) -> None:
        """The header of the source is not repeated."""
        source, path = self.folder / "a.csv", self.folder / "b.csv"
        source.write_text('h,i\n1,"x\ny"\n')
        write_again(source, 30, path)
        self.assertEqual(path.read_text(), "h,i\n" + '1,"x\ny"\n' * 4)

    def test_all_quoted(self) -> None:
        """The cells are unchanged, each in quotes, including their line ends."""
        source, path = self.folder / "a.csv", self.folder / "b.csv"
        source.write_bytes(b'a,b\n1,\n"x\r\ny","say ""hi"""\n')
        write_all_quoted(source, path)
        self.assertEqual(path.read_bytes(), b'a,b\n"1",""\n"x\r\ny","say ""hi"""\n')

    def test_emails(self) -> None:
        """Empty cells and cells of two lines are skipped; the file has as many lines as required."""
        source, path = self.folder / "a.csv", self.folder / "b.txt"
        source.write_text('email\na@b.co\n""\n"c\n"\nd\n')
        write_emails(source, 5, path)
        self.assertEqual(path.read_text(), "a@b.co\nd\na@b.co\nd\na@b.co\n")


if __name__ == "__main__":
    unittest.main()
