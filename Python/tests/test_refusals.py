"""Tests of objects that are no table."""

import duckdb
import numpy
import pandas
import polars
import pyarrow
import pyarrow.dataset
import pytest

import tablerules

RULES = tablerules.parse("fields: [{name: a, type: integer}]")
ARRAY = pyarrow.array([1, 2])
OBJECTS = [
    (polars.Series("a", [1]), "a Series cannot be checked: it is one column: pass series.to_frame()"),
    (pandas.Series([1], name="a"), "a Series cannot be checked: it is one column: pass series.to_frame()"),
    (pandas.Series(["a"]), "a Series cannot be checked: it is one column: pass series.to_frame()"),
    (pandas.Index([1]), "an Index cannot be checked: it is one column: pass index.to_frame()"),
    (pandas.RangeIndex(3), "a RangeIndex cannot be checked: it is one column: pass index.to_frame()"),
    (ARRAY, "an Int64Array cannot be checked: it is one column: pass pyarrow.table({'name': array})"),
    (pyarrow.array(["a"]), "a StringArray cannot be checked: it is one column: pass pyarrow.table({'name': array})"),
    (pyarrow.chunked_array([ARRAY]), "a ChunkedArray cannot be checked: it is one column: pass pyarrow.table({'name': array})"),
    (pyarrow.array([{"a": 1}]), "a StructArray cannot be checked: pass pyarrow.RecordBatch.from_struct_array(array)"),
    (duckdb.connect(), "a DuckDBPyConnection cannot be checked: pass a relation of it, such as connection.sql('FROM people')"),
    (numpy.array([[1]]), "a ndarray cannot be checked: its columns have no names: pass pandas.DataFrame(array, columns=[…])"),
    ({"a": 1}, "a dict cannot be checked: pass a list of records, [record], or for columns a frame of them"),
    (b"t.csv", "a bytes cannot be checked: pass the path of a file as a text"),
    (3, "an int cannot be checked: pass a frame, or anything else with __arrow_c_stream__, a path, or an iterable of frames or dictionaries"),
    (None, "a NoneType cannot be checked: pass a frame, or anything else with __arrow_c_stream__, a path, or an iterable of frames or dictionaries"),
    (object(), "an object cannot be checked: pass a frame, or anything else with __arrow_c_stream__, a path, or an iterable of frames or dictionaries"),
]


@pytest.mark.parametrize(("table", "message"), OBJECTS, ids=[message.partition(" cannot")[0] for _, message in OBJECTS])
def test_an_object_that_is_no_table_is_an_error_that_says_what_to_pass(table, message):
    for method in (RULES.check, RULES.count):
        with pytest.raises(tablerules.ArgumentError) as caught:
            method(table)
        assert str(caught.value) == message
    if not message.endswith("an iterable of frames or dictionaries"):
        with pytest.raises(tablerules.ArgumentError) as caught:
            RULES.keys(table)
        assert str(caught.value) == message


def test_what_an_error_says_to_pass_is_a_table():
    batch = pyarrow.RecordBatch.from_struct_array(pyarrow.array([{"a": 1}]))
    dataset = pyarrow.dataset.dataset(pyarrow.table({"a": [1]}))
    connection = duckdb.connect()
    connection.execute("CREATE TABLE people AS SELECT 1 AS a")
    for table in (
        polars.LazyFrame({"a": [1]}).collect(), polars.Series("a", [1]).to_frame(), pandas.Series([1], name="a").to_frame(),
        pyarrow.table({"a": pyarrow.array([1])}), batch, dataset.scanner().to_reader(), dataset.scanner().to_reader(),
        connection.sql("FROM people"), pandas.DataFrame(numpy.array([[1]]), columns=["a"]), [{"a": 1}],
    ):
        findings = RULES.check(table)
        assert findings.ok and findings.records == 1


class Column:
    """A column of a package that is not known."""

    def __arrow_c_stream__(self, requested_schema=None):
        return pyarrow.chunked_array([ARRAY]).__arrow_c_stream__()


def test_a_column_of_any_package_is_an_error_that_says_what_to_pass():
    for method in (RULES.check, RULES.count, RULES.keys):
        with pytest.raises(tablerules.ArgumentError, match="^a Column cannot be checked: it is one column, and has no name for it; pass a table"):
            method(Column())


@pytest.mark.parametrize(("value", "article"), [(1, "an int"), ("x", "a str"), ([1], "a list"), (object(), "an object"), (1.5, "a float")])
def test_types_have_their_article(value, article):
    with pytest.raises(tablerules.ArgumentError, match=f"^record 1 is {article}, not a dictionary, a dataclass or a named tuple$"):
        RULES.check(iter([value]))
    with pytest.raises(tablerules.ArgumentError, match="^rules are a text, not an int: "):
        tablerules.parse(3)
