"""Bytes of a file of pyarrow, as a path from which the library reads them."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Iterator
from typing import Any

from ._errors import InputError

PIECE = 1 << 20
"""The number of bytes that are read at a time."""


_ends: set[int] = set()
"""The ends of the pipes of this process."""


def _close_in_child() -> None:
    """Close the copies of the ends that a child process has: with them no pipe would end before the child does."""
    while _ends:
        os.close(_ends.pop())


os.register_at_fork(after_in_child=_close_in_child)


def _close(end: int) -> None:
    if end in _ends:
        _ends.remove(end)
        os.close(end)


@contextlib.contextmanager
def piped(source: Any, start: int = 0, end: int | None = None) -> Iterator[bytes]:
    """Give the path of a pipe with a range of a file, which another thread writes while the pipe is read.

    An error of the file is raised at the end of the context. Whoever opens the path must close it before that.

    Args:
        source: The file.
        start: The offset of the first byte.
        end: The end of the range; by default that of the file.
    """
    reading, writing = os.pipe()
    _ends.update((reading, writing))
    errors: list[BaseException] = []

    def write() -> None:
        try:
            _copy(source, start, end, writing)
        except BrokenPipeError:
            pass  # The reader needs no more.
        except BaseException as error:
            errors.append(error)
        finally:
            _close(writing)

    thread = threading.Thread(target=write, name="tablerules-pipe", daemon=True)
    thread.start()
    try:
        yield f"/proc/self/fd/{reading}".encode()
    finally:
        _close(reading)
        thread.join()
    if errors:
        raise errors[0]


def _copy(source: Any, start: int, end: int | None, writing: int) -> None:
    """Write a range of a file to a descriptor."""
    while end is None or start < end:
        piece = memoryview(source.read_at(PIECE if end is None else min(PIECE, end - start), start))
        if not piece:
            if end is not None:
                raise InputError("it became shorter while it was read; check it again")
            return
        start += len(piece)
        while piece:
            piece = piece[os.write(writing, piece):]
