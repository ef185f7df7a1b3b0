#!/usr/bin/env python3
"""Functions, initializers and subscripts in Sources have at most two parameters without a label, so that a call reads as a phrase.
Those that a C header declares are exempt.

Needs: nothing
Minutes: 0.1
Runs: in the gate
"""

import re
import sys
from pathlib import Path

MAXIMUM = 2
# The declarations above the maximum that are left in a target. Lower the number with each that gets labels; never raise it.
ALLOWED = {"FileOutput": 1, "Validation": 1}

# Comments and texts, which hold no declarations; a text of several lines may contain quotes.
IGNORED = re.compile(r'//[^\n]*|/\*.*?\*/|(#*)""".*?"""\1|(#*)"(?:\\.|[^"\\\n])*"\2', re.DOTALL)
DECLARATION = re.compile(r"\b(?:func\s+[^\s(<]+|init[?!]?|subscript)\s*(?:<[^>(]*>)?\(")
UNLABELLED = re.compile(r"\s*(?:@\w+\s+)*_\s+\w+\s*:")
C_FUNCTION = re.compile(r"@c\b[^\n]*\n(?:\s*(?:public|@\w+)\s+)*$|@c\b[^\n{}]*$")


def blanked(text: str) -> str:
    """The source with blanks in place of comments and texts, so that offsets and lines stay."""
    return IGNORED.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def parameters(source: str, start: int) -> list[str]:
    """The parameters of the list whose parenthesis opens before an offset."""
    found, depth, first = [], 0, start
    for offset in range(start, len(source)):
        character = source[offset]
        if character in "([{<":
            depth += 1
        elif character in ")]}" or (character == ">" and source[offset - 1] != "-"):
            depth -= 1
        if depth < 0 or (depth == 0 and character == ","):
            found.append(source[first:offset])
            first = offset + 1
        if depth < 0:
            return found
    return found


def unlabelled(path: Path) -> list[int]:
    """The lines of the declarations in a file that have too many parameters without a label."""
    source = blanked(path.read_text())
    lines = []
    for match in DECLARATION.finditer(source):
        count = sum(bool(UNLABELLED.match(parameter)) for parameter in parameters(source, match.end()))
        if count > MAXIMUM and not C_FUNCTION.search(source[: match.start()]):
            lines.append(source.count("\n", 0, match.start()) + 1)
    return lines


def main() -> int:
    sources = Path(__file__).resolve().parents[2] / "Sources"
    places: dict[str, list[str]] = {}
    for path in sorted(sources.rglob("*.swift")):
        target = path.relative_to(sources).parts[0]
        places.setdefault(target, []).extend(f"Sources/{path.relative_to(sources)}:{line}" for line in unlabelled(path))
    surplus = {target for target, found in places.items() if len(found) > ALLOWED.get(target, 0)}
    for target in sorted(surplus):
        print(*places[target], sep="\n")
        print(f"labels: {target} has {len(places[target])} such declarations, and {ALLOWED.get(target, 0)} are allowed")
    total = sum(map(len, places.values()))
    print(f"{total} declarations have more than {MAXIMUM} parameters without a label")
    return 1 if surplus else 0


if __name__ == "__main__":
    sys.exit(main())
