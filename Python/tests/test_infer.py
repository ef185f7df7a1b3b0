"""Tests of rules that are proposed for tables."""

import datetime
import random

import pandas
import polars
import pyarrow
import pyarrow.parquet
import pytest

import tablerules

COUNT = 400
DRAWN = random.Random(1)
COLUMNS = {
    "id": list(range(1000, 1000 + COUNT)),
    "status": [DRAWN.choice(["open", "paid", "void"]) for _ in range(COUNT)],
    "price": [DRAWN.randrange(10_000) / 100 for _ in range(COUNT)],
    "day": [datetime.date(2024, 1, 1) + datetime.timedelta(days=DRAWN.randrange(300)) for _ in range(COUNT)],
    "paid": [DRAWN.random() < 0.5 for _ in range(COUNT)],
    "email": [f"user{number}@example.com" for number in range(COUNT)],
    "tags": [["new"] * (number % 3) for number in range(COUNT)],
}


def lines(rules):
    """Return the lines of a rule file that are no comments."""
    return [line.strip() for line in str(rules).splitlines() if not line.lstrip().startswith("#")]


def test_the_types_of_a_frame_are_those_of_its_memory():
    rules = tablerules.infer(polars.DataFrame(COLUMNS))
    assert {field["name"]: field["type"] for field in rules.describe()["fields"]} == {
        "id": "integer", "status": "string", "price": "number", "day": "date", "paid": "boolean", "email": "string",
        "tags": "array",
    }
    assert "constraints: {required: true, enum: [open, paid, void]}" in lines(rules)
    assert 'format: "email"' in lines(rules)
    assert "primaryKey: [id]" in lines(rules)
    assert str(rules).startswith("# Proposed by tablerules.infer() from table, 400 records: nearly all values keep these rules.\n")


@pytest.mark.parametrize("table", [
    pyarrow.table(COLUMNS), polars.DataFrame(COLUMNS).lazy(), [polars.DataFrame(COLUMNS)[:100], polars.DataFrame(COLUMNS)[100:]],
])
def test_other_frames_have_the_same_rules(table):
    assert lines(tablerules.infer(table)) == lines(tablerules.infer(polars.DataFrame(COLUMNS)))


def test_a_whole_number_of_a_float_column_is_a_number():
    rules = tablerules.infer(pandas.DataFrame({"amount": [1.0, None, 3.0] * 20, "size": [1, 2, 3] * 20}))
    assert [field["type"] for field in rules.describe()["fields"]] == ["number", "integer"]


def test_a_column_without_values_has_the_type_of_its_memory():
    rules = tablerules.infer(pyarrow.table({"at": pyarrow.nulls(30, pyarrow.timestamp("us")), "text": pyarrow.nulls(30, pyarrow.string())}))
    assert [field["type"] for field in rules.describe()["fields"]] == ["datetime", "string"]


def test_bytes_that_are_no_text_have_no_rules():
    table = pyarrow.table({"digest": pyarrow.array([b"\xff%d" % number for number in range(40)], pyarrow.binary())})
    rules = tablerules.infer(table, tolerance=0)
    assert [field["type"] for field in rules.describe()["fields"]] == ["any"]
    assert rules.check(table).ok


def test_a_name_ends_no_comment(tmp_path):
    name = "orders\u2028: of: 'May'\n\ufffe"
    (tmp_path / "a.csv").write_text("a\n" + "1\n" * 30)
    for table in (pyarrow.table({"a": [1] * 30}), tmp_path / "a.csv"):
        assert "\n# Proposed by tablerules.infer() from orders\ufffd: of: 'May'\ufffd\ufffd, 30 records" in f"\n{tablerules.infer(table, name=name)}"


def test_keys_beyond_their_memory_are_an_error():
    with pytest.raises(tablerules.KeyMemoryError, match="allow more by key_memory"):
        tablerules.infer(polars.DataFrame({"a": [f"{number:030d}" for number in range(20_000)]}), key_memory=1_000)


def test_records_of_python_have_a_field_for_each_key():
    records = [{"number": number, "kind": "ab"[number % 2]} for number in range(60)] + [{"late": "x"}]
    rules = tablerules.infer(records, name="orders")
    assert rules.fields == ["number", "kind", "late"]
    assert "from orders, 61 records" in str(rules)


def test_a_suspect_is_a_finding_of_a_check():
    columns = {**COLUMNS, "status": ["piad", *COLUMNS["status"][1:]]}
    rules = tablerules.infer(polars.DataFrame(columns))
    assert [(finding.record, finding.value) for finding in rules.check(polars.DataFrame(columns))] == [(1, "piad")]
    strict = tablerules.infer(polars.DataFrame(columns), tolerance=0)
    assert strict.check(polars.DataFrame(columns)).ok


def test_texts_of_a_frame_have_the_rules_of_their_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    frame = polars.DataFrame(COLUMNS).drop("tags")
    frame.write_csv("orders.csv")
    frame.write_parquet("orders.parquet")
    texts = polars.read_csv("orders.csv", infer_schema=False)
    rules = tablerules.infer("orders.csv")
    assert lines(rules) == lines(tablerules.infer(texts))
    # The memory of a frame proves that a column is of truth values; texts have the words of the file.
    words = ['trueValues: ["true"]', 'falseValues: ["false"]']
    assert [line for line in lines(rules) if line not in words] == lines(tablerules.infer(frame))
    assert lines(tablerules.infer("orders.parquet")) == lines(tablerules.infer(frame))
    assert "from orders.parquet, 400 records" in str(tablerules.infer("orders.parquet"))
    assert rules.check("orders.csv").ok
    assert lines(tablerules.infer(["orders.csv", "orders.csv"])) != lines(rules)  # no number is there once


def test_the_delimiter_of_a_file_is_part_of_its_rules(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("id;amount\n" + "".join(f"{number};{number}.50\n" for number in range(100)))
    rules = tablerules.infer(path)
    assert "dialect: {delimiter: ';'}" in str(rules)
    assert rules.check(path).ok


def test_columns_without_a_name_of_their_own_have_no_field():
    table = pyarrow.table([pyarrow.array(range(50)), pyarrow.array(range(50)), pyarrow.array(range(50))], names=["a", "a", "b"])
    rules = tablerules.infer(table)
    assert rules.fields == ["b"]
    assert "Columns whose names are empty or repeated, or whose values cannot be checked, have no field." in str(rules)


def _fails_once():
    """Yield records the first time that it is read."""
    class Once:
        count = 0

        def __iter__(self):
            Once.count += 1
            return iter([{"a": "1"}] * 30 if Once.count < 3 else [])

    return Once()


@pytest.mark.parametrize(("table", "reason"), [
    ((record for record in [{"a": 1}]), "a generator can be read once: pass a list or a table of it"),
    (pyarrow.table({"a": [1]}).to_reader(), "a RecordBatchReader can be read once"),
    (_fails_once(), "the table had 30 records when it was read first, and 0 when it was read again"),
    (5, "an int cannot be checked"),
    (polars.Series([1]), "it is one column: pass series.to_frame()"),
    (pyarrow.table({}), "the table has no column with a name of its own"),
    ([], "the table has no record with a member, so that it has no columns"),
])
def test_what_is_no_table_that_can_be_read_several_times_is_an_error(table, reason):
    with pytest.raises((tablerules.ArgumentError, tablerules.TypeFault), match=reason.replace("(", r"\(").replace(")", r"\)")):
        tablerules.infer(table)


@pytest.mark.parametrize("tolerance", [-0.1, 0.6, float("nan"), "0.5%", True])
def test_a_tolerance_that_is_no_share_is_an_error(tolerance):
    with pytest.raises(tablerules.ArgumentError, match="the tolerance is a share of the values from 0 to 0.5"):
        tablerules.infer([{"a": 1}], tolerance=tolerance)


@pytest.mark.parametrize(("arguments", "reason"), [
    ({"name": 5}, "the name of the table is a text, not an int"),
    ({"key_memory": 0}, "the memory of keys is a number of bytes, at least 1, not 0"),
    ({"key_memory": "1 GB"}, "the memory of keys is a number of bytes, at least 1, not '1 GB'"),
])
def test_other_arguments_without_meaning_are_errors(arguments, reason):
    with pytest.raises(tablerules.ArgumentError, match=reason):
        tablerules.infer([{"a": 1}], **arguments)


def test_a_file_that_cannot_be_read_is_an_error(tmp_path):
    with pytest.raises(tablerules.InputError, match="cannot read .*none.csv: No such file or directory"):
        tablerules.infer(tmp_path / "none.csv")
    (tmp_path / "empty.csv").write_text("")
    with pytest.raises(tablerules.InputError, match="empty.csv is empty: it has no header"):
        tablerules.infer(tmp_path / "empty.csv")


def test_the_rules_are_written_as_a_file(tmp_path):
    path = tmp_path / "orders.yml"
    path.write_text(str(tablerules.infer(polars.DataFrame(COLUMNS))))
    assert tablerules.load(path).check(polars.DataFrame(COLUMNS)).ok
