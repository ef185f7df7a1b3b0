"""The check of several files of CSV and JSON Lines, or of files that fsspec reads."""

from __future__ import annotations

import contextlib
import ctypes
import os
import threading
from typing import TYPE_CHECKING, Any

from ._call import SECONDS_TO_END, Call, apart
from ._checks import Check
from ._errors import ArgumentError
from ._files import Files
from ._library import call, library
from ._pipe import piped
from ._progress import Progress
from ._text import c_text

if TYPE_CHECKING:
    from .rules import Rules

MOST_PIPES = 200
"""The number of files of fsspec that one check opens, each of which takes a pipe and a thread."""


class FilesCheck(Check):
    """The check of files, which are one table."""

    def __init__(self, rules: Rules, files: Files, flags: int) -> None:
        super().__init__()
        self._files = contextlib.ExitStack()
        self._lock = threading.Lock()
        """Held while the checker is read or freed: the line of progress reads it on a thread of its own."""
        try:
            self._open(rules, files, flags)
        except BaseException:
            self._close()
            raise

    def _open(self, rules: Rules, files: Files, flags: int) -> None:
        paths, names = [os.fsencode(path) for path in files.paths], None
        if files.system is not None:
            if len(paths) > MOST_PIPES:
                raise ArgumentError(
                    f"one check reads at most {MOST_PIPES} files of an address, not {len(paths)}; copy them to this computer"
                )
            names = _array(c_text(name, "the address") for name in files.names)
            paths = [self._pipe(files, path) for path in files.paths]
        given, count = _array(c_text(path, "the path") for path in paths), len(paths)

        def make() -> None:
            call(library.val_checker_open_files, rules.pointer, given, names, count, flags, ctypes.byref(self.pointer))

        apart(make)

    def _pipe(self, files: Files, path: str) -> bytes:
        file = self._files.enter_context(contextlib.closing(files.open(path)))
        return self._files.enter_context(piped(_Source(file)))

    def end(self, context: Call, function: Any, *arguments: Any) -> None:
        """Check all records, and call the function that ends the check."""
        try:
            apart(lambda: call(function, self.pointer, *arguments), self.cancel)
        except BaseException:
            self._close()
            raise

    def progress(self) -> Progress:
        """Return how much is done; another thread may call it during a check."""
        with self._lock:
            return super().progress()

    def free(self) -> None:
        """Free the check, and close its files; an error that has ended the reading of one is raised."""
        self._free_checker()
        self._files.close()

    def _free_checker(self) -> None:
        with self._lock:
            super().free()

    def _close(self) -> None:
        """Free a check that has not ended, and close its files.

        The library closes its ends of the pipes, so that the threads that write to them end. One whose end is still open, because the
        check was left to itself, is left too.
        """
        self._free_checker()
        closing = threading.Thread(target=self._close_files, name="tablerules closing", daemon=True)
        with contextlib.suppress(RuntimeError):  # the interpreter ends
            closing.start()
            closing.join(SECONDS_TO_END)

    def _close_files(self) -> None:
        with contextlib.suppress(Exception):
            self._files.close()

    def __del__(self) -> None:
        if self.pointer:
            self._close()


class _Source:
    """A file of fsspec that is read in order."""

    def __init__(self, file: Any) -> None:
        self._file, self._offset = file, 0

    def read_at(self, count: int, offset: int) -> bytes:
        """Return the next bytes, from an offset on."""
        if offset != self._offset:
            self._file.seek(offset)
        data: bytes = self._file.read(count)
        self._offset = offset + len(data)
        return data


def _array(texts: Any) -> Any:
    values = list(texts)
    return (ctypes.c_char_p * len(values))(*values)
