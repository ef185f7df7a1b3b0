"""The program ``validate``, which is a function of the library."""

from __future__ import annotations

import ctypes
import os
import sys

from ._library import library


def main() -> int:
    """Run the program with the arguments of the process, and return its exit status."""
    words = [os.fsencode(word) for word in ["validate", *sys.argv[1:]]]
    arguments = (ctypes.c_char_p * (len(words) + 1))(*words, None)
    return int(library.val_main(len(words), arguments))
