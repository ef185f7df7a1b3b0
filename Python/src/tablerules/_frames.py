"""Frames of pandas and Polars whose columns have objects of Python."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import Any

from ._call import apart
from ._errors import ArgumentError, TypeFault
from ._refusals import article
from ._values import NoText, text_of


def package_of(table: Any) -> str:
    """Return the name of the package of a table."""
    return type(table).__module__.partition(".")[0]


def with_texts(table: Any, is_read: Callable[[str], bool]) -> Any:
    """Return a frame of Polars in which columns of objects are texts, since Polars hands over the addresses of objects.

    Args:
        table: A table of any kind.
        is_read: Whether a column may be read; of another one, an object without a text is absent.
    """
    if package_of(table) != "polars" or type(table).__name__ != "DataFrame":
        return table
    import polars

    columns = [
        polars.Series(name, _texts(table[name], is_read(name)), dtype=polars.Binary)
        for name, kind in table.schema.items()
        if kind == polars.Object
    ]
    return table.with_columns(columns) if columns else table


def _texts(column: Any, is_read: bool) -> list[bytes | None]:
    texts: list[bytes | None] = []
    for number, value in enumerate(column.to_list(), 1):
        try:
            texts.append(text_of(value))
        except NoText as reason:
            if is_read:
                raise TypeFault(f"column '{column.name}': its value in record {number} {reason}") from None
            texts.append(None)
    return texts


def stream_capsule(table: Any) -> Any:
    """Return the capsule with the stream of a table; a frame of pandas that has none is an error with the column and the record."""
    if package_of(table) in ("duckdb", "_duckdb"):
        return apart(table.__arrow_c_stream__, waits_at_exit=True)  # the query runs meanwhile
    if package_of(table) != "pandas":
        return table.__arrow_c_stream__()
    if fault := _mixed_days(table):
        raise fault
    try:
        return apart(table.__arrow_c_stream__, waits_at_exit=True)
    except ImportError:
        raise
    except Exception as error:
        raise _fault(table, error) from None


def _mixed_days(frame: Any) -> TypeFault | None:
    """Return the error of a frame of pandas with a column of days and moments, whose times of day pyarrow drops; None for others."""
    from pandas.api.types import infer_dtype

    for place, name in enumerate(frame.columns):
        column = frame.iloc[:, place]
        if column.dtype != object or infer_dtype(column, skipna=True) != "date":
            continue
        days = [isinstance(value, datetime.date) and not isinstance(value, datetime.datetime) for value in column]
        moments = [isinstance(value, datetime.datetime) and value == value for value in column]
        if any(days) and any(moments):
            return TypeFault(f"column '{_shown(name)}' {_reason(column, max(days.index(True), moments.index(True)) + 1)}")
    return None


def _fault(frame: Any, error: Exception) -> Exception:
    """Return the error of a frame of pandas that pyarrow cannot read."""
    for place, name in enumerate(frame.columns):
        column = frame.iloc[:, place]
        if _is_read(column):
            continue
        if column.dtype == "category":
            column = column.astype(object)
            if _is_read(column):
                return TypeFault(f"column '{_shown(name)}' has categories of several types; give them one, as by .astype(str)")
        # The first record with which the values before it cannot be read.
        good, bad = 0, len(column)
        while bad - good > 1:
            middle = (good + bad) // 2
            good, bad = (middle, bad) if _is_read(column.iloc[:middle]) else (good, middle)
        return TypeFault(f"column '{_shown(name)}' {_reason(column, bad)}")
    return ArgumentError(f"the frame of pandas cannot be read as a table: {error}")


def _is_read(column: Any) -> bool:
    """Return whether pyarrow can read a column."""
    import pyarrow

    try:
        pyarrow.array(column, from_pandas=True)
    except (pyarrow.ArrowException, TypeError, ValueError, OverflowError):
        return False
    return True


def _reason(column: Any, record: int) -> str:
    """Return why the values of a column cannot be read from a record on."""
    value = column.iloc[record - 1]
    if isinstance(value, str) and any("\ud800" <= letter <= "\udfff" for letter in value):
        return f"has in record {record} a text with half of a surrogate pair, which is no character; replace it"
    before = [(number, other) for number, other in enumerate(column.iloc[: record - 1], 1) if other is not None and other == other]
    if before and type(before[0][1]) is not type(value):
        number, other = before[0]
        return (
            f"has values of several types: {article(other)} in record {number} and {article(value)} in record {record}; "
            "give them one, as by .astype(str)"
        )
    if isinstance(value, (list, tuple, dict)):
        return f"has {article(value)} in record {record} whose parts have several types or none that can be read; give it as text"
    return f"has {article(value)} in record {record}, which cannot be read; give a text, a number, a date or a list"


def _shown(name: Any) -> str:
    return str(name).encode("utf-8", "backslashreplace").decode()
