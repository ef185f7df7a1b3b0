"""The texts by which values of Python are checked."""

from __future__ import annotations

import datetime
import json
from typing import Any

from ._text import utf8


def text_of(value: Any) -> bytes | None:
    """Return the text by which a value is checked, in UTF-8, or None for an absent value."""
    if value is None:
        return None
    if isinstance(value, (bytes, bytearray, memoryview)):
        return bytes(value)
    if isinstance(value, bool):
        return b"true" if value else b"false"
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat().encode()
    if isinstance(value, datetime.timedelta):
        return duration_text(value).encode()
    if isinstance(value, (dict, list, tuple)):
        return utf8(json_text(value))
    return utf8(str(value))


def json_text(value: Any) -> str:
    """Return a dictionary, a list or a part of one as JSON; values that JSON does not have are texts."""
    return json.dumps(value, ensure_ascii=False, default=str, separators=(",", ":"))


def duration_text(duration: datetime.timedelta) -> str:
    """Return a duration by ISO 8601, as the library writes those of Arrow: ``P1DT2H3M4.5S``, ``PT0S`` for none."""
    sign = "-" if duration < datetime.timedelta() else ""
    duration = abs(duration)
    minutes, seconds = divmod(duration.seconds, 60)
    hours, minutes = divmod(minutes, 60)
    fraction = f".{duration.microseconds:06}".rstrip("0") if duration.microseconds else ""
    parts = [(hours, f"{hours}H"), (minutes, f"{minutes}M"), (seconds or duration.microseconds, f"{seconds}{fraction}S")]
    time = "".join(text for count, text in parts if count)
    day = f"{duration.days}D" if duration.days else ""
    return f"{sign}P{day}" + (f"T{time or '0S'}" if time or not day else "")
