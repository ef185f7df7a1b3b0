"""Markdown tables and the figures in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]], numbers_from: int = 1) -> list[str]:
    """Return the lines of a table; columns from `numbers_from` on are aligned to the right."""
    marks = ["---" if at < numbers_from else "---:" for at in range(len(head))]
    return [line(head), f"|{'|'.join(marks)}|", *map(line, rows)]


def line(cells: Sequence[str]) -> str:
    """Return one row; a bar inside a cell is escaped."""
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def seconds(value: float | None) -> str:
    """Return a time with its significant digits."""
    if value is None:
        return "–"
    if value < 0.02:
        return f"{value * 1000:.2f} ms"
    return f"{value:.3f} s" if value < 10 else f"{value:.1f} s"


def ratio(value: float | None) -> str:
    """Return a ratio with its significant digits."""
    if value is None:
        return "–"
    return f"{value:.2f}×" if value < 10 else f"{value:.1f}×" if value < 100 else f"{value:.0f}×"


def mebibytes(value: int | None) -> str:
    """Return bytes as MiB."""
    return "–" if value is None else f"{value / (1 << 20):.1f} MiB"
