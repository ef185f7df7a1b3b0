"""The line that shows how much of a long check is done."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple, Optional

SECONDS_BEFORE = 1.0
"""The time after which a check is so long that the line is shown."""
SECONDS_BETWEEN = 0.1
"""The time between two changes of the line."""


class Progress(NamedTuple):
    """The part of a table that has been checked."""

    records: int
    share: Optional[float]
    """The share of the whole table, from 0 to 1; None if the size of the table is unknown."""


def of_records(records: int, length: int | None) -> Progress:
    """Return the part that has these records of a table with that number of records; None if it is unknown."""
    return Progress(records, min(1.0, records / length) if length else None)


@contextmanager
def progress_line(wanted: bool | None, read: Callable[[], Progress]) -> Iterator[None]:
    """Show on standard error how much is done, from the first second on, and remove the line at the end.

    Args:
        wanted: Whether the line is shown; if None, on a terminal and in a notebook.
        read: Returns how much is done; another thread calls it.
    """
    end = threading.Event()
    thread = threading.Thread(target=_show, args=(read, end), name="tablerules progress", daemon=True)
    if _is_seen() if wanted is None else wanted:
        with suppress(RuntimeError):  # if no thread can be started, there is no line
            thread.start()
    try:
        yield
    finally:
        end.set()
        if thread.is_alive():
            thread.join()


def _is_seen() -> bool:
    """Return whether somebody reads standard error: on a terminal, or in a notebook."""
    output = sys.stderr
    try:
        return output.isatty() or type(output).__module__.startswith("ipykernel.")
    except (AttributeError, ValueError):  # it is None, no file, or closed
        return False


def _show(read: Callable[[], Progress], end: threading.Event) -> None:
    start, width = time.monotonic(), 0
    wait = SECONDS_BEFORE
    while not end.wait(wait):
        line = text(read(), time.monotonic() - start)
        _write("\r" + line.ljust(width))
        width, wait = len(line), SECONDS_BETWEEN
    if width:
        _write("\r" + " " * width + "\r")


def _write(line: str) -> None:
    with suppress(Exception):  # an output that cannot be written is no reason to end the check
        sys.stderr.write(line)
        sys.stderr.flush()


def text(progress: Progress, seconds: float) -> str:
    """Return the text of the line, such as ``40 %, 2,000,000 records, 1,000,000 records/s, 3 s left``."""
    parts = [f"{progress.records:,} records", f"{int(progress.records / seconds):,} records/s"]
    if progress.share:
        parts.insert(0, f"{int(progress.share * 100)} %")
        parts.append(f"{seconds / progress.share - seconds:,.0f} s left")
    return ", ".join(parts)
