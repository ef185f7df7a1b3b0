"""Why the rules disagree with a suite where they do: by the standard and its section, never by a value.

A reason holds for the disagreements of some suites about some rules: those that the rule refuses with one of the codes,
or, with ACCEPTED, those that it accepts and the suite does not.
"""

import re
import unicodedata

ACCEPTED = None


def reason_for(question):
    """The reason for a disagreement, or None."""
    return next((text for applies, text in REASONS if applies(question)), None)


def because(text, *, rules, codes, suites=None, where=lambda value: True):
    def applies(question):
        return (question.code in codes and (suites is None or question.suite in suites)
                and any(question.rule == rule or question.rule.startswith(rule + ":") for rule in rules)
                and where(question.value))
    return applies, text


def matches(pattern):
    return lambda value: re.search(pattern, value, re.S) is not None


def has_label(pattern):
    """Whether a label of the domain of an address matches."""
    return lambda value: any(re.search(pattern, label) for label in value.rpartition("@")[2].split("."))


def host(value):
    return re.sub(r"\A[a-z+.-]+://|[/?#:].*", "", value, flags=re.I | re.S)


JS, GO, ZOD, DJANGO = "validator.js", "go-playground-validator", "zod", "django"
HIBERNATE, FLUENT, PYTHON, STDNUM = ("hibernate-validator", "fluentvalidation", "python-email-validator", "python-stdnum")
CHECKS = ("checksum", "structure", "length", "birth-date", "part", "country", "prefix", "national-checksum")

REASONS = [
    # E-mail
    because("RFC 5321, section 4.1.3: an IPv6 literal has the tag IPv6:, and `::` stands for two groups at least",
            rules=["email"], codes=["email.address-literal"], where=matches(r"@\[")),
    because("RFC 5322, section 3.4.1: the domain of an addr-spec is a dot-atom; hyphens and lengths are the DNS's business",
            rules=["email:rfc5322"], codes=[ACCEPTED], suites=["isemail", "isemail-original"],
            where=lambda value: has_label(r"\A-|-\Z|.{64}")(value) or len(value) > 254),
    because("RFC 5321, section 4.5.3.1.1: a local part has at most 64 octets",
            rules=["email"], codes=["email.local-part-too-long"]),
    because("RFC 5321, section 4.5.3.1.3 and RFC 3696, erratum 1690: an address has at most 254 octets",
            rules=["email"], codes=["email.too-long"]),
    because("RFC 5321, section 4.1.2: blanks and controls stand in no dot-atom, and no text stands beside a quoted string",
            rules=["email"], codes=["email.local-part-character"], suites=[HIBERNATE, DJANGO, FLUENT, JS],
            where=matches(r'[\s\x00-\x1f"]')),
    because("RFC 5321, section 4.1.2: a sub-domain is letters, digits and hyphens; an underscore is none",
            rules=["email"], codes=["email.domain-character"], suites=[FLUENT, HIBERNATE, JS], where=matches("_")),
    because("RFC 5890, section 2.3.2.1: a label that begins xn-- is an A-label only if its Punycode is one",
            rules=["email"], codes=["email.label-international"], where=matches("(?i)xn--")),
    because("RFC 5890, section 2.3.2.3: a U-label is allowed by IDNA2008 and in NFC",
            rules=["email"], codes=["email.label-international"]),
    because("RFC 5321, section 4.1.2: a domain may be one label; the suite wants a dot",
            rules=["email"], codes=[ACCEPTED], suites=[GO, DJANGO, JS, PYTHON, FLUENT], where=matches(r"@[^.@]+\Z")),
    because("RFC 5321, section 4.1.2 and RFC 6531, section 3.3: quoted local parts are local parts; the suite's default refuses them",
            rules=["email"], codes=[ACCEPTED], where=matches(r'\A"')),
    because("RFC 5321, section 4.1.3: address literals are domains; the suite's default refuses them",
            rules=["email"], codes=[ACCEPTED], where=matches(r"@\[.*\]\Z")),
    because("RFC 6531, section 3.3: any character beyond ASCII may stand in a local part; the suite leaves some out",
            rules=["email", "idn-email"], codes=[ACCEPTED], where=matches(r"\A[^@]*[^\x00-\x7f]")),
    because("RFC 5321, section 4.1.2: a last label of digits or with a hyphen is a sub-domain; what is delegated is policy",
            rules=["email"], codes=[ACCEPTED], suites=[PYTHON, JS, DJANGO, GO, HIBERNATE],
            where=matches(r"[.@][^.@]*[0-9-][^.@]*\Z")),
    because("WHATWG HTML, \"valid e-mail address\": its production as it stands; the test is for a proposed change (tentative)",
            rules=["email:html"], codes=[ACCEPTED, "email.domain-character", "email.label-hyphen"], suites=["wpt"]),

    # Names and addresses
    because("RFC 4291, section 2.2: a zone is no part of an address", rules=["ipv6", "ip"], codes=["ipv6.zone", "ip.malformed"]),
    because("RFC 4632, section 3.1: an address with a prefix length; bits beyond the prefix may be set (RFC 4291, section 2.3)",
            rules=["cidr"], codes=[ACCEPTED], suites=[GO]),
    because("RFC 1123, section 2.1: a label may be of digits; the suite's tag is RFC 952",
            rules=["hostname"], codes=[ACCEPTED], suites=[GO], where=matches(r"\A[0-9.]+\Z")),
    because("RFC 1034, section 3.1: the trailing dot is how zone files write a name, not part of it here",
            rules=["domain", "hostname"], codes=["hostname.label-empty"], where=matches(r"\.\Z")),
    because("RFC 3696, section 2: a top-level domain is alphabetic, or an A-label",
            rules=["domain"], codes=["domain.top-level"]),
    because("RFC 5890, section 2.3.2.1: not an A-label", rules=["domain", "hostname"],
            codes=["hostname.international-label"], where=matches("(?i)xn--")),
    because("IEEE 802, section 8.1 (hexadecimal representation): pairs with hyphens; colons and dotted groups of four are the "
            "other usual forms, blanks or nothing are not",
            rules=["mac"], codes=["mac.character", "mac.group-length"], suites=[JS, GO, ZOD, STDNUM]),
    because("IEEE 802, section 8.1: hyphens are its own separator, dotted groups a usual one; the suite takes one separator only",
            rules=["mac"], codes=[ACCEPTED], suites=[ZOD, JS, GO]),

    # Resources
    because("WHATWG URL, section 4.3: a valid URL string has no credentials", rules=["url"], codes=["url.credentials"]),
    because("WHATWG URL, section 4.3: a port is any digits up to 65535; leading zeros pass",
            rules=["url"], codes=[ACCEPTED], suites=[DJANGO], where=matches(r":0\d*(/|\Z)")),
    because("WHATWG URL, section 3.5: the host of a scheme that is not special is opaque",
            rules=["url"], codes=[ACCEPTED], where=matches(r"\A(?!https?:|ftp:|wss?:|file:)[A-Za-z]")),
    because("WHATWG URL, section 3.4: a host needs no dot, and a URL has no greatest length; the suite has policies for both",
            rules=["url"], codes=[ACCEPTED], suites=[JS, HIBERNATE, DJANGO],
            where=lambda value: "." not in host(value) or len(value) > 2000),
    because("WHATWG URL, section 3.4: a valid domain string has letter-digit-hyphen labels (beStrict)",
            rules=["url"], codes=["url.host-character", "url.host-label"]),
    because("WHATWG URL, section 3.4: the pieces of a valid IPv6-address string are the shortest possible",
            rules=["url"], codes=["url.address"], where=matches(r"\[.*\b0[0-9a-fA-F]+.*\]")),
    because("WHATWG URL, section 4.3: a backslash, a blank and a control are no URL units",
            rules=["url"], codes=["url.character"], where=matches(r"[\\\s\"<>^`{|}\[\]]")),
    because("WHATWG URL, section 4.3: a URL begins with its scheme, in ASCII", rules=["url"], codes=["url.scheme-missing"]),
    because("UTS #46, section 5: the table is of a later Unicode than the suite, in which the character is assigned",
            rules=["url:whatwg"], codes=[ACCEPTED],
            where=lambda value: any(unicodedata.category(character) == "Cn" for character in value)),
    because("RFC 3986, section 3: a URI has a scheme; a path alone is a reference",
            rules=["uri"], codes=["uri.scheme-missing"], suites=[GO]),
    because("RFC 9562, section 4.1: the variant of such a version is 10xx", rules=["uuid"], codes=["uuid.variant"]),
    because("RFC 9562, section 4: the rule without a version takes any version and variant",
            rules=["uuid"], codes=[ACCEPTED], suites=[ZOD, JS, HIBERNATE]),
    because("RFC 2397: a data URI begins with data:, and ;base64 stands before the comma",
            rules=["data-uri"], codes=["data-uri.scheme", "data-uri.media-type"]),
    because("RFC 9110, section 8.3.1: any type may have parameters; RFC 6838, section 4.2: a name may have one character",
            rules=["mime-type"], codes=[ACCEPTED], suites=[JS]),
    because("RFC 7515, section 4: the header is a JSON object with alg; RFC 7518, section 3.6: none is written in lower case",
            rules=["jwt"], codes=["jwt.header", "jwt.payload", "jwt.algorithm", "jwt.signature-missing"]),

    # Encodings
    because("RFC 4648, section 3.5: bits that stand for nothing are zero", rules=["base32", "base64", "base64url"],
            codes=["base32.unused-bits", "base64.unused-bits", "base64url.unused-bits"]),
    because("RFC 4648, section 3.2 and 5: base64url may be padded or not", rules=["base64url"], codes=[ACCEPTED], suites=[ZOD]),
    because("RFC 4648, section 8: base 16 is digits alone, without 0x or 0h, two for each octet",
            rules=["hex"], codes=["hex.character", "hex.odd-count"]),
    because("RFC 4648, section 8: a digest's digits are read in either case here",
            rules=["md5", "sha1", "sha256", "sha512"], codes=[ACCEPTED], where=matches("[A-F]")),
    because("pcre2pattern(3): the rule asks whether PCRE2 compiles the pattern; the suite means ECMA-262",
            rules=["is-regex"], codes=[ACCEPTED, "is-regex.malformed"], suites=["json-schema-test-suite"]),

    # Time and numbers
    because("RFC 3339, section 5.6: T stands between day and time, and a leap second is at 23:59:60 UTC (section 5.7)",
            rules=["date-time"], codes=["date-time.malformed", "date-time.leap-second", "time.leap-second"]),
    because("RFC 3339, appendix A: numbers of a duration have no fraction", rules=["duration"],
            codes=["duration.malformed"], where=matches("[.,]")),
    because("WHATWG HTML, section 2.3.5.4: a fraction of a second has one to three digits",
            rules=["time:html"], codes=["time.malformed"], where=matches(r"\.\d{4,}\Z")),
    because("SQL (ISO/IEC 9075-2), section 4.4.2: DECIMAL(P,S) is about the number, not about zeros at its ends",
            rules=["decimal"], codes=[ACCEPTED], suites=[DJANGO], where=matches(r"0\Z|\A-?0")),

    # Text
    because("Unicode 15, section 3.9: half a surrogate pair is no text", rules=["length"], codes=["record.invalid-utf8"]),
    because("Unicode 15, section 23.4: variation selectors are characters; the rule counts scalars",
            rules=["length"], codes=["length.too-long"], suites=[JS], where=matches("[\ufe00-\ufe0f\u200d]")),
    because("no standard: the suite leaves blanks out by an option", rules=["alphanumeric", "alpha"],
            codes=["alphanumeric.character", "alpha.character"], suites=[JS], where=matches(r"[ \-]")),
    because("no standard: a slug joins its runs by single hyphens alone", rules=["slug"], codes=["slug.character"],
            where=matches("_")),

    # Codes
    because("the number has public check digits, which the suite does not ask for, only a shape",
            rules=["vat"], codes=["vat." + code for code in CHECKS], suites=[JS]),
    because("the number is of another kind than the country's personal number, or its check digits or date of birth are wrong",
            rules=["national-id"], codes=["national-id." + code for code in CHECKS], suites=[JS]),
    because("ISO/IEC 7812-1, annex B: the formula is about digits; separators are for credit-card",
            rules=["luhn"], codes=["luhn.structure"], where=matches(r"[^0-9]")),
    because("ISO/IEC 7812-1: without a network any issuer's number passes; ranges of issuers change",
            rules=["credit-card"], codes=[ACCEPTED, "credit-card.network"]),
    because("GS1 General Specifications, section 2.1: fourteen digits are a GTIN-14, which is no EAN-13",
            rules=["ean-13"], codes=["ean-13.length"]),
    because("ISO 3297, section 4: the check character is an upper-case X", rules=["issn"], codes=["issn.structure"],
            where=matches("x")),
    because("ISO 13616-2, the registry: the country has no IBAN", rules=["iban"], codes=["iban.country"]),
    because("ISO 13616-1, section 5: check digits are 02 to 98", rules=["iban"], codes=["iban.checksum"], suites=[STDNUM]),

    # Places
    because("ISO 4217, clause 5 and ISO 3166-1, clause 5: codes are in upper case",
            rules=["currency", "country"], codes=["currency.malformed", "country.malformed"], where=matches("[a-z]")),
    because("Google's libphonenumber: the numbering plan has no such number (isMobilePhone checks a shape)",
            rules=["phone"], codes=["phone." + code for code in ("unassigned", "too-short", "too-long", "other-calling-code",
                                                                 "calling-code", "malformed", "character")], suites=[JS]),
    because("Google's libphonenumber: the number is assigned; isMobilePhone takes mobile numbers alone, by older plans",
            rules=["phone"], codes=[ACCEPTED], suites=[JS]),
    because("Google's address metadata: the form of the region's postal codes, in upper case, whether in use or not",
            rules=["postal-code"], codes=[ACCEPTED, "postal-code.character", "postal-code.incomplete"], suites=[JS]),
]
