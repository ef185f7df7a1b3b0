"""Tests of records given as dictionaries, dataclasses, named tuples or models."""

import collections
import dataclasses
import typing

import pydantic
import pytest

import tablerules

PLAIN = [{"a": "1"}] * 10_000


@pytest.mark.parametrize("make", [list, iter], ids=["list", "generator"])
@pytest.mark.parametrize("method", ["check", "count"])
@pytest.mark.parametrize("place", [0, 8191, 8192, 9_000, 20_000])
def test_a_new_name_is_reported_in_any_record(make, method, place):
    rules = tablerules.parse("fields: [{name: a}]")
    records = [*PLAIN, *PLAIN, {"a": "1"}]
    for number in (place, 20_000):
        records[number] = {"a": "1", "b": "2"}
    records[min(place + 1, 20_000)] = {"a": "1", "b": "2"} if place == 20_000 else {"c": "3"}
    found = getattr(rules, method)(make(records))
    assert not found.ok and found.records == 20_001 and found.invalid == 0
    names = ["b"] if place == 20_000 else ["b", "c"]
    assert [(column.field, column.code) for column in found.columns] == [(name, "header.extra-field") for name in names]
    if method == "check":
        assert [(finding.record, finding.field, finding.code) for finding in found] == [(None, name, "header.extra-field") for name in names]
    assert sum(count.findings for count in found.counts) == len(names)


@pytest.mark.parametrize(("match", "reported"), [("exact", True), ("equal", True), ("superset", True), ("subset", False), ("partial", False)])
def test_a_new_name_is_reported_unless_the_rules_allow_it(match, reported):
    rules = tablerules.parse(f"fieldsMatch: {match}\nfields: [{{name: a}}]")
    for records in ([{"a": "1", "b": "2"}], [*PLAIN, {"a": "1", "b": "2"}]):
        assert rules.check(records).ok is not reported


def test_a_new_name_that_is_no_text_is_an_error():
    with pytest.raises(tablerules.ArgumentError, match="the key 1 is not a text"):
        tablerules.parse("fields: [{name: a}]").check([*PLAIN, {1: "x"}])


def test_rules_over_the_table_are_checked_at_its_end():
    rules = tablerules.parse("fields: [{name: a}]\ntable: {records: {maximum: 9999}, duplicates: false}")
    found = rules.check({"a": str(number % 9_999)} for number in range(10_000))
    assert [(finding.record, finding.code) for finding in found] == [(10_000, "table.duplicate-record"), (None, "table.too-many-records")]
    assert rules.check([]).ok


@dataclasses.dataclass
class Place:
    town: str
    zip: int


@dataclasses.dataclass(frozen=True)
class Person:
    name: str
    born: typing.Optional[str]
    place: Place


class Row(typing.NamedTuple):
    name: str
    born: typing.Optional[str]
    place: Place


class Model(pydantic.BaseModel):
    name: str
    born: typing.Optional[str]
    place: Place


class Attrs:
    """A class as attrs makes it."""

    __attrs_attrs__ = tuple(collections.namedtuple("Attribute", "name")(name) for name in ("name", "born", "place"))

    def __init__(self, name, born, place):
        self.name, self.born, self.place = name, born, place


@pytest.mark.parametrize("kind", [dict, Person, Row, Model, Attrs])
@pytest.mark.parametrize("make", [list, iter])
def test_records_of_any_kind_have_the_findings_of_dictionaries(kind, make):
    rules = tablerules.parse("""
fields:
  - {name: name, constraints: {unique: true}}
  - {name: born, type: date, constraints: {required: true}}
  - {name: place, type: object, constraints: {jsonSchema: {properties: {zip: {maximum: 9}}}}}
""")
    records = [kind(name="Ann", born=None, place=Place("Bern", 9)), kind(name="Ann", born="2000-02-30", place=Place("Rome", 10))]
    for method in ("check", "count"):
        found = getattr(rules, method)(make(records))
        assert (found.records, found.invalid) == (2, 2)
    found = [(finding.record, finding.field, finding.value) for finding in rules.check(make(records))]
    assert found == [(1, "born", ""), (2, "name", "Ann"), (2, "born", "2000-02-30"), (2, "place", '{"town":"Rome","zip":10}')]


@pytest.mark.parametrize("record", [1.5, 1, (1, 2), None, [1]])
def test_a_record_without_members_is_an_error(record):
    for records in ([record], iter([{"a": "1"}, record])):
        with pytest.raises(tablerules.ArgumentError, match="is an? .*, not a dictionary, a dataclass or a named tuple") as caught:
            tablerules.parse("fields: [{name: a}]").check(records)
        assert str(caught.value).startswith(f"record {1 if isinstance(records, list) else 2} ")
