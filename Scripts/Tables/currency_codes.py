"""The active codes of ISO 4217: currencies, funds, precious metals, and the codes for testing and for none."""

import pycountry

from swift_file import header, words

currencies = list(pycountry.currencies)
print(header("pycountry"))
print("/// The active codes of ISO 4217.")
print("enum CurrencyCodes {")
print(words("alphabetic", "The codes of three letters.", [currency.alpha_3 for currency in currencies]))
print(words("numeric", "The codes of three digits.", {currency.numeric for currency in currencies}), end="}\n")
