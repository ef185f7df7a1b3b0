"""Write the active codes of ISO 4217: currencies, funds, precious metals, and the codes for testing and for no currency.

The table is list one of the maintenance agency of the standard, which the package contains unchanged.
"""

from iso4217 import raw_xml

from swift_file import header, words


def texts(tag):
    """Return the distinct texts of all elements with that name."""
    return {element.text for element in raw_xml.iter(tag)}


print(header("iso4217"))
print(f"/// The active codes of ISO 4217, as published on {raw_xml.attrib['Pblshd']}.")
print("package enum CurrencyCodes {")
print(words("alphabetic", "The codes of three letters.", texts("Ccy")))
print(words("numeric", "The codes of three digits.", texts("CcyNbr")), end="}\n")
