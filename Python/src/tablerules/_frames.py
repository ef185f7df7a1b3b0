"""Frames of pandas and Polars, and relations of DuckDB, whose streams do not have all of their values."""

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


def prepared(table: Any, type_of: Callable[[str], str | None]) -> Any:
    """Return a table whose stream has the values that a check reads.

    Args:
        table: A table with ``__arrow_c_stream__``.
        type_of: Returns the type of the field of a column, or None for a column that no field reads.
    """
    package, name = package_of(table), type(table).__name__
    if package == "polars" and name == "DataFrame":
        return _with_texts_of_objects(table, type_of)
    if package in ("duckdb", "_duckdb") and hasattr(table, "types"):
        return _with_casts(table)
    if package == "pandas" and name == "DataFrame" and type(table.index).__name__ != "RangeIndex":
        is_column = any(level is not None for level in table.index.names)
        return table if is_column else table.reset_index(drop=True)
    return table


def _with_texts_of_objects(frame: Any, type_of: Callable[[str], str | None]) -> Any:
    """Return a frame of Polars in which columns of objects are texts: Polars hands over the addresses of objects."""
    import polars

    columns = [
        polars.Series(name, _texts(frame[name], type_of(name)), dtype=polars.Binary)
        for name, kind in frame.schema.items()
        if kind == polars.Object
    ]
    return frame.with_columns(columns) if columns else frame


def _texts(column: Any, type: str | None) -> list[bytes | None]:
    """Return the texts of the objects of a column; of one that no field reads, an object without a text is absent."""
    texts: list[bytes | None] = []
    for number, value in enumerate(column.to_list(), 1):
        try:
            texts.append(text_of(value, is_day=type == "date"))
        except NoText as reason:
            if type is not None:
                raise TypeFault(f"column '{column.name}': its value in record {number} {reason}") from None
            texts.append(None)
    return texts


CAST = ("UHUGEINT", "BIT", "BIGNUM", "VARINT", "TIME WITH TIME ZONE")
"""The types of DuckDB, besides unions, that it hands over as other values: as a number with a sign, as bytes, without the time zone."""


def _with_casts(relation: Any) -> Any:
    """Return a relation of DuckDB in which columns of these types are texts."""
    names = [name for name, type in zip(relation.columns, relation.types) if str(type) in CAST or str(type).startswith("UNION(")]
    quoted = ['"' + name.replace('"', '""') + '"' for name in names]
    casts = ", ".join(f"CAST({name} AS VARCHAR) AS {name}" for name in quoted)
    return relation.project(f"* REPLACE ({casts})") if names else relation


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
        if hasattr(column, "sparse"):
            return TypeFault(f"column '{_shown(name)}' is sparse, which cannot be read; give it as column.sparse.to_dense()")
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
