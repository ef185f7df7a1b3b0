"""A block of records for each shape: a header and a body, reproducible by seed."""

from __future__ import annotations

import random
from collections.abc import Iterable

from people_cells import pick

COLUMNS = 200
CHECKED = "c100"
WIDE_PATTERN = "[0-9]{5}"
NARROW_PATTERN = "[0-9]{5}(?:-[0-9]{4})?"
LONG = 64 * 1024

Block = tuple[bytes, bytes]
"""A header and the records after it, each with its line end."""

WORDS = "alpha beta gamma delta epsilon zeta eta theta iota kappa größe 東京".split()


def lines(records: Iterable[str]) -> bytes:
    """Return records with their line ends."""
    return "".join(f"{record}\n" for record in records).encode()


def wide(seed: int = 1) -> Block:
    """Return 200 columns of short values; the checked one has five digits, in 2 % of the records four."""
    draw = random.Random(seed).random
    names = [f"c{number}" for number in range(1, COLUMNS + 1)]

    def record() -> str:
        cells = [pick(draw, WORDS) for _ in names]
        number = int(draw() * 10_000)
        cells[names.index(CHECKED)] = f"{number:04}" if draw() < 0.02 else f"{number:05}"
        return ",".join(cells)

    return lines([",".join(names)]), lines(record() for _ in range(500))


def narrow(seed: int = 1) -> Block:
    """Return one column of ZIP codes, of which 2 % are bad."""
    draw = random.Random(seed).random

    def record() -> str:
        code = f"{int(draw() * 100_000):05}"
        share = draw()
        return code + (f"-{int(draw() * 1000):03}" if share < 0.02 else
                       f"-{int(draw() * 10_000):04}" if share < 0.3 else "")

    return b"zip\n", lines(record() for _ in range(20_000))


def long_cells(seed: int = 1) -> Block:
    """Return numbers and texts of 64 Ki code points, a tenth with one more; some in quotes."""
    draw = random.Random(seed).random

    def record(number: int) -> str:
        words = " ".join(pick(draw, WORDS) for _ in range(LONG // 3))
        text = words[: LONG + (number % 10 == 0)]
        if number % 4 == 0:
            text = text[:100] + ',"' + text[102:]
            text = '"' + text.replace('"', '""') + '"'
        return f"{number},{text}"

    return b"id,text\n", lines(record(number) for number in range(1, 41))
