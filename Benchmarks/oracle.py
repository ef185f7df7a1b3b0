#!/usr/bin/env python3
"""Print the cells of a CSV file that break a Table Schema, one JSON line for each cell.

The oracle is written to be obviously correct rather than fast, with Python's `csv`, `re`, `decimal`
and `datetime`. It supports the types string, integer, number and date with the constraints in
`CONSTRAINTS`. It rejects any other schema, and files that are not plain RFC 4180, because an oracle
must not guess.

For each cell it checks presence (`required`), then the type, then the constraints in the order of
the schema, and reports only the first failure.
"""

from __future__ import annotations

import argparse
import csv
import datetime
import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

Logical = str | Decimal | datetime.date
"""The value of a cell by the type of its column."""

Test = Callable[[Logical], bool]
"""Returns whether a value satisfies one constraint."""

INTEGER = re.compile(r"[+-]?[0-9]+")
NUMBER = re.compile(r"([+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+))(?:[eE]([+-]?)([0-9]+))?")
DATE = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
SPECIAL_NUMBERS = {"nan": Decimal("NaN"), "inf": Decimal("Infinity"), "-inf": Decimal("-Infinity")}
LARGEST_EXPONENT = 10**17
"""Exponents beyond this decide any comparison alone; `Decimal` takes at most 18 digits of one."""

FIELD_KEYS = {"name", "title", "description", "example", "type", "constraints", "missingValues"}
SCHEMA_KEYS = {"$schema", "fields", "fieldsMatch", "missingValues", "tests"}


class Unsupported(Exception):
    """A schema or a file that this oracle does not support."""


@dataclass(frozen=True)
class Finding:
    """A bad cell: its record and physical line, both from 1, its column, its text and the broken rule."""

    record: int
    line: int
    field: str
    value: str
    rule: str

    def json(self) -> str:
        """Return the finding as one line of JSON."""
        return json.dumps(vars(self), ensure_ascii=False)


@dataclass(frozen=True)
class Column:
    """A field of the schema, prepared for checking cells."""

    name: str
    missing: frozenset[str]
    required: bool
    type: str
    read: Callable[[str], Logical | None]
    tests: list[tuple[str, Test]]

    def broken_rule(self, cell: str) -> str | None:
        """Return the first rule that the cell breaks, or None."""
        if cell in self.missing:
            return "required" if self.required else None
        value = self.read(cell)
        if value is None:
            return self.type
        for rule, holds in self.tests:
            if not holds(value):
                return rule
        return None


def read_integer(cell: str) -> Decimal | None:
    """Return the value of an integer: an optional sign and ASCII digits."""
    return Decimal(cell) if INTEGER.fullmatch(cell) else None


def read_number(cell: str) -> Decimal | None:
    """Return the exact value of an XSD decimal with an optional exponent, NaN, INF or -INF.

    An exponent too large for `Decimal` becomes `LARGEST_EXPONENT`, which compares the same.
    """
    if cell.lower() in SPECIAL_NUMBERS:
        return SPECIAL_NUMBERS[cell.lower()]
    parts = NUMBER.fullmatch(cell)
    if not parts:
        return None
    mantissa, sign, digits = parts.group(1), parts.group(2) or "", parts.group(3) or "0"
    if len(digits.lstrip("0")) > 17:
        digits = str(LARGEST_EXPONENT)
    return Decimal(f"{mantissa}E{sign}{digits}")


def read_date(cell: str) -> datetime.date | None:
    """Return the date of a text YYYY-MM-DD, or None if it does not exist."""
    parts = DATE.fullmatch(cell)
    if not parts:
        return None
    try:
        return datetime.date(*map(int, parts.groups()))
    except ValueError:
        return None


READERS: dict[str, Callable[[str], Logical | None]] = {
    "string": str,
    "integer": read_integer,
    "number": read_number,
    "date": read_date,
}


def min_length(least: int, _: str) -> Test:
    """Return a test for at least `least` code points."""
    return lambda value: len(value) >= least


def max_length(most: int, _: str) -> Test:
    """Return a test for at most `most` code points."""
    return lambda value: len(value) <= most


def pattern(text: str, _: str) -> Test:
    """Return a test for a match of the whole value, with ASCII character classes."""
    compiled = re.compile(text, re.ASCII)
    return lambda value: compiled.fullmatch(value) is not None


def one_of(choices: list[str], _: str) -> Test:
    """Return a test for being one of the choices."""
    allowed = frozenset(choices)
    return lambda value: value in allowed


def bound_value(bound: Any, kind: str) -> Logical:
    """Return a bound, given as JSON or text, as a value of the column's type."""
    value = READERS[kind](str(bound))
    if value is None or isinstance(bound, bool):
        raise Unsupported(f"the bound {bound!r} is not of type {kind}")
    return value


def is_nan(value: Logical) -> bool:
    """Return whether the value is NaN, which Python does not compare."""
    return isinstance(value, Decimal) and value.is_nan()


def minimum(bound: Any, kind: str) -> Test:
    """Return a test for at least the bound; NaN does not satisfy it."""
    least = bound_value(bound, kind)
    return lambda value: not is_nan(value) and value >= least


def maximum(bound: Any, kind: str) -> Test:
    """Return a test for at most the bound; NaN does not satisfy it."""
    most = bound_value(bound, kind)
    return lambda value: not is_nan(value) and value <= most


ORDERED = {"integer", "number", "date"}
CONSTRAINTS: dict[str, tuple[str, set[str], Callable[[Any, str], Test]]] = {
    "minLength": ("length", {"string"}, min_length),
    "maxLength": ("length", {"string"}, max_length),
    "pattern": ("regex", {"string"}, pattern),
    "enum": ("one-of", {"string"}, one_of),
    "minimum": ("range", ORDERED, minimum),
    "maximum": ("range", ORDERED, maximum),
}
"""Name in the schema: rule in the findings, types that may have it, function that creates its test."""


def tests_of(constraints: dict[str, Any], kind: str, name: str) -> list[tuple[str, Test]]:
    """Return rule and test of each constraint but `required`, in the order of the schema."""
    tests = []
    for key, argument in constraints.items():
        if key == "required":
            continue
        if key not in CONSTRAINTS or kind not in CONSTRAINTS[key][1]:
            raise Unsupported(f"the constraint {key} of the field {name} of type {kind} is not supported")
        rule, _, make = CONSTRAINTS[key]
        tests.append((rule, make(argument, kind)))
    return tests


def missing_values(owner: dict[str, Any], default: frozenset[str]) -> frozenset[str]:
    """Return the texts of missing values, given as strings or as objects with a label."""
    if "missingValues" not in owner:
        return default
    items = owner["missingValues"]
    return frozenset(item["value"] if isinstance(item, dict) else item for item in items)


def refuse_unknown(owner: dict[str, Any], known: set[str], what: str) -> None:
    """Raise if there is a key that this oracle does not support."""
    for key in owner.keys() - known:
        raise Unsupported(f"the key {key} of {what} is not supported")


def column(field: dict[str, Any], default_missing: frozenset[str]) -> Column:
    """Return the column that a field of the schema describes."""
    name, kind = field["name"], field.get("type", "any")
    refuse_unknown(field, FIELD_KEYS, f"the field {name}")
    if kind not in READERS:
        raise Unsupported(f"the type {kind} of the field {name} is not supported")
    constraints = field.get("constraints", {})
    return Column(
        name=name,
        missing=missing_values(field, default_missing),
        required=constraints.get("required", False),
        type=kind,
        read=READERS[kind],
        tests=tests_of(constraints, kind, name),
    )


def columns_of(schema: dict[str, Any]) -> list[Column]:
    """Return the columns of a Table Schema whose fields match those of the file exactly."""
    refuse_unknown(schema, SCHEMA_KEYS, "the schema")
    if schema.get("fieldsMatch", "exact") not in ("exact", ["exact"]):
        raise Unsupported("fieldsMatch other than exact is not supported")
    missing = missing_values(schema, frozenset([""]))
    return [column(field, missing) for field in schema["fields"]]


def line_ends(text: str) -> int:
    """Count the line ends in a cell: LF, CRLF as one, or a lone CR."""
    return text.count("\n") + text.count("\r") - text.count("\r\n")


def records(path: str) -> Iterator[tuple[int, list[str]]]:
    """Yield each record, including the header, with the physical line on which it begins.

    The reader counts the lines read so far, so a record begins on the line after those of the last
    one. A blank line is a record only in a table of one column.
    """
    with open(path, encoding="utf-8-sig", newline="") as stream:
        reader = csv.reader(stream, strict=True)
        width, before = None, 0
        for cells in reader:
            start, before = before + 1, reader.line_num
            if not cells and width != 1:
                continue
            cells = cells or [""]
            width = width or len(cells)
            if len(cells) != width:
                raise Unsupported(f"line {start}: {len(cells)} fields, the header has {width}")
            yield start, cells


def findings(columns: list[Column], path: str) -> Iterator[Finding]:
    """Yield a finding for each bad cell, in the order of the file."""
    rows = records(path)
    _, header = next(rows, (1, []))
    if header != [column.name for column in columns]:
        raise Unsupported(f"the header {header} differs from the fields of the schema")
    for number, (start, cells) in enumerate(rows, 1):
        for index, (column, cell) in enumerate(zip(columns, cells)):
            rule = column.broken_rule(cell)
            if rule:
                line = start + sum(map(line_ends, cells[:index]))
                yield Finding(number, line, column.name, cell, rule)


def main() -> int:
    """Print the findings: 0 if the file was checked, else 2."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("rules", metavar="RULES", help="a Table Schema as JSON")
    parser.add_argument("csv", metavar="CSV", help="the file to check, in UTF-8, with a header")
    options = parser.parse_args()
    csv.field_size_limit(sys.maxsize)
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    try:
        with open(options.rules, encoding="utf-8") as stream:
            columns = columns_of(json.load(stream, parse_float=Decimal))
        for finding in findings(columns, options.csv):
            print(finding.json())
    except (Unsupported, OSError, ValueError, KeyError, csv.Error) as problem:
        print(f"oracle: {problem}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
