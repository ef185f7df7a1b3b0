"""Texts for the library."""

from __future__ import annotations

import re
from typing import Union

from ._errors import ArgumentError

LONE_SURROGATES = re.compile("[\ud800-\udc7f\udd00-\udfff]")
"""The surrogates that are not those of bytes in texts of the operating system."""


def utf8(text: str) -> bytes:
    """Return a text in UTF-8. A lone surrogate, which UTF-8 does not have, becomes a byte that a check reports."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return LONE_SURROGATES.sub("\udcff", text).encode("utf-8", "surrogateescape")


def c_text(text: Union[str, bytes], name: str) -> bytes:
    """Return an argument that ends with NUL in C; one that contains NUL is an error."""
    data = utf8(text) if isinstance(text, str) else text
    if b"\0" in data:
        raise ArgumentError(f"{name} has a NUL character")
    return data
