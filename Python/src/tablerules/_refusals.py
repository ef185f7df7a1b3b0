"""What is no table, and what to give instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def article(value: Any) -> str:
    """Return the type of a value with its article: ``an int``, ``a str``."""
    name = type(value).__qualname__
    return f"{'an' if name[:1] in 'aeioAEIO' else 'a'} {name}"


def _kind(value: Any) -> tuple[str, str]:
    """Return the package and the name of the type of a value."""
    return type(value).__module__.partition(".")[0], type(value).__name__


def refusal(table: Any) -> str | None:
    """Return why an object is no table although it looks like one, with what to give instead; None if it may be one."""
    package, name = _kind(table)
    instead = {
        ("polars", "Series"): "it is one column: pass series.to_frame()",
        ("pandas", "Series"): "it is one column: pass series.to_frame()",
        ("duckdb", "DuckDBPyConnection"): "pass a relation of it, such as connection.sql('FROM people')",
        ("_duckdb", "DuckDBPyConnection"): "pass a relation of it, such as connection.sql('FROM people')",
        ("numpy", "ndarray"): "its columns have no names: pass pandas.DataFrame(array, columns=[…])",
    }.get((package, name))
    if instead is None and package == "pandas" and name.endswith("Index"):
        instead = "it is one column: pass index.to_frame()"
    if instead is None and package == "pyarrow":
        instead = _pyarrow(table, name)
    if instead is None and package == "pyspark":
        instead = "pass it to tablerules.spark.findings()" if name == "DataFrame" and not _has_stream(table) else None
    if instead is None and isinstance(table, Mapping):
        instead = "pass a list of records, [record], or for columns a frame of them"
    if instead is None and isinstance(table, (bytes, bytearray, memoryview)):
        instead = "pass the path of a file as a text"
    return f"{article(table)} cannot be checked: {instead}" if instead else None


def _has_stream(table: Any) -> bool:
    return hasattr(table, "__arrow_c_stream__")


def _pyarrow(table: Any, name: str) -> str | None:
    """Return what to give instead of an object of pyarrow that is no table."""
    if name == "StructArray":
        return "pass pyarrow.RecordBatch.from_struct_array(array)"
    if name.endswith("Array"):
        return "it is one column: pass pyarrow.table({'name': array})"
    return None


def single_column(table: Any) -> str:
    """Return that an object has a stream of one column and not of a table."""
    return f"{article(table)} cannot be checked: it is one column, and has no name for it; pass a table that has the column"


def no_table(table: Any) -> str:
    """Return that an object is no table of any kind."""
    return (
        f"{article(table)} cannot be checked: pass a frame, or anything else with __arrow_c_stream__, a path, "
        "or an iterable of frames or dictionaries"
    )
