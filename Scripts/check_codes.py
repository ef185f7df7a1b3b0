#!/usr/bin/env python3
"""Compare the rules for codes with check digits with python-stdnum.

Usage: check_codes.py PROGRAM [SEED [COUNT]]

The script generates COUNT valid numbers for each rule by trying check digits until python-stdnum accepts one, mutates
each (a character replaced, two exchanged, one removed, one inserted), checks all of them by
`PROGRAM check -e RULE --format jsonl`, and compares the verdicts. Each disagreement is explained by the first reason in
REASONS that applies; if none applies, the status is 1. Packages: Scripts/oracles.txt.
"""

import datetime
import importlib
import itertools
import json
import random
import re
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from typing import Callable

from stdnum import bic, ean, iban, imei, isbn, isin, issn, lei, luhn, numdb, verhoeff

DIGITS = "0123456789"
THIS_YEAR = datetime.date.today().year
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass
class Rule:
    """A rule, its oracle, and a generator of numbers in which `?` is a missing check digit, `!` a missing check character."""

    name: str
    oracle: Callable[[str], bool]
    make: Callable[[random.Random], str]
    prefix: str = ""


def fill(rng, mask):
    """Return the mask filled at random: `#` a digit, `+` a digit other than 0, `@` a letter, `*` either."""
    classes = {"#": DIGITS, "+": DIGITS[1:], "@": LETTERS, "*": DIGITS + LETTERS}
    return "".join(rng.choice(classes[c]) if c in classes else c for c in mask)


def masks(*choices):
    return lambda rng: fill(rng, rng.choice(choices))


def born(form, mask):
    """Return a generator that replaces `D` in the mask by a date of birth in a format of strftime."""

    def make(rng):
        day = datetime.date(1930, 1, 1) + datetime.timedelta(days=rng.randrange(69 * 365))
        return fill(rng, mask.replace("D", day.strftime(form)))

    return make


def complete(rng, template, accepts):
    """Return the template with check digits that the oracle accepts, or None."""
    places = [i for i, c in enumerate(template) if c in "?!"]
    options = [list(DIGITS if template[i] == "?" else DIGITS + LETTERS) for i in places]
    for option in options:
        rng.shuffle(option)
    for found in itertools.product(*options):
        symbols = list(template)
        for place, symbol in zip(places, found):
            symbols[place] = symbol
        number = "".join(symbols)
        if accepts(number):
            return number
    return None


def mutate(rng, number, start):
    """Return the number with one change after `start`, of digits and upper-case letters only."""
    symbols = list(number[start:])
    place = rng.randrange(len(symbols))
    match rng.randrange(8):
        case 0 | 1 | 2:
            kind = DIGITS if symbols[place].isdigit() else LETTERS
            symbols[place] = rng.choice(kind)
        case 3:
            symbols[place] = rng.choice(DIGITS + LETTERS)
        case 4 | 5:
            other = min(place + 1, len(symbols) - 1)
            symbols[place], symbols[other] = symbols[other], symbols[place]
        case 6:
            del symbols[place]
        case _:
            symbols.insert(place, rng.choice(DIGITS))
    return number[:start] + "".join(symbols)


def iban_template(rng):
    info = rng.choice(IBAN_COUNTRIES)
    country, structure = info
    kinds = {"n": "#", "a": "@", "c": "*"}
    parts = re.findall(r"(\d+)!([nac])", structure)
    return country + "??" + fill(rng, "".join(kinds[kind] * int(count) for count, kind in parts))


def iban_countries():
    countries = []
    for first in LETTERS:
        for second in LETTERS:
            properties = numdb.get("iban").info(first + second)[0][1]
            if properties:
                countries.append((first + second, properties["bban"]))
    return countries


def of(module, length=None):
    check = importlib.import_module("stdnum." + module).is_valid
    return lambda number: check(number) and (length is None or len(number) == length)


def either(*modules):
    return lambda number: any(of(module)(number) for module in modules)


IBAN_COUNTRIES = iban_countries()

GENERAL = [
    Rule("luhn", luhn.is_valid, lambda rng: fill(rng, "#" * rng.randrange(1, 30) + "?")),
    Rule("verhoeff", verhoeff.is_valid, lambda rng: fill(rng, "#" * rng.randrange(1, 30) + "?")),
    Rule(
        "credit-card",
        lambda number: number.isdigit() and luhn.is_valid(number) and 12 <= len(number) <= 19,
        lambda rng: fill(rng, "#" * rng.randrange(11, 19) + "?"),
    ),
    Rule("ean-8", lambda n: ean.is_valid(n) and len(n) == 8, masks("#######?")),
    Rule("ean-13", lambda n: ean.is_valid(n) and len(n) == 13, masks("############?")),
    Rule("upc", lambda n: ean.is_valid(n) and len(n) == 12, masks("###########?")),
    Rule("isbn-10", lambda n: isbn.is_valid(n) and len(n) == 10, masks("#########!")),
    Rule("isbn-13", lambda n: isbn.is_valid(n) and len(n) == 13, masks("978#########?", "979#########?")),
    Rule("isbn", isbn.is_valid, masks("978#########?", "979#########?", "#########!")),
    Rule("issn", issn.is_valid, masks("#######!")),
    Rule("imei", lambda n: imei.is_valid(n) and len(n) == 15, masks("##############?")),
    Rule("isin", isin.is_valid, masks("US*********?", "DE*********?", "XS*********?", "FR*********?", "XC#########?")),
    Rule("lei", lei.is_valid, masks("####00************??", "##################??")),
    Rule("iban", lambda n: iban.is_valid(n, check_country=False), iban_template),
    Rule("bic", bic.is_valid, masks("@@@@DE**", "@@@@FR*****", "@@@@XK**", "@@@@US*****", "@@@@@@**")),
]

VAT = {
    "AT": ("at.uid", masks("U#######?")),
    "BE": ("be.vat", masks("0#######??", "1#######??")),
    "BG": ("bg.vat", masks("########?", "#########?")),
    "CY": ("cy.vat", masks("########!")),
    "CZ": ("cz.dic", masks("#######?", "6#######?")),
    "DE": ("de.vat", masks("+#######?")),
    "DK": ("dk.cvr", masks("+######?")),
    "EE": ("ee.kmkr", masks("########?")),
    "EL": ("gr.vat", masks("########?")),
    "ES": ("es.nif", masks("########!", "X#######!", "Y#######!", "Z#######!", "A#######!", "Q#######!", "K#######!")),
    "FI": ("fi.alv", masks("#######?")),
    "FR": ("fr.tva", masks("?!########?", "!?########?")),
    "GB": ("gb.vat", masks("#######??", "#######??###", "GD###", "HA###")),
    "HR": ("hr.oib", masks("##########?")),
    "HU": ("hu.anum", masks("#######?")),
    "IE": ("ie.vat", masks("#######!", "#######!A", "#######!W", "#######!H", "#@#####!")),
    "IT": ("it.iva", masks("#######00#?", "#######0##?", "#######121?")),
    "LT": ("lt.pvm", masks("#######1?", "##########1?")),
    "LU": ("lu.tva", masks("######??")),
    "LV": ("lv.pvn", masks("4#########?", "9#########?")),
    "MT": ("mt.vat", masks("+#####??")),
    "NL": ("nl.btw", masks("########?B##", "#########B??")),
    "PL": ("pl.nip", masks("#########?")),
    "PT": ("pt.nif", masks("+#######?")),
    "RO": ("ro.cui", masks("+?", "+####?", "+######?", "+########?")),
    "SE": ("se.vat", masks("#########?01")),
    "SI": ("si.ddv", masks("+######?")),
    "SK": ("sk.dph", masks("+#########", "+########?")),
    "XI": ("gb.vat", masks("#######??")),
    "CH": ("ch.vat", masks("E########?MWST", "E########?TVA", "E########?IVA")),
    "NO": ("no.mva", masks("########?MVA")),
}

NATIONAL = {
    "AT": (of("at.vnr"), born("%d%m%y", "+##?D")),
    "BE": (either("be.nn", "be.bis"), born("%y%m%d", "D###??")),
    "BG": (of("bg.egn"), born("%y%m%d", "D###?")),
    "BR": (of("br.cpf"), masks("#########??")),
    "CA": (of("ca.sin"), masks("########?")),
    "CH": (of("ch.ssn"), masks("756#########?")),
    "CL": (of("cl.rut"), masks("########!", "#######!")),
    "CN": (of("cn.ric"), born("%Y%m%d", "110101D###!")),
    "CZ": (of("cz.rc"), born("%y%m%d", "D###?")),
    "DE": (of("de.idnr"), lambda rng: steuer_id(rng)),
    "DK": (of("dk.cpr"), born("%d%m%y", "D####")),
    "EE": (of("ee.ik"), born("%y%m%d", "3D###?")),
    "ES": (either("es.dni", "es.nie"), masks("########!", "X#######!", "Y#######!", "Z#######!")),
    "FI": (of("fi.hetu"), born("%d%m%y", "D-###!")),
    "FR": (of("fr.nir"), masks("1####2A######??", "2############??")),
    "GR": (of("gr.amka"), born("%d%m%y", "D####?")),
    "HR": (of("hr.oib"), masks("##########?")),
    "IE": (of("ie.pps"), masks("#######!", "#######!A", "#######!W", "#######!T")),
    "IL": (of("il.idnr"), masks("########?")),
    "IN": (of("in_.aadhaar"), masks("###########?")),
    "IS": (of("is_.kennitala"), born("%d%m%y", "D##?9")),
    "IT": (of("it.codicefiscale"), masks("@@@@@@##A1#@###!", "@@@@@@##R2#@#L#!", "@@@@@@##T5#@###!")),
    "LT": (of("lt.asmens"), born("%y%m%d", "4D###?")),
    "LV": (lambda n: n[:1] <= "3" and of("lv.pvn")(n), born("%d%m%y", "D1###?")),
    "MX": (of("mx.curp"), born("%y%m%d", "@@@@DHMC@@@#?")),
    "NL": (of("nl.bsn"), masks("########?")),
    "NO": (of("no.fodselsnummer"), born("%d%m%y", "D###??")),
    "PL": (of("pl.pesel"), born("%y%m%d", "D####?")),
    "PT": (of("pt.cc"), masks("#########**?")),
    "RO": (of("ro.cnp"), born("%y%m%d", "1D40###?")),
    "SE": (of("se.personnummer"), born("%y%m%d", "D-###?")),
    "SI": (of("si.emso"), born("%d%m9%y", "D50###?")),
    "SK": (of("sk.rc"), born("%y%m%d", "D###?")),
    "TH": (of("th.pin"), masks("+###########?")),
    "TR": (of("tr.tckimlik"), masks("+########??")),
    "UA": (of("ua.rntrc"), masks("#########?")),
    "US": (of("us.ssn"), masks("#########", "###-##-####")),
    "ZA": (of("za.idnr"), born("%y%m%d", "D####0#?")),
}


def steuer_id(rng):
    digits = rng.sample(DIGITS, 10)
    digits[rng.randrange(1, 10)] = digits[0] if digits[0] != "0" else digits[5]
    return "".join(digits) + "?"


def rules():
    yield from GENERAL
    for country, (module, make) in VAT.items():
        yield Rule(f"vat:{country}", of(module), make, country)
    yield Rule("vat", of("eu.vat"), VAT["DE"][1], "DE")
    for country, (oracle, make) in NATIONAL.items():
        yield Rule(f"national-id:{country}", oracle, make)


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


def refused(program, rule, values):
    """Return the indices of the values that the program rejects."""
    answer = subprocess.run(
        [program, "check", "-e", rule, "--format", "jsonl"],
        input="".join(value + "\n" for value in values), capture_output=True, text=True, check=False,
    )
    if answer.returncode not in (0, 1):
        raise SystemExit(f"{rule}: {answer.stderr.strip()}")
    findings = (json.loads(line) for line in answer.stdout.splitlines())
    return {finding["record"] - 1 for finding in findings if "code" in finding}


def main():
    program = sys.argv[1]
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 32)
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 300
    print(f"seed {seed}")
    explained = Counter()
    disagreements = compared = 0
    for rule in rules():
        rng = random.Random(f"{seed} {rule.name}")
        start = len(rule.prefix)
        values = []
        valid = 0
        for _ in range(count):
            template = rule.prefix + rule.make(rng)
            number = complete(rng, template, rule.oracle)
            valid += number is not None
            number = number or template.replace("?", "0").replace("!", "0")
            values += [number] + [mutate(rng, number, start) for _ in range(3)]
        values = [value for value in values if value]
        if valid < count // 10:
            raise SystemExit(f"{rule.name}: only {valid} of {count} numbers are valid")
        refusals = refused(program, rule.name, values)
        for index, value in enumerate(values):
            compared += 1
            theirs = rule.oracle(value)
            if theirs == (index not in refusals):
                continue
            text = reason(rule.name, value)
            if text:
                explained[f"{rule.name}: {text}"] += 1
            else:
                disagreements += 1
                print(f"{rule.name}: python-stdnum {'accepts' if theirs else 'rejects'} {value}")
    for text, number in sorted(explained.items()):
        print(f"explained, {number} times: {text}")
    print(f"{compared} values, {disagreements} unexplained disagreements")
    return 1 if disagreements else 0


if __name__ == "__main__":
    sys.exit(main())
