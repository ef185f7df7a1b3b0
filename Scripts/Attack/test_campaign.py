"""Tests of the rounds of a campaign, of its report, of the minimiser and of mistakes."""

import contextlib
import io
import random
import tempfile
import unittest
from pathlib import Path

from Attack.campaign import Campaign, attack, attack_with_each, drawn, seeds
from Attack.minimal import cuts, line_cuts, minimised
from Attack.mistakes import mistake, misspelled, needs
from Attack.program import Run, Tools
from Attack.right_files import VALUES, right_file


class Sums(Campaign):
    """Lists of numbers; one that has both 3 and 7 is a finding."""

    name = "sums"

    def draw(self, draw):
        return [draw.randrange(10) for _ in range(20)]

    def fault(self, case):
        self.sums["lists"] += 1
        return "3 and 7" if {3, 7} <= set(case) else None

    def smaller(self, case):
        return cuts(case)


class ScratchTests(unittest.TestCase):
    """Tests with tools whose program is never run."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.tools = Tools(Path("validate"), Path(self.folder.name), Path("python"))


class CampaignTests(ScratchTests):
    def attack(self, *arguments):
        with contextlib.redirect_stdout(io.StringIO()) as output:
            return attack(Sums(self.tools), *arguments), output.getvalue()

    def test_a_finding_is_minimised_and_names_the_command_that_repeats_it(self):
        found, output = self.attack(5, 10)
        self.assertRegex(found, r"^sums: round \d+: 3 and 7\n\[(3, 7|7, 3)\]\nrepeat: ./Scripts/attack.sh 1 5 sums \d+$")
        self.assertRegex(output, r"^sums: seed 5, \d+ rounds, \d+ lists, \d+ s\n$")

    def test_a_round_is_repeated_by_its_seed_and_number(self):
        number = int(self.attack(5, 10)[0].rpartition(" ")[2])
        found, output = self.attack(5, 10, number)
        self.assertIn(f"round {number}: 3 and 7", found)
        self.assertIn("1 rounds", output)

    def test_cases_depend_on_the_seed_and_the_round_alone(self):
        campaign = Sums(self.tools)
        self.assertEqual(drawn(campaign, 1, 2), drawn(Sums(self.tools), 1, 2))
        self.assertNotEqual(drawn(campaign, 1, 2), drawn(campaign, 1, 3))
        self.assertNotEqual(drawn(campaign, 1, 2), drawn(campaign, 2, 2))


class Threes(Sums):
    """Lists of numbers, none of which is a finding."""

    name = "threes"
    rounds_at_most = 2

    def fault(self, case):
        return None


class SeedTests(ScratchTests):
    def test_the_seeds_of_a_night_are_those_of_no_other(self):
        self.assertEqual(seeds(7, 1), [7])
        self.assertEqual(seeds(7, 3), [21, 22, 23])
        self.assertFalse(set(seeds(7, 20)) & set(seeds(8, 20)))

    def test_a_campaign_ends_with_its_first_finding_and_the_others_take_the_other_seeds(self):
        campaigns = [lambda: Sums(self.tools), lambda: Threes(self.tools)]
        with contextlib.redirect_stdout(io.StringIO()) as output:
            found = attack_with_each([10, 11, 12], campaigns, 60)
        self.assertEqual([text.partition(":")[0] for text in found], ["sums"])
        ran = [line.split(", ")[0] for line in output.getvalue().splitlines()]
        self.assertEqual(ran, ["sums: seed 10", "threes: seed 10", "threes: seed 11", "threes: seed 12"])


class MistakeTests(unittest.TestCase):
    def test_a_mistake_changes_a_right_file_its_table_or_options_and_not_the_right_file_itself(self):
        kinds = set()
        for seed in range(300):
            draw = random.Random(seed)
            right = right_file(draw)
            before = repr(right)
            made = mistake(draw, right)
            kinds.add(made.kind)
            self.assertEqual(repr(right), before)
            self.assertTrue((made.schema, made.records) != (right.schema, right.records) or made.options, made)
        self.assertLessEqual({"misplaced in a field", "misplaced in constraints", "dropped column", "misspelled property",
                              "misspelled field", "misspelled rule", "misspelled column of an option"}, kinds)

    def test_a_misspelling_is_one_edit_and_no_other_name(self):
        for seed in range(200):
            slip = misspelled(random.Random(seed), "born", VALUES)
            self.assertNotIn(slip, VALUES)
            self.assertLessEqual(abs(len(slip) - 4), 1)

    def test_a_column_is_needed_by_a_rule_a_key_or_a_rule_over_records_that_does_not_count_it_as_absent(self):
        field = {"name": "a"}
        for schema in ({"primaryKey": "a"}, {"uniqueKeys": [["b", "a"]]}, {"rules": [{"compare": "a < b"}]},
                       {"rules": [{"all-or-none": ["a", "b"]}]}, {"table": {"columns": {"a": {}}}}):
            self.assertTrue(needs(schema, field), schema)
        self.assertFalse(needs({"rules": [{"at-least-one-of": ["a", "b"]}], "primaryKey": "b"}, field))
        self.assertTrue(needs({}, {"name": "a", "type": "date"}))


class MinimalTests(unittest.TestCase):
    def test_only_what_is_needed_remains(self):
        text = b"one\ntwo\nthree fishes\nfour\n"
        self.assertEqual(minimised(text, line_cuts, lambda smaller: b"fish" in smaller), b"fish")
        self.assertEqual(minimised([1, 2, 3], cuts, lambda smaller: True), [])

    def test_every_cut_is_smaller(self):
        for items in ("", "a", "ab", "abcde", b"", b"abc", (1, 2, 3), [1] * 17):
            self.assertTrue(all(len(cut) < len(items) for cut in cuts(items)), items)
        self.assertEqual(set(cuts("abc")), {"c", "ab", "bc", "ac"})


class RunTests(unittest.TestCase):
    def test_a_crash_is_what_is_neither_a_verdict_nor_a_reported_error(self):
        self.assertIsNone(Run(0, b"", b"").crash())
        self.assertIsNone(Run(2, b"", b"validate: no such file\n").crash())
        self.assertIn("-4", Run(-4, b"", b"Fatal error").crash())
        self.assertIn("without a message", Run(2, b"", b"").crash())
        self.assertIn("did not end", Run(None, b"", b"").crash())
        self.assertIn("status 3", Run(3, b"", b"validate: x\n").crash())


if __name__ == "__main__":
    unittest.main()
