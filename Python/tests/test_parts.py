"""Tests of parts of files: the findings of all parts are those of the file."""

import gzip
import json
import os
import random
import signal
import threading
import time

import pytest

import tablerules
from tablerules import _formats, _parts, _pipe, _places
from tablerules._part_check import part_findings

FIELDS = "fields: [{name: a, type: integer}, {name: b, rules: ['length:1..3']}]"
DIALECTS = [
    ("", '12,,""\n\nx', "t.csv"),
    ("", '1,"\n\r\0\\.é\x1a', "t.csv"),
    ("delimiter: ';', quoteChar: \"'\"", "1;;''\n\n\r", "t.csv"),
    ("commentChar: '#'", '1,,""\n\n#', "t.csv"),
    ("header: false", '1,,""\n\n\r', "t.csv"),
    ("headerRows: [2, 3]", '1,,""\n\n', "t.csv"),
    ("doubleQuote: false", '1,""\n', "t.csv"),
    ("skipInitialSpace: true", '1 ,"" \n', "t.csv"),
    ("quoteChar: null", '1,"\n\r', "t.tsv"),
    ("escapeChar: '\\'", '1,\\"\n', "t.csv"),
    ("", '{}"a:1,\n\n\r', "t.jsonl"),
]


def parse(dialect="", match="equal"):
    return tablerules.parse(f"fieldsMatch: {match}\ndialect: {{{dialect}}}\n{FIELDS}")


def by_parts(rules, path, *, all=False):
    """Return the parts of a file, and the findings on them in order."""
    (file,) = _parts.text_files(rules, [str(path)])
    spans = _parts.ranges(file)
    found = [_parts.scanned(rules, file, span) for span in spans] if len(spans) > 1 else []
    parts = _parts.parts(file, spans, found)
    batches = [batch for part in parts for batch in part_findings(rules, file, part, all=all)]
    return parts, [row for batch in batches for row in batch.to_pylist()]


def whole(rules, path, *, all=False):
    """Return the findings of a check of the whole file."""
    return rules.check(path, all=all).to_pyarrow().to_pylist()


@pytest.fixture
def sizes(monkeypatch):
    """Return a function that sets the sizes of ranges and pieces."""

    def set_sizes(of_range, of_piece):
        monkeypatch.setattr(_parts, "BYTES_OF_RANGE", of_range)
        for module in (_parts, _pipe):
            monkeypatch.setattr(module, "PIECE", of_piece)

    return set_sizes


@pytest.mark.parametrize("dialect, alphabet, name", DIALECTS)
def test_the_findings_of_parts_are_those_of_the_file(dialect, alphabet, name, tmp_path, sizes):
    seed = random.randrange(1_000_000)
    generator = random.Random(seed)
    path = tmp_path / name
    divided = compared = 0
    for number in range(40):
        start = generator.choice(["", "a,b\n", "a,b\n", "\ufeffa,b\n", "\ufeff"])
        text = start + "".join(generator.choices(alphabet, k=generator.randrange(200)))
        path.write_bytes(text.encode())
        sizes(generator.randrange(1, 60), generator.randrange(1, 40))
        rules = parse(dialect, generator.choice(["equal", "subset", "partial"]))
        try:
            expected = whole(rules, path, all=number % 2 == 0)
        except tablerules.ValidationError as error:
            with pytest.raises(type(error)) as raised:
                by_parts(rules, path)
            assert str(raised.value) == str(error), f"seed {seed}, number {number}: {text!r}"
            continue
        parts, found = by_parts(rules, path, all=number % 2 == 0)
        assert found == expected, f"seed {seed}, number {number}: {text!r}, {parts}"
        divided, compared = divided + len(parts) - 1, compared + len(found)
    assert compared > 50 and (divided > 20 or "escapeChar" in dialect), f"seed {seed}: {divided}, {compared}"


def test_a_quote_that_is_never_closed_belongs_to_one_part(tmp_path, sizes):
    sizes(20, 8)
    (tmp_path / "t.csv").write_text("a,b\n" + "1,x\n" * 20 + '2,"' + "3,x\n" * 40)
    parts, found = by_parts(parse(), tmp_path / "t.csv")
    assert found == whole(parse(), tmp_path / "t.csv")
    assert [(row["record"], row["code"]) for row in found][-1] == (21, "record.unclosed-quote")
    assert parts[-1].end - parts[-1].start > 160 and len(parts) > 4


def test_a_record_that_is_longer_than_allowed_belongs_to_one_part(tmp_path, sizes):
    sizes(1 << 20, 1 << 18)
    path = tmp_path / "t.csv"
    for field in ("x" * (5 << 20), '"' + "x\n" * (5 << 19) + '"', '"' + "x,y\n" * (5 << 18)):
        path.write_text("a,b\n" + "1,xxxx\n" * 300_000 + f"1,{field}\n" + "1,xxxx\n" * 300_000)
        parts, found = by_parts(parse(), path)
        assert found == whole(parse(), path) and len(parts) > 2
        assert "record.too-long" in {row["code"] for row in found}


def test_a_file_without_lf_is_one_part(tmp_path, sizes):
    sizes(10, 3)
    (tmp_path / "t.csv").write_text("a,b\r" + "1,x\r" * 30)
    parts, found = by_parts(parse(), tmp_path / "t.csv")
    assert len(parts) == 1 and found == whole(parse(), tmp_path / "t.csv") == []


def test_only_the_first_end_of_data_marker_is_reported(tmp_path, sizes):
    sizes(12, 5)
    (tmp_path / "t.csv").write_text("a,b\n" + "1,x\n" * 10 + ("\\.\n" + "1,x\n" * 5) * 4)
    parts, found = by_parts(parse(), tmp_path / "t.csv")
    assert found == whole(parse(), tmp_path / "t.csv") and len(parts) > 4
    assert [row["record"] for row in found if row["code"] == "record.end-of-table"] == [11]


@pytest.mark.parametrize("name", ["t.csv.gz", "t.jsonl.gz", "t.csv"])
def test_a_file_that_cannot_be_divided_is_one_part(name, tmp_path, sizes):
    sizes(10, 7)
    text = "".join(json.dumps({"a": "x"}) + "\n" for _ in range(50)) if "json" in name else "a,b\n" + "x,y\n" * 50
    data = gzip.compress(text.encode()) if name.endswith(".gz") else text.encode("utf-16")
    (tmp_path / name).write_bytes(data)
    parts, found = by_parts(parse(match="subset"), tmp_path / name)
    assert parts == [_parts.Part(0, len(data), 1, True, False)]
    assert found == whole(parse(match="subset"), tmp_path / name) and len(found) == 50


def test_a_wrong_path_and_a_file_without_header_are_errors(tmp_path):
    (tmp_path / "t.csv").write_text("")
    with pytest.raises(tablerules.InputError, match="t.csv: it has no header|t.csv.*it has no header"):
        by_parts(parse(), tmp_path / "t.csv")
    with pytest.raises(FileNotFoundError):
        by_parts(parse(), tmp_path / "none.csv")


def test_a_damaged_file_is_named(tmp_path):
    path = tmp_path / "t.csv.gz"
    path.write_bytes(gzip.compress(random.Random(1).randbytes(300_000).hex().encode().replace(b"7", b"\n"))[:-2000])
    rules = tablerules.parse("dialect: {header: false}\nfields: [{name: a, rules: ['length:1..3']}]")
    with pytest.raises(tablerules.InputError) as expected:
        rules.check(path)
    with pytest.raises(tablerules.InputError) as raised:
        by_parts(rules, path)
    assert str(expected.value) in str(raised.value) and str(path) in str(raised.value)


def test_findings_can_be_left_unread(tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("a,b\n" + "x,yyyy\n" * 500_000)
    rules = parse()
    (file,) = _parts.text_files(rules, [str(path)])
    (part,) = _parts.parts(file, _parts.ranges(file), [])
    batches = part_findings(rules, file, part)
    assert next(batches).num_rows > 0
    batches.close()
    for thread in [thread for thread in threading.enumerate() if thread.name == "tablerules-pipe"]:
        thread.join(10)
        assert not thread.is_alive()


def test_a_file_that_becomes_shorter_is_an_error(tmp_path, sizes):
    sizes(20, 8)
    path = tmp_path / "t.csv"
    path.write_text("a,b\n" + "1,x\n" * 30)
    rules = parse()
    (file,) = _parts.text_files(rules, [str(path)])
    spans = _parts.ranges(file)
    parts = _parts.parts(file, spans, [_parts.scanned(rules, file, span) for span in spans])
    path.write_text("a,b\n" + "1,x\n" * 3)
    with pytest.raises(tablerules.InputError, match="became shorter while it was read"):
        list(part_findings(rules, file, parts[-1]))
    with pytest.raises(tablerules.InputError, match="became shorter while it was read"):
        _parts.scanned(rules, file, spans[0])


@pytest.mark.parametrize("name, format", [
    ("a.csv", "CSV"), ("/x.parquet/a.TSV", "CSV"), ("a.csv.gz", "CSV"), ("a.b.jsonl.zst", "JSON Lines"), ("a.ndjson", "JSON Lines"),
    ("a.parquet", "Parquet"), ("a.parquet.gz", None), ("a.gz", None), ("csv", None), ("a.TXT", "CSV"), ("a.dat", None), ("a.gz.parquet", "Parquet"),
])
def test_the_end_of_a_name_determines_the_format(name, format):
    assert _formats.format_of(name) == format


def test_a_folder_has_files_of_one_format(tmp_path):
    for name in ("b.csv", "_SUCCESS", ".b.csv.crc"):
        (tmp_path / name).write_text("")
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "a.csv.gz").write_text("")
    assert _places.files(str(tmp_path)) == [str(tmp_path / "b.csv"), str(tmp_path / "sub" / "a.csv.gz")]
    for name, message in [("c.parquet", "files of CSV and of Parquet"), ("c.dat", "'c.dat', whose name does not end")]:
        (tmp_path / name).write_text("")
        with pytest.raises(tablerules.ArgumentError, match=message):
            _places.files(str(tmp_path))
        (tmp_path / name).unlink()


def test_a_part_is_checked_without_keys(tmp_path, sizes):
    sizes(10, 5)
    path = tmp_path / "t.csv"
    path.write_text("a,b\n" + "1,xxxx\n" * 9)
    rules = tablerules.parse(f"{FIELDS.replace('integer', 'integer, constraints: {unique: true}')}\nprimaryKey: a")
    _, found = by_parts(rules, path)
    assert [row["code"] for row in found] == ["length.too-long"] * 9
    assert [row["record"] for row in found] == list(range(1, 10))


def test_a_foreign_key_to_another_file_is_checked(tmp_path, sizes):
    sizes(10, 5)
    (tmp_path / "names.csv").write_text("name\n1\n3\n")
    (tmp_path / "rules.yml").write_text(f"{FIELDS}\nforeignKeys: [{{fields: a, reference: {{resource: names, fields: name}}}}]\n")
    (tmp_path / "t.csv").write_text("a,b\n" + "1,x\n2,x\n3,x\n" * 5)
    rules = tablerules.load(tmp_path / "rules.yml")
    parts, found = by_parts(rules, tmp_path / "t.csv")
    assert found == whole(rules, tmp_path / "t.csv") and len(parts) > 4
    assert [row["record"] for row in found if row["code"] == "foreign-key.missing"] == [2, 5, 8, 11, 14]


def test_names_in_a_folder_with_an_address_are_quoted(tmp_path):
    for name in ("a b.csv", "a%20b.csv", "a#b?.csv", "\u00e9.csv"):
        (tmp_path / name).write_text(f"name\n{name}\n")
    found = _places.files(f"file://{tmp_path}")
    texts = {_places.open_input(path).read().decode().split("\n")[1] for path in found}
    assert texts == {"a b.csv", "a%20b.csv", "a#b?.csv", "\u00e9.csv"}
    assert _places._inside("s3://bucket/folder/?region=eu-west-1", "a b.csv") == "s3://bucket/folder/a%20b.csv?region=eu-west-1"


def test_a_single_file_has_a_known_ending(tmp_path):
    (tmp_path / "people.dat").write_text("name\n")
    with pytest.raises(tablerules.ArgumentError, match="people.dat' does not end with .csv"):
        _places.files(str(tmp_path / "people.dat"))


def test_a_file_that_is_one_part_and_becomes_shorter_is_an_error(tmp_path):
    rules = tablerules.parse("encoding: LATIN1\nfields: [{name: n, type: integer}]")
    path = tmp_path / "n.csv"
    path.write_text("n\n" + "x\n" * 100_000)
    (file,) = _parts.text_files(rules, [str(path)])
    assert file.head is None
    (part,) = _parts.parts(file, _parts.ranges(file), [])
    path.write_text("n\n" + "x\n" * 1000)
    with pytest.raises(tablerules.InputError, match="shorter"):
        list(part_findings(rules, file, part))


def test_a_child_that_lives_on_does_not_keep_a_part_from_its_end(tmp_path):
    rules = tablerules.parse("fields: [{name: n, type: integer}]")
    path = tmp_path / "n.csv"
    path.write_text("n\n" + "x\n" * 300_000)
    (file,) = _parts.text_files(rules, [str(path)])
    (part,) = _parts.parts(file, _parts.ranges(file), [])
    found = part_findings(rules, file, part)
    count = next(found).num_rows
    child = os.fork()
    if child == 0:
        time.sleep(60)
        os._exit(0)
    try:
        assert count + sum(batch.num_rows for batch in found) == 300_000
        assert os.waitpid(child, os.WNOHANG) == (0, 0)
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
