"""The check of a table by several threads, each with a checker of its own."""

from __future__ import annotations

import collections
import ctypes
import os
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ._call import Call
from ._library import Handle, call, library
from ._stream import Part

RECORDS_OF_TURN = 1 << 13
"""The number of records that a thread checks at a time: as many as the library does, so that the keys of a part are compared in one turn,
after which those of the next part are."""

if TYPE_CHECKING:
    from concurrent.futures import Future


def can_start_threads() -> bool:
    """Return whether threads can be started: not at the end of the interpreter, nor beyond the limit of the system."""
    thread = threading.Thread(target=bool)
    try:
        thread.start()
    except RuntimeError:
        return False
    thread.join()
    return threading.main_thread().is_alive()


class Division:
    """The parts of a table, each of which is checked by a checker that no other thread uses."""

    def __init__(self, checker: Handle) -> None:
        self._checker = checker
        self._threads = len(os.sched_getaffinity(0))
        self._idle = collections.deque([checker])
        for _ in range(self._threads - 1):
            peer = Handle("val_checker_free")
            call(library.val_checker_open_peer, checker.pointer, ctypes.byref(peer.pointer))
            self._idle.append(peer)

    def push_all(self, parts: Iterator[Part], context: Call) -> None:
        """Check all parts; an error is that of the first part that has one."""
        from concurrent.futures import ThreadPoolExecutor  # a quarter of the time of the import of the package

        parts = (piece for part in parts for piece in part.pieces(RECORDS_OF_TURN))
        with ThreadPoolExecutor(self._threads, "tablerules") as pool:
            running: collections.deque[Future[None]] = collections.deque()
            try:
                while True:
                    try:
                        part = next(parts, None)
                    except Exception:
                        # An error in the records before is raised instead.
                        for future in running:
                            future.result()
                        raise
                    context.check()
                    if part is None:
                        break
                    running.append(pool.submit(self._push, part))
                    if len(running) > 2 * self._threads:
                        running.popleft().result()
                for future in running:
                    future.result()
            except BaseException as error:
                if not isinstance(error, Exception):
                    library.val_checker_cancel(self._checker.pointer)
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    def _push(self, part: Part) -> None:
        checker = self._idle.pop()
        try:
            call(library.val_checker_push, checker.pointer, ctypes.addressof(part.array), part.first_record, None)
        finally:
            self._idle.append(checker)
