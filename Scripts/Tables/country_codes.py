"""The officially assigned codes of ISO 3166-1."""

import pycountry

from swift_file import header, words

countries = list(pycountry.countries)
print(header("pycountry"))
print("/// The officially assigned codes of ISO 3166-1.")
print("enum CountryCodes {")
print(words("alpha2", "The codes of two letters.", [country.alpha_2 for country in countries]))
print(words("alpha3", "The codes of three letters.", [country.alpha_3 for country in countries]))
print(words("numeric", "The codes of three digits.", [country.numeric for country in countries]), end="}\n")
