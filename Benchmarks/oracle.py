#!/usr/bin/env python3
"""Say which cells of a CSV file break a Table Schema, one JSON line a cell.

Made to be obviously right rather than fast, and of nothing but Python's own `csv`, `re`,
`decimal` and `datetime`. It knows the types string, integer, number and date with the
constraints that it names in `CONSTRAINTS`; anything else in a schema, and a file that is not
plain RFC 4180, is refused, because a guess would be no oracle.

A cell is asked in this order: is it there (required), is it of its type, and then each
constraint in the order of the schema. The first failure is its only one.
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
"""The value that a cell stands for, by its column's type."""

Test = Callable[[Logical], bool]
"""Whether a value satisfies one constraint."""

INTEGER = re.compile(r"[+-]?[0-9]+")
NUMBER = re.compile(r"([+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+))(?:[eE]([+-]?)([0-9]+))?")
DATE = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
SPECIAL_NUMBERS = {"nan": Decimal("NaN"), "inf": Decimal("Infinity"), "-inf": Decimal("-Infinity")}
LARGEST_EXPONENT = 10**17
"""Past this an exponent decides any comparison; `Decimal` takes no more than 18 digits of it."""

FIELD_KEYS = {"name", "title", "description", "example", "type", "constraints", "missingValues"}
SCHEMA_KEYS = {"$schema", "fields", "fieldsMatch", "missingValues", "tests"}


class Unsupported(Exception):
    """A schema or a file that this oracle will not judge."""


@dataclass(frozen=True)
class Finding:
    """One bad cell: its record and physical line from 1, its column, text and broken rule."""

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
    """One field of the schema, made ready for asking."""

    name: str
    missing: frozenset[str]
    required: bool
    type: str
    read: Callable[[str], Logical | None]
    tests: list[tuple[str, Test]]

    def broken_rule(self, cell: str) -> str | None:
        """Return the first rule that the cell breaks, or nothing."""
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
    """Return the value of an integer: a sign or none, then ASCII digits."""
    return Decimal(cell) if INTEGER.fullmatch(cell) else None


def read_number(cell: str) -> Decimal | None:
    """Return the exact value of an XSD decimal with an exponent or none, NaN, INF or -INF.

    An exponent too large for `Decimal` is brought to `LARGEST_EXPONENT`, which compares alike.
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
    """Return the day of a date written YYYY-MM-DD, if there is such a day."""
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
    """At least so many code points."""
    return lambda value: len(value) >= least


def max_length(most: int, _: str) -> Test:
    """At most so many code points."""
    return lambda value: len(value) <= most


def pattern(text: str, _: str) -> Test:
    """The whole value matches, digits and letters of the classes being ASCII's."""
    compiled = re.compile(text, re.ASCII)
    return lambda value: compiled.fullmatch(value) is not None


def one_of(choices: list[str], _: str) -> Test:
    """The whole value is one of the choices."""
    allowed = frozenset(choices)
    return lambda value: value in allowed


def bound_value(bound: Any, kind: str) -> Logical:
    """Return a bound, JSON or text, as a value of the column's type."""
    value = READERS[kind](str(bound))
    if value is None or isinstance(bound, bool):
        raise Unsupported(f"the bound {bound!r} is no {kind}")
    return value


def is_nan(value: Logical) -> bool:
    """Whether the value is no number, which Python will not compare."""
    return isinstance(value, Decimal) and value.is_nan()


def minimum(bound: Any, kind: str) -> Test:
    """Not below the bound; NaN is on neither side of it."""
    least = bound_value(bound, kind)
    return lambda value: not is_nan(value) and value >= least


def maximum(bound: Any, kind: str) -> Test:
    """Not above the bound; NaN is on neither side of it."""
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
"""Name in the schema: rule in the findings, types that may have it, maker of its test."""


def tests_of(constraints: dict[str, Any], kind: str, name: str) -> list[tuple[str, Test]]:
    """Return rule and test of each constraint but `required`, in the order of the schema."""
    tests = []
    for key, argument in constraints.items():
        if key == "required":
            continue
        if key not in CONSTRAINTS or kind not in CONSTRAINTS[key][1]:
            raise Unsupported(f"the constraint {key} of the field {name}, a {kind}")
        rule, _, make = CONSTRAINTS[key]
        tests.append((rule, make(argument, kind)))
    return tests


def missing_values(owner: dict[str, Any], default: frozenset[str]) -> frozenset[str]:
    """Return the texts that stand for no value, given as strings or as labelled objects."""
    if "missingValues" not in owner:
        return default
    items = owner["missingValues"]
    return frozenset(item["value"] if isinstance(item, dict) else item for item in items)


def refuse_unknown(owner: dict[str, Any], known: set[str], what: str) -> None:
    """Refuse keys whose meaning this oracle does not know."""
    for key in owner.keys() - known:
        raise Unsupported(f"the key {key} of {what}")


def column(field: dict[str, Any], default_missing: frozenset[str]) -> Column:
    """Return the column that a field of the schema describes."""
    name, kind = field["name"], field.get("type", "any")
    refuse_unknown(field, FIELD_KEYS, f"the field {name}")
    if kind not in READERS:
        raise Unsupported(f"the type {kind} of the field {name}")
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
    """Return the columns of a Table Schema whose fields match the file's exactly."""
    refuse_unknown(schema, SCHEMA_KEYS, "the schema")
    if schema.get("fieldsMatch", "exact") not in ("exact", ["exact"]):
        raise Unsupported("a fieldsMatch other than exact")
    missing = missing_values(schema, frozenset([""]))
    return [column(field, missing) for field in schema["fields"]]


def line_ends(text: str) -> int:
    """Count the line ends in a cell: LF, CRLF as one, or a lone CR."""
    return text.count("\n") + text.count("\r") - text.count("\r\n")


def records(path: str) -> Iterator[tuple[int, list[str]]]:
    """Yield each record, the header too, with the physical line that it begins on.

    The reader counts the lines it took, so a record begins one past those of the last.
    A blank line is a record only in a table of one column.
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
        raise Unsupported(f"the header {header}, which is not the schema's")
    for number, (start, cells) in enumerate(rows, 1):
        for index, (column, cell) in enumerate(zip(columns, cells)):
            rule = column.broken_rule(cell)
            if rule:
                line = start + sum(map(line_ends, cells[:index]))
                yield Finding(number, line, column.name, cell, rule)


def main() -> int:
    """Write the findings to standard output; 0 if it could be done, else 2."""
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
