"""Random edits of tables, and the findings that the rules for these have before and after, by their identity."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

COLUMNS = ["id", "a", "b", "u", "p"]
CELLS = {"id": ["1", "2", "3", "é"],
         "a": ["1", "", "z", "é", "e\u0301", "\udcff", "y" * 1023 + "éa", "y" * 1023 + "éb", "a,\"b"],
         "b": ["x", "y", "q", "Q", ""], "u": ["", "1", "2", "3"], "p": ["", "abc", "ab", "é"]}
"""The cells of each column; the surrogate is a byte that is not UTF-8."""
RULES = {"fields": [
    {"name": "id"}, {"name": "a", "type": "integer"},
    {"name": "b", "constraints": {"enum": ["x", "y"], "required": True}, "severity": "warning"},
    {"name": "u", "constraints": {"unique": True}},
    {"name": "p", "type": "string", "control": "password", "constraints": {"minLength": 3}}]}

Row = tuple[str, ...]
Identity = tuple[str, str | None, str, str | None]
"""File, column, code, and the key of the record or the value, with its kind before it."""


@dataclass(frozen=True)
class Edit:
    """The rows of the files before and after, and whether a record is known by its key."""

    before: tuple[tuple[Row, ...], ...]
    after: tuple[tuple[Row, ...], ...]
    has_id: bool


def edit(draw: random.Random) -> Edit:
    """Return random tables, and the same after some random edits."""
    size = draw.choice([3, 8, 30])
    before = [[row(draw) for _ in range(draw.randrange(size))] for _ in range(draw.choice([1, 1, 2]))]
    after = [list(rows) for rows in before]
    for _ in range(draw.randrange(8)):
        rows = draw.choice(after)
        place, kind = draw.randrange(len(rows) + 1), draw.randrange(4)
        if kind == 0:
            rows.insert(place, row(draw))
        elif kind == 1:
            draw.shuffle(rows)
        elif kind == 2:
            del rows[place:place + 1]
        else:
            rows[place:place + 1] = [row(draw)]
    return Edit(tuple(map(tuple, before)), tuple(map(tuple, after)), draw.random() < 0.4)


def row(draw: random.Random) -> Row:
    """Return a random record, rarely with a field too few."""
    cells = tuple(draw.choice(CELLS[name]) for name in COLUMNS)
    return cells[:-1] if draw.random() < 0.05 else cells


def findings(tables: tuple[tuple[Row, ...], ...], has_id: bool) -> Iterator[tuple[Identity, bool]]:
    """Yield the identity of each finding of the rules and whether it is an error, in the order of the records."""
    seen = set()
    for number, rows in enumerate(tables):
        for cells in rows:
            name = f"{number}.csv"
            if len(cells) < len(COLUMNS):
                codes = ["record.ragged"] + ["record.invalid-utf8"] * ("\udcff" in cells)
                yield from (((name, None, code, "value "), True) for code in codes)
                continue
            record = dict(zip(COLUMNS, cells))
            found = []
            if "\udcff" in record["a"]:
                found.append((None, "record.invalid-utf8", None))
            elif record["a"] not in ("", "1"):
                found.append(("a", "integer.malformed", record["a"]))
            if record["b"] not in ("x", "y"):
                found.append(("b", "one-of.not-listed" if record["b"] else "required", record["b"]))
            if record["u"] and record["u"] in seen:
                found.append(("u", "unique.duplicate", record["u"]))
            seen.add(record["u"])
            if len(record["p"]) in (1, 2):
                found.append(("p", "length.too-short", None))
            for field, code, value in found:
                shown = (value or "").replace("\udcff", "\ufffd").encode()[:1024].decode(errors="ignore")
                yield (name, field, code, f"id {record['id']}" if has_id else f"value {shown}"), field != "b"
