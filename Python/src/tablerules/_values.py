"""The texts by which values of Python are checked."""

from __future__ import annotations

import dataclasses
import datetime
import decimal
import enum
import json
import os
from collections.abc import Mapping
from typing import Any, Union

from ._text import utf8


class NoText(Exception):
    """An error: a value has no text by which it could be checked. The text follows the name of the value."""


MIDNIGHT = datetime.time()


def text_of(value: Any, *, is_day: bool = False) -> bytes | None:
    """Return the text by which a value is checked, in UTF-8, or None for an absent value.

    Args:
        value: The value.
        is_day: Whether a moment without a time zone at midnight is the day.
    """
    if value is None:
        return None
    if isinstance(value, str):
        return utf8(value)
    if isinstance(value, (bytes, bytearray, memoryview)):
        return bytes(value)
    if isinstance(value, (Mapping, list, tuple)) or members_of(value) is not None:
        return utf8(json_text(value))
    text = _text(value, is_day)
    return None if text is None else utf8(text)


def members_of(value: Any) -> Mapping[str, Any] | None:
    """Return the members of a dictionary, a dataclass, a named tuple, or a model of pydantic or attrs; None for any other value."""
    kind = type(value)
    if isinstance(value, Mapping):
        return value
    if dataclasses.is_dataclass(kind):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(kind)}
    if isinstance(value, tuple) and hasattr(kind, "_fields"):
        return dict(zip(kind._fields, value))
    if hasattr(kind, "model_fields"):
        return dict(value)
    if hasattr(kind, "__attrs_attrs__"):
        return {attribute.name: getattr(value, attribute.name) for attribute in kind.__attrs_attrs__}
    return None


def _text(value: Any, is_day: bool) -> str | None:
    """Return the text of a value that is neither a text nor a container, or None for an absent value."""
    module = type(value).__module__.partition(".")[0]
    if module == "pandas" and type(value).__name__ in ("NAType", "NaTType"):
        return None
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return _without_zero(repr(float(value)))
    if isinstance(value, int):
        return int.__repr__(value)
    if isinstance(value, enum.Enum):
        return _decoded(text_of(value.value, is_day=is_day))
    if isinstance(value, datetime.datetime) and is_day and value.tzinfo is None and _is_midnight(value):
        return value.date().isoformat()
    if isinstance(value, (datetime.datetime, datetime.time)):
        return _moment_text(value)
    if isinstance(value, datetime.date):
        return value.isoformat()
    if isinstance(value, datetime.timedelta):
        return duration_text(value)
    if module == "numpy" and getattr(value, "ndim", 1) == 0:
        return _numpy_text(value, is_day)
    if (items := _items(value)) is not None:
        return json_text(items)
    if isinstance(value, os.PathLike):
        return os.fsdecode(value)
    own: Any = type(value).__str__
    if own is object.__str__ or isinstance(value, type):
        kind = type(value).__qualname__
        raise NoText(f"is of the type '{kind}', which has no text; give a text, a number, a date, a list or a dictionary")
    return str(value)


def _decoded(text: bytes | None) -> str | None:
    return None if text is None else text.decode("utf-8", "surrogateescape")


def _items(value: Any) -> Any:
    """Return the values of an array or a series as a list; None for any other object."""
    for method in ("tolist", "to_list"):
        if callable(getattr(value, method, None)):
            return getattr(value, method)()
    return None


def _is_midnight(moment: datetime.datetime) -> bool:
    return moment.time() == MIDNIGHT and not getattr(moment, "nanosecond", 0)  # of pandas


def _moment_text(moment: Union[datetime.datetime, datetime.time]) -> str:
    """Return a moment by ISO 8601, without the zeros at the end of a fraction of a second."""
    head, point, rest = moment.isoformat().partition(".")
    zone = rest.lstrip("0123456789")
    fraction = rest[: len(rest) - len(zone)].rstrip("0")
    return head + ("." + fraction if fraction else "") + zone


def _without_zero(number: str) -> str:
    """Return a decimal without a fraction of zero, as the library writes floating-point numbers of Arrow."""
    return number[:-2] if number.endswith(".0") else number


def _numpy_text(value: Any, is_day: bool) -> str | None:
    """Return the text of a scalar of NumPy, or None for an absent value."""
    kind, text = value.dtype.kind, str(value)
    if kind in "mM" and text == "NaT":
        return None
    if kind == "M":
        day, _, time = text.partition("T")
        if is_day and time and not time.strip("0:."):
            return day
        return text.rstrip("0").rstrip(".") if "." in time else text
    if kind == "m":
        return duration_text(value.astype("timedelta64[us]").item())
    if kind == "f":
        return _without_zero(text)
    if kind == "c":
        raise NoText("is a complex number, which has no text; give its parts")
    return _decoded(text_of(value.item(), is_day=is_day))


def json_text(value: Any) -> str:
    """Return a dictionary, a list or a part of one as JSON, as the library writes lists and structs of Arrow.

    Numbers and truth values are written as such, and all else that JSON does not have as texts.
    """
    try:
        return _json(value)
    except RecursionError:
        raise NoText("is a list or a dictionary that is too deep, or contains itself") from None


def _json(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(map(_json, value)) + "]"
    if (items := members_of(value)) is not None:
        members = (f"{_json_string(_key(key))}:{_json(item)}" for key, item in items.items())
        return "{" + ",".join(members) + "}"
    if isinstance(value, (str, bytes, bytearray, memoryview)):
        return _json_string(_decoded(text_of(value)) or "")
    if isinstance(value, enum.Enum) and not isinstance(value, int):
        return _json(value.value)
    is_number = isinstance(value, (int, float, decimal.Decimal)) or getattr(value, "dtype", None) is not None
    if getattr(value, "ndim", 0) or not is_number and _items(value) is not None:
        return _json(_items(value))
    text = _decoded(text_of(value))
    if text is None:
        return "null"
    is_finite = text in ("true", "false") or text[-1:].isdigit()
    return text if is_number and _is_numeric(value) and is_finite else _json_string(text)


def _is_numeric(value: Any) -> bool:
    """Return whether a scalar is a number or a truth value, and not a date or a text of NumPy."""
    return getattr(getattr(value, "dtype", None), "kind", "i") in tuple("biuf")


def _key(key: Any) -> str:
    text = _decoded(text_of(key))
    return "null" if text is None else text


def _json_string(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


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
