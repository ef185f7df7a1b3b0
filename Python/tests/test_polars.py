"""Tests of the namespace of Polars."""

import subprocess
import sys

import polars

import tablerules
import tablerules.polars

RULES = tablerules.parse("fields: [{name: email, type: string, format: email, rules: ['length:3..']}]")
FRAME = polars.DataFrame({"email": ["ann@example.com", "b", None]})


def test_a_frame_is_checked_as_by_the_rules():
    for arguments in ({}, {"all": True}, {"name": "people"}):
        assert list(FRAME.validate(RULES, **arguments)) == list(RULES.check(FRAME, **arguments)) != []
    assert FRAME.validate.count(RULES).counts == RULES.count(FRAME).counts


def test_a_frame_is_split():
    valid, invalid = FRAME.validate.split(RULES)
    assert valid["email"].to_list() == ["ann@example.com", None] and invalid["email"].to_list() == ["b"]


def test_the_namespace_is_registered_only_by_its_import():
    for module, registered in (("tablerules", False), ("tablerules.polars", True)):
        code = f"import {module}, polars, sys; sys.exit(hasattr(polars.DataFrame, 'validate') is not {registered})"
        assert subprocess.run([sys.executable, "-W", "error", "-c", code], check=False).returncode == 0
    code = "import tablerules, sys; sys.exit('polars' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
