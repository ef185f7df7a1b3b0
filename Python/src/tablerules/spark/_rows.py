"""The rows of the findings on a batch, in the columns that Spark expects."""

from __future__ import annotations

import functools
import itertools
import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .._batches import BatchChecker
from ..findings import Count, Finding
from ..rules import Rules, parse

if TYPE_CHECKING:
    import pyarrow

PARTS = ("field", "rule", "code", "params", "value", "truncated", "message", "severity", "causes")
"""The columns of a finding that do not concern its location in a table."""


def named(columns: Iterable[pyarrow.Array], names: list[str]) -> pyarrow.RecordBatch:
    """Return the batch of the first columns, one for each name."""
    import pyarrow

    return pyarrow.RecordBatch.from_arrays([column for column, _ in zip(columns, names)], names=names)


def of_records(findings: pyarrow.RecordBatch) -> pyarrow.RecordBatch:
    """Return the findings on records, without those on columns."""
    import pyarrow.compute

    return findings.filter(pyarrow.compute.is_valid(findings.column("record")))


def with_further(findings: pyarrow.RecordBatch, further: list[dict[str, Any]], names: list[str]) -> pyarrow.RecordBatch:
    """Return findings and further ones in the order of their records and, in a record, of its columns.

    Args:
        findings: Findings on records.
        further: Findings as dictionaries.
        names: The names of the columns.
    """
    import pyarrow
    import pyarrow.compute

    if not further:
        return findings
    batches = [findings, pyarrow.RecordBatch.from_pylist(further, findings.schema)]
    whole = pyarrow.Table.from_batches(batches).combine_chunks()
    columns = pyarrow.compute.index_in(whole["field"], value_set=pyarrow.array(names, whole["field"].type))
    keys = pyarrow.table({"record": whole["record"], "column": columns})
    order = pyarrow.compute.sort_indices(keys, sort_keys=[("record", "ascending"), ("column", "ascending")])
    (batch,) = whole.take(order).combine_chunks().to_batches()
    return batch


@functools.lru_cache(maxsize=1)
def rejecting() -> Rules:
    """Return rules by which every value is rejected, so that a finding has it."""
    return parse("missingValues: []\nfields: [{name: value, type: any, rules: [{regex: '(?!)'}]}]")


def shown(values: pyarrow.Array) -> list[dict[str, Any]]:
    """Return values that are not null as findings have them, with ``truncated``."""
    found = BatchChecker(rejecting(), "table").check(named([values], ["value"]))
    rows: list[dict[str, Any]] = found.select(["value", "truncated"]).to_pylist()
    return rows


def indices(findings: pyarrow.RecordBatch) -> pyarrow.Array:
    """Return the indices of the records of findings in their batch."""
    import pyarrow.compute

    return pyarrow.compute.subtract(findings.column("record"), 1)


def shifted(places: pyarrow.Array, first_record: int) -> pyarrow.Array:
    """Return the numbers of records from their indices in a batch."""
    import pyarrow.compute

    return pyarrow.compute.add(places, first_record)


def of_header(finding: Finding, has_id: bool) -> tuple[Any, ...]:
    """Return the row of a finding on the columns, which has no record and no id."""
    parts = {**finding._asdict(), "params": json.dumps(finding.params, ensure_ascii=False, separators=(",", ":"))}
    return (None, *([None] if has_id else []), finding.file, *(parts[name] for name in PARTS))


def of_counts(counts: Iterable[Count]) -> pyarrow.RecordBatch:
    """Return the rows of counts."""
    import pyarrow

    fields = [(name, pyarrow.string()) for name in ("field", "rule", "code", "severity")]
    schema = pyarrow.schema([*fields, ("findings", pyarrow.int64())])
    return pyarrow.RecordBatch.from_pylist([count._asdict() for count in counts], schema)


def located(
    findings: pyarrow.RecordBatch, record: pyarrow.Array, ids: pyarrow.StructArray | None
) -> pyarrow.RecordBatch:
    """Return the findings with the numbers of their records and their ids.

    Args:
        findings: Findings on records.
        record: The numbers of the records of the findings.
        ids: The ids of the records of the findings.
    """
    import pyarrow

    columns: dict[str, Any] = {"record": record}
    if ids is not None:
        columns["id"] = ids
    for name in ("file", *PARTS):
        columns[name] = findings.column(name)
    return pyarrow.record_batch(columns)


def lists_of(findings: pyarrow.RecordBatch, records: int) -> pyarrow.ListArray:
    """Return for each record the list of its findings; the findings are in the order of their records, from 1."""
    import pyarrow

    sizes = [0] * (records + 1)
    for record in findings.column("record").to_pylist():
        sizes[record] += 1
    structs = pyarrow.StructArray.from_arrays([findings.column(name) for name in PARTS], names=list(PARTS))
    return pyarrow.ListArray.from_arrays(pyarrow.array(itertools.accumulate(sizes), pyarrow.int32()), structs)
