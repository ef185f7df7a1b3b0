"""The mapping of conformance cases to rules: from the kind and options of a case to a rule of the command line.

A case is skipped if no rule corresponds to it: its concept has no rule (a licence plate), an option changes its meaning,
or its verdict is about more than one value.
"""

import json

# The rule for each kind of case, unless a suite uses the kind with another meaning (see the functions below).
BY_KIND = {
    "alpha": "alpha",
    "alphanumeric": "alphanumeric",
    "ascii": "ascii",
    "base32": "base32",
    "base64": "base64",
    "base64url": "base64url",
    "bcp47-language-tag": "language",
    "bic": "bic",
    "cidr": "cidr",
    "cidrv4": "cidr:4",
    "cidrv6": "cidr:6",
    "country-alpha2": "country",
    "country-alpha3": "country:alpha-3",
    "country-numeric": "country:numeric",
    "credit-card": "credit-card",
    "currency-code": "currency",
    "data-uri": "data-uri",
    "datauri": "data-uri",
    "date": "date",
    "date-time": "date-time",
    "domain-name": "domain",
    "duration": "duration",
    "e164": "e164",
    "fqdn": "domain",
    "hexadecimal": "hex",
    "hex": "hex",
    "hex-color": "hex-color",
    "hostname": "hostname",
    "html-color": "hex-color:html",
    "html-date": "date:html",
    "html-datetime-local": "local-date-time",
    "html-month": "month",
    "html-number": "number:html",
    "html-time": "time:html",
    "html-week": "week",
    "http-url": "url",
    "https-url": "url:https",
    "iban": "iban",
    "identity-card": None,
    "idn-hostname": "idn-hostname",
    "imei": "imei",
    "ipv4": "ipv4",
    "ipv6": "ipv6",
    "ip": "ip",
    "iri": "iri",
    "iri-reference": "iri-reference",
    "isbn": "isbn",
    "isin": "isin",
    "iso3166-1-alpha2": "country",
    "iso3166-1-alpha3": "country:alpha-3",
    "iso4217": "currency",
    "issn": "issn",
    "json": "json",
    "json-pointer": "json-pointer",
    "jwt": "jwt",
    "language-code": "language:iso-639-1",
    "lei": "lei",
    "lowercase": "lowercase",
    "luhn": "luhn",
    "mac": "mac",
    "md5": "md5",
    "mime-type": "mime-type",
    "port": "port",
    "regex": "is-regex",
    "relative-json-pointer": "relative-json-pointer",
    "semver": "semver",
    "sha256": "sha256",
    "sha512": "sha512",
    "slug": "slug",
    "time": "time",
    "timezone": "timezone",
    "ulid": "ulid",
    "uppercase": "uppercase",
    "uri": "uri",
    "uri-reference": "uri-reference",
    "uri-template": "uri-template",
    "uuid": "uuid",
}

def questions(case):
    """Yield (suite, rule, value, verdict) for each comparison that the case allows."""
    if "category" in case and "verdicts" in case:
        yield from isemail(case)
    elif case.get("kind") in ("email", "idn-email"):
        yield from email(case)
    elif case.get("kind") == "whatwg-domain-to-ascii":
        # No rule checks a host alone.
        yield case["suite"], "url:whatwg", f"https://{case['input']}/", case["valid"]
    elif isinstance(case.get("valid"), bool):
        rule = rule_of(case)
        if rule:
            yield case["suite"], rule, case["input"], case["valid"]
    if "profiles" in case and case.get("kind") == "email":
        for profile, rule in (("html", "email:html"), ("rfc5321", "email:rfc5321"), ("rfc5322", "email:rfc5322"),
                              ("rfc6531", "email:international")):
            yield "recogniser", rule, case["input"], case["profiles"][profile]


def isemail(case):
    for standard in ("rfc5321", "rfc5322"):
        yield case["suite"], "email:" + standard, case["input"], case["verdicts"][standard]


def email(case):
    suite, options = case["suite"], case.get("options", {})
    rule = None
    if suite == "json-schema-test-suite":
        rule = {"email": "email:rfc5321", "idn-email": "idn-email"}[case["kind"]]
    elif suite == "wpt":
        # The rule does not include what a browser does before validation: trimming, Punycode, splitting a list.
        if not options.get("multiple") and not options.get("idn") and case["input"] == case["input"].strip():
            rule = "email:html"
    elif suite == "zod":
        rule = "email"
    elif suite == "validator.js":
        rule = {"{}": "email:international", '{"allow_utf8_local_part": false}': "email:rfc5321",
                '{"allow_ip_domain": true}': "email:international"}.get(json.dumps(options))
    elif suite in ("hibernate-validator", "go-playground-validator", "fluentvalidation"):
        rule = "email:international"
    elif suite == "django":
        rule = None if options else "email:international"
    elif suite == "python-email-validator":
        rule = {"{}": "email:international", '{"allow_quoted_local": true}': "email:international",
                '{"allow_domain_literal": true}': "email:international",
                '{"allow_quoted_local": true, "allow_domain_literal": true}': "email:international",
                }.get(json.dumps(options))
    if rule:
        yield suite, rule, case["input"], case["valid"]


def rule_of(case):
    suite, kind = case["suite"], case["kind"]
    options = case.get("options") or {}
    if kind == "whatwg-url-parse":
        return "url:whatwg" if options.get("base") is None else None
    if kind == "ean" and "type" not in options:
        return "ean-8" if len(case["input"]) <= 8 else "ean-13"
    if suite == "validator.js":
        return validator_js(kind, options.get("args") or [])
    if suite == "zod":
        return zod(kind, options.get("chain", [[]])[0])
    if suite == "go-playground-validator":
        return go_playground(kind, options.get("tag", ""))
    if suite == "hibernate-validator":
        return hibernate(kind, options)
    if suite == "django":
        return django(kind, options)
    if suite == "wpt":
        return wpt(kind, options)
    if kind == "length":
        return length(options.get("min"), options.get("max"))
    if kind == "enum":
        return one_of(options["enum"])
    return BY_KIND.get(kind)


def length(minimum, maximum, unit=""):
    """Return the rule for lengths from a minimum to a maximum, either of which may be None; None for a bound with a fraction.

    A bound of 2.0 is the integer 2: JSON Schema Validation 2020-12, section 6.1.1.
    """
    if any(isinstance(bound, float) and not bound.is_integer() for bound in (minimum, maximum)):
        return None
    bounds = "..".join("" if bound is None else str(int(bound)) for bound in (minimum, maximum))
    return None if bounds == ".." else "length:" + bounds + unit


def one_of(values):
    spelled = [value for value in values if isinstance(value, str)]
    return None if len(spelled) < len(values) or any("," in value or "\0" in value for value in spelled) \
        else "one-of:" + ",".join(spelled)


def wpt(kind, options):
    return BY_KIND.get(kind)


def validator_js(kind, args):
    first = args[0] if args else None
    options = first if isinstance(first, dict) else {}
    if kind in ("alpha", "alphanumeric"):
        return kind if not args or first in ("en-US", "en-GB") else None
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
        return first if first in ("md5", "sha1", "sha256", "sha512") else None
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
        return "vat:" + first if first in VAT_COUNTRIES else None
    if kind in ("tax-id", "identity-card"):
        country = NATIONAL_IDS.get((kind, first))
        return "national-id:" + country if country else None
    if kind == "postal-code":
        return "postal-code:" + first if first and first != "any" else None
    if kind == "phone":
        return "phone:" + first[-2:] if isinstance(first, str) and first[-3:-2] == "-" else None
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


VAT_COUNTRIES = ("AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IT", "LT", "LU",
                 "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK")

NATIONAL_IDS = {
    ("identity-card", "ES"): "ES", ("identity-card", "IT"): "IT", ("identity-card", "FI"): "FI",
    ("identity-card", "PL"): "PL", ("identity-card", "IN"): "IN", ("identity-card", "NO"): "NO",
    ("identity-card", "zh-CN"): "CN", ("tax-id", "pt-BR"): None, ("tax-id", "de-DE"): "DE", ("tax-id", "pl-PL"): None,
    ("tax-id", "nl-NL"): "NL", ("tax-id", "fi-FI"): "FI", ("tax-id", "it-IT"): "IT", ("tax-id", "bg-BG"): "BG",
    ("tax-id", "ro-RO"): "RO", ("tax-id", "ee-EE"): "EE", ("tax-id", "et-EE"): "EE", ("tax-id", "lt-LT"): "LT",
}

CARD_NETWORKS = {"Visa": "visa", "Mastercard": "mastercard", "AmEx": "amex", "Discover": "discover", "JCB": "jcb",
                 "DinersClub": "diners", "UnionPay": "unionpay"}


def zod(kind, call):
    name, arguments = call[0], call[1:]
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
        return arguments[0] if options == {} and len(arguments) == 1 and arguments[0] != "sha384" else None
    if kind == "uuid":
        return "uuid"
    if kind == "date-time":
        return "date-time" if options == {"offset": True} else None
    if kind == "time":
        return "time:html" if not options else None
    if kind == "url":
        return "url:whatwg" if not options else None
    if kind == "mac":
        return "mac:48" if not options else None
    return BY_KIND.get(kind)


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
    if kind == "excludesall":
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
        return "uuid" if not options or options.get("letterCase") == "INSENSITIVE" else None
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
