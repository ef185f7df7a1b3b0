"""Checks of files of CSV and JSON Lines by tasks that read their own ranges of bytes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Optional

from .. import _parts
from .._errors import ValidationError
from .._part_check import part_findings
from .._scan import Counts
from ..rules import Rules
from . import _tasks, _types

if TYPE_CHECKING:
    import pyarrow
    from pyspark.sql import DataFrame, SparkSession


def findings(spark: SparkSession, paths: list[str], rules: Rules, all: bool) -> DataFrame:
    """Return the findings on files, as a frame that is computed when it is used; a job that counts their records runs at once.

    Args:
        spark: The session.
        paths: The files.
        rules: The rules.
        all: Whether every rule that a value breaks is reported instead of only the first.
    """
    files = _parts.text_files(rules, paths)
    works = [(file, part) for file, parts in zip(files, _divided(spark, rules, files)) for part in parts]

    def check(work: tuple[_parts.TextFile, _parts.Part]) -> Iterator[pyarrow.RecordBatch]:
        file, part = work
        try:
            yield from part_findings(rules, file, part, all=all)
        except ValidationError as error:
            raise _named(error, file.path) from error

    return _tasks.of_each(spark, works, check, _types.findings(None))


def _divided(spark: SparkSession, rules: Rules, files: list[_parts.TextFile]) -> list[list[_parts.Part]]:
    """Return the parts of each file; files of several ranges are scanned by the tasks of a job."""
    ranges = [_parts.ranges(file) for file in files]
    works = list(enumerate((file, span) for file, spans in zip(files, ranges) if len(spans) > 1 for span in spans))

    def scan(work: tuple[int, tuple[_parts.TextFile, _parts.Range]]) -> Iterator[pyarrow.RecordBatch]:
        import pyarrow

        number, (file, span) = work
        try:
            states = _parts.scanned(rules, file, span)
        except ValidationError as error:
            raise _named(error, file.path) from error
        yield pyarrow.record_batch({"number": pyarrow.array([number], pyarrow.int64()), "states": [json.dumps(states)]})

    rows = _tasks.of_each(spark, works, scan, "number LONG, states STRING").collect() if works else []
    found = iter([_states(row.states) for row in sorted(rows, key=lambda row: row.number)])
    return [_parts.parts(file, spans, [next(found) for _ in spans] if len(spans) > 1 else []) for file, spans in zip(files, ranges)]


def _states(text: str) -> Optional[_parts.States]:
    """Return the result of a scan from its text."""
    found: Optional[list[list[Any]]] = json.loads(text)
    return None if found is None else [Counts(*counts) for counts in found]


def _named(error: ValidationError, path: str) -> ValidationError:
    """Return an error whose text has the path of the file."""
    return error if path in str(error) else type(error)(f"{path}: {error}")
