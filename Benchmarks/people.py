#!/usr/bin/env python3
"""Write a CSV file of fictitious people for `rules/people.json`, with a share of bad cells.

The same arguments give the same bytes: every choice comes from one seeded generator. "Good" and
"bad" are the intention of the generator; `oracle.py` determines whether a cell is valid.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass

from people_cells import COLUMNS, Draw, Kind, ordinary_cells, pick

HEADER = "id,name,email,zip,birthdate,amount,country,note\n"
BATCH = 10_000

WORDS = """
called back about the invoice prefers post moved last spring new address follows regular
customer since long asked for refund pays late sometimes sends greetings wants only one copy
""".split()


@dataclass(frozen=True)
class Plan:
    """Upper limits, for one random number per cell, of each share of cells, and the kinds of cells."""

    bad_below: float
    good_below: float
    quoted_below: float
    bad: Sequence[Sequence[Kind]]
    good: Sequence[Sequence[Kind]]
    hard: bool


def plan(bad_share: float, hard: bool) -> Plan:
    """Return the shares and kinds for the options of the command line."""
    good_below = bad_share + (0.1 if hard else 0.01)
    return Plan(
        bad_below=bad_share,
        good_below=good_below,
        quoted_below=good_below + (0.05 if hard else 0),
        bad=[[*column.bad, *(column.hard_bad if hard else ())] for column in COLUMNS],
        good=[[*column.good, *(column.hard_good if hard else ())] for column in COLUMNS],
        hard=hard,
    )


def quoted(cell: str) -> str:
    """Return the cell in quotes, those inside doubled (RFC 4180, 2.7)."""
    return '"' + cell.replace('"', '""') + '"'


def encoded(cell: str) -> str:
    """Return the cell as RFC 4180 requires, in quotes only if necessary."""
    return quoted(cell) if any(mark in cell for mark in ',"\r\n') else cell


def note(draw: Draw, hard: bool) -> str:
    """Return free text: empty, plain, or with commas and quotes; with `hard` also line breaks."""
    share = draw()
    if share < 0.3:
        return ""
    words = [pick(draw, WORDS) for _ in range(3 + int(draw() * 4))]
    if share < 0.7:
        return " ".join(words)
    line_end = pick(draw, ["\n", "\r\n", " "]) if hard else " "
    return quoted(f'{words[0]}, "{words[1]}",{line_end}{" ".join(words[2:])}')


def special(draw: Draw, kinds: Sequence[Kind], cell: str, hard: bool) -> str:
    """Return a cell of one of the kinds; with `hard`, half of them in quotes that may be unnecessary."""
    made = pick(draw, kinds)(draw, cell)
    return quoted(made) if hard and draw() < 0.5 else encoded(made)


def record(draw: Draw, number: int, shares: Plan) -> str:
    """Return one record with its line end."""
    cells = ordinary_cells(draw)
    for index in range(6):
        share = draw()
        if share < shares.bad_below:
            cells[index] = special(draw, shares.bad[index], cells[index], shares.hard)
        elif share < shares.good_below:
            cells[index] = special(draw, shares.good[index], cells[index], shares.hard)
        elif share < shares.quoted_below:
            cells[index] = quoted(cells[index])
    return f"{number},{','.join(cells)},{note(draw, shares.hard)}\n"


def batches(records: int, seed: int, shares: Plan) -> Iterator[bytes]:
    """Yield the bytes of the file, some thousand records at a time."""
    draw = random.Random(seed).random
    yield HEADER.encode()
    for start in range(1, records + 1, BATCH):
        numbers = range(start, min(start + BATCH, records + 1))
        yield "".join([record(draw, number, shares) for number in numbers]).encode()


def share_argument(text: str) -> float:
    """Return a share between 0 and 1."""
    value = float(text)
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"{text} is not between 0 and 1")
    return value


def arguments() -> argparse.Namespace:
    """Return the parsed command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--records", type=int, default=1_000_000, metavar="N",
                        help="number of records (default: 1000000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S",
                        help="seed of the random generator (default: 1)")
    parser.add_argument("--bad", type=share_argument, default=0.02, metavar="SHARE",
                        help="share of bad cells in each checked column (default: 0.02)")
    parser.add_argument("--hard", action="store_true",
                        help="more and harder cases, such as line ends inside quotes")
    parser.add_argument("out", metavar="OUT", help="the file to write, or - for standard output")
    return parser.parse_args()


def main() -> None:
    """Run from the command line."""
    options = arguments()
    out = nullcontext(sys.stdout.buffer) if options.out == "-" else open(options.out, "wb")
    with out as stream:
        for batch in batches(options.records, options.seed, plan(options.bad, options.hard)):
            stream.write(batch)


if __name__ == "__main__":
    main()
