"""Tests of the judges of outputs, patterns, keys, baselines, mistakes and responses: each finds what is wrong."""

import copy
import json
import tempfile
import unittest
from pathlib import Path

from Attack.baselines import Baselines
from Attack.edits import Edit
from Attack.http_shapes import responses
from Attack.keys import COLUMNS, Table, expected
from Attack.misplaced import File, Misplaced, is_named
from Attack.mistakes import Mistake
from Attack.outputs import OLD, PARTIAL, TARGETS, Job
from Attack.patterns import Patterns, Question
from Attack.pcre2 import Interpreter
from Attack.program import Run, Tools
from Attack.right_files import RightFile
from Attack.rule_files import PLACED

PROGRAM = """#!/bin/sh
echo valid >valid.csv; echo invalid >invalid.csv; echo errors >errors.txt
exit 1
"""


class OutputTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        program = Path(folder.name) / "validate"
        program.write_text(PROGRAM)
        program.chmod(0o755)
        tools = Tools(program, Path(folder.name), Path("python"))
        self.job = Job(tools, Path(folder.name) / "job", b"name\n", (True, True, False), 1)

    def write(self, **contents):
        for name, content in contents.items():
            next(self.job.folder / target for target in TARGETS if target.startswith(name)).write_bytes(content)

    def test_all_old_with_a_message_and_all_new_are_right(self):
        self.assertIsNone(self.job.broken_promise(Run(2, b"", b"validate: no space\n")))
        self.write(valid=b"valid\n", invalid=b"invalid\n", errors=b"errors\n")
        self.assertIsNone(self.job.broken_promise(Run(1, b"", b"")))

    def test_what_is_torn_missing_or_silent_is_found(self):
        self.assertIn("status 1", self.job.broken_promise(Run(1, b"", b"")))
        self.assertIn("without a message", self.job.broken_promise(Run(2, b"", b"")))
        self.write(valid=b"valid\n")
        self.assertIn("does not name", self.job.broken_promise(Run(2, b"", b"validate: no space\n")))
        self.assertIsNone(self.job.broken_promise(Run(2, b"", b"validate: valid.csv is replaced\n")))
        self.write(invalid=OLD[:3])
        self.assertIn("invalid.csv is torn", self.job.broken_promise(Run(2, b"", b"validate: valid.csv\n")))

    def test_only_documented_temporary_names_may_remain(self):
        self.assertTrue(PARTIAL.fullmatch(".valid.csv.123.0.partial"))
        self.assertFalse(PARTIAL.fullmatch("valid.csv.partial"))
        (self.job.folder / "x").touch()
        self.assertEqual(self.job.remains(), ["x"])


class PatternTests(unittest.TestCase):
    def test_pcre2_matches_whole_values(self):
        verdicts = Interpreter().verdicts("a|b", ["a", "b", "axx", "xxb", ""])
        self.assertEqual(verdicts, [True, True, False, False, False])
        self.assertIsNone(Interpreter().verdicts("(", [""]))
        self.assertEqual(Interpreter().verdicts("(a|aa)+", ["a" * 60 + "!"]), [None])

    def test_a_wrong_verdict_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "validate"
            program.write_text("#!/bin/sh\nexit 0\n")
            program.chmod(0o755)
            campaign = Patterns(Tools(program, Path(folder), Path("python")))
            campaign.start()
            self.assertIsNone(campaign.fault(Question("a", ("a",))))
            self.assertIn("does not match", campaign.fault(Question("a", ("a", "b"))))
            self.assertIn("refuses", campaign.fault(Question("(", ("a",))))


class KeyTests(unittest.TestCase):
    def test_values_are_compared_by_meaning(self):
        fields = [{"name": name, "type": "integer"} for name in COLUMNS]
        schema = {"fields": fields, "primaryKey": ["a"], "uniqueKeys": [["b", "c"]]}
        rows = (("1", "1", "1"), ("01", "2", "2"), ("", "1", "1"), ("3", "", ""), ("4", "", ""))
        self.assertEqual(list(expected(Table(schema, (rows,), (), 1))), [
            (0, 2, "a", "primary-key.duplicate"), (0, 3, "a", "required"), (0, 3, "b", "unique-key.duplicate")])

    def test_foreign_keys_refer_to_the_other_table_or_to_the_table_itself(self):
        fields = [{"name": name, "type": "string"} for name in COLUMNS]
        foreign = [{"fields": ["a"], "reference": {"path": "other.csv", "fields": ["a"]}},
                   {"fields": ["b"], "reference": {"fields": ["c"]}}]
        table = Table({"fields": fields, "foreignKeys": foreign}, ((("x", "2", "1"),), (("y", "1", ""),)), (("x", "", ""),), 1)
        self.assertEqual(list(expected(table)), [(0, 1, "b", "foreign-key.missing"), (1, 1, "a", "foreign-key.missing")])


class BaselineTests(unittest.TestCase):
    """A record with an error of column `a` and its copy before the edit, and one with another value after it."""

    bad, other = ("1", "z", "x", "", ""), ("1", "é", "x", "", "")
    case = Edit(((bad, bad),), ((bad, other),), False)

    def setUp(self):
        old, other = [{"file": "0.csv", "field": "a", "code": "integer.malformed", "value": value, "message": "m"} for value in "zé"]
        location = [{"physicalLocation": {"artifactLocation": {"uri": "0.csv"}}}]
        result, second = [{"ruleId": "integer.malformed", "locations": location, "message": {"text": "m"},
                           "partialFingerprints": {"findingHash/v1": mark}} for mark in "fg"]
        self.outputs = {
            "old.jsonl": [old, old], "new.jsonl": [old | {"baseline": "same"}, other | {"baseline": "new"}],
            "old.sarif": [result, result],
            "new.sarif": [one | {"baselineState": state} for one, state in (
                (result, "unchanged"), (second, "new"), (result, "absent"))],
            "old.gitlab": [{"fingerprint": "1"}, {"fingerprint": "2"}], "new.gitlab": [{"fingerprint": "1"}, {"fingerprint": "3"}]}

    def difference(self, outputs, counts=(1, 1, 1), status=1):
        with tempfile.TemporaryDirectory() as folder:
            campaign = Baselines(Tools(Path("validate"), Path(folder), Path("python")))
            for name, found in outputs.items():
                lines = "\n".join(map(json.dumps, found))
                text = {"jsonl": lines, "sarif": json.dumps({"runs": [{"results": found}]}), "gitlab": json.dumps(found)}
                (campaign.folder / name).write_text(text[name.rpartition(".")[2]])
            summary = json.dumps({"baseline": dict(zip(("new", "same", "gone"), counts))})
            return campaign.difference(self.case, Run(status, b"", summary.encode()))

    def test_what_is_as_expected_is_right(self):
        self.assertIsNone(self.difference(self.outputs))

    def test_a_wrong_count_state_or_fingerprint_is_found(self):
        self.assertIn("summary", self.difference(self.outputs, (2, 0, 2)))
        self.assertIn("status 0", self.difference(self.outputs, status=0))
        for name, index, member, value, said in (
                ("new.jsonl", 0, "baseline", "new", "JSON Lines"), ("new.sarif", 0, "baselineState", "new", "SARIF"),
                ("new.sarif", 2, "baselineState", "new", "absent"), ("new.sarif", 2, "partialFingerprints", {}, "absent"),
                ("new.sarif", 1, "partialFingerprints", {"findingHash/v1": "f"}, "fingerprints"),
                ("new.gitlab", 0, "fingerprint", "4", "GitLab"), ("new.gitlab", 1, "fingerprint", "2", "GitLab")):
            outputs = copy.deepcopy(self.outputs)
            outputs[name][index][member] = value
            self.assertIn(said, self.difference(outputs), (name, member))


class MisplacedTests(unittest.TestCase):
    schema = {"fields": [{"name": "a", "required": True}]}

    def silence(self, check, lint, status=0, is_ignored=False):
        """Return the fault of a mistake for a program that prints these lines with the status."""
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "validate"
            program.write_text(f"#!/bin/sh\n[ $1 = lint ] && {{ echo '{lint}'; exit 1; }}\necho '{check}' >&2\nexit {status}\n")
            program.chmod(0o755)
            case = File(RightFile({"fields": [{"name": "a"}]}, ({"a": "1"},)), False, False, ())
            campaign = Misplaced(Tools(program, Path(folder), Path("python")))
            return campaign.silence(case, Mistake("misplaced", ("required",), self.schema, ({"a": "1"},), is_ignored=is_ignored))

    def test_what_passes_in_silence_is_found(self):
        clean = '{"unchecked":[]}'
        remark = '{"message":"nothing reads `required`"}'
        self.assertIn("is not named, status 0", self.silence(clean, ""))
        self.assertIn("named by lint alone", self.silence(clean, remark))
        self.assertIsNone(self.silence(clean, remark, is_ignored=True))
        self.assertIn("is not named, status 2", self.silence("validate: another fault", "", 2))
        self.assertIsNone(self.silence("validate: another fault", remark, 2))
        self.assertIsNone(self.silence("validate: `required` has no effect", "", 2))

    def test_a_name_counts_in_a_message_as_a_field_or_as_unchecked_but_not_as_a_column_of_the_summary(self):
        finding = b'{"field":"a","message":"must have b"}\n'
        summary = b'{"columns":[{"name":"c"}],"unchecked":[{"column":"d,e","rule":"f"}]}\n'
        run = Run(1, finding, summary + b"validate: no record has 'g'\n")

        def named(kind):
            return "".join(name for name in "abcdefg" if is_named(run, Mistake(kind, (name,), {}, ())))

        self.assertEqual(named("misplaced"), "adefg")
        self.assertEqual(named("dropped column"), "abdefg")


class MessageTests(unittest.TestCase):
    def test_a_message_about_a_rule_file_has_a_place(self):
        self.assertTrue(PLACED.match(b"validate: rules.yml:3:1: not YAML"))
        self.assertFalse(PLACED.match(b"validate: rules.yml: not YAML"))


class ResponseTests(unittest.TestCase):
    answer = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"

    def test_whole_responses_are_counted(self):
        self.assertEqual(responses(self.answer, False), [200])
        self.assertEqual(responses(self.answer * 2, False), [200, 200])
        self.assertEqual(responses(b"HTTP/1.1 100 Continue\r\n\r\n" + self.answer, False), [200])
        self.assertEqual(responses(self.answer[:-2], True), [200])
        self.assertEqual(responses(b"", False), [])

    def test_what_is_not_a_whole_response_is_found(self):
        for data in (self.answer[:-1], self.answer + b"x", b"x" + self.answer, b"HTTP/1.1 200 OK\r\n"):
            self.assertIsNone(responses(data, False), data)


if __name__ == "__main__":
    unittest.main()
