"""Check a CSV file with Python's `csv` and `re` in one pass, as a simple script does."""

from __future__ import annotations

import csv
import datetime
import re
from collections import Counter
from decimal import Decimal

import people_rules as rules
from warm import Counts, arguments, report

INTEGER = re.compile(rules.INTEGER).fullmatch
EMAIL = re.compile(rules.EMAIL).fullmatch
ZIP = re.compile(rules.ZIP).fullmatch
DAY_SHAPE = re.compile(rules.DAY_SHAPE).fullmatch
PLAIN_AMOUNT = re.compile(rules.PLAIN_AMOUNT).fullmatch
NUMBER = re.compile(rules.NUMBER).fullmatch
NO_FINITE_NUMBER = re.compile(rules.NO_FINITE_NUMBER).fullmatch
COUNTRIES = frozenset(rules.COUNTRIES)


def is_day(cell: str) -> bool:
    """Return whether the cell is a date that exists."""
    try:
        return DAY_SHAPE(cell) is not None and bool(datetime.date.fromisoformat(cell))
    except ValueError:
        return False


def amount_rule(cell: str) -> str | None:
    """Return the rule that an amount breaks, or None."""
    if PLAIN_AMOUNT(cell):
        return None
    if NUMBER(cell):
        return None if 0 <= Decimal(cell) <= 10_000 else "range"
    return "range" if NO_FINITE_NUMBER(cell) else "number"


def people(path: str) -> Counts:
    """Count the errors by all rules of `rules/people.json`."""
    failed: Counter[str] = Counter()
    with open(path, encoding="utf-8", newline="") as stream:
        records = csv.reader(stream)
        names = next(records)
        for row in records:
            number, name, email, zip_code, birthdate, amount, country, _ = row
            for column, cell in zip(names, row[:7]):
                if not cell:
                    failed[f"{column} required"] += 1
            if number and not INTEGER(number):
                failed["id integer"] += 1
            if len(name) > rules.LONGEST_NAME:
                failed["name length"] += 1
            if email and not EMAIL(email):
                failed["email regex"] += 1
            if zip_code and not ZIP(zip_code):
                failed["zip regex"] += 1
            if birthdate and not is_day(birthdate):
                failed["birthdate date"] += 1
            if amount and (rule := amount_rule(amount)):
                failed[f"amount {rule}"] += 1
            if country and country not in COUNTRIES:
                failed["country one-of"] += 1
    return failed


def main() -> None:
    """Run the check that the command line names."""
    options = arguments(__doc__, ["people"])
    report(lambda: people(options.file), options.inside)


if __name__ == "__main__":
    main()
