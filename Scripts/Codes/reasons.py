"""The reasons for which compare_codes.py accepts that a rule disagrees with python-stdnum."""

from __future__ import annotations

import datetime
import re
from typing import Callable

THIS_YEAR = datetime.date.today().year


def czech_month_unknown(value):
    """Return whether the month of a Czech or Slovak birth number is not in 1-12 or 51-62, nor from 2004 in 21-32 or 71-82."""
    digits = value.removeprefix("CZ").removeprefix("SK")
    if len(digits) not in (9, 10) or not digits.isdigit():
        return False
    year, month = int(digits[:2]), int(digits[2:4])
    is_recent = len(digits) == 10 and 4 <= year < 54
    return not (1 <= month % 50 <= 12 or is_recent and 21 <= month % 50 <= 32)


def triple(value):
    return re.search(r"(\d)\1\1", value[:10]) is not None


# The reasons for disagreements: a pattern of the rule's name, a condition on the value, and the reason.
REASONS: list[tuple[str, Callable[[str], bool], str]] = [
    ("isbn(-13)?", lambda v: v.startswith("9790"), "979-0 is the prefix of printed music (ISO 10957), not of books"),
    ("isbn", lambda v: len(v) == 9, "python-stdnum reads nine digits as a number from before 1970"),
    ("bic", lambda v: not v[:4].isalpha(), "ISO 9362:2022 allows digits in the prefix"),
    ("lei", lambda v: len(v) != 20 or not v[-2:].isdigit(), "an LEI consists of eighteen characters and two digits"),
    ("lei", lambda v: v[-2:] in ("00", "01", "99"), "check digits by MOD 97-10 are 02 to 98"),
    ("iban", lambda v: v[2:4] in ("00", "01", "99"), "check digits by MOD 97-10 are 02 to 98"),
    ("iban", lambda v: not v[2:4].isdigit(), "check digits are digits"),
    ("iban", lambda v: v[:2] == "BR" and not (v[4:12].isdigit() and v[27:28].isalpha()),
     "since October 2026 the registry allows letters and digits in Brazil's bank numbers and account types"),
    ("national-id:PT", lambda v: len(v) != 12, "the number of the card has twelve characters"),
    ("vat:EL|vat:BE", lambda v: len(v) == len("EL12345678") + (v[:2] == "BE"), "python-stdnum adds a missing leading 0"),
    ("national-id:NL|national-id:IL|vat:NL", lambda v: len(v) == (13 if v[:2] == "NL" else 8),
     "python-stdnum adds a missing leading 0"),
    ("vat:CZ|vat:SK|national-id:CZ|national-id:SK", czech_month_unknown, "birth numbers do not have that month"),
    ("vat:CZ|national-id:CZ|national-id:SK", lambda v: len(v.removeprefix("CZ")) == 9 and v.endswith("000"),
     "birth numbers of nine digits do not have the serial number 000"),
    ("national-id:DK", lambda v: v[6] in "456789" and 2000 + int(v[4:6]) >= THIS_YEAR,
     "python-stdnum rejects dates of birth in the future"),
    ("national-id:NO", lambda v: v[2] in "45", "numbers assigned by hospitals add 40 to the month"),
    ("national-id:NO", lambda v: v[6] in "56789" and 2000 + int(v[4:6]) >= THIS_YEAR,
     "python-stdnum rejects dates of birth in the future"),
    ("national-id:BE", lambda v: 2000 + int(v[:2]) > THIS_YEAR and 97 - int("2" + v[:9]) % 97 == int(v[9:]),
     "python-stdnum rejects dates of birth in the future"),
    ("national-id:LV", lambda v: v[6] > "2", "the digit of the century is 0 to 2"),
    ("vat:LV", lambda v: v[8] > "2", "the digit of the century is 0 to 2"),
    ("isin", lambda v: v[:2] in ("EZ", "XT"), "EZ and XT are prefixes of derivatives and of digital tokens"),
    ("isin", lambda v: v[:2] in ("AN", "CS"), "AN and CS are codes of former countries"),
    ("national-id:SE", lambda v: v[4] in "6789", "a samordningsnummer adds 60 to the day"),
    ("national-id:DE", triple, "a number has no three consecutive equal digits"),
    ("national-id:CN", lambda v: v[:6] != "110101", "the rule checks only the province of the region code"),
    ("national-id:FR", lambda v: v[0] in "0569", "no number begins with that digit (INSEE)"),
    ("national-id:BR", lambda v: len(set(v)) == 1, "a CPF does not consist of equal digits"),
    ("national-id:RO", lambda v: v[7:9] in ("47", "48", "70", "80", "81", "82", "83"), "these counties occur in newer or older numbers"),
    ("national-id:US", lambda v: re.fullmatch(r"\d{5}-\d{4}|\d{3}-\d{6}", v) is not None,
     "a number has both hyphens or none"),
    ("national-id:MX", lambda v: v[10] == "X", "X is a valid sex"),
    ("national-id:ZA", lambda v: v[10] == "2", "2 is the citizenship digit of refugees"),
    ("national-id:IT", lambda v: len(v) == 11, "eleven digits are the number of a company"),
    ("vat:IE", lambda v: len(v) == 11 and not v[3].isdigit(), "the old format has no second letter"),
    ("vat:IE", lambda v: len(v) == 11 and v[10] in "JKLMNOPQRSTUV", "the second letter is A to I or W"),
]


def reason(rule, value):
    for pattern, holds, text in REASONS:
        if re.fullmatch(pattern, rule) and holds(value):
            return text
    return None
