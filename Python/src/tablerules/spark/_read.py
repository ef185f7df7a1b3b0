"""Checks of files that the tasks of Spark read themselves."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .._errors import ArgumentError
from .._formats import format_of
from .._places import files, full_path
from ..rules import Rules
from . import _keys, _parquet, _plan, _text

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession


def read(
    spark: SparkSession,
    path: str | os.PathLike[str],
    rules: Rules,
    id: Sequence[str] | None = None,
    *,
    all: bool = False,
    skip_keys: bool = False,
) -> DataFrame:
    """Return the findings on files, as a frame that is computed when it is used.

    The tasks read the files by pyarrow, which is faster than a check of the frame of a reader of Spark. ``record`` is the number
    of the record in its file, and ``file`` the path. When the function is called, it reads the places of the row groups at the end
    of Parquet files, and larger files of CSV and JSON Lines as a whole, by a job that counts the records.

    Args:
        spark: The session.
        path: A file, or a folder with files of one format, which every worker can read: a path, or an address of a file system of
            pyarrow such as ``s3://…``. The names end ``.parquet``, ``.csv``, ``.tsv``, ``.jsonl`` or ``.ndjson``; those of
            compressed text also ``.gz``, ``.zst``, ``.xz`` or ``.bz2``.
        rules: The rules.
        id: The names of columns of Parquet files that identify a record, which become the struct ``id`` of each finding. Their
            types are those in the first file, which is opened for them at once.
        all: Whether every rule that a value breaks is reported instead of only the first.
        skip_keys: Whether ``unique``, ``primaryKey``, ``uniqueKeys`` and foreign keys of the table to itself are skipped. Without
            it they are an error: :func:`findings` compares them.
    """
    _plan.require_tasks(rules)
    full = full_path(path)
    paths = files(full)
    is_text = format_of(paths[0]) in ("CSV", "JSON Lines")
    keys = [] if skip_keys else _keys.Keys(rules, rules.fields).compared
    if keys:
        frame = "a frame" if is_text else "the frame of spark.read.parquet, with record="
        raise ArgumentError(
            f"the rules have {', '.join(key.column for key in keys)}: records of different tasks are compared by findings() of "
            f"{frame}; to check everything else here, use skip_keys=True"
        )
    names = list(id or ())
    if is_text and names:
        raise ArgumentError(f"the records of {format_of(paths[0])} have no id; 'record' is their number in the file")
    for name in names:
        _plan.require_public(rules, name)
    return _text.findings(spark, paths, rules, all) if is_text else _parquet.findings(spark, paths, rules, names, all)
