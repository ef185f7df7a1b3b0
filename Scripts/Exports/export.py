"""One file as a program exports it, and the table that it contains."""

from __future__ import annotations

from dataclasses import dataclass, field

Record = list[str | None]
"""The values of a record; `None` where one is absent."""


@dataclass(frozen=True)
class Export:
    """A file, what wrote it, and the table that a reader has to find in it."""

    program: str
    """The program, and the way in which it wrote the file."""
    traits: str
    """What is special about the file."""
    content: bytes
    names: list[str]
    """The names of the columns; for a file without a header their numbers, from 1."""
    records: list[Record]
    options: list[str] = field(default_factory=list)
    """Options that follow from the knowledge of the user, such as `--no-header`."""
    rules: list[str] = field(default_factory=list)
    """Rules `COLUMN=RULE` that the values have to keep."""
    file: str = "export.csv"
    numbers: list[str] = field(default_factory=list)
    """The numbers of the columns, where the header is not theirs."""


def lines(*texts: str, end: str = "\r\n") -> str:
    """Return the texts as lines."""
    return "".join(text + end for text in texts)
