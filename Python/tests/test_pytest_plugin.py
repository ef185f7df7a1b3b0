"""Tests of the pytest plugin."""

import pytest

import tablerules
from tablerules.pytest_plugin import assert_valid

pytest_plugins = ["pytester"]

TEST = """
import tablerules

def test_people(assert_valid):
    assert_valid([{"email": %s}], tablerules.parse("fields: [{name: email, type: string, format: email}]"))
"""


@pytest.mark.parametrize(("email", "passed"), [("'ann@example.com'", 1), ("'bob'", 0)])
def test_a_table_with_errors_fails_with_its_findings(pytester, email, passed):
    pytester.makepyfile(TEST % email)
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=passed, failed=1 - passed)
    if not passed:
        result.stdout.fnmatch_lines(["*record 1: error: email: 'bob' must be an e-mail address: it has no @ *"])


def test_findings_on_columns_and_on_the_table_are_not_those_of_a_record():
    rules = tablerules.parse(
        "fieldsMatch: subset\nfields: [{name: email}, {name: name}]\ntable: {records: {minimum: 3}, duplicates: false}"
    )
    with pytest.raises(pytest.fail.Exception) as caught:
        assert_valid([{"email": "x", "name": "y"}, {"email": "x", "name": "y"}], rules)
    assert str(caught.value).splitlines()[-2:] == [
        "record 2: error: must not repeat a record: record 1 has the same values [table.duplicate-record]",
        "table: error: must have at least 3 records, has 2 [table.too-few-records]",
    ]


def test_the_arguments_of_a_check_are_passed_on():
    rules = tablerules.parse("fields: [{name: email, type: string, format: email, rules: ['length:9..'], constraints: {unique: true}}]")
    with pytest.raises(pytest.fail.Exception) as caught:
        assert_valid([{"email": "bob"}], rules, id="email", all=True)
    lines = str(caught.value).splitlines()
    assert lines[-2] == "record 1 (email bob): error: email: 'bob' must be an e-mail address: it has no @ [email.no-at-sign]"
    assert len([line for line in lines if line.startswith("record 1 (email bob)")]) == 2
    assert_valid([{"email": "ann@example.com"}], rules, name="people", progress=False, key_memory=1 << 20)
    with pytest.raises(tablerules.KeyMemoryError):
        assert_valid([{"email": "ann@example.com"}] * 2, rules, key_memory=1)
