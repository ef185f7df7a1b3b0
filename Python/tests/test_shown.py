"""Tests of how the result of a check is shown."""

import pyarrow
import pytest

import tablerules
from tablerules import _shown

FIELDS = "fields: [{name: name, constraints: {required: true}}, {name: email, type: string, format: email}]"
RULES = tablerules.parse(FIELDS)
EMAILS = tablerules.parse("fields: [{name: email, type: string, format: email}]")


def test_each_count_has_its_share_and_an_example():
    findings = RULES.check([{"name": "Ann", "email": "ann@example.com"}, {"name": None, "email": "bob"}, {"name": "C", "email": "x" * 50}])
    assert repr(findings) == (
        "3 records, 2 invalid (66.7 %)\n"
        "  name   required  1  33.3 %  record 2\n"
        "  email  email     2  66.7 %  'bob' in record 2"
    )
    summary = RULES.count([{"name": None, "email": "bob"}] * 2)
    assert repr(summary) == "2 records, 2 invalid (100 %)\n  name   required  2  100 %\n  email  email     2  100 %"


def test_numbers_have_groups():
    findings = EMAILS.check(pyarrow.table({"email": ["ann@example.com"] * 1_000_000 + ["bob"] * 1_500}))
    assert repr(findings) == "1,001,500 records, 1,500 invalid (0.1 %)\n  email  email  1,500  0.1 %  'bob' in record 1,000,001"


@pytest.mark.parametrize(("records", "text"), [(0, "0 records, valid"), (1, "1 record, all valid"), (2, "2 records, all valid")])
def test_a_table_without_findings_is_said_to_be_valid(records, text):
    table = pyarrow.table({"email": pyarrow.array(["a@b.co"] * records, pyarrow.string())})
    for result in (EMAILS.check(table), EMAILS.count(table)):
        assert result.ok and repr(result) == text
        assert result._repr_html_() == f"<p>{text}</p>"


def test_the_columns_that_are_missing_are_named(tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("name,mail,<b>\nAnn,x,y\n")
    for table in (pyarrow.table({"name": ["Ann"], "mail": ["x"], "<b>": ["y"]}), path):
        for result in (RULES.check(table), RULES.count(table)):
            assert not result.ok and [(column.field, column.code) for column in result.columns] == [
                ("email", "header.missing-field"), ("mail", "header.extra-field"), ("<b>", "header.extra-field"),
            ]
    shown = repr(RULES.check(pyarrow.table({"name": ["Ann"]}))).splitlines()
    assert shown == ["1 record, the table is invalid", "  column 'email' is missing [header.missing-field]"]
    markup = RULES.check(path)._repr_html_()
    assert "<li>column &#x27;email&#x27; is missing [header.missing-field]</li>" in markup and "&lt;b&gt;" in markup and "<b>" not in markup
    assert "0 invalid" not in markup


@pytest.mark.parametrize(("columns", "line"), [
    ({"email": [], "name": []}, "the header must have name as field 1 [header.wrong-order]"),
    ({"name": [], "email": [], "x": []}, "column 'x' is not in the rules [header.extra-field]"),
])
def test_other_differences_of_the_columns_are_sentences(columns, line):
    result = RULES.count(pyarrow.table({name: pyarrow.array(values, pyarrow.string()) for name, values in columns.items()}))
    assert repr(result) == f"0 records, the table is invalid\n  {line}"


def test_an_invalid_table_of_valid_records_is_not_said_to_be_valid():
    rules = tablerules.parse(FIELDS + "\ntable: {records: {minimum: 3}}")
    result = rules.check([{"name": "Ann"}])
    assert not result.ok and result.invalid == 0
    assert repr(result) == "1 record, the table is invalid\n  -  table.too-few-records  1"
    assert "the table is invalid" in result._repr_html_()


def test_warnings_are_counted():
    rules = tablerules.parse("fields: [{name: a, rules: [{length: {max: 1}, severity: warning}]}]")
    result = rules.check([{"a": "xx"}])
    assert result.ok and repr(result) == "1 record, all valid, 1 warning\n  a  length (warning)  1  100 %  'xx' in record 1"


def test_values_of_secrets_are_no_examples():
    result = tablerules.parse("fields: [{name: key, rules: [password]}]").check([{"key": "hunter2"}])
    assert "hunter2" not in repr(result) and repr(result).endswith("record 1")
    assert "hunter2" not in result._repr_html_()


def test_the_table_of_a_notebook_has_shares_and_examples():
    markup = EMAILS.check([{"email": "<script>"}, {"email": None}])._repr_html_()
    assert "<p>2 records, 1 invalid (50 %)</p>" in markup and ">50 %</td>" in markup and "&#x27;&lt;script&gt;&#x27; in record 1" in markup
    assert markup.count("<tr>") == 2


@pytest.mark.parametrize(("part", "whole", "text"), [(0, 0, "100 %"), (1, 2, "50 %"), (1, 3, "33.3 %"), (1, 100_000, "< 0.1 %"),
                                                      (99_999, 100_000, "> 99.9 %"), (5, 5, "100 %"), (999, 1000, "99.9 %")])
def test_a_share_is_never_shown_as_none_or_as_all_if_it_is_not(part, whole, text):
    assert _shown.share(part, whole) == text
