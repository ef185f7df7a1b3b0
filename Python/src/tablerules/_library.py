"""The shared library, and calls of its C interface, ``validation.h``."""

from __future__ import annotations

import ctypes
import pathlib
from ctypes import POINTER, c_char_p, c_double, c_int32, c_int64, c_size_t, c_void_p
from typing import Any, Callable

from ._errors import BY_STATUS, ValidationError

ABI = 1
COUNT_ONLY = 1
ALL = 2
KEYS = 4
SKIP_KEYS = 8
WHOLE = 16
TEXTS = 32
REPORT = 64
INVALID = 128


class CheckedPart(ctypes.Structure):
    """How much of a table has been checked; a size of -1 is unknown."""

    _fields_ = [("records", c_int64), ("bytes", c_int64), ("size", c_int64)]


def _load() -> ctypes.CDLL:
    """Load the library, which is in the folder of this file, and declare its functions.

    ``CDLL`` releases the interpreter's lock during each call, so that other threads of Python run.
    """
    library = ctypes.CDLL(str(pathlib.Path(__file__).with_name("libvalidation.so")))
    error = (c_char_p, c_size_t)
    text = (c_char_p, c_size_t)
    room = (c_char_p, c_size_t, POINTER(c_size_t))
    signatures: dict[str, tuple[Any, tuple[Any, ...]]] = {
        "val_abi": (c_int32, ()),
        "val_prepare": (None, ()),
        "val_rules_parse": (c_int32, (c_char_p, c_size_t, c_char_p, POINTER(c_void_p), *error)),
        "val_rules_open": (c_int32, (c_char_p, POINTER(c_void_p), *error)),
        "val_rules_describe": (c_size_t, (c_void_p, *text)),
        "val_rules_add": (c_int32, (c_void_p, c_char_p, c_size_t, POINTER(c_void_p), *error)),
        "val_rules_free": (None, (c_void_p,)),
        "val_rules_value": (c_int32, (c_void_p, c_char_p, c_char_p, c_size_t, *room, *error)),
        "val_value": (c_int32, (c_char_p, c_char_p, c_size_t, *room, *error)),
        "val_checker_open": (c_int32, (c_void_p, c_void_p, c_char_p, c_int32, POINTER(c_void_p), *error)),
        "val_checker_open_stream": (c_int32, (c_void_p, c_void_p, c_char_p, c_int32, POINTER(c_void_p), *error)),
        "val_checker_open_file": (c_int32, (c_void_p, c_char_p, c_char_p, c_int32, POINTER(c_void_p), *error)),
        "val_checker_open_files": (
            c_int32,
            (c_void_p, POINTER(c_char_p), POINTER(c_char_p), c_size_t, c_int32, POINTER(c_void_p), *error),
        ),
        "val_checker_begin_file": (c_int32, (c_void_p, c_char_p, *error)),
        "val_checker_report": (c_int32, (c_void_p, c_char_p, *error)),
        "val_checker_open_part": (
            c_int32,
            (c_void_p, c_char_p, c_size_t, c_char_p, c_char_p, c_int64, c_int32, c_int32, POINTER(c_void_p), *error),
        ),
        "val_checker_set_id": (c_int32, (c_void_p, POINTER(c_char_p), c_size_t, *error)),
        "val_checker_push": (c_int32, (c_void_p, c_void_p, c_int64, c_void_p, *error)),
        "val_checker_reject": (c_int32, (c_void_p, c_int32, POINTER(c_int64), c_size_t, *error)),
        "val_checker_keys": (c_int32, (c_void_p, c_void_p, c_void_p, *error)),
        "val_checker_describe_keys": (c_size_t, (c_void_p, *text)),
        "val_checker_invalid": (c_int32, (c_void_p, c_void_p, *error)),
        "val_checker_set_key_memory": (c_int32, (c_void_p, c_int64, *error)),
        "val_checker_findings": (c_int32, (c_void_p, c_void_p, *error)),
        "val_checker_run": (c_int32, (c_void_p, *error)),
        "val_checker_collect": (c_int32, (c_void_p, POINTER(c_void_p), *error)),
        "val_checker_counts": (c_size_t, (c_void_p, *text)),
        "val_checker_open_peer": (c_int32, (c_void_p, POINTER(c_void_p), *error)),
        "val_checker_progress": (None, (c_void_p, POINTER(CheckedPart))),
        "val_checker_report_column": (c_int32, (c_void_p, c_char_p, *error)),
        "val_checker_cancel": (None, (c_void_p,)),
        "val_keep": (None, (c_void_p,)),
        "val_checker_free": (None, (c_void_p,)),
        "val_findings_stream": (c_int32, (c_void_p, c_void_p, *error)),
        "val_findings_free": (None, (c_void_p,)),
        "val_findings_schema": (None, (c_void_p,)),
        "val_head_read": (c_int32, (c_void_p, c_char_p, c_char_p, c_void_p, *error)),
        "val_scan_open": (c_int32, (c_void_p, c_char_p, c_size_t, c_char_p, c_int32, POINTER(c_void_p), *error)),
        "val_scan_push": (c_int32, (c_void_p, c_char_p, c_size_t, *error)),
        "val_scan_end": (c_int32, (c_void_p, c_void_p, *error)),
        "val_scan_free": (None, (c_void_p,)),
        "val_inference_open": (c_int32, (c_void_p, c_char_p, c_double, POINTER(c_void_p), *error)),
        "val_inference_push": (c_int32, (c_void_p, c_void_p, *error)),
        "val_inference_drop": (c_int32, (c_void_p, c_void_p, POINTER(c_int32), *error)),
        "val_inference_text": (c_size_t, (c_void_p, *text)),
        "val_inference_free": (None, (c_void_p,)),
        "val_main": (c_int32, (c_int32, POINTER(c_char_p))),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    found = library.val_abi()
    if found != ABI:
        raise ImportError(f"libvalidation.so has version {found} of the interface, tablerules needs {ABI}; reinstall it")
    library.val_prepare()
    return library


library = _load()


def call(function: Callable[..., int], *arguments: Any) -> None:
    """Call a function that returns a status, and raise the error of a status that is not 0."""
    error = ctypes.create_string_buffer(1 << 16)
    status = function(*arguments, error, len(error))
    if status:
        raise BY_STATUS.get(status, ValidationError)(error.value.decode("utf-8", "replace"))


def text(function: Callable[..., int], pointer: c_void_p) -> str:
    """Return the text of a function that writes as much of it as fits into a buffer and returns its whole size."""
    size = function(pointer, None, 0)
    while True:
        buffer = ctypes.create_string_buffer(size + 1)
        needed = function(pointer, buffer, len(buffer))
        if needed <= size:
            return buffer.value.decode("utf-8")
        size = needed


def value_text(function: Callable[..., int], *arguments: Any) -> str:
    """Return the text of a function that checks one value."""
    size = 4096
    while True:
        buffer, needed = ctypes.create_string_buffer(size), c_size_t()
        call(function, *arguments, buffer, len(buffer), ctypes.byref(needed))
        if needed.value < size:
            return buffer.value.decode("utf-8")
        size = needed.value + 1


class Handle:
    """A pointer of the library, freed with this object."""

    def __init__(self, free: str) -> None:
        self.pointer = c_void_p()
        self._free = getattr(library, free)

    def free(self) -> None:
        """Free it now, where an interrupt is not lost; it is of no use then."""
        pointer, self.pointer = self.pointer, c_void_p()
        if pointer:
            self._free(pointer)

    def __del__(self) -> None:
        if self.pointer:
            self._free(self.pointer)
