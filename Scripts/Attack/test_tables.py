"""Tests of the slow parser of tables, by hand-made cases."""

import unittest

from Attack.obvious_table import MARK, Parser, expected
from Attack.tables import Table, joined
from oracle import columns_of


def fields(text, **dialect):
    """Return the contents of the fields of each record, with None for comments."""
    return [None if record.is_comment else [value for _, value in record.fields]
            for record in Parser(text, dialect, 0).records()]


class ParserTests(unittest.TestCase):
    def test_records_end_with_lf_crlf_or_cr(self):
        self.assertEqual(fields(b"a,b\nc\r\nd\re"), [[b"a", b"b"], [b"c"], [b"d"], [b"e"]])

    def test_quotes(self):
        self.assertEqual(fields(b'"a,""b""\nc",d"e'), [[b'a,"b"\nc', b'd"e']])
        self.assertEqual(fields(b'"a"b,c'), [[b"ab", b"c"]])
        self.assertEqual(fields(b"'a,b'", quoteChar="'"), [[b"a,b"]])
        self.assertEqual(fields(b'"a""b"', doubleQuote=False), [[b'a"b"']])

    def test_escapes_comments_and_initial_spaces(self):
        self.assertEqual(fields(b"a\\,b,c\\\nd", escapeChar="\\"), [[b"a,b", b"c\nd"]])
        self.assertEqual(fields(b"#x\n a, b", commentChar="#", skipInitialSpace=True), [None, [b"a", b"b"]])

    def test_places_of_faults(self):
        [record] = Parser(b'a"b,"c"d,"e', {}, 0).records()
        self.assertEqual((record.stray, record.unclosed), (1, 9))


class ExpectedTests(unittest.TestCase):
    schema = {"fields": [{"name": "a", "type": "integer"}, {"name": "b", "type": "string"}]}

    def expected(self, data, maximum=100, **dialect):
        columns = columns_of(self.schema)
        return expected(data, {**self.schema, "dialect": dialect}, columns, maximum)

    def test_findings_have_places_and_outputs_have_the_records(self):
        got = self.expected(b'a,b\n1,x\n"x\n\xc3\xa9",y\n\n2\n')
        self.assertEqual(got.findings, [
            (2, 3, 1, 8, "a", "integer", True), (None, 5, 1, 17, None, "record.blank-line", False),
            (3, 6, 1, 18, None, "record.ragged", True)])
        self.assertEqual((got.valid, got.invalid), ([b"1,x\n"], [b'"x\n\xc3\xa9",y\n', b"2\n"]))

    def test_columns_count_scalars_and_a_broken_sequence_as_one(self):
        got = self.expected("é€".encode() + b'\xf0\x9f,"', header=False)
        self.assertEqual(got.findings, [
            (1, 1, 5, 8, None, "record.unclosed-quote", True), (1, 1, 3, 5, None, "record.invalid-utf8", True)])

    def test_a_long_record_has_one_finding_and_one_more_for_a_quote_that_the_input_never_closes(self):
        too_long = (1, 1, 1, 0, None, "record.too-long", True)
        self.assertEqual(self.expected(b'1,"aaaaa"', 5, header=False).findings, [too_long])
        self.assertEqual(
            self.expected(b'1,"aaaaa', 5, header=False).findings, [too_long, (1, 1, 3, 2, None, "record.unclosed-quote", True)])

    def test_a_header_again_is_no_record_and_a_mark_no_part_of_one(self):
        got = self.expected(MARK + b"a,b\n1,2\n" + MARK + b'"a",b\n' + MARK + b"3,4\n")
        self.assertEqual(got.findings, [
            (None, 3, 1, 11, None, "record.repeated-header", False), (2, 4, 1, 20, None, "record.byte-order-mark", False)])
        self.assertEqual(got.valid, [b"1,2\n", b"3,4\n"])

    def test_files_are_joined_with_the_header_once_and_a_missing_line_end(self):
        case = Table({"dialect": {"escapeChar": "\\"}}, (b"\xef\xbb\xbf", b""), b"\na\n", (b"", b""), 1, 1, None)
        self.assertEqual(joined(case, [[b"1"], [b"2\r", b"3"]]), b"\xef\xbb\xbfa\n1\n2\r3")
        self.assertEqual(joined(case, [[b"1\n"], []]), b"\xef\xbb\xbfa\n1\n")
        self.assertEqual(joined(case, [[b"1\r"], [b"\n"]]), b"\xef\xbb\xbfa\n1\r\n\n")
        for last, end in [(b"1\\\n", b"\n"), (b"1\\", b"\\\n"), (b'"1', b'"\n')]:
            self.assertEqual(joined(case, [[last], []]), b"\xef\xbb\xbfa\n" + last + end)


if __name__ == "__main__":
    unittest.main()
