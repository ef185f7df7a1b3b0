"""Write the names of countries in the languages of the messages, each list in the order of its language."""

import re

from babel import Locale
from iso3166 import countries
from pyuca import Collator

from swift_file import header, literal

LANGUAGES = ["ar", "de", "en", "es", "fr", "it", "ja", "pt"]

# As in country_codes.py: ISO 3166-1, clause 8.1.3.
USER_ASSIGNED = re.compile("AA|Q[M-Z]|X[A-Z]|ZZ")

collator = Collator()
codes = [country.alpha2 for country in countries if not USER_ASSIGNED.fullmatch(country.alpha2)]
print(header("babel", "pyuca", imports=""))
print("/// The names of the countries of ISO 3166-1 in CLDR, by language, in the order of UTS #10: lines of a code, a space and a name.")
print("enum CountryNames {")
for language in LANGUAGES:
    names = Locale(language).territories
    lines = sorted((f"{code} {names[code]}" for code in codes), key=lambda line: (collator.sort_key(line[3:]), line))
    assert all(not re.search(r'[\n\\"]', line) for line in lines)
    print(literal(f"  static let {language}: StaticString = (", lines, ""))
print("}")
