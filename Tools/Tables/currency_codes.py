"""The active codes of ISO 4217: currencies, funds, precious metals, and the codes for testing and for none.

The table is list one of the standard's maintenance agency, which the package carries unchanged.
"""

from iso4217 import raw_xml

from swift_file import header, words


def texts(tag):
    """The texts of all elements of that name, each once."""
    return {element.text for element in raw_xml.iter(tag)}


print(header("iso4217"))
print(f"/// The active codes of ISO 4217, as published on {raw_xml.attrib['Pblshd']}.")
print("enum CurrencyCodes {")
print(words("alphabetic", "The codes of three letters.", texts("Ccy")))
print(words("numeric", "The codes of three digits.", texts("CcyNbr")), end="}\n")
