"""Tests of rules of one's own: functions over columns, whose failures are findings as any other."""

import copy
import datetime
import decimal
import pickle
import random

import duckdb
import numpy
import pandas
import polars
import pyarrow
import pyarrow.compute
import pyarrow.parquet
import pytest

import tablerules
from tablerules import field

BASE = tablerules.parse("fieldsMatch: subset\nfields: [{name: n, type: integer, constraints: {maximum: 50}}, {name: s}]")


@tablerules.rule(column="n", code="n.odd", message="{value} must be even", of="polars")
def is_even(n):
    """Return whether numbers are even."""
    return n % 2 == 0


@tablerules.rule(severity="warning")
def short(texts):
    return pyarrow.compute.less_equal(pyarrow.compute.utf8_length(texts), 2)


EVEN = {
    "polars": lambda n: n % 2 == 0,
    "pyarrow": lambda n: pyarrow.compute.equal(pyarrow.compute.bit_wise_and(n, 1), 0),
    "pandas": lambda n: n.map(lambda value: None if value != value else value % 2 == 0),
    "numpy": lambda n: numpy.array([None if value != value else value % 2 == 0 for value in n.tolist()], dtype=object),
}


def found(findings):
    return [(finding.record, finding.field, finding.rule, finding.code, finding.value, finding.severity) for finding in findings]


@pytest.mark.parametrize("of", EVEN)
def test_each_package_gives_and_takes_columns_in_its_form(of, tmp_path):
    rules = BASE.with_rule(tablerules.rule(EVEN[of], name="even", column="n", code="n.odd", of=of))
    values = {"n": [1, 2, None, 51, 5], "s": ["a", "b", "c", "d", "e"]}
    table = pyarrow.table(values)
    pyarrow.parquet.write_table(table, tmp_path / "t.parquet", row_group_size=2)
    expected = [
        (1, "n", "even", "n.odd", "1", "error"), (4, "n", "range", "range.too-large", "51", "error"),
        (5, "n", "even", "n.odd", "5", "error"),
    ]
    tables = [
        table, table.to_reader(max_chunksize=2), polars.DataFrame(values), duckdb.from_arrow(table), tmp_path / "t.parquet",
        table.slice(0, 5), pandas.DataFrame({"n": pandas.array(values["n"], dtype="Int64"), "s": values["s"]}),
    ]
    for given in tables:
        findings = rules.check(given)
        assert found(findings) == expected
        assert findings.invalid == 3 and not findings.ok


def test_findings_are_those_of_a_slow_check_in_any_batches():
    source = random.Random(3)
    rules = BASE.with_rule(
        is_even,
        tablerules.rule(lambda s: s.str.len_bytes() < 3, name="short", column="s", severity="warning", of="polars"),
        tablerules.rule(lambda frame: frame["n"] != frame["s"].str.len_bytes(), name="differ", columns=["n", "s"], of="polars"),
        tablerules.rule(lambda f: [True if n is None else n > 0 for n in f["n"].to_pylist()], name="above-zero", columns=["n"], at="s"),
    )
    for _ in range(40):
        count = source.randrange(60)
        numbers = [source.choice([None, 1, 2, 3, 4, 60]) for _ in range(count)]
        texts = [source.choice([None, "a", "bb", "ccc", "dddd"]) for _ in range(count)]
        expected = []
        for record, (n, s) in enumerate(zip(numbers, texts), 1):
            is_good = n is None or n <= 50
            if not is_good:
                expected.append((record, "n", "range", str(n)))
            if is_good and n is not None and n % 2:
                expected.append((record, "n", "is-even", str(n)))
            if s is not None and len(s) >= 3:
                expected.append((record, "s", "short", s))
            if is_good and n is not None and n <= 0:
                expected.append((record, "s", "above-zero", s or ""))
            if is_good and n is not None and s is not None and n == len(s):
                expected.append((record, None, "differ", None))
        table = pyarrow.table({"n": pyarrow.array(numbers, pyarrow.int64()), "s": pyarrow.array(texts, pyarrow.string())})
        for given in (table, table.to_reader(max_chunksize=source.randrange(1, 20)), polars.from_arrow(table)):
            findings = rules.check(given)
            assert [(finding.record, finding.field, finding.rule, finding.value) for finding in findings] == expected
            invalid = {record for record, _, rule, _ in expected if rule != "short"}
            assert findings.invalid == rules.count(given if not isinstance(given, pyarrow.RecordBatchReader) else table).invalid
            assert findings.invalid == len(invalid)
        _, broken = rules.split(table)
        assert broken.num_rows == len(invalid)


def test_own_findings_are_in_counts_ids_and_messages():
    rules = BASE.with_rule(is_even)
    table = polars.DataFrame({"n": [3, 4, 5], "s": ["a", "b", "c"], "id": [7, 8, 9]})
    findings = rules.check(table, id="id")
    assert [(finding.id, finding.message) for finding in findings] == [({"id": "7"}, "3 must be even"), ({"id": "9"}, "5 must be even")]
    assert findings.counts == [tablerules.Count("n", "is-even", None, "error", 2)] == rules.count(table).counts
    assert "is-even" in repr(findings)
    valid, invalid = rules.split(table)
    assert (valid["n"].to_list(), invalid["n"].to_list()) == ([4], [3, 5])
    assert found(pickle.loads(pickle.dumps(findings))) == found(findings) == found(copy.deepcopy(findings))
    assert rules.describe()["recordRules"] == ["is-even"] and rules.describe()["comparesRecords"]


def test_rules_of_fields_and_classes_are_over_their_columns():
    not_six = tablerules.rule(lambda f: [n != 6 for n in f["n"].tolist()], name="six", columns=["n"], of="numpy")

    class Orders(tablerules.Table, rules=[not_six]):
        n: int = field().rule(tablerules.rule(EVEN["polars"], name="even", of="polars"))
        s: str = field().rule(short)

        @tablerules.rule(column="s", message="is upper case")
        def lower(s):
            return pyarrow.compute.utf8_is_lower(s)

    expected = [
        (1, "n", "even", "even", "1", "error"), (1, "s", "short", "short", "Long", "warning"),
        (1, "s", "lower", "lower", "Long", "error"), (2, None, "six", "six", None, "error"),
    ]
    table = polars.DataFrame({"n": [1, 6], "s": ["Long", "a"]})
    assert found(Orders.rules().check(table)) == expected
    assert [rule.name for rule in Orders.rules().own_rules] == ["even", "short", "six", "lower"]
    assert str(Orders.rules()).splitlines()[-2:] == [
        "# rule six: the function test_own_rules.test_rules_of_fields_and_classes_are_over_their_columns.<locals>.<lambda> of Python, over n",
        "# rule lower: the function test_own_rules.test_rules_of_fields_and_classes_are_over_their_columns.<locals>.Orders.lower of "
        "Python, over s",
    ]
    assert tablerules.parse(str(Orders.rules())).fields == ["n", "s"]
    by_rules = tablerules.rules(n=field(int).rule(is_even), s=field(str, rules=[short, "ascii"]))
    assert [rule.columns for rule in by_rules.own_rules] == [("n",), ("s",)]
    assert is_even(polars.Series([1, 2])).to_list() == [False, True]


def test_rules_with_functions_of_modules_can_be_pickled():
    rules = BASE.with_rule(is_even, short.over("s"))
    again = pickle.loads(pickle.dumps(rules))
    table = polars.DataFrame({"n": [3], "s": ["long"]})
    assert found(again.check(table)) == found(rules.check(table)) != []
    assert again.own_rules[0] is is_even
    with pytest.raises((pickle.PicklingError, AttributeError), match="lambda"):
        pickle.dumps(BASE.with_rule(tablerules.rule(lambda n: n, name="r", column="n")))


def test_a_rule_whose_column_is_missing_is_a_warning():
    never = tablerules.rule(lambda column: 1 / 0, name="never", column="zz")
    findings = BASE.with_rule(never).check(polars.DataFrame({"n": [1], "s": [""]}))
    assert findings.ok
    assert [column.message for column in findings.columns] == ["rule never is not checked: there is no 'zz'"]


def test_a_column_outlives_the_check_and_a_function_sees_batches():
    kept = []
    sizes = []

    def keep(column):
        kept.append(column)
        sizes.append(len(column))
        return [True] * len(column)

    for of in ("polars", "pyarrow", "numpy", "pandas"):
        rules = BASE.with_rule(tablerules.rule(keep, column="s", of=of))
        rules.check(pyarrow.table({"n": range(150_000), "s": [f"text number {n}" for n in range(150_000)]}))
        assert sizes == [65_536, 65_536, 18_928]
        assert list(kept[1][:2]) == ["text number 65536", "text number 65537"] or kept[1][:2].to_pylist() == [
            "text number 65536", "text number 65537"
        ]
        kept.clear()
        sizes.clear()


@pytest.mark.parametrize(
    ("check", "text"),
    [
        (lambda n: 1 / 0, "the rule 'r' ends with an error in records 1 to 3: ZeroDivisionError: division by zero"),
        (lambda n: n, "the rule 'r' returned a series of Int64; return a truth value for each value that the function got"),
        (lambda n: (n > 1)[:2], "the rule 'r' returned 2 truth values for 3 records; return one for each"),
        (lambda n: True, "the rule 'r' returned a bool; return a truth value for each value that the function got"),
        (lambda n: None, "the rule 'r' returned a NoneType; return a truth value for each value that the function got"),
        (lambda n: [1, 2, 3], "the rule 'r' returned an int for a value; return a truth value for each value that the function got"),
        (lambda n: numpy.zeros(3), "the rule 'r' returned an array of float64; return a truth value for each value that the function got"),
        (
            lambda n: pyarrow.array([1, 2, 3]),
            "the rule 'r' returned an array of int64; return a truth value for each value that the function got",
        ),
        (lambda n: [True], "the rule 'r' returned 1 truth value for 3 records; return one for each"),
    ],
)
def test_errors_of_functions_name_the_rule(check, text):
    rules = BASE.with_rule(tablerules.rule(check, name="r", column="n", of="polars"))
    table = polars.DataFrame({"n": [1, 2, 3], "s": ["", "", ""]})
    for call in (rules.check, rules.count, rules.split):
        with pytest.raises(tablerules.RulesError) as caught:
            call(table)
        assert str(caught.value) == text
    if "division" in text:
        assert isinstance(caught.value.__cause__, ZeroDivisionError)


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (lambda: tablerules.rule(lambda n: n), "a rule whose function has no name needs name=, such as name='even'"),
        (lambda: tablerules.rule(5), "a rule is a function over a column, not an int"),
        (lambda: tablerules.rule(short, column="a", columns=["a"]), "the rule 'short' has both column= and columns=: give one of them"),
        (lambda: tablerules.rule(short, columns="ab"), "columns= of the rule 'short' is a list of names, not a text; column= is one name"),
        (lambda: tablerules.rule(short, at="a"), "the rule 'short' has at= without columns=; the findings of column= are at that column"),
        (lambda: tablerules.rule(short, of="arrow"), "of= of the rule 'short' is one of pyarrow, polars, pandas, numpy, not 'arrow'"),
        (lambda: BASE.with_rule(short), "the rule 'short' has no column: give column= or columns=, or add it to a field"),
        (lambda: BASE.with_rule("short"), "with_rule() adds rules of one's own, made by tablerules.rule(), not a str"),
        (lambda: BASE.with_rule(is_even, is_even), "there is a rule 'is-even' already; choose another name"),
        (
            lambda: BASE.with_rule(tablerules.rule(lambda n: n, name="email", column="n")),
            "findings of another kind have the name or code 'email'; choose another name",
        ),
        (
            lambda: tablerules.rules(s=field(str).rule(is_even)),
            "field 's': the rule 'is-even' is over n: add it by rules=[…], or make it without a column",
        ),
        (
            lambda: field(str).rule(short, severity="error"),
            "the severity and the message of the rule 'short' are arguments of tablerules.rule()",
        ),
        (
            lambda: BASE.with_rule(is_even).check([{"n": 1}]),
            "the rule 'is-even' is a function over a column, which a list of dictionaries does not have: read it into a frame, such as "
            "by polars or pandas, and check that",
        ),
        (
            lambda: BASE.with_rule(is_even).check("people.csv"),
            "the rule 'is-even' is a function over a column, which the file people.csv does not have: read it into a frame, such as by "
            "polars or pandas, and check that",
        ),
    ],
)
def test_a_rule_that_cannot_be_checked_is_an_error(make, text):
    with pytest.raises(tablerules.ArgumentError) as caught:
        make()
    assert str(caught.value) == text


@pytest.mark.parametrize(
    "result",
    [
        [True, None, False], (True, None, False), pyarrow.array([True, None, False]), pyarrow.chunked_array([[True], [None, False]]),
        polars.Series([True, None, False]), pandas.Series([True, None, False], dtype="boolean"), pandas.Series([True, None, False]),
        numpy.array([True, None, False]), pandas.Series([True, numpy.nan, False], index=[7, 8, 9]),
    ],
)
def test_a_result_of_any_kind_says_the_same(result):
    rules = BASE.with_rule(tablerules.rule(lambda n: result, name="r", column="n"))
    assert [finding.record for finding in rules.check(polars.DataFrame({"n": [1, 2, 3], "s": ["", "", ""]}))] == [3]


@pytest.mark.parametrize("result", [pyarrow.nulls(2), polars.Series([None, None]), [None, None], numpy.array([True, True])])
def test_what_is_not_judged_is_no_finding(result):
    rules = BASE.with_rule(tablerules.rule(lambda n: result, name="r", column="n"))
    assert rules.check(polars.DataFrame({"n": [1, 2], "s": ["", ""]})).ok


COLUMNS = {
    "list": [["a"], [], None], "struct": [{"x": 1, "y": "a"}, None, {"x": 2, "y": None}], "null": [None, None, None],
    "day": [datetime.date(2024, 2, 29), None, datetime.date(1, 1, 1)],
    "moment": [datetime.datetime(2024, 2, 29, 15, tzinfo=datetime.timezone.utc), None, None],
    "decimal": [decimal.Decimal("1.20"), None, decimal.Decimal("-3.00")], "truth": [True, None, False], "bytes": [b"a", None, b""],
}


@pytest.mark.parametrize("name", [*COLUMNS, "category"])
@pytest.mark.parametrize("of", ["polars", "pyarrow"])
def test_columns_of_all_types_have_their_values(name, of):
    frame = polars.DataFrame({**COLUMNS, "category": polars.Series(["a", None, "b"], dtype=polars.Categorical)})
    seen = []

    def see(column):
        values = column.to_list() if of == "polars" else column.to_pylist()
        seen.extend(values)
        return [value is not None for value in values]

    rules = tablerules.rules(n=field()).with_rule(tablerules.rule(see, column=name, of=of))
    given = frame.select(polars.lit(1).alias("n"), polars.col(name))
    findings = rules.check(pyarrow.RecordBatchReader.from_stream(given) if of == "pyarrow" else given)
    assert seen == given[name].to_list()
    expected = [number for number, value in enumerate(seen, 1) if value is None]
    assert [finding.record for finding in findings if finding.rule == "see"] == expected


def test_an_interrupt_in_a_function_is_raised_as_it_is():
    def interrupt(column):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        BASE.with_rule(tablerules.rule(interrupt, column="n")).check(polars.DataFrame({"n": [1], "s": [""]}))


def test_the_values_of_secret_columns_are_in_no_finding():
    rules = tablerules.rules(key=field(str, keys={"control": "password"})).with_rule(
        tablerules.rule(lambda key: [False] * len(key), name="never", column="key")
    )
    assert found(rules.check(polars.DataFrame({"key": ["secret"]}))) == [(1, "key", "never", "never", None, "error")]
