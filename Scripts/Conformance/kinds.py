"""The rules for the kinds of conformance cases that all suites have."""

# The rule for each kind of case, unless a suite uses the kind with another meaning (see questions.py and libraries.py).
BY_KIND = {
    "alpha": "alpha",
    "alphanumeric": "alphanumeric",
    "ascii": "ascii",
    "base32": "base32",
    "base64": "base64",
    "base64url": "base64url",
    "bcp47-language-tag": "language",
    "bic": "bic",
    "btc-addr": "bitcoin",
    "btc-address": "bitcoin:any",
    "cidr": "cidr",
    "cidrv4": "cidr:4",
    "cidrv6": "cidr:6",
    "country-alpha2": "country",
    "country-alpha3": "country:alpha-3",
    "country-numeric": "country:numeric",
    "credit-card": "credit-card",
    "currency-code": "currency",
    "cusip": "cusip",
    "cve": "cve",
    "data-uri": "data-uri",
    "datauri": "data-uri",
    "date": "date",
    "date-time": "date-time",
    "domain-name": "domain",
    "duration": "duration",
    "e164": "e164",
    "eth-addr": "ethereum",
    "fqdn": "domain",
    "freight-container-id": "iso-6346",
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
    "iso6346": "iso-6346",
    "isrc": "isrc",
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
