"""The rules for the cases of validation libraries, from the kind and options of a case of each."""

import json

from kinds import BY_KIND, length, one_of
from money import money

# The countries of the rule `vat`, by the codes of ISO 3166.
WITH_VAT = "AT BE BG CH CY CZ DE DK EE EL ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK".split()


def validator_js(kind, args):
    """Return the rule for a case of validator.js, or None if there is none.

    The function is long because each kind has options of its own."""
    first = args[0] if args else None
    options = first if isinstance(first, dict) else {}
    if kind in ("alpha", "alphanumeric"):
        return kind if not args or args in (["en-US"], ["en-GB"]) else None
    if kind == "numeric":
        return {"null": "number", '{"no_symbols": true}': "numeric"}.get(json.dumps(first))
    if kind == "integer":
        return "integer" if first in (None, {"allow_leading_zeroes": True}) else None
    if kind in ("float", "decimal-string"):
        return "number" if first is None else None
    if kind == "divisible-by":
        return f"multiple-of:{first}"
    if kind == "length":
        if isinstance(first, dict) and "discreteLengths" not in first:
            return length(first.get("min"), first.get("max"))
        return length(first, args[1] if len(args) > 1 else None) if isinstance(first, int) else None
    if kind == "byte-length":
        bounds = (options.get("min"), options.get("max")) if options else (first, args[1] if len(args) > 1 else None)
        return length(*bounds, " bytes")
    if kind in ("contains", "equals"):
        return f"{kind}:{first}" if len(args) == 1 else None
    if kind == "enum":
        return one_of(first) if isinstance(first, list) else None
    if kind == "url":
        return "url:http,https,ftp" if first is None or options == {"require_protocol": True} else None
    if kind == "uuid":
        return None if first in ("nil", "max", "invalid", "loose") or not (first is None or str(first) in "12345678") \
            else "uuid" if first is None else f"uuid:{first}"
    if kind == "hash":
        return {"crc32b": "digest:crc32"}.get(first, f"digest:{first}")
    if kind == "mac":
        return {"null": "mac", '{"eui": "48"}': "mac:48", '{"eui": "64"}': "mac:64"}.get(json.dumps(first))
    if kind in ("cidr", "ip"):
        version = options.get("version", first if not isinstance(first, dict) else None)
        return {"cidr": "cidr", "ip": "ip"}[kind] if not args else f"cidr:{version}" \
            if kind == "cidr" and version in (4, 6) else None
    if kind == "isbn":
        version = options.get("version", first)
        return {None: "isbn", 10: "isbn-10", 13: "isbn-13"}.get(version if not isinstance(version, dict) else 0)
    if kind == "vat":
        # Outside of the countries of the rule a number of the tax is one of the taxpayer.
        return ("vat:" if first in WITH_VAT else "tax-id:") + {"GR": "EL"}.get(first, first) if first else None
    if kind in ("tax-id", "identity-card"):
        # A locale such as zh-CN ends with its country.
        rule = {"tax-id": "tax-id", "identity-card": "national-id"}[kind]
        return f"{rule}:{first[-2:].upper()}" if isinstance(first, str) and first != "any" else None
    if kind == "iso8601":
        return "iso8601:date,date-time"
    if kind == "license-plate":
        return f"licence-plate:{first[-2:]}" if first != "any" else None
    if kind == "time-format":
        seconds = {"default": "", "withSeconds": ":%S"}.get(options.get("mode", "default"))
        hours = {"hour24": ("%H:%M", ""), "hour12": ("%I:%M", " %p")}[options.get("hourFormat", "hour24")]
        return None if seconds is None else f"time:{hours[0]}{seconds}{hours[1]}"
    if kind == "rgb-color":
        # The rule has percentages and spaces always.
        return "css-color:rgb" if options.get("includePercentValues", True) and options.get("allowSpaces", True) and first is not False \
            else None
    if kind == "currency":
        return money(options)
    if kind == "hsl-color":
        return "css-color:hsl"
    if kind == "lat-long":
        return {"{}": "coordinates", '{"checkDMS": true}': "coordinates:dms"}.get(json.dumps(options))
    if kind == "passport-number":
        return f"passport:{first}"
    if kind == "postal-code":
        return "postal-code:" + first if first and first != "any" else None
    if kind == "phone":
        return "phone:" + first[-2:] if isinstance(first, str) and first[-3:-2] == "-" and len(args) == 1 else None
    if kind == "credit-card":
        provider = options.get("provider")
        return "credit-card:" + CARD_NETWORKS[provider] if provider in CARD_NETWORKS else \
            "credit-card" if not args else None
    if kind == "base64":
        return {"null": "base64", '{"urlSafe": true}': "base64url"}.get(json.dumps(first))
    if kind == "hex-color":
        return "hex-color" if first is None or first == {"require_hashtag": True} else None
    if kind == "json":
        return "json" if options.get("allow_any_value") else None
    if kind == "pattern-search":
        return None
    if kind in ("date-time", "luhn", "bic", "isin", "issn", "imei", "iban", "country-alpha2", "country-alpha3", "fqdn",
                "base32", "ipv4", "ipv6", "slug"):
        return BY_KIND[kind] if not args or kind in ("ipv4", "ipv6") else None
    return BY_KIND.get(kind) if not args else None


CARD_NETWORKS = {"Visa": "visa", "Mastercard": "mastercard", "AmEx": "amex", "Discover": "discover", "JCB": "jcb",
                 "DinersClub": "diners", "UnionPay": "unionpay"}


def zod(kind, chain):
    """Return the rule for a case of zod, or None: a chain of several checks has none."""
    if len(chain) != 1:
        return None
    name, arguments = chain[0][0], chain[0][1:]
    options = arguments[0] if arguments and isinstance(arguments[0], dict) else {}
    if kind == "length":
        if name == "nonempty":
            return "length:1.."
        count = arguments[0]
        return {"min": length(count, None), "max": length(None, count), "length": f"length:{count}"}[name]
    if kind == "includes":
        return "contains:" + arguments[0] if not isinstance(arguments[-1], dict) else None
    if kind in ("starts-with", "ends-with"):
        return f"{kind}:{arguments[0]}"
    if kind == "hash":
        return f"digest:{arguments[0]}" if options == {} and len(arguments) == 1 else None
    if kind == "date-time":
        return "date-time" if options == {"offset": True} else None
    if kind == "time":
        return "time:html" if not options else None
    if kind == "url":
        return "url:whatwg" if not options else None
    if kind == "mac":
        return "mac:48" if not options else None
    return BY_KIND.get(kind) if not options else None


def go_playground(kind, tag):
    if kind == "uuid":
        version = tag.removeprefix("uuid").partition("_")[0]
        return "uuid" + (":" + version if version else "")
    if kind == "isbn":
        return {"isbn": "isbn", "isbn10": "isbn-10", "isbn13": "isbn-13"}[tag]
    if kind == "url":
        return "url:any"
    if kind in ("number", "numeric"):
        return {"number": "numeric", "numeric": "number"}[kind]
    if kind == "excludesall" or tag == "bic_iso_9362_2014":
        # The edition of 2014 has other prefixes than that of 2022.
        return None
    if kind == "base64":
        return {"base64": "base64", "base64url": "base64url"}.get(tag)
    if kind == "bcp47-strict-language-tag":
        return "language"
    if kind == "alphaunicode":
        return "alpha:unicode"
    if kind == "alphanumunicode":
        return "alphanumeric:unicode"
    return BY_KIND.get(kind)


def hibernate(kind, options):
    if kind == "length":
        unit = " utf16" if options.get("unit") == "utf-16" else ""
        return length(options.get("min"), options.get("max"), unit) if "normalizationStrategy" not in options else None
    if kind == "isbn":
        return {"ANY": "isbn", "ISBN_10": "isbn-10", "ISBN_13": "isbn-13"}[options["type"]]
    if kind == "ean":
        return {"EAN13": "ean-13", "EAN8": "ean-8"}[options["type"]]
    if kind == "luhn":
        whole = options.get("startIndex") == "0" and options.get("endIndex") == "max"
        return "luhn" if whole and options.get("checkDigitIndex") == "-1" and not options.get("ignoreNonDigits") else None
    if kind == "credit-card":
        return "credit-card" if not options.get("ignoreNonDigitCharacters") else None
    if kind == "url":
        return "url:any" if not options or set(options) == {"impl"} else None
    if kind == "uuid":
        return "uuid" if options in ({}, {"letterCase": "INSENSITIVE"}) else None
    return BY_KIND.get(kind)


def django(kind, options):
    if kind == "url":
        return "url:" + ",".join(options["schemes"])
    if kind == "domain-name":
        return "domain" if not options.get("accept_idna") else None
    if kind == "decimal":
        return f"decimal:{options['max_digits']},{options['decimal_places']}"
    if kind == "number-range":
        return f"range:{options.get('min', '')}..{options.get('max', '')}"
    if kind == "number-step":
        return f"multiple-of:{options['step']}" if "offset" not in options else None
    if kind == "length":
        return length(options.get("min"), options.get("max"))
    if kind == "integer":
        return "integer"
    return BY_KIND.get(kind)
