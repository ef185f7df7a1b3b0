#!/usr/bin/env python3
"""The folders of TableValidation use each other in one direction: none uses another one that uses it, even through others.

Needs: nothing
Minutes: 0.1
Runs: in the gate

A folder uses another one if a file in it names a type, or calls a member of an extension, that the other declares. Names are found
by their declarations at the start of a line, so that no build is needed; a name that two folders declare is not counted.

    folders.py            status 1 if folders use each other in both directions, with the files and names
    folders.py --order    prints the folders, lowest first, each with the folders that it uses
"""

import argparse
import collections
import re
import sys
from pathlib import Path

TARGET = Path(__file__).resolve().parents[2] / "Sources" / "TableValidation"
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |private |fileprivate |final |indirect )*"
    r"(?:struct|class|enum|protocol|actor|typealias) (\w+)",
    re.M,
)
# Comments and the content of strings name types without using them.
NOISE = re.compile(r'//[^\n]*|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"')
# A name after a dot is nested in a type of another name.
WORD = re.compile(r"(?<![.\w])[A-Z]\w*\b")


def read(target):
    """Return the folders by their names: for each file its code without comments and strings."""
    folders = collections.defaultdict(dict)
    for path in sorted(target.rglob("*.swift")):
        folder = path.relative_to(target).parts[0] if path.parent != target else "."
        folders[folder][path] = NOISE.sub("", path.read_text())
    return folders


def uses(folders):
    """Return for each pair of different folders the names of the second that files of the first use."""
    declared = collections.defaultdict(set)
    for folder, files in folders.items():
        for code in files.values():
            for name in DECLARATION.findall(code):
                declared[name].add(folder)
    used = collections.defaultdict(lambda: collections.defaultdict(set))
    for folder, files in folders.items():
        for path, code in files.items():
            for name in set(WORD.findall(code)):
                owners = declared.get(name, set())
                if len(owners) == 1 and folder not in owners:
                    used[(folder, next(iter(owners)))][path.name].add(name)
    return used


def order(folders, used):
    """Return the folders, lowest first; `None` for those that use each other in a circle."""
    rest, result = set(folders), []
    while rest:
        lowest = sorted(f for f in rest if not any((f, other) in used for other in rest if other != f))
        if not lowest:
            return result, sorted(rest)
        result += lowest
        rest -= set(lowest)
    return result, []


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--order", action="store_true")
    arguments = parser.parse_args()
    folders = read(TARGET)
    used = uses(folders)
    ordered, circle = order(folders, used)
    if arguments.order:
        for folder in ordered + circle:
            print(f"{folder}: {' '.join(sorted(b for a, b in used if a == folder))}")
    pairs = [(a, b) for a, b in used if a < b and (b, a) in used]
    for first, second in sorted(pairs):
        print(f"folders: {first} and {second} use each other", file=sys.stderr)
        for a, b in [(first, second), (second, first)]:
            for name, names in sorted(used[(a, b)].items()):
                print(f"  {a}/{name} uses {' '.join(sorted(names))} of {b}", file=sys.stderr)
    if circle and not pairs:
        print(f"folders: {' '.join(circle)} use each other in a circle", file=sys.stderr)
    print(f"folders: {len(folders)} folders, {len(pairs)} pairs in both directions")
    return 1 if circle else 0


if __name__ == "__main__":
    sys.exit(main())
