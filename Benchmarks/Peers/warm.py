"""What the peers' scripts have in common: how they are called, the best of several runs inside."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable

Counts = dict[str, int]
"""How often each rule failed in each column, by "column rule"."""


def report(check: Callable[[], Counts], inside: int) -> None:
    """Run the check once, or `inside` times after a first one, and print what it found as JSON.

    `seconds` is the best of those runs: what the check costs where the process is there already.
    """
    counts = check()
    best = None
    for _ in range(inside):
        start = time.perf_counter()
        again = check()
        seconds = time.perf_counter() - start
        best = seconds if best is None else min(best, seconds)
        assert again == counts, "two runs disagree"
    failed = {name: count for name, count in counts.items() if count}
    print(json.dumps({"counts": failed, "seconds": best}))


def arguments(description: str, verbs: list[str]) -> argparse.Namespace:
    """Return the parsed command line: a verb, the file, what the verb needs."""
    parser = argparse.ArgumentParser(description=description.split("\n")[0])
    parser.add_argument("verb", choices=verbs)
    parser.add_argument("file", help="the CSV file, with a header")
    parser.add_argument("more", nargs="*", help="files to write, or a column and its rule")
    parser.add_argument("--inside", type=int, default=0, metavar="N",
                        help="run again N times in this process and tell the best time")
    return parser.parse_args()
