"""The count of a stream of batches by several threads, each with a checker of its own."""

from __future__ import annotations

import collections
import contextlib
import ctypes
import itertools
import os
import threading
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, Any

from ._arrow import ArrowArray, ArrowArrayStream, ArrowSchema, ReleaseArray, require
from ._library import COUNT_ONLY, Handle, call, library, text

if TYPE_CHECKING:
    from concurrent.futures import Future

RECORDS_OF_PART = 1 << 16
RECORDS_OF_BATCH = (1 << 31) - 1
"""The largest number of records of a batch, as in the library, which reports a larger one."""


class _SharedBatch:
    """A batch that is checked in parts, and released with the last of them."""

    def __init__(self, batch: ArrowArray) -> None:
        self._batch, self._users = batch, 1
        self._key = next(_keys)
        _shared[self._key] = self

    def part(self, start: int, count: int) -> ArrowArray:
        """Return the records from that one on, in the memory of the batch."""
        with _lock:
            self._users += 1
        part = ArrowArray.from_buffer_copy(self._batch)
        part.offset += start
        part.length = count
        part.private_data, part.release = self._key, _release_part
        return part

    def release(self) -> None:
        """End the use by a part, or by the object that creates the parts."""
        with _lock:
            self._users -= 1
            is_last = self._users == 0
        if is_last:
            del _shared[self._key]
            self._batch.release(ctypes.byref(self._batch))


_shared: dict[int, _SharedBatch] = {}
"""The batches of which parts exist, by the private data of the parts."""
_keys = itertools.count(1)
_lock = threading.Lock()


def _renew_lock() -> None:
    """Replace the lock in a child process, in which the thread that may hold it does not exist."""
    global _lock
    _lock = threading.Lock()


os.register_at_fork(after_in_child=_renew_lock)


def _release(part: Any) -> None:
    shared = _shared[part[0].private_data]
    part[0].release = ReleaseArray()
    shared.release()


_release_part = ReleaseArray(_release)


def _can_start_threads() -> bool:
    """Return whether threads can be started: not at the end of the interpreter, nor beyond the limit of the system."""
    thread = threading.Thread(target=bool)
    try:
        thread.start()
    except RuntimeError:
        return False
    thread.join()
    return threading.main_thread().is_alive()


def _release_unused(batch: ArrowArray) -> None:
    """Release a batch that was not moved into the library."""
    if batch.release:
        batch.release(ctypes.byref(batch))


class Counting:
    """The counts of the records of a stream, by rules that compare no records."""

    def __init__(self, rules: Handle, stream: ArrowArrayStream, name: bytes) -> None:
        self._rules, self._stream, self._name = rules, stream, name
        self.records = 0
        """The number of records that have been checked."""
        self._idle: collections.deque[Handle] = collections.deque()
        self._lock, self._records_lock = threading.Lock(), threading.Lock()

    def run(self) -> str:
        """Check all records, and return the description of the counts."""
        self._idle.append(self._checker())
        first: list[tuple[ArrowArray, int]] = []
        with contextlib.closing(self._parts()) as parts:
            try:
                first.extend(itertools.islice(parts, 2))
                if len(first) == 2 and _can_start_threads():
                    self._push_all(itertools.chain(first, parts))
                else:
                    for part in itertools.chain(first, parts):
                        self._push(*part)
            finally:
                for batch, _ in first:
                    _release_unused(batch)
        total = self._idle.popleft()
        for checker in self._idle:
            call(library.val_checker_add_counts, total.pointer, checker.pointer)
        return text(library.val_checker_counts, total.pointer)

    def _push_all(self, parts: Iterator[tuple[ArrowArray, int]]) -> None:
        from concurrent.futures import ThreadPoolExecutor  # a quarter of the time of the import of the package

        threads = len(os.sched_getaffinity(0))
        with ThreadPoolExecutor(threads, "tablerules") as pool:
            running: collections.deque[Future[None]] = collections.deque()
            while True:
                try:
                    part = next(parts, None)
                except BaseException:
                    # An error in the records before is raised instead.
                    for future in running:
                        future.result()
                    raise
                if part is None:
                    break
                running.append(pool.submit(self._push, *part))
                if len(running) > 2 * threads:
                    running.popleft().result()
            for future in running:
                future.result()

    def _push(self, part: ArrowArray, first_record: int) -> None:
        """Check the records of a part by a checker that no other thread uses."""
        try:
            try:
                checker = self._idle.pop()
            except IndexError:
                checker = self._checker()
            count = part.length
            call(library.val_checker_push, checker.pointer, ctypes.addressof(part), first_record, None)
            self._idle.append(checker)
            with self._records_lock:
                self.records += count
        finally:
            _release_unused(part)

    def _checker(self) -> Handle:
        schema, checker = ArrowSchema(), Handle("val_checker_free")
        with self._lock:
            require(self._stream, self._stream.get_schema(ctypes.byref(self._stream), ctypes.byref(schema)))
        call(
            library.val_checker_open, self._rules.pointer, ctypes.addressof(schema), self._name, COUNT_ONLY,
            ctypes.byref(checker.pointer),
        )
        return checker

    def _parts(self) -> Generator[tuple[ArrowArray, int], None, None]:
        """Yield the parts of the batches, each with the number of its first record."""
        record = 1
        while True:
            batch = ArrowArray()
            with self._lock:
                require(self._stream, self._stream.get_next(ctypes.byref(self._stream), ctypes.byref(batch)))
            if not batch.release:
                return
            count = batch.length
            if not RECORDS_OF_PART < count <= RECORDS_OF_BATCH:
                yield batch, record
            else:
                shared = _SharedBatch(batch)
                try:
                    for start in range(0, count, RECORDS_OF_PART):
                        yield shared.part(start, min(RECORDS_OF_PART, count - start)), record + start
                finally:
                    shared.release()
            record += count
