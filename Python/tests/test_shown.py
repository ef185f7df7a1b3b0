"""Tests of how the result of a check is shown."""

import html.parser
import re

import pyarrow
import pytest

import tablerules
from tablerules import _words

FIELDS = "fields: [{name: name, constraints: {required: true}}, {name: email, type: string, format: email}]"
RULES = tablerules.parse(FIELDS)
EMAILS = tablerules.parse("fields: [{name: email, type: string, format: email}]")


def words(markup):
    """Return the texts of HTML without its style, one a line."""
    text = re.sub(r"<style>.*?</style>", "", markup, flags=re.DOTALL)
    return [html.unescape(part) for part in re.split(r"<[^>]*>", text) if part]


def test_each_count_has_its_share_and_an_example():
    findings = RULES.check([{"name": "Ann", "email": "ann@example.com"}, {"name": None, "email": "bob"}, {"name": "C", "email": "x" * 50}])
    assert repr(findings) == (
        "2 of 3 records are invalid (66.7 %)\n"
        "  name   required  1  33.3 %  record 2\n"
        "  email  email     2  66.7 %  record 2: 'bob'"
    )
    summary = RULES.count([{"name": None, "email": "bob"}] * 2)
    assert repr(summary) == "all 2 records are invalid\n  name   required  2  100 %\n  email  email     2  100 %"


def test_numbers_have_groups():
    findings = EMAILS.check(pyarrow.table({"email": ["ann@example.com"] * 1_000_000 + ["bob"] * 1_500}))
    assert repr(findings) == "1,500 of 1,001,500 records are invalid (0.1 %)\n  email  email  1,500  0.1 %  record 1,000,001: 'bob'"


@pytest.mark.parametrize(("records", "text"), [
    (0, "valid, without records"), (1, "the record is valid"), (2, "all 2 records are valid"), (1200, "all 1,200 records are valid"),
])
def test_a_table_without_findings_is_said_to_be_valid(records, text):
    table = pyarrow.table({"email": pyarrow.array(["a@b.co"] * records, pyarrow.string())})
    for result in (EMAILS.check(table), EMAILS.count(table)):
        assert result.ok and repr(result) == text
        assert words(result._repr_html_()) == [text[0].upper() + text[1:] + ".", "No warnings."]


@pytest.mark.parametrize(("emails", "text"), [
    (["bob"], "the record is invalid"), (["bob"] * 3, "all 3 records are invalid"), (["bob", "a@b.co"], "1 of 2 records is invalid (50 %)"),
    (["bob", "bob", "a@b.co"], "2 of 3 records are invalid (66.7 %)"),
])
def test_the_verdict_is_a_sentence(emails, text):
    assert repr(EMAILS.count(pyarrow.table({"email": emails}))).splitlines()[0] == text


def test_the_columns_that_are_missing_are_named(tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("name,mail,<b>\nAnn,x,y\n")
    for table in (pyarrow.table({"name": ["Ann"], "mail": ["x"], "<b>": ["y"]}), path):
        for result in (RULES.check(table), RULES.count(table)):
            assert not result.ok and [(column.field, column.code) for column in result.columns] == [
                ("email", "header.missing-field"), ("mail", "header.extra-field"), ("<b>", "header.extra-field"),
            ]
    shown = repr(RULES.check(pyarrow.table({"name": ["Ann"]}))).splitlines()
    assert shown == ["the columns are not those of the rules; the record is valid", "  column 'email' is missing [header.missing-field]"]
    markup = RULES.check(path)._repr_html_()
    assert words(markup) == [
        "The columns are not those of the rules; the record is valid.", "Errors", "column 'email' is missing ", "header.missing-field",
        "column 'mail' is not in the rules ", "header.extra-field", "column '<b>' is not in the rules ", "header.extra-field",
    ]
    assert "&lt;b&gt;" in markup and "<b>" not in markup


@pytest.mark.parametrize(("columns", "line"), [
    ({"email": [], "name": []}, "the header must have name as field 1 [header.wrong-order]"),
    ({"name": [], "email": [], "x": []}, "column 'x' is not in the rules [header.extra-field]"),
])
def test_other_differences_of_the_columns_are_sentences(columns, line):
    result = RULES.count(pyarrow.table({name: pyarrow.array(values, pyarrow.string()) for name, values in columns.items()}))
    assert repr(result) == f"the columns are not those of the rules; it has no records\n  {line}"


def test_an_invalid_table_of_valid_records_is_not_said_to_be_valid():
    rules = tablerules.parse(FIELDS + "\ntable: {records: {minimum: 3}}")
    result = rules.check([{"name": "Ann"}])
    assert not result.ok and result.invalid == 0
    assert repr(result) == "the table breaks its rules; the record is valid\n  -  table.too-few-records  1"
    assert words(result._repr_html_())[0] == "The table breaks its rules; the record is valid."
    result = rules.check([{"name": ""}])
    assert repr(result).splitlines()[0] == "the record is invalid; the table breaks its rules"


def test_warnings_are_apart():
    rules = tablerules.parse("fields: [{name: a, rules: [{length: {max: 1}, severity: warning}]}, {name: b, type: integer}]")
    result = rules.check([{"a": "xx", "b": "1"}])
    assert result.ok and repr(result) == "the record is valid, with 1 warning\nwarnings:\n  a  length  1  100 %  record 1: 'xx'"
    assert words(result._repr_html_())[:3] == ["The record is valid.", "1 warning.", "Warnings"]
    result = rules.check([{"a": "xx", "b": "y"}, {"a": "x", "b": "2"}])
    assert repr(result) == (
        "1 of 2 records is invalid (50 %), with 1 warning\n  b  integer  1  50 %  record 1: 'y'\nwarnings:\n  a  length   1  50 %  record 1: 'xx'"
    )
    shown = words(result._repr_html_())
    assert shown.index("Errors") < shown.index("b") < shown.index("Warnings") < shown.index("a")


def test_values_of_secrets_are_no_examples():
    result = tablerules.parse("fields: [{name: key, rules: [password]}]").check([{"key": "hunter2"}])
    assert "hunter2" not in repr(result) and repr(result).endswith("record 1")
    assert "hunter2" not in result._repr_html_()


def test_the_table_of_a_notebook_has_shares_and_examples():
    emails = ["<script>", "<script>", None, "b", "c", "d", "x" * 60, "ann@example.com"]
    markup = EMAILS.check([{"email": email} for email in emails])._repr_html_()
    assert words(markup) == [
        "6 of 8 records are invalid (75 %).", "Errors", "Column", "Rule", "Findings", "Share of records", "Examples",
        "email", "email", "6", "75 %", "record 1", ": ", "'<script>'", "record 4", ": ", "'b'", "record 5", ": ", "'c'",
    ]
    assert "width:75%" in markup and "<script" not in markup


class Balance(html.parser.HTMLParser):
    """A parser that requires each element to be closed, and notes what loads or runs something."""

    VOID = ("br", "hr", "img", "input", "link", "meta")

    def __init__(self):
        super().__init__()
        self.open, self.names = [], set()

    def handle_starttag(self, tag, attributes):
        self.names.update((tag, *(name for name, _ in attributes)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.mark.parametrize("result", [
    RULES.check([{"name": "", "email": "'\"&<>"}]), RULES.count([{"name": "x"}]), RULES, tablerules.parse("fields: [{name: \"<&>\"}]"),
    RULES.check(pyarrow.table({"\"'<>": ["x"]})),
    tablerules.parse("fields: [{name: <a>}, {name: b}]\nrules: [{id: same, all-or-none: [<a>, b]}]"),
], ids=["findings", "summary", "rules", "no rules", "columns", "rules over fields"])
def test_a_fragment_is_whole_and_has_no_script(result):
    parser = Balance()
    parser.feed(result._repr_html_())
    parser.close()
    assert parser.open == []
    assert parser.names.isdisjoint({"script", "link", "img", "iframe", "src", "href", "onclick", "id"})


def test_the_style_is_that_of_the_fragment_alone():
    style = re.search(r"<style>(.*?)</style>", RULES._repr_html_(), re.DOTALL).group(1)
    selectors = [selector for rule in style.split("}") if "{" in rule for selector in rule.partition("{")[0].split(",")]
    assert selectors and all(selector.strip().startswith(".tablerules") for selector in selectors)


def test_rules_are_shown_as_a_table_of_fields():
    assert words(RULES._repr_html_()) == [
        "Rules for 2 fields.", "A table has these columns in this order.", "Field", "Type", "Rules", "name", "any", "required", "email", "string", "email",
    ]


@pytest.mark.parametrize(("part", "whole", "text"), [(0, 0, "100 %"), (1, 2, "50 %"), (1, 3, "33.3 %"), (1, 100_000, "< 0.1 %"),
                                                      (99_999, 100_000, "> 99.9 %"), (5, 5, "100 %"), (999, 1000, "99.9 %")])
def test_a_share_is_never_shown_as_none_or_as_all_if_it_is_not(part, whole, text):
    assert _words.share(part, whole) == text
