"""Write the officially assigned codes of ISO 3166-1."""

import re

from iso3166 import countries

from swift_file import header, words

# ISO 3166-1, clause 8.1.3: user-assigned codes, such as XK for Kosovo, are not part of the standard.
USER_ASSIGNED = re.compile("AA|Q[M-Z]|X[A-Z]|ZZ")

assigned = [country for country in countries if not USER_ASSIGNED.fullmatch(country.alpha2)]
print(header("iso3166"))
print("/// The officially assigned codes of ISO 3166-1.")
print("package enum CountryCodes {")
print(words("alpha2", "The codes of two letters.", [country.alpha2 for country in assigned]))
print(words("alpha3", "The codes of three letters.", [country.alpha3 for country in assigned]))
print(words("numeric", "The codes of three digits.", [country.numeric for country in assigned]), end="}\n")
