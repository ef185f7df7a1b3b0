"""Batches of text columns from dictionaries, for tables that are not in the memory of Arrow."""

from __future__ import annotations

import array
import ctypes
import itertools
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from ._arrow import ArrowArray, ArrowSchema
from ._errors import ArgumentError, TypeFault
from ._refusals import article
from ._stream import LENT_ARRAY, LENT_SCHEMA, Part
from ._text import c_text
from ._values import NoText, members_of, text_of

RECORDS_OF_BATCH = 8192


class Field(NamedTuple):
    """A field of the rules."""

    name: str
    type: str


def dictionaries(records: Iterable[Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the records as dictionaries; one that has no members is an error."""
    for number, record in enumerate(records, 1):
        members = members_of(record)
        if members is None:
            raise ArgumentError(f"record {number} is {article(record)}, not a dictionary, a dataclass or a named tuple")
        yield members


def column_name(key: Any) -> bytes:
    """Return the name of the column of a key."""
    if not isinstance(key, str):
        raise ArgumentError(f"the key {key!r} is not a text")
    return c_text(key, f"the key {key!r}")


class Records:
    """The batches of an iterable of dictionaries, with the fields of the rules and the other keys of the first batch as columns."""

    def __init__(self, records: Iterable[Mapping[str, Any]], fields: list[Field]) -> None:
        self._records = dictionaries(records)
        self._first = list(itertools.islice(self._records, RECORDS_OF_BATCH))
        self._days = {field.name for field in fields if field.type == "date"}
        self._keys = list(dict.fromkeys(itertools.chain((field.name for field in fields), *self._first)))
        names = [column_name(key) for key in self._keys]
        children = [ArrowSchema(b"U", name, None, 2, 0, release=LENT_SCHEMA) for name in names]
        pointers = (ctypes.POINTER(ArrowSchema) * len(children))(*map(ctypes.pointer, children))
        self.schema = ArrowSchema(b"+s", b"", None, 0, len(children), pointers, release=LENT_SCHEMA)
        """The schema, which is in the memory of this object."""
        self._kept = (names, children, pointers)

    def parts(self) -> Iterator[tuple[Part, list[bytes]]]:
        """Yield the batches, each with the names of the columns that occur first in it, and whose values are not read."""
        known: set[Any] = set(self._keys)
        number = 1
        records, self._first = self._first, []
        while records:
            further: list[bytes] = []
            if not known.issuperset(itertools.chain.from_iterable(records)):
                keys = [key for key in dict.fromkeys(itertools.chain(*records)) if key not in known]
                further = [column_name(key) for key in keys]
                known.update(keys)
            yield self._part(records, number), further
            number += len(records)
            records = list(itertools.islice(self._records, RECORDS_OF_BATCH))

    def _part(self, records: list[Mapping[str, Any]], first: int) -> Part:
        columns = [_column(_texts(records, first, key, key in self._days)) for key in self._keys]
        children = [column for column, _ in columns]
        pointers = (ctypes.POINTER(ArrowArray) * len(children))(*map(ctypes.pointer, children))
        validity = (ctypes.c_void_p * 1)(None)
        whole = ArrowArray(len(records), 0, 0, 1, len(children), validity, pointers, release=LENT_ARRAY)
        return Part(whole, first, len(records), (columns, pointers, validity))


def _texts(records: list[Mapping[str, Any]], first: int, key: str, is_day: bool) -> list[bytes | None]:
    """Return the texts of the values of a key; one that has no text is an error with its record."""
    texts: list[bytes | None] = []
    try:
        for record in records:
            texts.append(text_of(record.get(key), is_day=is_day))
    except NoText as reason:
        raise TypeFault(f"record {first + len(texts)}: the value of '{key}' {reason}") from None
    return texts


def _column(texts: list[bytes | None]) -> tuple[ArrowArray, Any]:
    """Return an array of texts, and the objects that keep its memory."""
    ends = itertools.accumulate((len(text or b"") for text in texts), initial=0)
    offsets = array.array("q", ends)
    data = b"".join(text for text in texts if text)
    bits = bytearray((len(texts) + 7) // 8)
    nulls = 0
    for index, text in enumerate(texts):
        if text is None:
            nulls += 1
        else:
            bits[index >> 3] |= 1 << (index & 7)
    validity = bytes(bits)
    texts_at, validity_at = ctypes.c_char_p(data), ctypes.c_char_p(validity)
    buffers = (ctypes.c_void_p * 3)(
        ctypes.cast(validity_at, ctypes.c_void_p), offsets.buffer_info()[0], ctypes.cast(texts_at, ctypes.c_void_p)
    )
    column = ArrowArray(len(texts), nulls, 0, 3, 0, buffers, release=LENT_ARRAY)
    return column, (validity, offsets, data, buffers)
