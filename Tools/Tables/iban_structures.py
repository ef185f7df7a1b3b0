"""The structure of each country's account numbers: SWIFT's IBAN registry (ISO 13616-2), as schwifty reads it."""

import json
import re

from swift_file import header, package_file, words

registry = json.loads(package_file("schwifty", "schwifty/iban_registry/generated.json").read_text(encoding="utf-8"))
# A territory that uses the numbers of its country (GP: FR) has the country's code in its numbers, and no line here.
structures = {
    country: entry["bban_spec"] for country, entry in registry.items() if entry["iban_spec"].startswith(country)
}
for country, structure in structures.items():
    assert re.fullmatch("([1-9][0-9]*![nac])+", structure), f"the structure of {country} is not understood"

print(header("schwifty"))
print("extension SortedWords {")
print(words(
    "ibanStructures",
    "The structure of the account numbers of each country of the IBAN registry.",
    [f"{country} {structure}" for country, structure in structures.items()]), end="}\n")
