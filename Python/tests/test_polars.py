"""Tests of the namespace of Polars."""

import inspect
import subprocess
import sys

import polars
import pytest

import tablerules
import tablerules.polars
from tablerules.pytest_plugin import assert_valid

RULES = tablerules.parse("fields: [{name: email, type: string, format: email, rules: ['length:3..']}]")
FRAME = polars.DataFrame({"email": ["ann@example.com", "b", None]})


def test_a_frame_is_checked_as_by_the_rules():
    for arguments in ({}, {"all": True}, {"name": "people"}, {"id": "email"}, {"key_memory": 1 << 20}, {"progress": False}):
        assert list(FRAME.validate(RULES, **arguments)) == list(RULES.check(FRAME, **arguments)) != []
    for arguments in ({}, {"name": "people"}, {"key_memory": 1 << 20}, {"progress": True}):
        assert FRAME.validate.count(RULES, **arguments).counts == RULES.count(FRAME, **arguments).counts
    assert [finding.id for finding in FRAME.validate(RULES, id=["email"])] == [{"email": "b"}]
    unique = tablerules.parse("fields: [{name: email, constraints: {unique: true}}]")
    for call in (FRAME.validate, FRAME.validate.count):
        with pytest.raises(tablerules.KeyMemoryError):
            call(unique, key_memory=1)


def test_the_arguments_are_those_of_the_rules():
    def arguments(function):
        return [parameter for name, parameter in inspect.signature(function).parameters.items() if parameter.kind is parameter.KEYWORD_ONLY]

    for own, other in [(FRAME.validate.__call__, RULES.check), (FRAME.validate.count, RULES.count), (assert_valid, RULES.check)]:
        assert arguments(own) == arguments(other) != []


def test_a_frame_is_split():
    valid, invalid = FRAME.validate.split(RULES)
    assert valid["email"].to_list() == ["ann@example.com", None] and invalid["email"].to_list() == ["b"]


def test_the_namespace_is_registered_only_by_its_import():
    for module, registered in (("tablerules", False), ("tablerules.polars", True)):
        code = f"import {module}, polars, sys; sys.exit(hasattr(polars.DataFrame, 'validate') is not {registered})"
        assert subprocess.run([sys.executable, "-W", "error", "-c", code], check=False).returncode == 0
    code = "import tablerules, sys; sys.exit('polars' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
