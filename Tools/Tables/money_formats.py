"""Write the formats of amounts of money by locale, in the notation of the rule `money`, from CLDR."""

import re

from babel import Locale, UnknownLocaleError
from babel.localedata import locale_identifiers
from babel.numbers import get_currency_precision, get_currency_symbol, get_territory_currencies

from swift_file import header, words

# Marks of direction, which CLDR has around signs and symbols.
MARKS = re.compile("[\u061c\u200e\u200f]")
SPACES = re.compile("[\u00a0\u202f]")


def format_of(locale):
    """Return the format of a locale with a territory: symbol, groups and fraction may be absent."""
    # Where two are legal tender, the territory's own has a code that begins with that of the territory.
    currencies = get_territory_currencies(locale.territory)
    currency = next((code for code in currencies if code.startswith(locale.territory)), currencies[0])
    symbols = locale.number_symbols["latn"]
    positive, _, negative = plain(locale.currency_formats["standard"].pattern).partition(";")
    prefix, digits, suffix = re.fullmatch(r"([^#0]*)([#,0.]+)([^#0]*)", positive).groups()
    sign = negative.find("-") - negative.find("\u00a4") if negative else -1
    # CLDR has a symbol without a visible character for the escudo, whose sign takes the place of the decimal separator.
    symbol = plain(get_currency_symbol(currency, locale)).strip("\u200b") or currency
    assert not re.search(r"[-#\[\]()0-9]", symbol), (locale, symbol)
    group, decimal = plain(symbols["group"]).replace("\u2019", "'"), plain(symbols["decimal"])
    number = digits.partition(".")[0].replace(",", f"[{group}]")
    precision = get_currency_precision(currency)
    if precision:
        number += f"[{decimal}{'0' * precision}]"
    if "\u00a4" in suffix:
        return f"-{number}[{blank(suffix)}{symbol}]"
    return f"[{symbol}{blank(prefix)}]-{number}" if sign > 0 else f"-[{symbol}{blank(prefix)}]{number}"


def plain(text):
    return SPACES.sub(" ", MARKS.sub("", text))


def blank(affix):
    return "[ ]" if " " in affix else ""


def is_usual(locale):
    """Return whether a language and a territory mean this locale, whose script need not be named then."""
    if locale.variant or not locale.script:
        return not locale.variant
    try:
        return Locale.parse(f"{locale.language}_{locale.territory}").script == locale.script
    except UnknownLocaleError:
        return False


locales = (Locale.parse(name) for name in locale_identifiers())
formats = {
    f"{locale.language}-{locale.territory}": format_of(locale)
    for locale in locales
    if re.fullmatch("[A-Z]{2}", locale.territory or "") and is_usual(locale)
    and get_territory_currencies(locale.territory) and "latn" in locale.number_symbols
}

print(header("babel"))
print("/// The formats of amounts of money in CLDR.")
print("package enum MoneyFormats {")
print(words("formats", "The languages and territories, each with the format of the money of the territory.",
            (f"{name} {text}" for name, text in formats.items())), end="}\n")
