"""The people's file with every field in quotes."""

from __future__ import annotations

import csv
from pathlib import Path


def write_all_quoted(source: Path, path: Path) -> None:
    """Copy the records of a CSV file with each field in quotes and LF as the line end."""
    unfinished = path.with_suffix(".part")
    with (
        open(source, encoding="utf-8", newline="") as plain,
        open(unfinished, "w", encoding="utf-8", newline="") as stream,
    ):
        quoted = csv.writer(stream, quoting=csv.QUOTE_ALL, lineterminator="\n")
        records = csv.reader(plain)
        names = next(records)
        stream.write(",".join(names) + "\n")
        quoted.writerows(records)
    unfinished.rename(path)
