#!/usr/bin/env python3
"""Print the public declarations of a module, one on each line, from the folder of its symbol graphs."""

import json
import pathlib
import sys


def lines(graph: dict) -> list[str]:
    """Return the path and the declaration of each symbol that the module itself declares."""
    return [
        ".".join(symbol["pathComponents"]) + ": "
        + " ".join("".join(part["spelling"] for part in symbol["declarationFragments"]).split())
        for symbol in graph["symbols"]
        if "declarationFragments" in symbol
    ]


def main() -> None:
    """Print the sorted lines of all graphs in the folder; extensions of types of other modules have separate graphs."""
    found: set[str] = set()
    for file in pathlib.Path(sys.argv[1]).glob("*.symbols.json"):
        found.update(lines(json.loads(file.read_text())))
    print("\n".join(sorted(found)))


if __name__ == "__main__":
    main()
