"""A second implementation of the rules of the people's file, for the tests of `oracle.py`.

It uses no patterns, no `csv` and no `decimal`, so that it is unlikely to have the same faults. Each
function `slow_…` of a column takes a present cell and returns the rule that it breaks, or None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from people_cells import COUNTRIES

DIGITS = "0123456789"
NOT_A_NUMBER = {a + b + c for a in "nN" for b in "aA" for c in "nN"}
INFINITY = {a + b + c for a in "iI" for b in "nN" for c in "fF"}
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def slow_name(cell: str) -> str | None:
    """Count the bytes that begin a code point."""
    return None if 1 <= sum(byte & 0xC0 != 0x80 for byte in cell.encode()) <= 40 else "length"


def slow_email(cell: str) -> str | None:
    """Split the address at its @ and its dots."""
    local, at, domain = cell.partition("@")
    atoms, labels = local.split("."), domain.split(".")
    good_local = all(atom and set(atom) <= set(LETTERS + DIGITS + "_%+-") for atom in atoms)
    good_labels = all(
        label and set(label) <= set(LETTERS + DIGITS + "-") and "-" not in (label[0], label[-1])
        for label in labels
    )
    good_last = len(labels) > 1 and set(labels[-1]) <= set(LETTERS) and 2 <= len(labels[-1]) <= 63
    return None if at and good_local and good_labels and good_last else "regex"


def slow_zip(cell: str) -> str | None:
    """Replace each digit by 9 and compare the result."""
    shape = "".join("9" if mark in DIGITS else "-" if mark == "-" else "?" for mark in cell)
    return None if shape in ("99999", "99999-9999") else "regex"


def slow_birthdate(cell: str) -> str | None:
    """Count the days of the month."""
    if [mark in DIGITS for mark in cell] != [place not in (4, 7) for place in range(10)]:
        return "date"
    year, month, day = int(cell[:4]), int(cell[5:7]), int(cell[8:])
    leap = year % 4 == 0 and year % 100 != 0 or year % 400 == 0
    days = [31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    real = cell[4] + cell[7] == "--" and year and 1 <= month <= 12 and 1 <= day <= days[month - 1]
    return None if real else "date"


def slow_amount(cell: str) -> str | None:
    """Count the digits before the point; within the bounds only 10000 has five."""
    if cell in NOT_A_NUMBER or cell.removeprefix("-") in INFINITY:
        return "range"
    mantissa, mark, exponent = cell.replace("E", "e").partition("e")
    unsigned = mantissa[1:] if mantissa[:1] in ("+", "-") else mantissa
    power = exponent[1:] if exponent[:1] in ("+", "-") else exponent
    whole, _, part = unsigned.partition(".")
    if not whole + part or bool(mark) != bool(power) or set(whole + part + power) - set(DIGITS):
        return "number"
    digits = (whole + part).lstrip("0")
    if not digits:
        return None
    if mantissa[0] == "-":
        return "range"
    size = power.lstrip("0") or "0"
    if len(size) > 9:
        return None if exponent[0] == "-" else "range"
    places = int("-" * (exponent[:1] == "-") + size) - len(part) + len(digits)
    return None if places < 5 or places == 5 and digits.rstrip("0") == "1" else "range"


def slow_country(cell: str) -> str | None:
    """Look the code up in the list."""
    return None if cell in COUNTRIES else "one-of"


SECOND_OPINIONS: dict[str, Callable[[str], str | None]] = {
    "name": slow_name, "email": slow_email, "zip": slow_zip,
    "birthdate": slow_birthdate, "amount": slow_amount, "country": slow_country,
}


def slow_records(text: str) -> Iterator[list[tuple[int, str]]]:
    """Yield the cells of each record, each with the line of its first character.

    All records of the text must end in LF.
    """
    cells: list[tuple[int, str]] = []
    at, line = 0, 1
    while at < len(text):
        start, cell, is_quoted = line, "", text[at] == '"'
        at += is_quoted
        while at < len(text):
            mark = text[at]
            if is_quoted and text.startswith('""', at):
                at += 1
            elif is_quoted and mark == '"':
                is_quoted, at = False, at + 1
                continue
            elif not is_quoted and mark in ",\n":
                break
            line += mark == "\n"
            cell, at = cell + mark, at + 1
        cells.append((start, cell))
        at += 1
        if text[at - 1:at] != ",":
            yield cells
            cells, line = [], line + 1
