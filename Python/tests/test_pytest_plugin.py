"""Tests of the pytest plugin."""

import pytest

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
