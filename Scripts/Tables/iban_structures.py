#!/usr/bin/env python3
"""Writes Sources/Validation/Data/IBANStructures.swift from python-stdnum's copy of the IBAN registry."""

import importlib.metadata
import importlib.resources
import re

PACKAGE = "python-stdnum"
VERSION = "2.2"


def main():
    version = importlib.metadata.version(PACKAGE)
    if version != VERSION:
        raise SystemExit(f"{PACKAGE} {VERSION} is needed, {version} is installed")
    text = importlib.resources.files("stdnum").joinpath("iban.dat").read_text(encoding="ascii")
    registry = re.search(r"iban-registry-(v\d+)", text).group(1)
    rows = re.findall(r'^([A-Z]{2}) country="[^"]*" bban="((?:[1-9][0-9]*![nac])+)"$', text, re.MULTILINE)
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    if len(rows) != len(lines):
        raise SystemExit("a line of the registry is not understood")
    print("// swift-format-ignore-file")
    print("// Written by Scripts/Tables/iban_structures.py; not to be edited.")
    print(f"// Source: SWIFT's IBAN registry (ISO 13616-2), release {registry[1:]}, as in {PACKAGE} {VERSION} (2026-01-04).")
    print()
    print("extension SortedWords {")
    print("  /// The structure of the account number of each country of the IBAN registry.")
    print('  static let ibanStructures = SortedWords("""')
    for country, structure in sorted(rows):
        print(f"    {country} {structure}")
    print('    """)')
    print("}")


if __name__ == "__main__":
    main()
