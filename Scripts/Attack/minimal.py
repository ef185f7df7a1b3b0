"""Make a failing case smaller."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TypeVar

Case = TypeVar("Case")
Items = TypeVar("Items", bytes, str, list, tuple)


def cuts(items: Items) -> Iterator[Items]:
    """Yield the items without a part of them: each half, each quarter, and so on to each single one."""
    size = len(items)
    while size > 1:
        size = (size + 1) // 2
        for start in range(0, len(items), size):
            yield items[:start] + items[start + size:]
    if len(items) == 1:
        yield items[:0]


def line_cuts(text: bytes) -> Iterator[bytes]:
    """Yield the text without some of its lines, then without some of its bytes."""
    lines = text.splitlines(keepends=True)
    if len(lines) > 1:
        yield from (b"".join(kept) for kept in cuts(lines))
    yield from cuts(text)


def minimised(
    case: Case, smaller: Callable[[Case], Iterator[Case]], fails: Callable[[Case], bool], seconds: float = 60
) -> Case:
    """Return a case that still fails and, if the time suffices, none of whose smaller cases does."""
    until = time.monotonic() + seconds
    progress = True
    while progress and time.monotonic() < until:
        progress = False
        for candidate in smaller(case):
            if time.monotonic() >= until:
                break
            if fails(candidate):
                case, progress = candidate, True
                break
    return case
