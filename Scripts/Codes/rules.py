"""The rules that compare_codes.py compares, each with its oracle in python-stdnum and a generator of numbers."""

from __future__ import annotations

import datetime
import importlib
import random
import re
from dataclasses import dataclass
from typing import Callable

from stdnum import bic, ean, iban, imei, isbn, isin, issn, lei, luhn, numdb, verhoeff

DIGITS = "0123456789"
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
    "FR": (of("fr.nir"), masks("1##0+2A1##1##??", "2##0+751##1##??", "1##3075#######??")),
    "GR": (of("gr.amka"), born("%d%m%y", "D####?")),
    "HR": (of("hr.oib"), masks("##########?")),
    "IE": (of("ie.pps"), masks("#######!", "#######!A", "#######!W", "#######!T")),
    "IL": (of("il.idnr"), masks("########?")),
    "IN": (of("in_.aadhaar"), masks("###########?")),
    "IS": (of("is_.kennitala"), born("%d%m%y", "D##?9")),
    "IT": (of("it.codicefiscale"), masks("RSSMRA##A1#H###!", "FOXGAX##R2#Z#L#!", "BNCAIU##T5#D###!", "@@@@@@##A1#@###!")),
    "LT": (of("lt.asmens"), born("%y%m%d", "4D###?")),
    "LV": (lambda n: n[:1] <= "3" and of("lv.pvn")(n), born("%d%m%y", "D1###?")),
    "MX": (of("mx.curp"), born("%y%m%d", "BEEGDHMCKNS#?")),
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
    "UA": (of("ua.rntrc"), masks("1########?", "2########?", "3########?")),
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
