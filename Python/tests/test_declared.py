"""Tests of rules that are written in Python: the rule file that they print, what it means, and the errors."""

import datetime
import decimal
import enum
import json
import pickle
import random
import subprocess
import sys
import uuid
from typing import Any, Literal, Optional

import pytest

import tablerules
from tablerules import _yaml, field


class Color(enum.Enum):
    RED = "red"
    NO = "no"


def test_rules_print_as_the_rule_file_that_a_person_would_write():
    rules = tablerules.rules(
        {"order no": field(str).required().unique().pattern(r"\d{5}")},
        email=field(str, title="E-mail").required().rule("email"),
        quantity=field(int, minimum=1, maximum=99, arrow_type=["int32", "int64"]),
        price=field("number").minimum(0, exclusive=True).maximum(decimal.Decimal("99.50")).arrow_type("decimal(14, 2)").severity("warning"),
        day=field(datetime.date, minimum=datetime.date(2024, 1, 1), missing_values=["", "NA"]),
        at=field(datetime.datetime, maximum=datetime.datetime(2030, 1, 1, tzinfo=datetime.timezone.utc)),
        color=field(Color).message("must be a color that we have"),
        note=field(Optional[str])
        .length(max=40)
        .rule("length", {"min": 3}, severity="warning", message="is short: {value}")
        .rule({"any": ["email", "length:..10"]})
        .normalize("trim"),
        tags=field(list[str], length=(1, None)),
        amount=field(float, keys={"decimalChar": ","}),
        primary_key=["order no", "email"],
        unique_keys=["email", ("day", "at")],
        foreign_keys=[{"fields": "color", "reference": {"resource": "colors", "fields": "name"}}],
        fields_match="subset",
        missing_values=["", "n/a"],
        rules=[{"id": "noted", "at": "note", "required-if": {"field": "color", "is": "red"}}],
        table={"records": {"minimum": 1}, "columns": {"day": {"sorted": "ascending"}}},
        severity={"email.domain-single-label": "warning"},
        messages={"required": "is missing"},
    )
    assert str(rules) == r"""fieldsMatch: subset
missingValues: ['', n/a]
fields:
  - {name: order no, type: string, constraints: {required: true, unique: true, pattern: '\d{5}'}}
  - {name: email, type: string, title: E-mail, constraints: {required: true}, rules: [email]}
  - name: quantity
    type: integer
    constraints: {minimum: 1, maximum: 99}
    arrowType: [int32, int64]
  - name: price
    type: number
    constraints: {exclusiveMinimum: 0, maximum: 99.50}
    arrowType: 'decimal(14, 2)'
    severity: warning
  - {name: day, type: date, constraints: {minimum: 2024-01-01}, missingValues: ['', NA]}
  - {name: at, type: datetime, constraints: {maximum: '2030-01-01T00:00:00Z'}}
  - name: color
    type: string
    constraints: {enum: [red, 'no']}
    messages: {default: must be a color that we have}
  - name: note
    type: string
    constraints: {maxLength: 40}
    normalize: [trim]
    rules:
      - {length: {min: 3}, severity: warning, messages: {default: 'is short: {value}'}}
      - {any: [email, 'length:..10']}
  - {name: tags, type: array, constraints: {jsonSchema: {items: {type: string}}, minLength: 1}}
  - {name: amount, type: number, decimalChar: ','}
primaryKey: [order no, email]
uniqueKeys: [[email], [day, at]]
foreignKeys: [{fields: color, reference: {resource: colors, fields: name}}]
table: {records: {minimum: 1}, columns: {day: {sorted: ascending}}}
severity: {email.domain-single-label: warning}
messages: {required: is missing}
rules:
  - {id: noted, at: note, required-if: {field: color, is: red}}"""


def test_the_printed_rule_file_means_the_same_and_the_program_accepts_it(tmp_path):
    rules = tablerules.rules(
        id=field(int).required(),
        email=field(str).rule("email"),
        color=field(Literal["red", "no"]),
        primary_key="id",
        rules=[{"id": "both", "all-or-none": ["email", "color"]}],
    )
    again = tablerules.parse(str(rules))
    assert again.describe() == rules.describe()
    assert str(again) == str(rules)
    (tmp_path / "rules.yml").write_text(str(rules))
    (tmp_path / "t.csv").write_text("id,email,color\n1,ann@example.com,red\n1,bob,no\n,,blue\n")
    command = [sys.executable, "-c", "import sys; from tablerules._program import main; sys.exit(main())", "check", "-r", "rules.yml", "--format", "jsonl", "t.csv"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    found = [json.loads(line)["code"] for line in done.stdout.splitlines()]
    assert done.returncode == 1, done.stderr
    assert found == [finding.code for finding in rules.check(tmp_path / "t.csv")]
    assert found == ["primary-key.duplicate", "email.no-at-sign", "required", "one-of.not-listed"]
    assert pickle.loads(pickle.dumps(rules)).describe() == rules.describe()


def test_arguments_and_methods_of_a_field_say_the_same():
    by_arguments = field(
        "string", name="n", required=True, unique=True, pattern="a+", length=(2, 5), enum=["aa", "aaa"], format="default",
        rules=["ascii", {"length": {"max": 4}}], severity="warning", message="is wrong", messages={"required": "is missing"},
        title="T", description="D", arrow_type="string", missing_values=["-"], normalize=["trim"], keys={"example": "aa"},
    )
    by_methods = (
        field("string").named("n").required().unique().pattern("a+").length(2, 5).enum(["aa", "aaa"]).format("default")
        .rule("ascii").rule("length", {"max": 4}).severity("warning").messages({"required": "is missing"}).message("is wrong")
        .title("T").description("D").arrow_type("string").missing_values(["-"]).normalize("trim").keys({"example": "aa"})
    )
    assert tablerules.rules(x=by_arguments).describe() == tablerules.rules(x=by_methods).describe()
    written = [field.as_written("n") for field in (by_arguments, by_methods)]
    assert {json.dumps(item, sort_keys=True) for item in written} == {json.dumps(written[0], sort_keys=True)}
    bounds = field(int, minimum=1, maximum=9, exclusive_minimum=0, exclusive_maximum=10).as_written("n")
    assert bounds == field(int).minimum(1).maximum(9).minimum(0, exclusive=True).maximum(10, exclusive=True).as_written("n")
    assert field(str, length=3).as_written("n") == field(str).length(3, 3).as_written("n")
    base = field(str)
    assert base.required() is not base and base.as_written("n") == {"name": "n", "type": "string"}
    assert field(list, json_schema={"maxItems": 2}).as_written("n") == field(list).json_schema({"maxItems": 2}).as_written("n")


@pytest.mark.parametrize(
    ("kind", "valid", "invalid"),
    [
        (str, "x", None), (int, "-5", "1.5"), (float, "1.5", "x"), (decimal.Decimal, "1.5", "x"), (bool, "true", "yes"),
        (datetime.date, "2024-02-29", "2023-02-29"), (datetime.datetime, "2024-02-29T15:00:00", "2024-02-29"),
        (datetime.time, "15:00:00", "25:00:00"), (datetime.timedelta, "PT1H", "1h"), (list, "[1]", "{}"), (dict, "{}", "[]"),
        (list[int], "[1]", '["a"]'), (dict[str, int], "{}", "[]"), (uuid.UUID, "95ecc380-afe9-11e4-9b6c-751b66dd541e", "95"),
        (Literal[1, 2], "2", "3"), (Color, "red", "RED"), (object, "anything", None), (Any, "anything", None),
        (Optional[int], "1", "x"), ("yearmonth", "2024-02", "2024"),
    ],
)
def test_a_type_of_python_is_one_of_table_schema(kind, valid, invalid):
    rules = tablerules.rules(x=field(kind))
    assert rules.value("x", valid) == []
    assert rules.value("x", None) == []
    if invalid is not None:
        assert rules.value("x", invalid) != []


@pytest.mark.parametrize(
    ("make", "error", "text"),
    [
        (
            lambda: tablerules.rules(a=field("strng")), tablerules.RulesError,
            "field 'a': there is no type 'strng'; did you mean 'string'?",
        ),
        (
            lambda: tablerules.rules(a=field(str).rule("emial"), b=field(int).pattern("x")), tablerules.RulesError,
            "field 'a': there is no rule 'emial'; did you mean 'email'?\nfield 'b': constraint 'pattern' is not for type "
            "'integer', which allows required, unique, enum, minimum, maximum, exclusiveMinimum, exclusiveMaximum",
        ),
        (
            lambda: tablerules.rules(a=field(str, arrow_type="itn64")), tablerules.RulesError,
            "field 'a': there is no type 'itn64' of Arrow; did you mean 'int64'?",
        ),
        (
            lambda: tablerules.rules(id=field(str), primary_key="idd"), tablerules.RulesError,
            "primary_key: there is no field 'idd'; did you mean 'id'?",
        ),
        (
            lambda: tablerules.rules(a=field(complex)), tablerules.ArgumentError,
            "the field has the type complex, which no field has; the types are Decimal, bool, date, datetime, dict, float, int, list, object, "
            "str, time, timedelta, tuple, Literal, enumerations, list[…] of them, and the names of types of Table Schema as texts",
        ),
        (
            lambda: tablerules.rules(a=field(list[datetime.date])), tablerules.ArgumentError,
            "the field has the type list[datetime.date], and the items of a list are str, int, float, Decimal, bool; use list and json_schema=",
        ),
        (
            lambda: tablerules.rules(a=str), tablerules.ArgumentError, "'a' is a type, not a field: write a=field(…)",
        ),
        (
            lambda: tablerules.rules(table=field(str)), tablerules.ArgumentError,
            "'table' is an argument of its own: give a field of that name as {'table': field(…)}",
        ),
        (
            lambda: tablerules.rules(a=field(str), unique_keys="a"), tablerules.ArgumentError,
            "unique_keys= is a list, not a str: write unique_keys=['a']",
        ),
        (
            lambda: tablerules.rules(a=field(str).enum("abc")), tablerules.ArgumentError,
            "enum() has a list of values, not a text: write enum(['abc'])",
        ),
        (
            lambda: tablerules.rules(a=field(str).length()), tablerules.ArgumentError,
            "length() has at least one bound, such as length(max=40)",
        ),
        (
            lambda: tablerules.rules(a=field(int, minimum=3j)), tablerules.ArgumentError,
            "field 'a': a complex cannot be in a rule file: give a text, a number, a date, a list or a dictionary",
        ),
        (
            lambda: field(str).rule("length:1..3", {"max": 4}), tablerules.ArgumentError,
            "the rule 'length:1..3' has its argument in it and another one: give one of them",
        ),
        (
            lambda: field(str).rule(5), tablerules.ArgumentError,
            "a rule is a text such as 'email', a dictionary, or a function made by tablerules.rule(), not an int",
        ),
    ],
)
def test_errors_name_the_field_and_the_way_out(make, error, text):
    with pytest.raises(error) as caught:
        make()
    assert str(caught.value) == text


def random_text(source):
    letters = "ab019 .:-,'\"#{}[]&*!|>%@`?\\/~\t\n\x00\x7f\x85\u2028\ufeffé日😀"
    return "".join(source.choice(letters) for _ in range(source.randrange(6)))


def test_any_text_is_read_as_it_was_written():
    source = random.Random(1)
    words = ["null", "true", "False", "NO", "on", "y", "~", "1", "1.5", "0x1F", "1e5", ".5", "2024-01-01", "12:30", "a: b", "a #b"]
    texts = [*words, *(random_text(source) for _ in range(3000))]
    for text in texts:
        if not text or "\x00" in text:
            continue
        allowed = tablerules.rules(x=field(str).enum([text]), missing_values=[])
        assert allowed.value("x", text) == [], repr(text)
        assert allowed.value("x", text + "z") != []
        if len(text) < 3:
            named = tablerules.rules({text: field(str, title=text).message(text.replace("{", "").replace("}", "") + ".")})
            assert named.fields == [text]
            assert named.describe()["fields"][0]["title"] == text


def test_values_of_any_depth_are_read_as_json_reads_them():
    source = random.Random(2)

    def value(depth):
        kind = source.randrange(7 if depth else 5)
        if kind == 5:
            return [value(depth - 1) for _ in range(source.randrange(4))]
        if kind == 6:
            return {random_text(source).replace("\x00", "") or "k": value(depth - 1) for _ in range(source.randrange(4))}
        return [None, source.random() < 0.5, source.randrange(-99, 99), source.random() * 1e6, random_text(source).replace("\x00", "")][kind]

    for _ in range(300):
        const = value(4)
        schema = {"fields": [{"name": "x", "type": "array", "constraints": {"jsonSchema": {"enum": [const]}}}]}
        by_yaml = tablerules.parse("\n".join(_yaml.block(schema)))
        for rules in (by_yaml, tablerules.parse(json.dumps(schema))):
            found = rules.value("x", json.dumps([const]))
            assert [problem.code for problem in found] == [problem.code for problem in by_yaml.value("x", json.dumps([const]))]
        whole = {"fields": [{"name": "x", "type": "array", "constraints": {"jsonSchema": {"items": {"enum": [const]}}}}]}
        assert tablerules.parse("\n".join(_yaml.block(whole))).value("x", json.dumps([const])) == [], const
