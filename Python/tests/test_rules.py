"""Tests of rules, single values and faults."""

import pathlib
import subprocess
import sys

import pyarrow
import pytest

import tablerules

PEOPLE = """
fields:
  - {name: name, type: string, constraints: {required: true}}
  - {name: email, type: string, format: email, rules: [{length: {max: 20}}]}
"""


def test_a_rule_file_is_read_from_a_path_or_from_text(tmp_path):
    path = tmp_path / "people.yml"
    path.write_text(PEOPLE)
    for rules in [tablerules.load(path), tablerules.load(str(path)), tablerules.parse(PEOPLE)]:
        assert rules.fields == ["name", "email"]
        assert rules.describe()["fields"][1]["rules"] == ["email", "length"]


def test_faults_of_rules_are_all_reported_with_their_places(tmp_path):
    path = tmp_path / "people.yml"
    path.write_text("fields:\n  - {name: a, type: strng}\n  - {name: b, rules: [emial]}\n")
    with pytest.raises(tablerules.RulesError) as caught:
        tablerules.load(path)
    assert str(caught.value) == (
        f"{path}:2:21: there is no type 'strng'; did you mean 'string'?\n"
        f"{path}:3:23: there is no rule 'emial'; did you mean 'email'?"
    )


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    with pytest.raises(tablerules.InputError, match="none.yml"):
        tablerules.load(tmp_path / "none.yml")
    with pytest.raises(OSError, match="none.csv"):
        tablerules.parse(PEOPLE).check(tmp_path / "none.csv")


def test_a_text_is_not_cut_at_a_nul_character(tmp_path):
    (tmp_path / "people.csv").write_text("name,email\n")
    (tmp_path / "people.yml").write_text(PEOPLE)
    rules = tablerules.parse(PEOPLE)
    for call in [
        lambda: tablerules.load(f"{tmp_path}/people.yml\0"),
        lambda: tablerules.parse(PEOPLE, folder=f"{tmp_path}\0"),
        lambda: rules.check(f"{tmp_path}/people.csv\0"),
        lambda: rules.check([], name="a\0"),
        lambda: rules.value("name\0", "x"),
        lambda: tablerules.value("email\0", "x"),
    ]:
        with pytest.raises(tablerules.ArgumentError, match="has a NUL character"):
            call()


def test_a_value_is_checked_by_its_field():
    rules = tablerules.parse(PEOPLE)
    assert rules.value("email", "a@b.co") == []
    (problem,) = rules.value("email", "a@b")
    assert (problem.rule, problem.code, problem.severity) == ("email", "email.domain-single-label", "error")
    assert [problem.code for problem in rules.value("name", None)] == ["required"]
    assert rules.value("email", None) == []
    with pytest.raises(tablerules.ArgumentError, match="there is no field 'mail'; did you mean 'email'?"):
        rules.value("mail", "x")


@pytest.mark.parametrize("value", ["xx" * 5000, "a\0b", "é" * 3000, "a\udcff", "a\ud800"])
def test_any_text_is_a_value(value):
    (problem,) = tablerules.value("length:..1", value)
    assert problem.params["actual"] == len(value)


def test_a_value_is_checked_by_a_rule_of_the_catalog():
    assert tablerules.value("length:1..3", "abc") == []
    (problem,) = tablerules.value("length:1..3", "word")
    assert problem == ("length", "length.too-long", {"maximum": 3, "actual": 4, "unit": "scalars"}, problem.message, "error")
    with pytest.raises(tablerules.RulesError, match="emial"):
        tablerules.value("emial", "x")


def test_the_program_is_in_the_package(tmp_path):
    (tmp_path / "people.yml").write_text(PEOPLE)
    (tmp_path / "people.csv").write_text("name,email\nAnn,ann@example.com\n,bob\n")
    command = [sys.executable, "-c", "import sys; from tablerules._program import main; sys.exit(main())"]
    done = subprocess.run(
        [*command, "check", "-r", "people.yml", "people.csv"], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stdout == (
        "people.csv:3:1: error: name: '' must be present [required]\n"
        "people.csv:3:2: error: email: 'bob' must be an e-mail address: it has no @ [email.no-at-sign]\n"
    )
    assert subprocess.run([*command, "--version"], capture_output=True, text=True).stdout.startswith("validate ")


def test_arguments_of_other_types_are_errors():
    for call in (lambda: tablerules.parse({"fields": []}), lambda: tablerules.parse(pathlib.Path("people.yml"))):
        with pytest.raises(tablerules.ArgumentError, match="rules are a text"):
            call()
    rules = tablerules.parse("fields: [{name: a, constraints: {unique: true}}]")
    for size in (1.5, "1", 1 << 64):
        with pytest.raises(tablerules.ArgumentError, match="number of bytes"):
            rules.check([{"a": "1"}], key_memory=size)
    for call in (rules.keys, rules.split):
        with pytest.raises(tablerules.ArgumentError, match="a list"):
            call([{"a": "1"}])


def test_a_table_with_other_columns_is_not_split():
    rules = tablerules.parse("fields: [{name: a}, {name: b}]")
    with pytest.raises(tablerules.ArgumentError, match="the columns are not those of the rules: 'b' .*header.missing-field"):
        rules.split(pyarrow.table({"a": ["1", "2"]}))


def test_bytes_like_values_are_used_as_they_are():
    rules = tablerules.parse("fields: [{name: a, rules: ['length:1']}]")
    for value in (b"x", bytearray(b"x"), memoryview(b"x")):
        assert rules.check([{"a": value}]).ok
