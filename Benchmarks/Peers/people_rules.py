"""The rules of `rules/people.json` for the peers, and the grammar of numbers.

Every pattern here matches the whole value, and contains only constructs with the same meaning in
RE2, Rust's `regex` and Python's `re`.
"""

from __future__ import annotations

import json
from pathlib import Path

RULES = Path(__file__).resolve().parents[2] / "rules" / "people.json"

FIELDS = {field["name"]: field for field in json.loads(RULES.read_text())["fields"]}
CONSTRAINTS = {name: field["constraints"] for name, field in FIELDS.items() if name != "note"}

EMAIL_AS_WRITTEN = CONSTRAINTS["email"]["pattern"]
EMAIL = EMAIL_AS_WRITTEN.replace("(", "(?:")
ZIP = CONSTRAINTS["zip"]["pattern"].replace("(", "(?:")
LONGEST_NAME = CONSTRAINTS["name"]["maxLength"]
COUNTRIES = CONSTRAINTS["country"]["enum"]

INTEGER = "[+-]?[0-9]+"
DAY_SHAPE = "[0-9]{4}-[0-9]{2}-[0-9]{2}"

PLAIN_AMOUNT = (
    r"[+]?0*(?:[0-9]{1,4}(?:[.][0-9]*)?|10000(?:[.]0*)?|[.][0-9]+)|-(?:0+(?:[.]0*)?|[.]0+)"
)
"""Amounts from 0 to 10000 without an exponent, which nearly all good amounts are."""

NUMBER = r"[+-]?(?:[0-9]+(?:[.][0-9]*)?|[.][0-9]+)(?:[eE][+-]?[0-9]+)?"
NO_FINITE_NUMBER = r"(?i:nan|-?inf)"
"""Values that are numbers in Table Schema, but not within any bound."""

PARTS = r"([+-]?)([0-9]*)[.]?([0-9]*)(?:[eE]([+-]?[0-9]+))?"
"""A number's sign, digits before and after its point, and exponent."""


def real_day() -> str:
    """Return a pattern for dates that exist, from 0000-01-01 to 9999-12-31."""
    long_months = "(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
    short_months = "(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
    february = "02-(?:0[1-9]|1[0-9]|2[0-8])"
    leap = (
        "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])"
        "|(?:[02468][048]|[13579][26])00)-02-29"
    )
    return f"[0-9]{{4}}-(?:{long_months}|{short_months}|{february})|{leap}"
