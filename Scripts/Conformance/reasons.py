"""The reasons for deliberate disagreements between the rules and the suites: standards and sections, never single values.

A reason applies to some rules and suites, and to values that the rule rejects with one of the codes or, with ACCEPTED,
to values that the rule accepts and the suite rejects.
"""

import re
import unicodedata

ACCEPTED = None


def reason_for(question):
    """Return the reason for a disagreement, or None."""
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
    """Return a test for whether a label of the domain of an address matches."""
    return lambda value: any(re.search(pattern, label) for label in value.rpartition("@")[2].split("."))


def host(value):
    return re.sub(r"\A[a-z+.-]+://|[/?#:].*", "", value, flags=re.I | re.S)


JS, GO, ZOD, DJANGO = "validator.js", "go-playground-validator", "zod", "django"
HIBERNATE, FLUENT, PYTHON, STDNUM = ("hibernate-validator", "fluentvalidation", "python-email-validator", "python-stdnum")
CHECKS = ("checksum", "structure", "birth-date", "unborn", "part", "country")

REASONS = [
    because("RFC 6068, section 2: characters other than qchar are percent-encoded, and an address follows each comma",
            rules=["mailto"], codes=["mailto.character", "mailto.address"], suites=[JS], where=matches(" |,(&|\\Z)")),

    because("BEP 9: an info-hash of urn:btih: has 40 hexadecimal digits or 32 characters of Base32",
            rules=["magnet"], codes=["magnet.topic"], suites=[JS], where=matches("urn:btih:[^&]*[G-Zg-z]")),

    because("UAX #11: a text is of one width if all its characters are; isFullWidth and isHalfWidth look for one such character",
            rules=["width"], codes=["width.half", "width.full"], suites=[JS]),

    (lambda question: question.suite == JS and question.case["kind"] == "vat" and question.rule.startswith("tax-id:"),
     "the office of the country: the number of a taxpayer has no prefix of the country, and the length and the check digits of the "
     "office; isVAT has a pattern of digits"),

    # E-mail
    because("RFC 5321, section 4.1.3: an IPv6 literal has the tag IPv6:, and `::` replaces at least two groups",
            rules=["email"], codes=["email.address-literal"], where=matches(r"@\[")),
    because("RFC 5322, section 3.4.1: the domain of an addr-spec is a dot-atom; positions of hyphens and lengths are rules of the DNS",
            rules=["email:rfc5322"], codes=[ACCEPTED], suites=["isemail", "isemail-original"],
            where=lambda value: has_label(r"\A-|-\Z|.{64}")(value) or len(value) > 254),
    because("RFC 5321, section 4.5.3.1.1: a local part has at most 64 octets",
            rules=["email"], codes=["email.local-part-too-long"]),
    because("RFC 5321, section 4.5.3.1.3 and RFC 3696, erratum 1690: an address has at most 254 octets",
            rules=["email"], codes=["email.too-long"]),
    because("RFC 5321, section 4.1.2: a dot-atom contains no white space and no control characters, and a quoted string is a whole local part",
            rules=["email"], codes=["email.local-part-character"], suites=[HIBERNATE, DJANGO, FLUENT, JS],
            where=matches(r'[\s\x00-\x1f"]')),
    because("RFC 5321, section 4.1.2: a sub-domain consists of letters, digits and hyphens, without underscores",
            rules=["email"], codes=["email.domain-character"], suites=[FLUENT, HIBERNATE, JS], where=matches("_")),
    because("RFC 5890, section 2.3.2.1: a label that begins with xn-- is an A-label only if its Punycode is valid",
            rules=["email", "idn-email"], codes=["email.label-international"], where=matches("(?i)xn--")),
    because("RFC 5890, section 2.3.2.1: a U-label is allowed by IDNA2008 and in NFC",
            rules=["email", "idn-email"], codes=["email.label-international"]),
    because("RFC 5321, section 4.1.2: a sub-domain may have one character, also the last one",
            rules=["email", "idn-email"], codes=[ACCEPTED], where=matches(r"@.*\.[^.]\Z")),
    because("RFC 5321, section 4.1.2: a domain may be one label; the suite requires a dot",
            rules=["email"], codes=[ACCEPTED], suites=[GO, DJANGO, JS, PYTHON, FLUENT], where=matches(r"@[^.@]+\Z")),
    because("RFC 5321, section 4.1.2 and RFC 6531, section 3.3: quoted local parts are valid; the suite rejects them by default",
            rules=["email"], codes=[ACCEPTED], where=matches(r'\A"')),
    because("RFC 5321, section 4.1.3: address literals are valid domains; the suite rejects them by default",
            rules=["email"], codes=[ACCEPTED], where=matches(r"@\[.*\]\Z")),
    because("RFC 6531, section 3.3: a local part may contain any character beyond ASCII; the suite rejects some",
            rules=["email", "idn-email"], codes=[ACCEPTED], where=matches(r"\A[^@]*[^\x00-\x7f]")),
    because("RFC 5321, section 4.1.2: a last label of digits or with a hyphen is a sub-domain; which top-level domains exist is policy",
            rules=["email"], codes=[ACCEPTED], suites=[PYTHON, JS, DJANGO, GO, HIBERNATE],
            where=matches(r"[.@][^.@]*[0-9-][^.@]*\Z")),
    because("WHATWG HTML, \"valid e-mail address\": the rule follows its current grammar; the test is for a proposed change (tentative)",
            rules=["email:html"], codes=[ACCEPTED, "email.domain-character", "email.label-hyphen"], suites=["wpt"]),

    # Names and addresses
    because("RFC 4291, section 2.2: a zone is not part of an address", rules=["ipv6", "ip"], codes=["ipv6.zone", "ip.malformed"]),
    because("RFC 4632, section 3.1: an address with a prefix length; bits beyond the prefix may be set (RFC 4291, section 2.3)",
            rules=["cidr"], codes=[ACCEPTED], suites=[GO]),
    because("RFC 1123, section 2.1: a label may begin with a digit; the suite follows RFC 952",
            rules=["hostname", "domain", "idn-hostname"], codes=[ACCEPTED], where=matches(r"(\A|\.)[0-9]")),
    because("RFC 1123, section 2.1: the last label is not a number, because a name could not be told from an address",
            rules=["hostname", "idn-hostname"], codes=["hostname.label-numeric"]),
    because("RFC 5890, section 2.3.1: hyphens as the third and fourth characters are reserved for A-labels",
            rules=["idn-hostname", "idn-email", "email:international"],
            codes=["hostname.label-hyphens", "email.label-international"], where=has_label(r"\A..--")),
    because("RFC 1034, section 3.5, and RFC 5890, section 2.3.1: in ASCII a label may have hyphens anywhere inside",
            rules=["hostname", "domain"], codes=[ACCEPTED], where=has_label(r"\A..--")),
    because("RFC 1034, section 3.1: a trailing dot is the notation of zone files and is not part of the name",
            rules=["domain", "hostname"], codes=["hostname.label-empty"], where=matches(r"\.\Z")),
    because("RFC 3696, section 2: a top-level domain is alphabetic, or an A-label",
            rules=["domain"], codes=["domain.top-level"]),
    because("RFC 5890, section 2.3.2.1: not an A-label", rules=["domain", "hostname"],
            codes=["hostname.international-label"], where=matches("(?i)xn--")),
    because("IEEE 802, section 8.1 (hexadecimal representation): pairs with hyphens; the rule also accepts colons and "
            "dotted groups of four, but neither spaces nor no separator",
            rules=["mac"], codes=["mac.character", "mac.group-length"], suites=[JS, GO, ZOD, STDNUM]),
    because("IEEE 802, section 8.1: the standard uses hyphens, and dotted groups are common; the suite accepts only one separator",
            rules=["mac"], codes=[ACCEPTED], suites=[ZOD, JS, GO]),

    # Resources
    because("WHATWG URL, section 4.3: a valid URL string has no credentials", rules=["url"], codes=["url.credentials"]),
    because("WHATWG URL, section 4.3: a port is a number up to 65535, 0 included, and may have leading zeros",
            rules=["url"], codes=[ACCEPTED], where=matches(r":0\d*([/?#]|\Z)")),
    because("WHATWG URL, section 4.3: a URL of the scheme file may have an empty host and an empty path",
            rules=["url"], codes=[ACCEPTED], where=matches(r"(?i)\Afile:")),
    because("UTS #46, section 4.1: a label that begins with xn-- is valid only if it decodes to a valid label",
            rules=["url", "hostname", "idn-hostname", "domain"],
            codes=["url.international-host", "hostname.label-punycode", "hostname.label-disallowed",
                   "hostname.label-context", "hostname.label-not-normalized", "hostname.label-hyphens"],
            where=matches("(?i)xn--")),
    because("RFC 3986, section 2: the characters of a URI; others are percent-encoded",
            rules=["uri", "uri-reference"], codes=["uri.character", "uri.percent"]),
    because("WHATWG URL, section 3.5: the host of a scheme that is not special is opaque",
            rules=["url"], codes=[ACCEPTED], where=matches(r"\A(?!https?:|ftp:|wss?:|file:)[A-Za-z]")),
    because("WHATWG URL, section 3.4: a host needs no dot, and a URL has no maximum length; the suite has policies for both",
            rules=["url"], codes=[ACCEPTED], suites=[JS, HIBERNATE, DJANGO],
            where=lambda value: "." not in host(value) or len(value) > 2000),
    because("WHATWG URL, section 3.4: a valid domain string has letter-digit-hyphen labels (beStrict)",
            rules=["url"], codes=["url.host-character", "url.host-label"]),
    because("WHATWG URL, section 3.4: the pieces of a valid IPv6-address string are the shortest possible",
            rules=["url"], codes=["url.address"], where=matches(r"\[.*\b0[0-9a-fA-F]+.*\]")),
    because("WHATWG URL, section 4.3: backslashes, spaces and control characters are not URL units",
            rules=["url"], codes=["url.character"], where=matches(r"[\\\s\"<>^`{|}\[\]]")),
    because("WHATWG URL, section 4.3: a URL begins with a scheme in ASCII", rules=["url"], codes=["url.scheme-missing"]),
    because("UTS #46, section 5: the table is from a later version of Unicode than the suite and assigns the character",
            rules=["url:whatwg"], codes=[ACCEPTED],
            where=lambda value: any(unicodedata.category(character) == "Cn" for character in value)),
    because("RFC 3986, section 3: a URI has a scheme; a path alone is a reference",
            rules=["uri"], codes=["uri.scheme-missing"], suites=[GO]),
    because("RFC 9562, section 4.1: a UUID of that version has the variant 10xx", rules=["uuid"], codes=["uuid.variant"]),
    because("RFC 9562, section 4: the rule without a version accepts any version and variant",
            rules=["uuid"], codes=[ACCEPTED], suites=[ZOD, JS, HIBERNATE]),
    because("RFC 2397: a data URI begins with data:, and ;base64 precedes the comma",
            rules=["data-uri"], codes=["data-uri.scheme", "data-uri.media-type"]),
    because("RFC 9110, sections 5.6.5 and 8.3.1: a media type has no comments",
            rules=["mime-type"], codes=["mime-type.character", "mime-type.parameter", "mime-type.name-missing"],
            where=matches(r"[()]")),
    because("RFC 9110, section 8.3.1: any type may have parameters; RFC 6838, section 4.2: a name may have one character",
            rules=["mime-type"], codes=[ACCEPTED], suites=[JS]),
    because("RFC 7515, section 4: the header is a JSON object with alg; RFC 7518, section 3.6: the value none is in lower case",
            rules=["jwt"], codes=["jwt.header", "jwt.payload", "jwt.algorithm", "jwt.signature-missing"]),

    # Encodings
    because("RFC 4648, section 10: the empty text encodes no octets", rules=["base32", "base64", "base64url", "hex"],
            codes=[ACCEPTED], where=lambda value: value == ""),
    because("CSS Color 4, section 5.2: a hexadecimal color begins with #", rules=["hex-color"],
            codes=["hex-color.no-hash"]),
    because("RFC 4648, section 3.5: unused bits are zero", rules=["base32", "base64", "base64url"],
            codes=["base32.unused-bits", "base64.unused-bits", "base64url.unused-bits"]),
    because("RFC 4648, sections 3.2 and 5: the padding of base64url is optional", rules=["base64url"], codes=[ACCEPTED], suites=[ZOD]),
    because("RFC 4648, section 8: base 16 consists of two digits for each octet, without 0x or 0h",
            rules=["hex"], codes=["hex.character", "hex.odd-count"]),
    because("RFC 4648, section 8: the rule accepts the digits of a digest in either case",
            rules=["digest", "md5", "sha1", "sha256", "sha512"], codes=[ACCEPTED], where=matches("[A-F]")),
    because("paralleldrive/cuid2, isCuid: an identifier has 2 to 32 characters",
            rules=["generated-id"], codes=["generated-id.length"], suites=["zod"]),
    because("pcre2pattern(3): the rule checks whether PCRE2 compiles the pattern; the suite is about ECMA-262",
            rules=["is-regex"], codes=[ACCEPTED, "is-regex.malformed"], suites=["json-schema-test-suite"]),

    # Time and numbers
    because("JSON (RFC 8259, section 6) and Table Schema: digits stand on both sides of a point",
            rules=["number", "decimal"], codes=["number.malformed", "decimal.malformed"],
            where=matches(r"\A[+-]?(\d+\.|\.\d+)\Z")),
    because("ISO/IEC 9899 (strtod) and XML Schema, part 2, section 3.3.3: digits may be missing on one side of a point",
            rules=["number", "decimal"], codes=[ACCEPTED], where=matches(r"\A[+-]?(\d+\.|\.\d+)\Z")),
    because("RFC 3339, section 5.6: T separates date and time, and a leap second is at 23:59:60 UTC (section 5.7)",
            rules=["date-time"], codes=["date-time.malformed", "date-time.leap-second", "time.leap-second"]),
    because("RFC 3339, appendix A: the numbers of a duration have no fraction", rules=["duration"],
            codes=["duration.malformed"], where=matches("[.,]")),
    because("WHATWG HTML, section 2.3.5.4: a fraction of a second has one to three digits",
            rules=["time:html"], codes=["time.malformed"], where=matches(r"\.\d{4,}\Z")),
    because("SQL (ISO/IEC 9075-2), section 4.4.2: leading and trailing zeros do not count as digits of DECIMAL(P,S)",
            rules=["decimal"], codes=[ACCEPTED], suites=[DJANGO], where=matches(r"0\Z|\A-?0")),

    # Text
    because("Unicode 15, section 3.9: a single surrogate is not text", rules=["length"], codes=["record.invalid-utf8"]),
    because("Unicode 15, section 23.4: variation selectors are characters, and the rule counts scalars",
            rules=["length"], codes=["length.too-long"], suites=[JS], where=matches("[\ufe00-\ufe0f\u200d]")),
    because("no standard: a slug has only single hyphens between its parts", rules=["slug"], codes=["slug.character"],
            where=matches("_")),

    # Codes
    because("the number has public check digits; the suite checks only the format",
            rules=["vat"], codes=["vat." + code for code in CHECKS], suites=[JS]),
    because("the number is not the personal number of the country, or its check digits or date of birth are wrong",
            rules=["national-id"], codes=["national-id." + code for code in CHECKS], suites=[JS]),
    because("the suite checks the form, and not the check digits, the parts or the date of birth",
            rules=["tax-id"], codes=["tax-id." + code for code in ("checksum", "part", "unborn", "birth-date")], suites=[JS]),
    because("the number is printed with other separators, or the suite accepts numbers without leading zeros",
            rules=["tax-id"], codes=["tax-id.structure"], suites=[JS], where=matches(r"[/ -]|\A\d{5}[A-Z]\Z")),
    because("letters of codes and passports are capitals", rules=["passport"], codes=["passport.structure"], suites=[JS],
            where=matches(r"[a-z]")),
    because("the number is printed without a space, or with another one", rules=["passport"], codes=["passport.structure"], suites=[JS],
            where=matches(r" ")),
    because("ISO 6346:2022, section 4: the check digit is part of the number", rules=["iso-6346"], codes=["iso-6346.structure"],
            suites=[JS], where=matches(r"\A[A-Z]{4}\d{6}\Z")),
    because("CVE record format 5.1: the year has four digits and no upper bound", rules=["cve"], codes=[ACCEPTED], suites=[GO]),
    because("Instrução Normativa RFB 2.229/2024: letters and digits from July 2026", rules=["tax-id:BR"], codes=[ACCEPTED], suites=[JS]),
    because("European Commission, VIES: ten digits are also of foreigners and others, with a check of their own",
            rules=["tax-id:BG"], codes=[ACCEPTED], suites=[JS]),
    because("chapter 258 of the laws of Malta has no bounds of the number that belong to a letter",
            rules=["tax-id:MT"], codes=[ACCEPTED], suites=[JS]),
    because("CSS Color 4, sections 4.1 and 5: components outside their range are clamped, alpha is optional in rgba(), and white space is "
            "allowed around each", rules=["css-color:rgb"], codes=[ACCEPTED], suites=[JS]),
    because("Base58Check: an address has a checksum, and its zeros are leading ones", rules=["bitcoin"],
            codes=["bitcoin.structure", "bitcoin.checksum"], suites=[JS, GO]),
    because("ISO 6709, section 6: degrees may have leading zeros", rules=["coordinates"], codes=[ACCEPTED], suites=[JS],
            where=matches(r"\b0\d")),
    because("the rule has the ordinary series for cars: no plates of one's own choice, of diplomats, authorities or mopeds",
            rules=["licence-plate:CZ", "licence-plate:FI", "licence-plate:HU", "licence-plate:SE"],
            codes=["licence-plate.structure", "licence-plate.part"], suites=[JS]),
    because("the groups are separated by a hyphen, a space or nothing", rules=["licence-plate:AR", "licence-plate:SE"],
            codes=[ACCEPTED], suites=[JS], where=matches(r"-")),
    because("the codes of districts, and the letters of single series, are not part of the rule",
            rules=["licence-plate:DE", "licence-plate:HU"], codes=[ACCEPTED], suites=[JS]),
    because("Orden EHA/451/2008: a company has a check digit or its letter", rules=["tax-id:ES"], codes=[ACCEPTED], suites=[JS]),
    because("CPR-kontoret: since 1 October 2007 numbers are assigned that do not meet the sum modulo 11",
            rules=["tax-id:DK"], codes=[ACCEPTED], suites=[JS]),
    because("acts 133/2000 (CZ) and 301/1995 (SK): nine digits are of births until 1953, from 80 on in the 1800s",
            rules=["tax-id:CZ", "tax-id:SK"], codes=[ACCEPTED], suites=[JS], where=matches(r"\A\d{6}/?\d{3}\Z")),
    because("Folkbokföringslag (1991:481), section 18: a plus sign from the year in which the person becomes a hundred",
            rules=["tax-id:SE"], codes=[ACCEPTED], suites=[JS], where=matches(r"\+")),
    because("acts 133/2000 (CZ) and 301/1995 (SK): nine digits are of births until 1953, from 80 on in the 1800s",
            rules=["national-id:CZ", "national-id:SK"], codes=[ACCEPTED], suites=[JS], where=matches(r"\A\d{6}/?\d{3}\Z")),
    because("CPR-kontoret: since 1 October 2007 numbers are assigned that do not meet the sum modulo 11",
            rules=["national-id:DK"], codes=[ACCEPTED], suites=[JS]),
    because("Þjóðskrá, \"Um kennitölur\": since 18 February 2026 a number has no check digit",
            rules=["national-id:IS"], codes=[ACCEPTED], suites=[JS, STDNUM]),
    because("Folkbokföringslag (1991:481), section 18: a plus sign from the year in which the person becomes a hundred",
            rules=["national-id:SE"], codes=[ACCEPTED], suites=[JS], where=matches(r"\+")),
    because("ISO/IEC 7812-1, annex B: the formula applies to digits only; the rule credit-card accepts separators",
            rules=["luhn"], codes=["luhn.structure"], where=matches(r"[^0-9]")),
    because("ISO/IEC 7812-1: without a network the rule accepts numbers of any issuer; the ranges of issuers change",
            rules=["credit-card"], codes=[ACCEPTED, "credit-card.network"]),
    because("GS1 General Specifications, section 2.1: fourteen digits are a GTIN-14, not an EAN-13",
            rules=["ean-13"], codes=["ean-13.length"]),
    because("ISO 3297, section 4: the check character is an upper-case X", rules=["issn"], codes=["issn.structure"],
            where=matches("x")),
    because("ISO 13616-2, the registry: the country has no IBAN", rules=["iban"], codes=["iban.country"]),
    because("ISO 13616-1, sections 5 and 6: letters are upper case, and the groups of print have four characters and one space",
            rules=["iban"], codes=["iban.structure", "iban.country", "iban.length"], where=matches(r"[a-z \-]")),
    because("ISO 13616-1, section 6: the printed notation in groups of four is a notation of the number",
            rules=["iban"], codes=[ACCEPTED], where=matches(" ")),
    because("ISO 9362:2022, section 5: the prefix has letters or digits; until 2014 it had only letters",
            rules=["bic"], codes=[ACCEPTED], where=matches(r"\A[A-Z0-9]{0,3}[0-9]")),
    because("ISBN Users' Manual, section 5: the parts are separated by hyphens or by spaces, the same throughout",
            rules=["isbn", "isbn-10", "isbn-13"], codes=["isbn.structure", "isbn-10.structure", "isbn-13.structure"]),
    because("ISO 2108: a number of ten digits; nine digits are an SBN, the standard of before 1970",
            rules=["isbn", "isbn-10"], codes=["isbn.length", "isbn-10.length"], where=matches(r"\A(\D*\d\D*){8}[\dX]\Z")),
    because("TS 23.003, sections 6.2.1 and 6.2.2: an IMEI has fifteen digits, an IMEISV sixteen; GSMA TS.06: groups of 2, 6, 6 and 1",
            rules=["imei"], codes=["imei.structure", ACCEPTED], where=matches(r"[ \-]|\A\d{16}\Z")),
    because("ISO 13616-1, section 5: check digits are 02 to 98", rules=["iban"], codes=["iban.checksum"], suites=[STDNUM]),

    # Time
    because("ISO 8601-1:2019, section 5.4.2.1: T separates the day from the time of day, and the day is complete",
            rules=["iso8601"], codes=["iso8601.malformed"], suites=[JS], where=matches(r" |\A\d{4}-\d\dT")),
    because("ISO 8601-1:2019, section 5.2.4.2: the basic format of a week date has no hyphen, the extended one two",
            rules=["iso8601"], codes=["iso8601.malformed"], suites=[JS], where=matches(r"\A\d{4}(-W\d{3}|W\d\d-\d)\Z")),

    # Places
    because("ITU-T E.123, section 2: an international number begins with +", rules=["e164"], codes=["e164.plus"]),
    because("RFC 5646, section 2.1: subtags are separated by hyphens", rules=["language"], codes=["language.malformed"],
            where=matches("_")),
    because("ISO 4217, clause 5 and ISO 3166-1, clause 5: codes are in upper case",
            rules=["currency", "country"], codes=["currency.malformed", "country.malformed"], where=matches("[a-z]")),
    because("Google's libphonenumber: the numbering plan does not have the number (isMobilePhone checks only a format)",
            rules=["phone"], codes=["phone." + code for code in ("unassigned", "too-short", "too-long", "other-calling-code",
                                                                 "calling-code", "malformed", "character")], suites=[JS]),
    because("Google's libphonenumber: the number is assigned; isMobilePhone accepts only mobile numbers, by older plans",
            rules=["phone"], codes=[ACCEPTED], suites=[JS]),
    because("the postal operators and Google's address metadata: the format of the region's codes, whether in use or not",
            rules=["postal-code"], codes=[ACCEPTED, "postal-code.character", "postal-code.incomplete", "postal-code.too-long"],
            suites=[JS]),
]
