"""PCRE2's interpreter, called through ctypes: matches of whole values, without machine code."""

from __future__ import annotations

import ctypes
import ctypes.util

from Attack.program import Failed

OPTIONS = {
    "ANCHORED": 0x80000000, "ENDANCHORED": 0x20000000, "UTF": 0x00080000, "NEVER_BACKSLASH_C": 0x00100000,
    "NO_START_OPTIMIZE": 0x00010000, "NO_AUTO_POSSESS": 0x00004000, "NO_DOTSTAR_ANCHOR": 0x00008000}
"""Options of pcre2_compile (pcre2api(3)); the last three switch optimizations off."""
NO_JIT = 0x00002000
NO_MATCH = -1
LIMIT = 20_000
"""The most steps of a match; a match that takes more is not compared."""


def library() -> ctypes.CDLL:
    """Return the library with the types of the functions that are used."""
    name = ctypes.util.find_library("pcre2-8")
    if name is None:
        raise Failed("libpcre2-8 is not installed; run ./Scripts/setup.sh")
    pcre2 = ctypes.CDLL(name)
    pointer, size = ctypes.c_void_p, ctypes.c_size_t
    pcre2.pcre2_compile_8.argtypes = [ctypes.c_char_p, size, ctypes.c_uint32, ctypes.POINTER(ctypes.c_int),
                                      ctypes.POINTER(size), pointer]
    pcre2.pcre2_match_8.argtypes = [pointer, ctypes.c_char_p, size, size, ctypes.c_uint32, pointer, pointer]
    pcre2.pcre2_match_data_create_8.argtypes = [ctypes.c_uint32, pointer]
    pcre2.pcre2_match_context_create_8.argtypes = [pointer]
    pcre2.pcre2_set_match_limit_8.argtypes = [pointer, ctypes.c_uint32]
    pcre2.pcre2_code_free_8.argtypes = [pointer]
    pcre2.pcre2_get_ovector_pointer_8.argtypes = [pointer]
    pcre2.pcre2_get_ovector_pointer_8.restype = ctypes.POINTER(size)
    pcre2.pcre2_get_startchar_8.argtypes = [pointer]
    pcre2.pcre2_get_startchar_8.restype = size
    for function in (pcre2.pcre2_compile_8, pcre2.pcre2_match_data_create_8, pcre2.pcre2_match_context_create_8):
        function.restype = pointer
    return pcre2


class Interpreter:
    """Matches values by patterns; keeps one match context for all."""

    def __init__(self) -> None:
        self.pcre2 = library()
        self.data = self.pcre2.pcre2_match_data_create_8(1, None)
        self.context = self.pcre2.pcre2_match_context_create_8(None)
        self.pcre2.pcre2_set_match_limit_8(self.context, LIMIT)

    def verdicts(self, pattern: str, values: list[str]) -> list[bool | None] | None:
        """Return whether each value matches as a whole, None if that takes too long; None for a faulty pattern."""
        text, error, offset = pattern.encode(), ctypes.c_int(), ctypes.c_size_t()
        options = sum(OPTIONS.values())
        code = self.pcre2.pcre2_compile_8(text, len(text), options, ctypes.byref(error), ctypes.byref(offset), None)
        if not code:
            return None
        try:
            return [self.verdict(code, value.encode()) for value in values]
        finally:
            self.pcre2.pcre2_code_free_8(code)

    def verdict(self, code: int, value: bytes) -> bool | None:
        result = self.pcre2.pcre2_match_8(code, value, len(value), 0, NO_JIT, self.data, self.context)
        if result >= 0:
            # A verb such as (*ACCEPT) ends a match early in spite of the options.
            end = self.pcre2.pcre2_get_ovector_pointer_8(self.data)[1]
            return end == len(value) and self.pcre2.pcre2_get_startchar_8(self.data) == 0
        return False if result == NO_MATCH else None
