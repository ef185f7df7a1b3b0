"""The count of a stream of batches by several threads, each with a checker of its own."""

from __future__ import annotations

import collections
import ctypes
import functools
import itertools
import os
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ._call import Call
from ._library import COUNT_ONLY, Handle, call, library, text
from ._stream import Part, Stream, checked

if TYPE_CHECKING:
    from concurrent.futures import Future


def _can_start_threads() -> bool:
    """Return whether threads can be started: not at the end of the interpreter, nor beyond the limit of the system."""
    thread = threading.Thread(target=bool)
    try:
        thread.start()
    except RuntimeError:
        return False
    thread.join()
    return threading.main_thread().is_alive()


class Counting:
    """The counts of the records of a stream, by rules that compare no records."""

    def __init__(self, rules: Handle, stream: Stream, name: bytes) -> None:
        self._rules, self._stream, self._name = rules, stream, name
        self.records = 0
        """The number of records that have been checked."""
        self._checkers: list[Handle] = []
        self._idle: collections.deque[Handle] = collections.deque()
        self._lock = threading.Lock()

    def run(self, context: Call) -> str:
        """Check all records, and return the description of the counts."""
        self._idle.append(self._checker())
        parts = self._stream.parts()
        first = list(itertools.islice(parts, 2))
        all_parts = itertools.chain(first, parts)
        try:
            if len(first) == 2 and _can_start_threads():
                self._push_all(all_parts, context)
            else:
                for part in all_parts:
                    checked(part, functools.partial(self._push, part), self._cancel)
        except Exception:
            raise
        except BaseException:
            self._cancel()
            raise
        finally:
            self._stream.close()
        total = self._checkers[0]
        for checker in self._checkers[1:]:
            call(library.val_checker_add_counts, total.pointer, checker.pointer)
        description = text(library.val_checker_counts, total.pointer)
        for checker in self._checkers:
            checker.free()
        return description

    def _cancel(self) -> None:
        """End the checks of all threads."""
        for checker in self._checkers:
            library.val_checker_cancel(checker.pointer)

    def _push_all(self, parts: Iterator[Part], context: Call) -> None:
        from concurrent.futures import ThreadPoolExecutor  # a quarter of the time of the import of the package

        threads = len(os.sched_getaffinity(0))
        with ThreadPoolExecutor(threads, "tablerules") as pool:
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
                    if len(running) > 2 * threads:
                        running.popleft().result()
                for future in running:
                    future.result()
            except BaseException as error:
                if not isinstance(error, Exception):
                    self._cancel()
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    def _push(self, part: Part) -> None:
        """Check the records of a part by a checker that no other thread uses."""
        try:
            checker = self._idle.pop()
        except IndexError:
            checker = self._checker()
        call(library.val_checker_push, checker.pointer, ctypes.addressof(part.array), part.first_record, None)
        self._idle.append(checker)
        with self._lock:
            self.records += part.records

    def _checker(self) -> Handle:
        schema, checker = self._stream.schema(), Handle("val_checker_free")
        call(
            library.val_checker_open, self._rules.pointer, ctypes.addressof(schema), self._name, COUNT_ONLY,
            ctypes.byref(checker.pointer),
        )
        self._checkers.append(checker)
        return checker
