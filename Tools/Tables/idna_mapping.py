"""Write the status and the mapping in UTS #46 of each code point beyond ASCII, from `uts46data` of the package idna."""

from idna import uts46data

from swift_file import header

# Deviation characters (ß, ς, the joiners) are valid in nontransitional processing.
LETTERS = {"V": "v", "D": "v", "M": "m", "I": "i", "X": "x"}


def rows():
    """Yield the first code point of each run, the letter of its status, and its mapping."""
    previous = None
    for start, status, mapping in zip(
        uts46data.uts46_starts, uts46data.uts46_statuses, uts46data.uts46_replacements
    ):
        letter = LETTERS[chr(status)]
        if start < 0x80:
            continue
        if letter != "m" and letter == previous:
            continue
        previous = letter
        yield start, letter, mapping if letter == "m" else ""


def main():
    print(header("idna", imports=""), end="")
    print("#if InternationalNames")
    print("/// The mapping of UTS #46.")
    print("package enum IDNAMapping {")
    print("  /// The first code point of each run beyond ASCII, then its status: valid, mapped, ignored or disallowed (x),")
    print(f"  /// then what it is mapped to; for Unicode {uts46data.__version__}.")
    print("  package static let text: StaticString = \"\"\"")
    for start, letter, mapping in rows():
        codes = " ".join(f"{ord(c):X}" for c in mapping)
        print(f"    {start:06X} {letter} {codes}".rstrip())
    print("    \"\"\"")
    print("}")
    print("#endif")


main()
