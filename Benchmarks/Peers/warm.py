"""The command line that all peers' scripts have, and the best of several runs in one process."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable

Counts = dict[str, int]
"""How often each rule failed in each column, by "column rule"."""


def report(check: Callable[[], Counts], inside: int) -> None:
    """Run the check once and `inside` times more, and print its counts as JSON.

    `seconds` is the best time of the runs after the first: the cost in a process that is running.
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
    """Return the parsed command line: a verb, the file, and the arguments of the verb."""
    parser = argparse.ArgumentParser(description=description.split("\n")[0])
    parser.add_argument("verb", choices=verbs)
    parser.add_argument("file", help="the CSV file, with a header")
    parser.add_argument("more", nargs="*", help="files to write, or a column and its rule")
    parser.add_argument("--inside", type=int, default=0, metavar="N",
                        help="run N times more in this process and print the best time")
    return parser.parse_args()
