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


def is_to_come(year):
    """Return whether persons born in a year of the 2000s, given by two digits, are possibly not born yet."""
    return 2000 + int(year) >= THIS_YEAR


def unborn(country):
    """Return a test for whether the century of a number of that country makes its day of birth one that may be to come."""
    tests = {
        "BG": lambda v: "41" <= v[2:4] and is_to_come(v[:2]),
        "CZ": lambda v: len(v) == 10 and v[:2] < "54" and is_to_come(v[:2]),
        "EE": lambda v: v[0] in "78" or v[0] in "56" and is_to_come(v[1:3]),
        "FI": lambda v: v[6:7] in "ABCDEF" and is_to_come(v[4:6]),
        "IS": lambda v: v[9:] == "0" and is_to_come(v[4:6]),
        "LV": lambda v: v[6] == "2" and is_to_come(v[4:6]),
        "PL": lambda v: "21" <= v[2:4] <= "32" and is_to_come(v[:2]) or "41" <= v[2:4] <= "72",
        "RO": lambda v: v[0] in "56" and is_to_come(v[1:3]),
        "SI": lambda v: v[4] < "8" and (v[4] > "0" or is_to_come(v[5:7])),
    }
    return tests[country]


def is_day(year, month, day):
    try:
        datetime.date(year, month, day)
    except ValueError:
        return False
    return True


def is_impossible_in_belgium(v):
    month = int(v[2:4]) % 20
    return v[6:9] in ("000", "999") or month > 0 and v[4:6] != "00" and not any(
        is_day(century + int(v[:2]), month, int(v[4:6])) for century in (1900, 2000))


def is_impossible_in_austria(v):
    day, month, year = int(v[4:6]), int(v[6:8]), int(v[8:10])
    return day != 1 if month > 12 else not is_day(1900 + year if year else 2000, month, day)


# The form of a French number whose parts are assigned.
FRENCH = re.compile(
    r"[123478]\d\d(0[1-9]|1[0-2]|[23]\d|4[0-2]|[5-9]\d)"
    r"(9[78]\d(0[1-9]|[1-8]\d|90)|(?!00|9[78])(\d\d|2[AB])(?!000)([0-8]\d\d|9[0-8]\d|990))(?!000)\d{3}\d\d")
# An Italian surname or name: consonants, then vowels, then X for missing letters.
ITALIAN = re.compile(r"(?=[A-Z]{3})[B-DF-HJ-NP-TV-Z]*[AEIOU]*X*")


def is_italian_name(letters):
    return ITALIAN.fullmatch(letters) is not None


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
    ("tax-id:(AZ|BE)|company-id:BE", lambda v: len(v) == 9, "python-stdnum adds a missing leading 0"),
    ("tax-id:(GR|IL)", lambda v: len(v) == 8, "python-stdnum adds a missing leading 0"),
    ("tax-id:NL", lambda v: len(v) in (8, 11), "python-stdnum adds a missing leading 0"),
    ("tax-id:TN", lambda v: len(v) in (7, 12), "python-stdnum adds a missing leading 0"),
    ("tax-id:CR", lambda v: len(v) == 9 and v[0] == "0", "a card of nine digits begins with the province, 1 to 9"),
    ("tax-id:SM", lambda v: v.startswith("0") or int(v) < 100, "which numbers below 100 were issued is not published by the office, "
     "and numbers have no leading zeros"),
    ("tax-id:AR", lambda v: v[:2] in ("25", "26"), "25 and 26 are kinds of persons too (AFIP, resolución general 3832/94)"),
    ("rf", lambda v: not v[2:4].isdigit(), "check digits are digits (ISO 11649)"),
    ("tax-id:CL", lambda v: len(v) < 8, "numbers below 1,000,000 exist"),
    ("tax-id:AU", lambda v: len(v) == 8, "the weights of eight digits are 10 7 8 4 6 3 5 1"),
    ("(tax|company)-id:TW", lambda v: v.isdigit() and len(v) == 8,
     "since 1 April 2023 the sum is a multiple of 5 (Ministry of Finance)"),
    ("tax-id:US", lambda v: re.fullmatch(r"\d{5}-\d{4}|\d{3}-\d{6}", v) is not None, "a number has both hyphens or none"),
    ("tax-id:US", lambda v: re.fullmatch(r"9\d\d-(5\d|6[0-5])-\d{4}", v) is not None, "groups 50 to 65 are issued (IRM 3.21.263.1)"),
    ("(tax|company)-id:CA", lambda v: v[9:11] in ("RR", "RZ"), "RR and RZ are programs too (Canada Revenue Agency)"),
    ("(tax|national)-id:ID", lambda v: len(v) == 16, "only the province is checked, and a day has 40 added or not"),
    ("tax-id:VN", lambda v: len(v) == 12, "twelve digits are the code of a person since 1 July 2025"),
    ("tax-id:AT", lambda v: len(v) == 9 and v.isdigit(), "the list of tax offices is not part of the rule"),
    ("tax-id:PL|national-id:CU", lambda v: True, "python-stdnum accepts dates of birth in the future"),
    ("tax-id:SG|company-id:SG", lambda v: len(v) == 10 and v[:4].isdigit(), "the year of a company is not compared with that of today"),
    ("(vat|tax-id|company-id):(CZ|SK)", czech_month_unknown, "birth numbers do not have that month"),
    ("tax-id:SK", lambda v: len(v) in (9, 10) and int(v[2:4]) % 50 > 12,
     "nothing but 50 is added to the month (act 301/1995, section 2)"),
    ("tax-id:CZ", lambda v: len(v) == 9 and v.endswith("000"), "birth numbers of nine digits do not have the serial number 000"),
    ("aba", lambda v: v.isdigit(), "routing numbers begin with 00 to 12, 21 to 32, 61 to 72 or 80"),
    ("isrc", lambda v: len(v) == 12, "prefixes are allotted by the agencies and are more than the codes of countries"),
    ("imsi", lambda v: v.isdigit() and len(v) <= 15, "networks are not checked, only the ranges of country codes, and at most fifteen digits"),
    ("meid", lambda v: v[:1] in "012345678" or v[:2] < "99" or v[:1] == "9" and v[:2] != "99", "the first two digits are A0 to FF or 99"),
    ("iso-6346", lambda v: not v[:4].isalpha(), "the owner has three letters (ISO 6346, section 4)"),
    ("check-digits:iso7064:97-10", lambda v: not v[-2:].isdigit(), "check digits are digits"),
    ("company-id:PL", lambda v: len(v) == 10, "ten digits are a number in the Krajowy Rejestr Sądowy"),
    ("company-id:RU", lambda v: len(v) == 15 and int(v[:-1]) % 13 > 9, "of a remainder of 10 to 12 the last digit counts"),
    ("company-id:CZ", lambda v: v[0] == "9", "only a DIČ does not begin with 9"),
    ("(vat|tax-id|company-id):BE", lambda v: v[-2:] in ("00", "98", "99"), "the check digits are 97 minus the remainder, 01 to 97"),
    ("tax-id:MT", lambda v: len(v) == 8 and v[-1].isalpha(), "the number of an identity card is one of a taxpayer too"),
    ("vat:EL|vat:BE", lambda v: len(v) == len("EL12345678") + (v[:2] == "BE"), "python-stdnum adds a missing leading 0"),
    ("national-id:NL|national-id:IL|vat:NL", lambda v: len(v) == (13 if v[:2] == "NL" else 8),
     "python-stdnum adds a missing leading 0"),
    ("vat:CZ|vat:SK|national-id:CZ|national-id:SK", czech_month_unknown, "birth numbers do not have that month"),
    ("vat:SK|national-id:SK", lambda v: int(v.removeprefix("SK")[2:4]) % 50 > 12,
     "nothing but 50 is added to the month (act 301/1995, section 2)"),
    ("vat:CZ|national-id:CZ|national-id:SK", lambda v: len(v.removeprefix("CZ")) == 9 and v.endswith("000"),
     "birth numbers of nine digits do not have the serial number 000"),
    ("national-id:DK", lambda v: v[6] in "456789" and 2000 + int(v[4:6]) >= THIS_YEAR,
     "python-stdnum rejects dates of birth in the future"),
    ("national-id:NO", lambda v: v[2] in "45", "numbers assigned by hospitals add 40 to the month"),
    ("national-id:NO", lambda v: v[6] in "56789" and 2000 + int(v[4:6]) >= THIS_YEAR,
     "python-stdnum rejects dates of birth in the future"),
    ("(national|tax)-id:BE", is_impossible_in_belgium, "serial numbers are 001 to 998, and a day must exist in its month"),
    ("national-id:BE", lambda v: 2000 + int(v[:2]) > THIS_YEAR and 97 - int("2" + v[:9]) % 97 == int(v[9:]),
     "python-stdnum rejects dates of birth in the future"),
    ("(national|tax)-id:LV", lambda v: v[6] > "2", "the digit of the century is 0 to 2"),
    ("vat:LV", lambda v: v[8] > "2", "the digit of the century is 0 to 2"),
    ("isin", lambda v: v[:2] in ("EZ", "XT"), "EZ and XT are prefixes of derivatives and of digital tokens"),
    ("isin", lambda v: v[:2] in ("AN", "BU", "CS", "DD", "FX", "NT", "SU", "TP", "YD", "YU", "ZR"), "codes of former countries (ISO 3166-3)"),
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
    *((f"national-id:{country}", unborn("CZ" if country == "SK" else "EE" if country == "LT" else country),
       "python-stdnum accepts dates of birth in the future")
      for country in ("BG", "CZ", "EE", "FI", "IS", "LT", "LV", "PL", "RO", "SI", "SK")),
    ("vat:CZ|vat:SK", lambda v: unborn("CZ")(v[2:]), "python-stdnum accepts dates of birth in the future"),
    ("vat:SE", lambda v: v[4] in "01",
     "the third digit of an organisationsnummer is at least 2 (lag 1974:174, section 1); others begin with a day of birth"),
    ("national-id:MX", lambda v: v[16:17].isalpha() and is_to_come(v[4:6]), "python-stdnum accepts dates of birth in the future"),
    ("national-id:AT", is_impossible_in_austria, "the last six digits are a day of birth; month 13 and above only with day 01"),
    ("national-id:FR", lambda v: FRENCH.fullmatch(v) is None, "months, departments, communes and entries of INSEE"),
    ("national-id:IS", lambda v: v[0] not in "4567" and (v[0] in "89" or v[9:] in ("8", "0", "9")),
     "persons are given numbers without a check digit since 18 February 2026; a system number begins with 8 or 9"),
    ("national-id:IT", lambda v: not is_italian_name(v[:3]) or not is_italian_name(v[3:6]) or v[11] not in "ABCDEFGHILMZ",
     "the letters of names and of the place (decree of 23 December 1976)"),
    ("national-id:LT", lambda v: "00" in (v[3:5], v[5:7]), "an unknown month or day is 00"),
    ("national-id:MX", lambda v: v[1] not in "AEIOUX" or any(c in "AEIOU" for c in v[13:16]), "the vowel and the consonants of names"),
    ("national-id:RO", lambda v: v[9:12] == "000", "serial numbers are 001 to 999"),
    ("national-id:SE", lambda v: v[-4:-1] == "000", "serial numbers are 001 to 999"),
    ("national-id:TW", lambda v: v[1:2].isalpha(), "numbers of residents from before 2021 remain valid"),
    ("national-id:UA", lambda v: not 1 <= int(v[:5]) <= (datetime.date.today() - datetime.date(1899, 12, 31)).days,
     "the first five digits are the day of birth"),
    ("national-id:CL", lambda v: len(v) < 8, "numbers of the oldest registrations are below 1,000,000"),
]


def reason(rule, value):
    for pattern, holds, text in REASONS:
        if re.fullmatch(pattern, rule) and holds(value):
            return text
    return None
