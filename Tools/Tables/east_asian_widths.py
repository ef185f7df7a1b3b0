"""Write the widths of characters by UAX #11, from the package unicodedata2."""

import sys

import unicodedata2

from swift_file import header

# Of full width, ambiguous, and of half width: halfwidth, narrow and neutral.
LETTERS = {"F": "f", "W": "f", "A": "a", "H": "h", "Na": "h", "N": "h"}


def rows():
    """Yield the first code point of each run and the letter of its width."""
    previous = None
    for code in range(sys.maxunicode + 1):
        letter = LETTERS[unicodedata2.east_asian_width(chr(code))]
        # Planes 15 and 16 are for private use, and as ambiguous as others of that kind.
        if letter != previous and code <= 0xFFFFF:
            yield code, letter
            previous = letter


def main():
    print(header("unicodedata2", imports=""), end="")
    print("/// The widths of characters by UAX #11.")
    print("package enum EastAsianWidths {")
    print("  /// The first code point of each run, and its width: full, ambiguous or half;")
    print(f"  /// for Unicode {unicodedata2.unidata_version}.")
    print("  package static let text: StaticString = \"\"\"")
    for code, letter in rows():
        print(f"    {code:05X} {letter}")
    print("    \"\"\"")
    print("}")


main()
