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


class OptionsTests(unittest.TestCase):
    def asked(self, suite, kind, options, text="a", valid=True):
        case = {"suite": suite, "kind": kind, "options": options, "input": text, "valid": valid}
        return [rule for _, rule, _, _ in questions(case)]

    def test_options_of_money_are_a_format(self):
        def rule(**options):
            return self.asked("validator.js", "currency", {"args": [options]})

        self.assertEqual(rule(), ["money:-[$]#[,]###[.00]"])
        self.assertEqual(rule(require_symbol=True, allow_negatives=False, require_decimal=True), ["money:$#[,]###.00"])
        self.assertEqual(rule(symbol="€", symbol_after_digits=True, allow_space_after_digits=True, thousands_separator=".",
                              decimal_separator=","), ["money:-#[.]###[,00][[ ]€]"])
        self.assertEqual(rule(parens_for_negatives=True, allow_decimal=False), ["money:([$]#[,]###)"])
        self.assertEqual(rule(digits_after_decimal=[1, 3]), ["money:-[$]#[,]###[.0[00]]"])

    def test_an_option_that_changes_the_meaning_leaves_no_question(self):
        self.assertEqual(self.asked("zod", "jwt", {"chain": [["jwt"]]}), ["jwt"])
        self.assertEqual(self.asked("zod", "jwt", {"chain": [["jwt", {"alg": "HS256"}]]}), [])
        self.assertEqual(self.asked("zod", "length", {"chain": [["min", 1], ["max", 2]]}), [])
        self.assertEqual(self.asked("validator.js", "alpha", {"args": ["en-US", {"ignore": "-"}]}), [])
        self.assertEqual(self.asked("validator.js", "phone", {"args": ["de-DE", {"strictMode": True}]}), [])
        self.assertEqual(self.asked("hibernate-validator", "uuid", {"letterCase": "INSENSITIVE", "version": [4]}), [])
        self.assertEqual(self.asked("hibernate-validator", "email", {"regexp": "a"}), [])
        self.assertEqual(self.asked("go-playground-validator", "bic", {"tag": "bic_iso_9362_2014"}), [])

    def test_the_empty_text_that_a_suite_reads_as_null_is_not_asked(self):
        self.assertEqual(self.asked("hibernate-validator", "url", {}, ""), [])
        self.assertEqual(self.asked("zod", "base64", {"chain": [["base64"]]}, ""), ["base64"])

    def test_the_country_of_a_number_is_that_of_the_locale(self):
        self.assertEqual(self.asked("validator.js", "identity-card", {"args": ["zh-TW"]}), ["national-id:TW"])
        self.assertEqual(self.asked("validator.js", "tax-id", {"args": ["sv-SE"]}), ["tax-id:SE"])
        self.assertEqual(self.asked("validator.js", "vat", {"args": ["GR"]}), ["vat:EL"])
        self.assertEqual(self.asked("validator.js", "identity-card", {"args": ["any"]}), [])


if __name__ == "__main__":
    unittest.main()
