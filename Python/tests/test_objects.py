"""Tests of objects of Python as values: in dictionaries, and in frames of pandas and Polars."""

import collections
import dataclasses
import datetime
import decimal
import enum
import fractions
import pathlib
import uuid

import numpy
import pandas
import polars
import pytest

import tablerules

NEVER = tablerules.parse("fields: [{name: a, rules: [{one-of: [never]}]}]")
SUBSET = tablerules.parse("fieldsMatch: subset\nfields: [{name: a, type: string}]")


class Color(enum.Enum):
    RED = "red"


class Level(str, enum.Enum):
    HIGH = "high"


class Number(enum.IntEnum):
    ONE = 1


class Point:
    def __init__(self, x):
        self.x = x

    def __repr__(self):
        return f"Point(x={self.x})"


class Named:
    def __str__(self):
        return "a name"


def text(value):
    findings = list(NEVER.check([{"a": value}]))
    return findings[0].value if findings else None


VALUES = [
    (None, None), (pandas.NA, None), (pandas.NaT, None), (numpy.datetime64("NaT"), None), (numpy.timedelta64("NaT"), None),
    (True, "true"), (numpy.bool_(False), "false"),
    (3, "3"), (3.0, "3"), (2.5, "2.5"), (1e20, "1e+20"), (float("nan"), "nan"), (-0.0, "-0"), (Number.ONE, "1"),
    (numpy.int8(-3), "-3"), (numpy.uint64(2**64 - 1), "18446744073709551615"), (numpy.float64(3.0), "3"), (numpy.float32(3), "3"),
    (numpy.float32(0.1), "0.1"), (numpy.float16(1.5), "1.5"), (numpy.array(3), "3"),
    (numpy.str_("x"), "x"), (numpy.bytes_(b"x"), "x"),
    (numpy.datetime64("2024-02-29"), "2024-02-29"), (numpy.datetime64("2024-02-29T01:02:03.500", "ns"), "2024-02-29T01:02:03.5"),
    (numpy.timedelta64(90, "m"), "PT1H30M"), (pandas.Timedelta("1D"), "P1D"), (pandas.Timestamp("2024-02-29 01:00"), "2024-02-29T01:00:00"),
    (pandas.Timestamp("2024-02-29 01:00", tz="UTC"), "2024-02-29T01:00:00+00:00"), (pandas.Period("2024-02", "M"), "2024-02"),
    (datetime.datetime(2024, 2, 29, 1, 2, 3, 500_000), "2024-02-29T01:02:03.5"), (datetime.time(1, 2, 3, 500_000), "01:02:03.5"),
    (decimal.Decimal("1.20"), "1.20"), (fractions.Fraction(1, 3), "1/3"), (uuid.UUID(int=1), "00000000-0000-0000-0000-000000000001"),
    (pathlib.Path("a/b"), "a/b"), (Color.RED, "red"), (Level.HIGH, "high"), (Named(), "a name"),
    ([1, 2.0, None, "x", True], '[1,2,null,"x",true]'), ((1, (2,)), "[1,[2]]"), ({"a": {"b": [1]}}, '{"a":{"b":[1]}}'),
    ({1: 2, None: 3, True: 4}, '{"1":4,"null":3}'), ([float("nan"), float("-inf")], '["nan","-inf"]'), ([b"x", Color.RED], '["x","red"]'),
    ([numpy.int64(3), numpy.float64(2.0), numpy.bool_(True), numpy.str_("x")], '[3,2,true,"x"]'), ([pandas.NA, pandas.NaT], "[null,null]"),
    ([decimal.Decimal("1.20"), decimal.Decimal("NaN")], '[1.20,"NaN"]'), ([datetime.date(2024, 2, 29), uuid.UUID(int=1)],
                                                                             '["2024-02-29","00000000-0000-0000-0000-000000000001"]'),
    (numpy.array([1, 2]), "[1,2]"), (numpy.array([[1.0], [2.5]]), "[[1],[2.5]]"), ([numpy.array([1])], "[[1]]"),
    (polars.Series([1, None]), "[1,null]"), (pandas.Series(["x"]), '["x"]'), (collections.OrderedDict(a=1), '{"a":1}'),
]


@pytest.mark.parametrize(("value", "expected"), VALUES, ids=[repr(value)[:30] for value, _ in VALUES])
def test_a_value_of_a_dictionary_has_a_text(value, expected):
    assert text(value) == expected


REFUSED = [{1, 2}, frozenset(), 1j, numpy.complex128(1), Point(1), object(), int, len, (number for number in []), range(3), collections.deque([1])]


@pytest.mark.parametrize("value", [*REFUSED, *([value] for value in REFUSED), *({"x": value} for value in REFUSED)], ids=repr)
def test_a_value_without_a_text_is_an_error_with_column_and_record(value):
    records = [*({"a": "x"} for _ in range(10_000)), {"a": value}]
    with pytest.raises(tablerules.TypeFault, match="^record 10001: the value of 'a' is .*, which has no text; give ") as caught:
        SUBSET.check(records)
    assert " at 0x" not in str(caught.value)
    frame = polars.DataFrame({"a": polars.Series(["x", value], dtype=polars.Object)})
    with pytest.raises(tablerules.TypeFault, match="^column 'a': its value in record 2 is .*, which has no text; give "):
        SUBSET.check(frame)


def test_a_value_that_contains_itself_is_an_error():
    value = []
    value.append(value)
    with pytest.raises(tablerules.TypeFault, match="record 1: the value of 'a' is a list or a dictionary that is too deep"):
        SUBSET.check([{"a": value}])


def test_a_column_of_objects_of_polars_has_the_texts_of_dictionaries():
    values = [value for value, _ in VALUES if not isinstance(value, (polars.Series, pandas.Series))]
    frame = polars.DataFrame({"a": polars.Series(values, dtype=polars.Object), "b": range(len(values))})
    rules = tablerules.parse("fieldsMatch: subset\nfields: [{name: a, rules: [{one-of: [never]}]}]")
    found = [(finding.record, finding.value) for finding in rules.check(frame)]
    assert found == [(finding.record, finding.value) for finding in rules.check([{"a": value} for value in values])]
    assert rules.count(frame).invalid == len(found)
    valid, invalid = rules.split(frame)
    assert (valid.height, invalid.height) == (len(values) - len(found), len(found)) and invalid.schema == frame.schema
    assert [finding.id for finding in rules.check(frame, id="a")][0] == {"a": "true"}


def test_a_column_of_objects_that_no_rule_reads_may_have_any():
    frame = polars.DataFrame({"a": ["x"], "b": polars.Series([object()], dtype=polars.Object)})
    assert SUBSET.check(frame).ok


def frame_of(*values):
    return pandas.DataFrame({"b": ["x"] * len(values), "a": pandas.Series(values, dtype=object)})


PANDAS = [
    (frame_of(1, None, "x"), "column 'a' has values of several types: an int in record 1 and a str in record 3; give them one"),
    (frame_of(None, "x", 1.5), "column 'a' has values of several types: a str in record 2 and a float in record 3"),
    (frame_of("x", datetime.date(2024, 2, 29)), "column 'a' has values of several types: a str in record 1 and a date in record 2"),
    (frame_of([1], {"a": 1}), "column 'a' has values of several types: a list in record 1 and a dict in record 2"),
    (frame_of(*["x"] * 5000, 1), "column 'a' has values of several types: a str in record 1 and an int in record 5001"),
    (frame_of("x", "\ud800"), "column 'a' has in record 2 a text with half of a surrogate pair, which is no character; replace it"),
    (frame_of("x", 1j), "column 'a' has values of several types: a str in record 1 and a complex in record 2"),
    (frame_of(object()), "column 'a' has an object in record 1, which cannot be read; give a text, a number, a date or a list"),
    (frame_of([1, "a"]), "column 'a' has a list in record 1 whose parts have several types or none that can be read; give it as text"),
    (frame_of("x").assign(a=pandas.Categorical(["x"], categories=["x", 1])),
     "column 'a' has categories of several types; give them one, as by .astype(str)"),
    (pandas.DataFrame({"a": pandas.Categorical([1, "x"])}), "column 'a' has values of several types: an int in record 1 and a str in record 2"),
    (frame_of(datetime.date(2024, 2, 29), None, datetime.datetime(2024, 2, 29, 1)),
     "column 'a' has values of several types: a date in record 1 and a datetime in record 3"),
    (frame_of(pandas.Timestamp("2024-02-29 01:00"), datetime.date(2024, 2, 29)),
     "column 'a' has values of several types: a Timestamp in record 1 and a date in record 2"),
    (frame_of(2**70), "column 'a' has an int in record 1, which cannot be read"),
    (pandas.DataFrame([[1, "x"], ["y", 2]], columns=pandas.Index(["\ud800", "b"], dtype=object)), "column '\\ud800' has values of several types"),
    (pandas.DataFrame({"a": pandas.arrays.SparseArray([1, 0])}), "column 'a' is sparse, which cannot be read; give it as column.sparse.to_dense()"),
    (pandas.DataFrame([[1, 2]], columns=["a", "a"]), "the frame of pandas cannot be read as a table: Duplicate column names found"),
]


@pytest.mark.parametrize(("frame", "message"), PANDAS, ids=[message[:60] for _, message in PANDAS])
def test_a_frame_of_pandas_that_cannot_be_read_is_an_error_with_column_and_record(frame, message):
    for method in (SUBSET.check, SUBSET.count, SUBSET.split):
        with pytest.raises(tablerules.ValidationError) as caught:
            method(frame)
        assert str(caught.value).startswith(message)
        assert caught.value.__cause__ is None


@pytest.mark.parametrize("index", [[3, 5], ["x", "y"], pandas.MultiIndex.from_tuples([(1, 2), (3, 4)])], ids=["numbers", "texts", "levels"])
def test_an_index_of_pandas_is_a_column_only_if_it_has_a_name(index):
    rules = tablerules.parse("fields: [{name: a, type: integer}]")
    frame = pandas.DataFrame({"a": [1, 2]}, index=index)
    assert rules.check(frame).ok and rules.count(frame).ok
    valid, invalid = rules.split(frame)
    assert valid.index.equals(frame.index) and len(invalid) == 0
    frame.index.names = [f"k{number}" for number in range(frame.index.nlevels)]
    assert not rules.check(frame).ok
