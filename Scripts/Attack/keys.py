"""Keys: unique values, primary, unique and foreign keys against dictionaries, over several files and threads."""

from __future__ import annotations

import csv
import functools
import io
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from decimal import Decimal

from Attack.campaign import Campaign
from Attack.minimal import cuts
from Attack.program import run

COLUMNS = ["a", "b", "c"]
CELLS = {"string": ["", "a", "b", "A", "é", "e\u0301", "1", "01", "a,b", 'q"', " a"],
         "integer": ["", "1", "01", "+1", "2", "-0", "0", "x", "12"],
         "number": ["", "1", "1.0", "1e0", "10e-1", "2", "0.0", "-0", "x", "NaN"]}
CODES = {"required", "unique.duplicate", "primary-key.duplicate", "unique-key.duplicate", "foreign-key.missing"}


@dataclass(frozen=True)
class Table:
    """A schema, the rows of the files, and those of the table that a foreign key refers to."""

    schema: dict
    files: tuple[tuple[tuple[str, ...], ...], ...]
    reference: tuple[tuple[str, ...], ...]
    jobs: int
    # The limit on the memory of keys; 0 for the default.
    memory: int = 0


class Keys(Campaign):
    """Findings of keys, with the first record that each repeats."""

    name = "keys"

    def draw(self, draw: random.Random) -> Table:
        types = [draw.choice(list(CELLS)) for _ in COLUMNS]
        fields = [{"name": name, "type": type, **({"constraints": {"unique": True}} if draw.random() < 0.3 else {})}
                  for name, type in zip(COLUMNS, types)]
        schema: dict = {"fields": fields}
        if draw.random() < 0.4:
            schema["primaryKey"] = draw.sample(COLUMNS, draw.choice([1, 2]))
        if draw.random() < 0.5:
            schema["uniqueKeys"] = [draw.sample(COLUMNS, draw.choice([1, 2, 3])) for _ in range(draw.choice([1, 2]))]
        if draw.random() < 0.5:
            own = draw.sample(COLUMNS, draw.choice([1, 2]))
            # A key and what it refers to have the same types: values of different types are never equal.
            referred: list[str] = []
            for name in own:
                same = [other for other, type in zip(COLUMNS, types) if type == types[COLUMNS.index(name)]]
                referred.append(draw.choice([other for other in same if other not in referred]))
            reference = {"fields": referred}
            if draw.random() < 0.6:
                reference |= {"resource": "other", "path": "other.csv", "fields": own}
            schema["foreignKeys"] = [{"fields": own, "reference": reference}]
        size, wide = draw.choice([4, 30, 300]), draw.random() < 0.3

        def rows(count: int) -> tuple[tuple[str, ...], ...]:
            return tuple(tuple(
                str(draw.randrange(size)) if wide and draw.random() < 0.8 else draw.choice(CELLS[type]) for type in types
            ) for _ in range(count))

        files = tuple(rows(draw.randrange(size)) for _ in range(draw.choice([1, 1, 2])))
        if draw.random() < 0.01:
            files = tuple(rows(20_000) for _ in files)
        return Table(schema, files, rows(draw.randrange(size)), draw.choice([1, 2, 5]), draw.choice([0, 1, 200, 3000]))

    def fault(self, case: Table) -> str | None:
        self.sums["records"] += sum(map(len, case.files))
        (self.folder / "rules.json").write_text(json.dumps(case.schema))
        (self.folder / "other.csv").write_text(text(case.reference), "utf-8", newline="")
        names = ["x.csv", "y.csv"][:len(case.files)]
        for name, rows in zip(names, case.files):
            (self.folder / name).write_text(text(rows), "utf-8", newline="")
        ran = run([self.tools.program, "check", "-q", "--all", "-r", "rules.json", "-j", str(case.jobs), "--format", "jsonl",
                   *(["--unique-memory", str(case.memory)] if case.memory else []), "--errors", "-", *names], self.folder)
        if crash := ran.crash():
            return crash
        if ran.status == 2:
            return f"status 2: {ran.errors.decode()}"
        found = set()
        for finding in map(json.loads, ran.output.splitlines()):
            if finding["code"] in CODES:
                found.add((names.index(finding["file"]), finding["record"], finding["field"], finding["code"]))
        wanted = set(expected(case))
        self.sums["findings"] += len(wanted)
        return None if found == wanted else f"only found {sorted(found - wanted)}, only expected {sorted(wanted - found)}"

    def smaller(self, case: Table) -> Iterator[Table]:
        for index, rows in enumerate(case.files):
            for fewer in cuts(rows):
                yield replace(case, files=(*case.files[:index], fewer, *case.files[index + 1:]))
        for fewer in cuts(case.reference):
            yield replace(case, reference=fewer)
        for key in ("primaryKey", "uniqueKeys", "foreignKeys"):
            if key in case.schema:
                yield replace(case, schema={name: value for name, value in case.schema.items() if name != key})


def text(rows: tuple[tuple[str, ...], ...]) -> str:
    """Return a CSV file with a header; the cells are quoted, so that an empty one is not a blank line."""
    stream = io.StringIO()
    csv.writer(stream, quoting=csv.QUOTE_ALL, lineterminator="\n").writerows([COLUMNS, *rows])
    return stream.getvalue()


@functools.cache
def meaning(cell: str, type: str) -> object:
    """Return the value of a cell, None if it is absent or not of its type; equal values are equal keys."""
    if cell == "":
        return None
    if type == "string":
        return cell
    try:
        value = Decimal(cell) if type == "number" or "." not in cell else None
    except ArithmeticError:
        return None
    # NaN equals itself here, as a key, and -0 equals 0.
    return "NaN" if value.is_nan() else value


def expected(case: Table) -> Iterator[tuple[int, int, str, str]]:
    """Yield the findings of keys as (file, record, field, code)."""
    fields = case.schema["fields"]
    types = {field["name"]: field["type"] for field in fields}

    def key(row: tuple[str, ...], names: list[str]) -> tuple | None:
        values = tuple(meaning(row[COLUMNS.index(name)], types[name]) for name in names)
        return None if None in values else values

    primary = case.schema.get("primaryKey", [])
    unique = [([field["name"]], "unique.duplicate") for field in fields if field.get("constraints", {}).get("unique")]
    unique += [(primary, "primary-key.duplicate")] if primary else []
    unique += [(names, "unique-key.duplicate") for names in case.schema.get("uniqueKeys", [])]
    seen: list[set] = [set() for _ in unique]
    foreign = []
    for one in case.schema.get("foreignKeys", []):
        names = one["reference"]["fields"]
        rows = case.reference if "path" in one["reference"] else [row for file in case.files for row in file]
        # The values of the other table are read by the types of the fields that refer to them.
        kinds = [(COLUMNS.index(name), types[own]) for name, own in zip(names, one["fields"])]
        targets = {tuple(meaning(row[column], type) for column, type in kinds) for row in rows}
        foreign.append((one["fields"], targets))
    for file, rows in enumerate(case.files):
        for number, row in enumerate(rows, 1):
            for name in primary:
                if row[COLUMNS.index(name)] == "":
                    yield file, number, name, "required"
            for (names, code), before in zip(unique, seen):
                values = key(row, names)
                if values is not None and values in before:
                    yield file, number, names[0], code
                if values is not None:
                    before.add(values)
            for names, targets in foreign:
                values = key(row, names)
                if values is not None and values not in targets:
                    yield file, number, names[0], "foreign-key.missing"
