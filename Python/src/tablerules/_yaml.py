"""Rule files in YAML, as a person writes them."""

from __future__ import annotations

import datetime
import decimal
import enum
import re
import uuid
from collections.abc import Mapping, Sequence
from typing import Any, Union

from ._errors import ArgumentError
from ._refusals import article
from ._values import duration_text

Scalar = Union[
    None, bool, int, float, str, decimal.Decimal, datetime.date, datetime.time, datetime.timedelta, uuid.UUID, enum.Enum
]
Value = Union[Scalar, Sequence["Value"], Mapping[str, "Value"]]
"""A value in a rule file."""

WIDTH = 100
"""The longest line of several values."""

_PLAIN = re.compile(r"[^\W\d][\w./-]*( [\w./-]+)*|\d{4}-\d\d-\d\d")
"""The texts that need no quotes anywhere."""
_PLAIN_IN_BLOCK = re.compile(r"[a-z][\w-]*:[\w./-]+")
"""The texts, such as ``length:1..40``, that need none outside of brackets."""
_WORDS = {"null", "true", "false", "yes", "no", "on", "off", "y", "n"}
"""The words that readers of YAML take for other values."""
_QUOTABLE = re.compile("[ -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]*")
"""The texts that can be in single quotes."""


def flow(value: Value, *, is_in_brackets: bool = True) -> str:
    """Return a value in one line."""
    if isinstance(value, Mapping):
        members = (f"{flow(key)}: {flow(item)}" for key, item in value.items())
        return "{" + ", ".join(members) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(flow, value)) + "]"
    return _scalar(value, is_in_brackets)


def block(value: Value, indent: int = 0) -> list[str]:
    """Return the lines of a dictionary or a list of which each member or element begins on a line of its own."""
    margin = " " * indent
    lines: list[str] = []
    if isinstance(value, Mapping):
        for key, item in value.items():
            lines += _below(f"{margin}{flow(key)}:", item, indent + 2)
    elif isinstance(value, (list, tuple)):
        for item in value:
            lines += _below(f"{margin}-", item, indent + 2, is_element=True)
    return lines


def _below(head: str, value: Any, indent: int, is_element: bool = False) -> list[str]:
    """Return the lines of a value after a head: on the line of it if there is room, or else below it."""
    line = f"{head} {flow(value, is_in_brackets=False)}"
    if len(line) <= WIDTH or not isinstance(value, (Mapping, list, tuple)) or not value:
        return [line]
    lines = block(value, indent)
    if is_element and isinstance(value, Mapping):
        return [f"{head} {lines[0].lstrip()}", *lines[1:]]
    return [head, *lines]


def _scalar(value: Any, is_in_brackets: bool) -> str:
    if value is None:
        return "null"
    if isinstance(value, enum.Enum):
        return _scalar(value.value, is_in_brackets)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return int.__repr__(value)
    if isinstance(value, (float, decimal.Decimal)):
        return _number(value)
    if isinstance(value, (datetime.datetime, datetime.time)):
        return _text(value.isoformat().replace("+00:00", "Z"), is_in_brackets)
    if isinstance(value, datetime.date):
        return value.isoformat()
    if isinstance(value, datetime.timedelta):
        return _text(duration_text(value), is_in_brackets)
    if isinstance(value, (str, uuid.UUID)):
        return _text(str(value), is_in_brackets)
    raise ArgumentError(f"{article(value)} cannot be in a rule file: give a text, a number, a date, a list or a dictionary")


def _number(value: Union[float, decimal.Decimal]) -> str:
    """Return a number; one that is not finite is a text of Table Schema."""
    number = value if isinstance(value, decimal.Decimal) else decimal.Decimal(repr(float(value)))
    if number.is_nan():
        return "NaN"
    if number.is_infinite():
        return "-INF" if number < 0 else "INF"
    text = str(value) if isinstance(value, decimal.Decimal) else repr(float(value))
    return text[:-2] if text.endswith(".0") else text


def _text(text: str, is_in_brackets: bool) -> str:
    if text.lower() not in _WORDS and (_PLAIN.fullmatch(text) or (not is_in_brackets and _PLAIN_IN_BLOCK.fullmatch(text))):
        return text
    if _QUOTABLE.fullmatch(text):
        return "'" + text.replace("'", "''") + "'"
    return '"' + "".join(map(_escaped, text)) + '"'


def _escaped(character: str) -> str:
    """Return a character as it is in double quotes."""
    named = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}.get(character)
    if named is not None:
        return named
    if _QUOTABLE.fullmatch(character):
        return character
    number = ord(character)
    return f"\\x{number:02x}" if number < 0x100 else f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"
