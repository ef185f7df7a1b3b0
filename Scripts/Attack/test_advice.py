"""Tests of the judge of advice: options that read other values are found, and so is a program that names too few."""

import tempfile
import unittest
from dataclasses import replace
from pathlib import Path

from Attack.advice import LEAST_TABLES, Advice, Table, changed, is_of, words
from Attack.program import Tools

TABLE = Table(
    names=("a", "b"), records=(("1", "2"),), delimiter=";", quote='"', title=(), comment="", encoding="cp1252", end="\n",
    given=(), has_rules=True)
PROGRAM = """#!/bin/sh
case "$*" in
  *"--delimiter ;"*)
    printf '{"rule":"regex","record":1,"field":"a","value":"1"}\\n{"rule":"regex","record":1,"field":"b","value":"%s"}\\n' VALUE
    echo '1 record, 1 invalid' >&2; exit 1;;
  *) echo "validate: no column; with --delimiter ';' they fit" >&2; exit 2;;
esac
"""
OTHER = PROGRAM.replace("--delimiter ;", "--delimiter |").replace("';'", "'|'")


class AdviceTests(unittest.TestCase):
    def fault(self, program: str) -> str | None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "validate"
            path.write_text(program)
            path.chmod(0o755)
            self.campaign = Advice(Tools(path, Path(folder), Path("python")))
            return self.campaign.fault(TABLE)

    def test_options_with_which_the_values_are_those_of_the_table_are_right(self):
        self.assertIsNone(self.fault(PROGRAM.replace("VALUE", "2")))
        self.assertEqual(self.campaign.sums["advised"], 1)

    def test_options_with_which_a_value_is_another_are_a_finding(self):
        self.assertIn("the line was: validate: no column", self.fault(OTHER.replace("VALUE", "3")))

    def test_too_few_tables_with_options_are_a_finding(self):
        self.assertIsNone(self.fault(PROGRAM.replace("VALUE", "2")))
        self.assertIsNone(self.campaign.stop())
        self.campaign.sums["tables"] = LEAST_TABLES
        self.assertIn("options were named for 1 of", self.campaign.stop())

    def test_options_are_replaced_and_removed(self):
        given = {"--quote": "'", "--skip": "2", "--comment": "#"}
        line = "with --skip 0 --delimiter '\\x01' --quote '\"', without --comment they fit"
        self.assertEqual(words(changed(given, line)), ["--quote", '"', "--skip", "0", "--delimiter", "\\x01"])

    def test_options_of_the_table_are_right_although_it_has_further_traits(self):
        self.assertTrue(is_of(TABLE, "with --delimiter ';', without --comment"))
        self.assertFalse(is_of(TABLE, "with --delimiter ';' --quote none"))
        self.assertFalse(is_of(replace(TABLE, comment="# x"), "with --delimiter ';', without --comment"))
        self.assertTrue(is_of(TABLE, "try --encoding WINDOWS-1252"))
        self.assertFalse(is_of(TABLE, "try --encoding WINDOWS-1251"))
        self.assertFalse(is_of(TABLE, "try --encoding WINDOWS-1252 --skip 1"))


if __name__ == "__main__":
    unittest.main()
