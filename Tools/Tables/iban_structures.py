"""Write the structure of the account numbers of each country, from SWIFT's IBAN registry (ISO 13616-2) in schwifty."""

import json
import re

from swift_file import header, package_file, words

registry = json.loads(package_file("schwifty", "schwifty/iban_registry/generated.json").read_text(encoding="utf-8"))
# A territory that uses the numbers of a country (GP: FR) has the code of that country in its numbers; it is skipped.
structures = {
    country: entry["bban_spec"] for country, entry in registry.items() if entry["iban_spec"].startswith(country)
}
for country, structure in structures.items():
    assert re.fullmatch("([1-9][0-9]*![nac])+", structure), f"unknown structure of {country}"

print(header("schwifty"))
print("/// The IBAN registry.")
print("package enum IBANStructures {")
print(words(
    "structures",
    "The structure of the account numbers of each country of the IBAN registry.",
    [f"{country} {structure}" for country, structure in structures.items()]), end="}\n")
