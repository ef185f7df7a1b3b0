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

    def accepts(number):
        try:
            return check(number) and (length is None or len(number) == length)
        except ValueError:  # Some modules do not expect letters.
            return False

    return accepts


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


TAX = {
    "AD": (of("ad.nrt"), masks("U######@", "F#####0@", "A7#####@", "L7#####@")),
    "AL": (of("al.nipt"), masks("J########@", "M########@")),
    "AR": (of("ar.cuit"), masks("20########?", "27########?", "30########?", "33########?")),
    "AT": (of("at.tin"), masks("59######?", "09######?")),
    "AU": (either("au.tfn", "au.abn"), masks("########?", "??#########")),
    "AZ": (of("az.voen"), masks("########?1", "########?2")),
    "BE": (either("be.vat", "be.nn", "be.bis"), masks("0#######??", "1#######??")),
    "BG": (of("bg.vat"), masks("########?", "#########?")),
    "BR": (either("br.cpf", "br.cnpj"), masks("#########??", "************??", "########0001??")),
    "BY": (of("by.unp"), masks("2#######?", "AB######?", "MA######?")),
    "CA": (either("ca.sin", "ca.bn"), masks("########?", "########?RC0001")),
    "CH": (either("ch.uid", "ch.ssn"), masks("CHE########?", "756#########?")),
    "CL": (of("cl.rut"), masks("########!", "#######!")),
    "CN": (either("cn.uscc", "cn.ric"), masks("91######MA00####!", "91######MA01####!", "91######7########!")),
    "CO": (of("co.nit"), masks("########?", "#########?")),
    "CR": (either("cr.cpf", "cr.cpj"), masks("0#########", "3101######", "3002######")),
    "CY": (of("cy.vat"), masks("########!")),
    "CZ": (of("cz.dic"), masks("#######?", "6#######?")),
    "DE": (of("de.idnr"), lambda rng: steuer_id(rng)),
    "DK": (either("dk.cpr", "dk.cvr"), masks("+######?")),
    "DO": (either("do.rnc", "do.cedula"), masks("########?", "##########?")),
    "DZ": (of("dz.nif"), masks("###############", "####################")),
    "EC": (either("ec.ruc", "ec.ci"), masks("17#######?001", "179######?001", "176#####?0001", "09#######?")),
    "EE": (either("ee.ik", "ee.registrikood"), masks("1######?", "9######?")),
    "EG": (of("eg.tn"), masks("#########")),
    "ES": (of("es.nif"), VAT["ES"][1]),
    "FI": (either("fi.hetu", "fi.ytunnus"), masks("#######?")),
    "FR": (either("fr.nif", "fr.siren"), masks("########?", "30########")),
    "GB": (of("gb.utr"), masks("?#########")),
    "GH": (of("gh.tin"), masks("P00#######!", "C00#######!")),
    "GN": (of("gn.nifp"), masks("########?")),
    "GR": (of("gr.vat"), masks("########?")),
    "GT": (of("gt.nit"), masks("######!", "########!", "#!")),
    "HR": (of("hr.oib"), masks("##########?")),
    "ID": (of("id.npwp"), masks("########?######", "0########?######")),
    "IL": (of("il.idnr"), masks("########?")),
    "IN": (either("in_.pan", "in_.gstin"), masks("@@@P@####@", "27@@@C@####@1Z!", "09@@@P@####@1Z?")),
    "JP": (either("jp.in_", "jp.cn"), masks("###########?", "?############")),
    "KE": (of("ke.pin"), masks("A#########@", "P#########@")),
    "LT": (either("lt.asmens", "lt.pvm"), masks("#######1?")),
    "LV": (of("lv.pvn"), masks("4#########?", "9#########?")),
    "MA": (of("ma.ice"), masks("#############??")),
    "MD": (of("md.idno"), masks("1###########?", "2###########?")),
    "ME": (of("me.pib"), masks("0######?")),
    "MK": (of("mk.edb"), masks("40##########?")),
    "MT": (of("mt.vat"), masks("+#####??")),
    "MX": (of("mx.rfc"), born("%y%m%d", "@@@@D***")),
    "MZ": (of("mz.nuit"), masks("4#######?")),
    "NL": (either("nl.bsn", "nl.btw"), masks("########?", "########?B##")),
    "NO": (either("no.fodselsnummer", "no.orgnr"), masks("9#######?")),
    "NZ": (of("nz.ird"), masks("4######?", "1#######?")),
    "PE": (of("pe.ruc"), masks("10########?", "20########?")),
    "PK": (of("pk.cnic"), masks("3############", "#############")),
    "PL": (either("pl.pesel", "pl.nip"), masks("#########?")),
    "PT": (of("pt.nif"), masks("+#######?")),
    "PY": (of("py.ruc"), masks("#######?", "########?")),
    "RO": (either("ro.cnp", "ro.cui"), masks("+####?", "+######?")),
    "RS": (of("rs.pib"), masks("########?")),
    "RU": (of("ru.inn"), masks("77#######?", "77########??")),
    "SE": (either("se.personnummer", "se.orgnr"), masks("556######?")),
    "SG": (of("sg.uen"), masks("2001#####!", "########!", "T01LL####!")),
    "SI": (of("si.ddv"), masks("+######?")),
    "SK": (either("sk.dph", "sk.rc"), masks("+########?")),
    "SM": (of("sm.coe"), masks("###", "####", "#####")),
    "SN": (of("sn.ninea"), masks("######?", "########?", "######?2G3")),
    "SV": (of("sv.nit"), masks("0#########0##?", "0#########1##?")),
    "TH": (either("th.pin", "th.moa"), masks("+###########?", "0###########?")),
    "TN": (of("tn.mf"), masks("#######M", "#######AAM000", "#######BNE0##")),
    "TR": (either("tr.vkn", "tr.tckimlik"), masks("#########?", "+########??")),
    "TW": (of("tw.ubn"), masks("#######?", "######7?")),
    "UA": (either("ua.rntrc", "ua.edrpou"), masks("#######?")),
    "US": (either("us.ein", "us.itin", "us.ssn"), masks("##-#######", "9##-##-####", "###-##-####")),
    "UY": (of("uy.rut"), masks("21######001?", "01######001?")),
    "VE": (of("ve.rif"), masks("V########?", "J########?", "G########?")),
    "VN": (of("vn.mst"), masks("0########?", "3########?001")),
    "ZA": (of("za.tin"), masks("0########?", "9########?")),
}

COMPANY = {
    "AR": (of("ar.cuit"), TAX["AR"][1]),
    "AU": (either("au.acn", "au.abn"), masks("########?", "??#########")),
    "BE": (of("be.vat"), VAT["BE"][1]),
    "BG": (of("bg.vat", 9), masks("########?")),
    "BR": (of("br.cnpj"), masks("************??", "########0001??")),
    "CA": (of("ca.bn"), masks("########?", "########?RT0001")),
    "CH": (of("ch.uid"), masks("CHE########?")),
    "CN": (of("cn.uscc"), TAX["CN"][1]),
    "CZ": (of("cz.dic", 8), masks("#######?")),
    "DK": (of("dk.cvr"), masks("+######?")),
    "EC": (of("ec.ruc"), masks("17#######?001", "179######?001", "176#####?0001")),
    "EE": (of("ee.registrikood"), masks("1######?", "8######?")),
    "ES": (of("es.cif"), masks("A#######?", "P#######!", "G#######?", "Q#######!")),
    "FI": (of("fi.ytunnus"), masks("#######?")),
    "FR": (either("fr.siren", "fr.siret"), masks("########?", "732829320####?", "35600000000###")),
    "IL": (of("il.hp"), masks("5#######?")),
    "JP": (of("jp.cn"), masks("?############")),
    "NO": (of("no.orgnr"), masks("9#######?", "8#######?")),
    "PL": (of("pl.regon"), masks("########?", "192598184####?")),
    "RU": (of("ru.ogrn"), masks("1###########?", "3#############?")),
    "SE": (of("se.orgnr"), masks("556######?")),
    "SG": (of("sg.uen"), TAX["SG"][1]),
    "SI": (of("si.maticna"), masks("######?", "######?001")),
    "TW": (of("tw.ubn"), TAX["TW"][1]),
    "UA": (of("ua.edrpou"), TAX["UA"][1]),
    "US": (of("us.ein"), masks("##-#######")),
}

NATIONAL |= {
    "CU": (of("cu.ni"), born("%y%m%d", "D2####")),
    "DO": (of("do.cedula"), masks("##########?")),
    "EC": (of("ec.ci"), masks("17#######?", "09#######?")),
    "ID": (of("id.nik"), born("%d%m%y", "317101D####")),
    "JP": (of("jp.in_"), masks("###########?")),
    "MD": (of("md.idno"), masks("2###########?")),
    "MU": (of("mu.nid"), born("%d%m%y", "JD######?")),
    "MY": (of("my.nric"), born("%y%m%d", "D0+####")),
    "PE": (of("pe.cui"), masks("########", "########?")),
    "PK": (of("pk.cnic"), masks("3############")),
}

CHECK_DIGITS = {
    "luhn": (luhn.is_valid, masks("####?", "##########?")),
    "luhn:36": (lambda number: luhn.is_valid(number, DIGITS + LETTERS), masks("**********!", "****?")),
    "iso7064:11-2": (of("iso7064.mod_11_2"), masks("########!", "###!")),
    "iso7064:37-2": (of("iso7064.mod_37_2"), masks("*********!", "****!")),
    "iso7064:97-10": (of("iso7064.mod_97_10"), masks("##########??", "***##??")),
    "iso7064:11-10": (of("iso7064.mod_11_10"), masks("########?", "###?")),
    "iso7064:37-36": (of("iso7064.mod_37_36"), masks("*********!", "****?")),
    "gs1": (lambda number: number.isdigit() and ean.calc_check_digit(number[:-1]) == number[-1], masks("############?", "#######?")),
    "verhoeff": (verhoeff.is_valid, masks("########?")),
    "damm": (of("damm"), masks("########?", "###?")),
}

FURTHER = {
    "aba": (of("us.rtn"), masks("0#######?", "3#######?")),
    "cusip": (of("cusip"), masks("########?", "###***##?", "##*@@#*#?")),
    "figi": (of("figi"), masks("BBG00#######?", "KDG########?")),
    "isni": (of("isni"), masks("0000000########!", "000000012######!")),
    "iso-6346": (of("iso6346"), masks("@@@U######?", "@@@J######?", "@@@Z######?")),
    "ismn": (of("ismn"), masks("9790########?", "M########?")),
    "isrc": (of("isrc"), masks("US***#######", "GB***#######")),
    "imsi": (of("imsi"), masks("310150#########", "26201##########")),
    "meid": (of("meid"), masks("A0000000######", "A0000000######!")),
    "rf": (of("iso11649"), masks("RF??**********", "RF??####")),
    "sedol": (of("gb.sedol"), masks("######?", "B0YBK#?")),
    "iccid": (lambda n: luhn.is_valid(n) and n[:2] == "89" and len(n) in (19, 20), masks("89################?", "89#################?")),
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
    for rule, numbers in (("national-id", NATIONAL), ("tax-id", TAX), ("company-id", COMPANY), ("check-digits", CHECK_DIGITS)):
        for argument, (oracle, make) in numbers.items():
            yield Rule(f"{rule}:{argument}", oracle, make)
    for rule, (oracle, make) in FURTHER.items():
        yield Rule(rule, oracle, make)
