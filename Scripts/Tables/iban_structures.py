"""How the account numbers of each country are made: SWIFT's IBAN registry (ISO 13616-2), as in python-stdnum."""

import re
from importlib.resources import files

from swift_file import header, words

registry = (files("stdnum") / "iban.dat").read_text(encoding="ascii")
release = re.search(r"iban-registry-v(\d+)", registry).group(1)
rows = re.findall(r'^([A-Z]{2}) country="[^"]*" bban="((?:[1-9][0-9]*![nac])+)"$', registry, re.MULTILINE)
lines = [line for line in registry.splitlines() if line and not line.startswith("#")]
assert len(rows) == len(lines), "a line of the registry is not understood"

print(header("python-stdnum"))
print("extension SortedWords {")
print(words(
    "ibanStructures",
    f"The structure of the account number of each country of the IBAN registry, release {release}.",
    [f"{country} {structure}" for country, structure in rows]), end="}\n")
