"""Types of Python as types of Table Schema."""

from __future__ import annotations

import datetime
import decimal
import enum
import types
import typing
import uuid
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

from ._errors import ArgumentError

TypeName = Literal[
    "string", "number", "integer", "boolean", "object", "array", "list", "datetime", "date", "time", "year", "yearmonth",
    "duration", "geopoint", "geojson", "any",
]
"""The types of Table Schema."""

NAMES: dict[Any, str] = {
    str: "string", int: "integer", float: "number", decimal.Decimal: "number", bool: "boolean", datetime.date: "date",
    datetime.datetime: "datetime", datetime.time: "time", datetime.timedelta: "duration", list: "array", tuple: "array",
    dict: "object", object: "any", Any: "any",
}
"""The types of Python that have one of Table Schema."""
_ITEMS: dict[Any, str] = {str: "string", int: "integer", float: "number", decimal.Decimal: "number", bool: "boolean"}
"""The types of the items of lists, by the types of JSON Schema."""
_NONE = type(None)
_UNIONS = (Union, getattr(types, "UnionType", Union))
"""What ``Optional[int]`` and ``int | None`` are made of; Python 3.9 has only the first."""


class FieldType(NamedTuple):
    """What a type of Python says of a field."""

    keys: dict[str, Any]
    """The type, and the format."""
    constraints: dict[str, Any]
    allows_none: bool
    extras: tuple[Any, ...] = ()
    """What else ``Annotated`` has."""


def field_type(annotation: Any) -> FieldType:
    """Return what a type, or the name of one of Table Schema, says of a field.

    Raises:
        ArgumentError: It is no type of a field; the text follows the name of the field.
    """
    if isinstance(annotation, str):
        return FieldType({"type": annotation}, {}, False)
    if get_origin(annotation) is Annotated:
        inner, *extras = get_args(annotation)
        found = field_type(inner)
        return found._replace(extras=(*found.extras, *extras))
    if annotation is None or annotation is _NONE:
        raise _unknown(annotation)
    parts = get_args(annotation)
    if get_origin(annotation) in _UNIONS:
        rest = [part for part in parts if part is not _NONE]
        if len(rest) != 1:
            raise ArgumentError("has several types, and a field has one; annotate it with object, and add rules of its own")
        return field_type(rest[0])._replace(allows_none=len(rest) < len(parts))
    if annotation in NAMES:
        name = NAMES[annotation]
        return FieldType({}, {}, True) if name == "any" else FieldType({"type": name}, {}, False)
    if annotation is uuid.UUID:
        return FieldType({"type": "string", "format": "uuid"}, {}, False)
    if get_origin(annotation) is Literal:
        values = [value for value in parts if value is not None]
        return _choices(annotation, values)._replace(allows_none=len(values) < len(parts))
    if isinstance(annotation, type) and issubclass(annotation, enum.Enum):
        return _choices(annotation, [member.value for member in annotation])
    origin = get_origin(annotation)
    if origin in (list, Sequence) or annotation is Sequence:
        return _list(annotation, parts)
    if origin in (dict, Mapping) or annotation is Mapping:
        return FieldType({"type": "object"}, {}, False)
    raise _unknown(annotation)


def _unknown(annotation: Any) -> ArgumentError:
    name = annotation.__qualname__ if isinstance(annotation, type) else repr(annotation)
    known = ", ".join(sorted({kind.__name__ for kind in NAMES if isinstance(kind, type) and kind is not Any}))
    return ArgumentError(
        f"has the type {name}, which no field has; the types are {known}, Literal, enumerations, list[…] of them, and the names "
        "of types of Table Schema as texts"
    )


def _choices(annotation: Any, values: list[Any]) -> FieldType:
    """Return a field that has one of some values, which are all texts or all whole numbers."""
    for kind in (str, int):
        if values and all(isinstance(value, kind) and not isinstance(value, bool) for value in values):
            return FieldType({"type": NAMES[kind]}, {"enum": values}, False)
    raise ArgumentError(f"has the type {annotation!r}, whose values are not all texts or all whole numbers; use enum=")


def _list(annotation: Any, parts: tuple[Any, ...]) -> FieldType:
    if not parts or parts[0] in (Any, object) or isinstance(parts[0], typing.TypeVar):
        return FieldType({"type": "array"}, {}, False)
    items = _ITEMS.get(parts[0])
    if items is None:
        known = ", ".join(kind.__name__ for kind in _ITEMS)
        raise ArgumentError(f"has the type {annotation!r}, and the items of a list are {known}; use list and json_schema=")
    return FieldType({"type": "array"}, {"jsonSchema": {"items": {"type": items}}}, False)
