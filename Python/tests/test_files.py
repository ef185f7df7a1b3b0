"""Tests of folders, patterns of names, and lists of files, which are one table."""

import pathlib

import pyarrow
import pyarrow.csv
import pyarrow.dataset
import pyarrow.feather
import pyarrow.ipc
import pyarrow.orc
import pyarrow.parquet
import pytest

import tablerules

RULES = tablerules.parse("fields: [{name: id, type: integer, constraints: {unique: true}}, {name: email, type: string, format: email}]")
FIRST = pyarrow.table({"id": [1, 2, 3], "email": ["ann@example.com", "bob", "cem@example.com"]})
SECOND = pyarrow.table({"id": [4, 1, 6], "email": ["dan@example.com", "eve@example.com", "no"]})


def write_stream(table, path):
    with pyarrow.ipc.new_stream(path, table.schema) as writer:
        writer.write_table(table)


def write_lines(table, path):
    pathlib.Path(path).write_text("".join(f'{{"id": {row["id"]}, "email": "{row["email"]}"}}\n' for row in table.to_pylist()))


WRITERS = {
    "csv": lambda table, path: pyarrow.csv.write_csv(table, path),
    "jsonl": write_lines,
    "parquet": pyarrow.parquet.write_table,
    "pq": pyarrow.parquet.write_table,
    "feather": lambda table, path: pyarrow.feather.write_feather(table, str(path)),
    "arrow": lambda table, path: pyarrow.feather.write_feather(table, str(path), compression="uncompressed"),
    "ipc": lambda table, path: pyarrow.feather.write_feather(table, str(path), compression="zstd"),
    "arrows": write_stream,
    "orc": lambda table, path: pyarrow.orc.write_table(table, str(path)),
}


@pytest.fixture(params=WRITERS)
def folder(request, tmp_path, monkeypatch):
    """Make a folder with two files of each format in turn, and what is no file of a table."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data" / "more").mkdir(parents=True)
    WRITERS[request.param](FIRST, tmp_path / "data" / f"a.{request.param}")
    WRITERS[request.param](SECOND, tmp_path / "data" / "more" / f"b.{request.param}")
    WRITERS[request.param](SECOND, tmp_path / "data" / f"b.{request.param}")
    for name in (f".hidden.{request.param}", f"_temporary.{request.param}"):
        (tmp_path / "data" / name).write_text("x")
    (tmp_path / "data" / "README.md").write_text("x")
    return request.param


def findings_of(table, rules=RULES):
    findings, summary = rules.check(table), rules.count(table)
    assert (findings.ok, findings.records, findings.invalid, findings.counts) == (
        summary.ok, summary.records, summary.invalid, summary.counts)
    return [(finding.file, finding.record, finding.code) for finding in findings]


def expected(*names):
    """Return the findings on files of which the first has the first table, and the others the second one."""
    found = [(names[0], 2, "email.no-at-sign")]
    for place, name in enumerate(names[1:]):
        found += [(name, record, "unique.duplicate") for record in ((1, 2, 3) if place else (2,))] + [(name, 3, "email.no-at-sign")]
    return sorted(found, key=lambda row: (names.index(row[0]), row[1], row[2] != "unique.duplicate"))


def sorted_by_record(found):
    names = list(dict.fromkeys(file for file, _, _ in found))
    return sorted(found, key=lambda row: (names.index(row[0]), row[1], row[2] != "unique.duplicate"))


def test_the_files_of_a_folder_are_one_table(folder):
    names = [f"data/a.{folder}", f"data/b.{folder}"]
    for table in ("data", pathlib.Path("data"), "data/", f"data/*.{folder}", "data/[ab].*", names, tuple(map(pathlib.Path, names))):
        assert findings_of(table) == expected(*names)


def test_a_pattern_reaches_into_folders(folder):
    names = [f"data/a.{folder}", f"data/b.{folder}", f"data/more/b.{folder}"]
    assert sorted_by_record(findings_of(f"data/**/*.{folder}")) == expected(*names)
    assert findings_of(f"data/more/*.{folder}") == [(f"data/more/b.{folder}", 3, "email.no-at-sign")]


def test_a_key_names_the_file_of_the_first_record(folder):
    [message] = [finding.message for finding in RULES.check("data") if finding.code == "unique.duplicate"]
    place = "record 1" if folder not in ("csv", "jsonl") else "line 2" if folder == "csv" else "line 1"
    assert message == f"must be unique: {place} of data/a.{folder} has the same value"


def test_a_single_file_is_checked_as_alone(folder):
    names = [f"data/a.{folder}"]
    for table in (*names, names, f"data/a*.{folder}"):
        assert findings_of(table) == expected(*names)
    assert [finding.file for finding in RULES.check(f"data/a.{folder}", name="people")] == ["people"]


def test_a_name_is_for_one_table(folder):
    with pytest.raises(tablerules.ArgumentError, match="the name 'people' is for one table, and findings of 2 files have the names"):
        RULES.check("data", name="people")


def test_files_that_have_one_format_each_are_split(folder):
    if folder in ("csv", "jsonl"):
        with pytest.raises(tablerules.ArgumentError, match="a str cannot be split: read it into a frame or a table first"):
            RULES.split("data")
        return
    valid, invalid = RULES.split("data")
    assert valid["id"].to_pylist() == [1, 3, 4] and invalid["id"].to_pylist() == [2, 1, 6]


def test_rules_over_the_table_are_for_all_files(folder):
    rules = tablerules.parse("fields: [{name: id}, {name: email}]\ntable: {records: {minimum: 7}}")
    assert findings_of("data", rules) == [(f"data/a.{folder}", None, "table.too-few-records")]
    assert findings_of(f"data/**/*.{folder}", rules) == []


def test_texts_may_have_different_headers(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    pathlib.Path("a.csv").write_text("id,email\n1,bob\n")
    pathlib.Path("b.csv").write_text("email,id\nx@y.co,1\n")
    pathlib.Path("c.csv").write_text("email,note\nx@y.co,1\n")
    rules = tablerules.parse("fieldsMatch: subset\nfields: [{name: id, constraints: {unique: true}}, {name: email, type: string, format: email}]")
    assert findings_of("?.csv", rules) == [
        ("a.csv", 1, "email.no-at-sign"), ("b.csv", 1, "unique.duplicate"), ("c.csv", None, "header.missing-field"),
    ]


def test_files_of_one_schema_are_required_where_there_are_types(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    pyarrow.parquet.write_table(FIRST, "a.parquet")
    for other, reason in [
        (FIRST.drop_columns(["email"]), "no column 'email', unlike"),
        (FIRST.append_column("x", [[1, 2, 3]]), "a column 'x', unlike"),
        (FIRST.select(["email", "id"]), "its columns in another order than"),
        (FIRST.set_column(0, "id", FIRST["id"].cast("int32")), "the column 'id' as 'i' of Arrow and not as 'l', unlike"),
    ]:
        pyarrow.parquet.write_table(other, "b.parquet")
        with pytest.raises(tablerules.ArgumentError) as caught:
            RULES.check("*.parquet")
        assert str(caught.value).startswith(f"'b.parquet' has {reason} the first one; ")


def test_a_text_that_cannot_be_read_is_a_finding_beside_others(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    pathlib.Path("a.csv").write_text("id,email\n1,ann@example.com\n")
    pathlib.Path("b.csv").write_text("")
    assert findings_of("*.csv") == [("b.csv", None, "file.empty")]
    assert repr(RULES.check("*.csv")) == "1 file cannot be read; the record is valid\n  -  file.empty  1"
    with pytest.raises(tablerules.InputError, match="cannot read b.csv: it has no header"):
        RULES.check("b.csv")


@pytest.mark.parametrize(("table", "message"), [
    ("none/*.csv", "no file matches 'none/*.csv'"),
    ("empty", "the folder 'empty' has no file whose name ends with .csv, .tsv, "),
    ("mixed/*", "the format of 'mixed/c.md' is not known by its name, which ends with none of .csv, "),
    ("texts", "'texts' has files of CSV and of JSON Lines; check those of one format at a time"),
    ("mixed", "'mixed' has files of CSV and of Parquet; check those of one format at a time"),
    (["mixed/a.csv", "mixed/b.parquet"], "the list has files of CSV and of Parquet; check those of one format at a time"),
    ("mixed/*.md", "the format of 'mixed/c.md' is not known by its name, which ends with none of .csv, "),
    ("hive/**/*.parquet", "'hive/year=2024/a.parquet' is in the folder 'year=2024', whose name is a value of the records and in no file; give "),
    (["none.csv"], "cannot read none.csv: No such file or directory"),
])
def test_what_names_no_table_is_an_error(table, message, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("empty", "mixed", "texts", "hive/year=2024"):
        pathlib.Path(name).mkdir(parents=True)
    pathlib.Path("mixed/a.csv").write_text("id\n")
    for name in ("mixed/c.md", "texts/a.tsv", "texts/b.jsonl", "hive/year=2024/a.parquet", "mixed/b.parquet"):
        pathlib.Path(name).write_bytes(b"")
    for method in (RULES.check, RULES.count):
        with pytest.raises((tablerules.ArgumentError, tablerules.InputError)) as caught:
            method(table)
        assert str(caught.value).startswith(message)


def test_a_name_with_the_letters_of_a_pattern_is_that_of_its_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    pathlib.Path("a[1].csv").write_text("id,email\n1,bob\n")
    pathlib.Path("a1.csv").write_text("id,email\n1,ann@example.com\n")
    assert findings_of("a[1].csv") == [("a[1].csv", 1, "email.no-at-sign")]
    assert findings_of("a[[]1].csv") == [("a[1].csv", 1, "email.no-at-sign")]


def test_the_keys_of_files_with_types_are_those_of_their_records(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name, table in (("a", FIRST), ("b", SECOND)):
        pyarrow.parquet.write_table(table, f"{name}.parquet")
    assert RULES.keys("*.parquet").num_rows == 6
    assert RULES.keys("*.parquet").equals(RULES.keys(pyarrow.concat_tables([FIRST, SECOND])))


def test_a_dataset_has_the_names_of_its_files(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name, table in (("a", FIRST), ("b", SECOND)):
        pyarrow.parquet.write_table(table, f"{name}.parquet", row_group_size=2)
    names = ["a.parquet", "b.parquet"]
    dataset = pyarrow.dataset.dataset(names)
    assert findings_of(dataset) == expected(*names)
    assert [finding.file for finding in RULES.check(dataset.scanner(batch_size=1))] == ["a.parquet", "b.parquet", "b.parquet"]
    assert findings_of(dataset.filter(pyarrow.dataset.field("id") > 5)) == [("b.parquet", 1, "email.no-at-sign")]
    assert findings_of(dataset.filter(pyarrow.dataset.field("id") > 9)) == []
    assert findings_of(pyarrow.dataset.dataset(FIRST)) == [("table", 2, "email.no-at-sign")]
    assert [finding.file for finding in RULES.check(pyarrow.dataset.dataset(FIRST), name="people")] == ["people"]
    valid, invalid = RULES.split(dataset)
    assert valid.num_rows == 3 and invalid["id"].to_pylist() == [2, 1, 6]


def test_a_dataset_has_the_columns_of_its_folders(tmp_path):
    for year in (2023, 2024):
        (tmp_path / f"year={year}").mkdir()
        pyarrow.parquet.write_table(pyarrow.table({"id": [1, 2]}), tmp_path / f"year={year}" / "a.parquet")
    dataset = pyarrow.dataset.dataset(tmp_path, partitioning="hive")
    rules = tablerules.parse("fields: [{name: id}, {name: year, type: integer, constraints: {maximum: 2023}}]")
    assert [(record, code) for _, record, code in findings_of(dataset, rules)] == [(1, "range.too-large"), (2, "range.too-large")]
