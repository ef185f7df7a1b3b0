"""Tests of keys."""

import json

import polars
import pyarrow
import pyarrow.csv
import pytest

import tablerules
from tablerules._arrow import batch_pointers
from tablerules._keys import KeyChecker

KEYS = """
fieldsMatch: subset
fields: [{name: id, type: integer, constraints: {unique: true}}, {name: parent, type: integer}, {name: name}]
uniqueKeys: [[parent, name]]
"""


def test_equal_bytes_of_keys_are_the_duplicates_of_the_whole_table():
    rules = tablerules.parse(KEYS)
    table = pyarrow.table(
        {"id": ["1", "01", "x", None, "3"], "parent": ["1", "+1", "1", None, "1"], "name": ["a", "a", "b", "a", "a"]}
    )
    parts = pyarrow.concat_tables([rules.keys(table.slice(0, 2)), rules.keys(table.slice(2))])
    assert parts.column_names == ["unique(id)", "unique-key(parent, name)"]
    assert json.loads(rules.keys(table).schema.metadata[b"keys"])[0]["code"] == "unique.duplicate"
    duplicates = []
    for name in parts.column_names:
        keys = parts[name].to_pylist()
        duplicates += [(row + 1, name) for row, key in enumerate(keys) if key is not None and key in keys[:row]]
    assert sorted(duplicates) == [(2, "unique(id)"), (2, "unique-key(parent, name)"), (5, "unique-key(parent, name)")]
    expected = [finding.record for finding in rules.check(table) if finding.code.endswith(".duplicate")]
    assert sorted(record for record, _ in duplicates) == expected
    numbers = polars.DataFrame({"id": [1], "parent": [1], "name": ["a"]})
    assert rules.keys(numbers).to_pylist() == rules.keys(table.slice(0, 1)).to_pylist()
    assert len(rules.keys(table.slice(0, 0))) == 0
    with pytest.raises(tablerules.ArgumentError, match="the rules have no key"):
        tablerules.parse("fieldsMatch: subset\nfields: [{name: id}]").keys(table)
    with pytest.raises(tablerules.InputError, match="wrong"):
        rules.keys(failing_reader(table.schema))


def failing_reader(schema):
    def batches():
        raise ValueError("wrong")
        yield

    return pyarrow.RecordBatchReader.from_batches(schema, batches())


def test_the_memory_of_keys_is_limited(tmp_path):
    rules = tablerules.parse("fields: [{name: id, constraints: {unique: true}}]")
    path = tmp_path / "t.csv"
    path.write_text("id\n" + "".join(f"{number}\n" for number in range(100_000)))
    table = pyarrow.csv.read_csv(path)
    for given in [path, table]:
        assert rules.check(given, key_memory=1 << 30).ok
        with pytest.raises(tablerules.KeyMemoryError, match="more than 1000000 bytes at record [0-9]+ of .*; allow more memory"):
            rules.check(given, key_memory=1_000_000)
        with pytest.raises(tablerules.KeyMemoryError):
            rules.count(given, key_memory=1_000_000)
        with pytest.raises(tablerules.ArgumentError, match="the memory of keys is at least 1 byte, not 0"):
            rules.check(given, key_memory=0)


def test_whether_keys_are_the_stored_integers_is_described():
    def described(column, field):
        rules = tablerules.parse(f"fields: [{field}]")
        pointers = batch_pointers(pyarrow.record_batch({"a": column}))
        (key,) = json.loads(KeyChecker(rules.handle, pointers[0]).description)
        return key["isStored"]

    unique = "constraints: {unique: true, required: true}"
    numbers = pyarrow.array([1, 2], pyarrow.int32())
    assert described(numbers, f"{{name: a, type: integer, {unique}}}")
    assert described(numbers, f"{{name: a, {unique}}}")
    # A value that is rejected, absent or another one after normalization is no key as it is stored.
    assert not described(numbers, "{name: a, type: integer, constraints: {unique: true, minimum: 1}}")
    assert not described(numbers, f"{{name: a, type: integer, missingValues: ['0'], {unique}}}")
    assert not described(numbers, f"{{name: a, type: string, normalize: [trim], {unique}}}")
    assert not described(numbers.cast(pyarrow.float64()), f"{{name: a, type: number, {unique}}}")
    assert not described(numbers.cast(pyarrow.string()), f"{{name: a, type: integer, {unique}}}")
