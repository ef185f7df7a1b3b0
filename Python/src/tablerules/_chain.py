"""Several tables with one schema, one after the other, as the batches of one table."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Optional

from ._arrow import ArrowSchema
from ._checks import StreamCheck
from ._errors import ArgumentError
from ._library import call, library
from ._stream import Part, Stream
from ._text import c_text

Named = tuple[Optional[str], Any]
"""A table with ``__arrow_c_stream__`` and the name of its file; None for a batch of a table without files."""


class Chain(Stream):
    """The batches of several tables, which one thread uses at a time.

    Records are numbered through all batches that have no name, and in each file from 1.
    """

    def __init__(self, tables: Iterable[Named], prepared: Callable[[Any], Any], *, is_one_file: bool = False) -> None:
        """Create the chain, and open the first table.

        Args:
            tables: The tables, at least one; an iterator is read as the batches are.
            prepared: Returns a table whose stream has the values that a check reads.
            is_one_file: Whether all tables are known to be of one file.
        """
        self.is_one_file = is_one_file
        self._tables, self._prepared = iter(tables), prepared
        self.name, first = next(self._tables)
        """The name of the first file."""
        self._first = Stream(prepared(first))
        self._kind = _kind(self._first.schema())

    def close(self) -> None:
        """Release the streams, and end the iterator of the tables."""
        if hasattr(self, "_first"):
            self._first.close()
        close = getattr(getattr(self, "_tables", None), "close", None)
        if close is not None:
            close()

    def schema(self) -> ArrowSchema:
        """Return the schema of the batches, which the receiver releases."""
        return self._first.schema()

    def parts(self) -> Iterator[Part]:
        """Yield the parts of the batches."""
        return (part for _, part in self.named_parts())

    def named_parts(self) -> Iterator[tuple[str | None, Part]]:
        """Yield the parts of the batches, each with the name of its file."""
        before, current, name, number = 0, self._first, self.name, 1
        while True:
            records = before
            for part in current.parts():
                records = before + part.first_record - 1 + part.records
                yield name, part._replace(first_record=before + part.first_record)
            if current is not self._first:  # whose schema can be read again
                current.close()
            following = next(self._tables, None)
            if following is None:
                return
            number += 1
            before = records if following[0] == name else 0
            name, current = following[0], self._following(following, number)

    def _following(self, table: Named, number: int) -> Stream:
        """Open a table after the first; one with another schema is an error."""
        if not hasattr(table[1], "__arrow_c_stream__"):
            raise ArgumentError(f"batch {number} has no __arrow_c_stream__, which the batches before it have")
        stream = Stream(self._prepared(table[1]))
        if difference := _difference(self._kind, _kind(stream.schema())):
            place = f"batch {number}" if table[0] is None else f"'{table[0]}'"
            raise ArgumentError(
                f"{place} has {difference} the first one; all have one schema, so give it the same columns, or check it apart"
            )
        return stream


class ChainCheck(StreamCheck):
    """The check of a chain of tables."""

    def __init__(self, rules: Any, chain: Chain, name: bytes, flags: int, length: int | None) -> None:
        super().__init__(rules, chain, name, flags, length)
        self._chain = chain
        # The name of the next file is reported after the records before it.
        self._is_divided = self._is_divided and chain.is_one_file

    def parts(self) -> Iterator[Part]:
        """Yield the parts of the batches, and report where a file begins."""
        current = self._chain.name
        for name, part in self._chain.named_parts():
            if name is not None and name != current:
                call(library.val_checker_begin_file, self.pointer, c_text(name, "the name of the file"))
                current = name
            yield part


Kind = tuple[str, str, tuple[Any, ...], Any]
"""The name and the format of a column, those of its children, and those of its dictionary."""


def _kind(schema: ArrowSchema) -> Kind:
    """Return the kind of a schema, which is released."""
    kind = _part_kind(schema)
    schema.release(ctypes.byref(schema))
    return kind


def _part_kind(schema: ArrowSchema) -> Kind:
    children = tuple(_part_kind(schema.children[index][0]) for index in range(schema.n_children))
    dictionary = _part_kind(schema.dictionary[0]) if schema.dictionary else None
    return (schema.name or b"").decode("utf-8", "replace"), schema.format.decode(), children, dictionary


def _difference(first: Kind, other: Kind) -> str | None:
    """Return how the columns of a table differ from those of the first; None if they do not."""
    names, others = [column[0] for column in first[2]], [column[0] for column in other[2]]
    if names != others:
        lacks = [name for name in names if name not in others]
        more = [name for name in others if name not in names]
        if lacks or more:
            return f"no column '{lacks[0]}', unlike" if lacks else f"a column '{more[0]}', unlike"
        return "its columns in another order than"
    for column, same in zip(first[2], other[2]):
        if column != same:
            return f"the column '{column[0]}' as '{same[1]}' of Arrow and not as '{column[1]}', unlike"
    return None
