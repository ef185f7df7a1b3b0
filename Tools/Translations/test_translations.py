"""Tests of translations.py."""

import unittest

import polib
from translations import merge, missing, table

HEADER = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n\n'


def po(*entries):
    """Return a PO file with the entries, each a code, an English text, a translation and flags."""
    file = polib.pofile(HEADER, wrapwidth=-1)
    for code, english, translation, *flags in entries:
        file.append(polib.POEntry(msgctxt=code, msgid=english, msgstr=translation, flags=flags))
    return file


class Merge(unittest.TestCase):
    def test_keeps_a_translation_and_takes_order_and_comments_of_the_template(self):
        template = po(("b", "two", ""), ("a", "one", ""))
        template[1].comment = "Rules: one."
        merged = merge(po(("a", "one", "eins"), ("b", "two", "zwei")), template)
        self.assertEqual([(each.msgctxt, each.msgstr) for each in merged], [("b", "zwei"), ("a", "eins")])
        self.assertEqual(merged[1].comment, "Rules: one.")
        self.assertEqual(missing(merged), ([], []))

    def test_adds_what_is_new_without_a_translation_and_removes_what_is_gone(self):
        merged = merge(po(("gone", "old", "alt")), po(("new", "new", "")))
        self.assertEqual(missing(merged), (["new"], []))
        self.assertNotIn("alt", str(merged))

    def test_marks_a_translation_of_a_former_english_text_until_the_mark_is_removed(self):
        merged = merge(po(("a", "one", "eins")), po(("a", "just one", "")))
        self.assertEqual(missing(merged), ([], ["a"]))
        self.assertIn('#, fuzzy\n#| msgid "one"\nmsgctxt "a"\nmsgid "just one"\nmsgstr "eins"\n', str(merged))
        again = merge(polib.pofile(str(merged), wrapwidth=-1), po(("a", "only one", "")))
        self.assertEqual(again[0].previous_msgid, "one")
        again[0].flags.remove("fuzzy")
        revised = merge(again, po(("a", "only one", "")))
        self.assertEqual(missing(revised), ([], []))
        self.assertNotIn("#|", str(revised))

    def test_a_second_merge_changes_nothing(self):
        template = po(("a", 'quoted "one" \\u00', ""), ("b", "two", ""), ("c", "x" * 200, ""))
        merged = merge(po(("a", "one", "eins"), ("c", "x" * 200, "y" * 200)), template)
        again = merge(polib.pofile(str(merged), wrapwidth=-1), template)
        self.assertEqual(str(again), str(merged))

    def test_the_same_english_text_may_have_several_translations(self):
        same = (("a", "must be a number", "eine Zahl"), ("b", "must be a number", "Zahl"))
        merged = merge(po(*same), po(*((code, text, "") for code, text, _ in same)))
        self.assertEqual([each.msgstr for each in merged], ["eine Zahl", "Zahl"])


class Table(unittest.TestCase):
    def test_has_only_translations_that_are_not_fuzzy(self):
        text = table(po(("a", "one", "eins"), ("b", "two", ""), ("c", "three", "drei", "fuzzy")), "de")
        self.assertIn('package static let de: StaticString = #"""\na: eins\n"""#\n', text)
        self.assertNotIn("drei", text)

    def test_a_text_that_would_end_the_literal_is_an_error(self):
        for translation in ('"#', "a\nb"):
            with self.assertRaises(SystemExit):
                table(po(("a", "one", translation)), "de")


if __name__ == "__main__":
    unittest.main()
