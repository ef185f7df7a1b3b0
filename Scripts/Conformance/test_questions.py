"""Tests of the mapping from conformance cases to rules."""

import unittest

from kinds import length
from questions import questions


class LengthTests(unittest.TestCase):
    def test_bounds_are_written_in_the_notation_of_the_rule(self):
        self.assertEqual(length(1, 2), "length:1..2")
        self.assertEqual(length(None, 0), "length:..0")
        self.assertEqual(length(3, None, " bytes"), "length:3.. bytes")
        self.assertIsNone(length(None, None))

    def test_a_length_of_2_0_is_the_integer_2(self):
        self.assertEqual(length(2.0, None), "length:2..")
        self.assertEqual(length(None, 2.0), "length:..2")
        case = {"suite": "json-schema-test-suite", "kind": "length", "options": {"max": 2.0}, "input": "ab", "valid": True}
        self.assertEqual(list(questions(case)), [("json-schema-test-suite", "length:..2", "ab", True)])

    def test_a_length_with_a_fraction_has_no_rule(self):
        self.assertIsNone(length(2.5, None))
        self.assertIsNone(length(1, 2.5))


if __name__ == "__main__":
    unittest.main()
