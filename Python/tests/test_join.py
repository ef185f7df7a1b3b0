"""Tests of findings beside the records of a table."""

import pandas
import polars
import pyarrow
import pytest

import tablerules

RULES = tablerules.parse("""
fieldsMatch: subset
fields: [{name: id, type: integer, constraints: {maximum: 9}}, {name: email, type: string, format: email}]
table: {records: {minimum: 100}}
""")
COLUMNS = {"id": [1, 10, 3, 11], "email": ["ann@example.com", "bob", "cem@example.com", "x"], "note": ["a", None, "c", "d"]}
ADDED = ["field", "rule", "code", "value", "message", "severity"]


@pytest.mark.parametrize("make", [polars.DataFrame, pandas.DataFrame, pyarrow.table, lambda columns: polars.DataFrame(columns).lazy()],
                         ids=["polars", "pandas", "pyarrow", "lazy"])
def test_each_finding_on_a_record_is_a_row_with_the_record(make):
    table = make(COLUMNS)
    findings = RULES.check(table)
    joined = findings.join(table)
    assert type(joined) is (polars.DataFrame if isinstance(table, polars.LazyFrame) else type(table))
    rows = pyarrow.table(joined).to_pylist() if not isinstance(joined, pandas.DataFrame) else joined.to_dict("records")
    assert list(rows[0]) == ["record", *COLUMNS, *ADDED]
    expected = [finding for finding in findings if finding.record is not None]
    assert len(rows) == len(expected) == 4
    for row, finding in zip(rows, expected):
        place = finding.record - 1
        assert (row["record"], row["id"], row["email"]) == (finding.record, COLUMNS["id"][place], COLUMNS["email"][place])
        assert [row[name] for name in ADDED] == [getattr(finding, name) for name in ADDED]


def test_a_table_without_findings_has_no_rows():
    rules = tablerules.parse("fields: [{name: a}]")
    for table in (polars.DataFrame({"a": ["x"]}), pandas.DataFrame({"a": ["x"]}), pyarrow.table({"a": ["x"]})):
        assert len(rules.check(table).join(table)) == 0


def test_columns_of_findings_do_not_replace_those_of_the_table():
    rules = tablerules.parse("fieldsMatch: subset\nfields: [{name: value, type: integer}]")
    columns = {"value": ["x"], "record": [7], "finding_record": [8]}
    for table in (polars.DataFrame(columns), pandas.DataFrame(columns), pyarrow.table(columns)):
        joined = rules.check(table).join(table)
        names = joined.column_names if isinstance(joined, pyarrow.Table) else list(joined.columns)
        assert names == ["finding_finding_record", "value", "record", "finding_record", "field", "rule", "code", "finding_value", "message", "severity"]


def test_the_index_of_pandas_is_kept():
    frame = pandas.DataFrame(COLUMNS, index=["a", "b", "c", "d"])
    assert list(RULES.check(frame).join(frame).index) == ["b", "b", "d", "d"]


def test_other_tables_are_errors(tmp_path):
    findings = RULES.check(polars.DataFrame(COLUMNS))
    with pytest.raises(tablerules.ArgumentError, match="it has 1 records, and there is a finding on record 4"):
        findings.join(polars.DataFrame({"id": [1]}))
    for table in ([{"id": 1}], "t.csv"):
        with pytest.raises(tablerules.ArgumentError, match="has no rows that can be joined"):
            findings.join(table)
    for name in "ab":
        (tmp_path / f"{name}.csv").write_text("id,email\n1,bob\n")
    with pytest.raises(tablerules.ArgumentError, match="those of several files"):
        RULES.check(tmp_path).join(polars.DataFrame(COLUMNS))
