"""The texts by which values of Python are checked, and the values of JSON Lines."""

from __future__ import annotations

import datetime
import json
import pathlib
from collections.abc import Iterator, Mapping
from typing import Any

from ._text import utf8


def text_of(value: Any) -> bytes | None:
    """Return the text by which a value is checked, in UTF-8, or None for an absent value."""
    if value is None:
        return None
    if isinstance(value, bytes):
        return value
    if isinstance(value, bool):
        return b"true" if value else b"false"
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat().encode()
    if isinstance(value, (dict, list, tuple)):
        return utf8(json_text(value))
    return utf8(str(value))


class Number(str):
    """A number of a JSON document in its original notation."""


def json_text(value: Any) -> str:
    """Return a value as JSON, in which a ``Number`` keeps its notation."""
    if isinstance(value, Number):
        return str(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(str(key), ensure_ascii=False)}: {json_text(value[key])}" for key in value) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(json_text, value)) + "]"
    return json.dumps(value, ensure_ascii=False, default=str)


def json_lines(path: pathlib.Path) -> Iterator[Mapping[str, Any]]:
    """Yield the objects of a file of JSON Lines; numbers keep their notation."""
    with path.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                record = json.loads(line, parse_int=Number, parse_float=Number, parse_constant=Number)
            except ValueError as error:
                raise ValueError(f"{path}:{number}: {error}") from error
            if not isinstance(record, dict):
                raise ValueError(f"{path}:{number}: a line must be an object")
            yield record
