"""What is decided before the tasks of Spark run: whether the rules can be checked there, and the columns."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from .._batches import BatchChecker
from .._errors import ArgumentError, RulesError, TypeFault
from ..findings import Finding
from ..rules import Rules

if TYPE_CHECKING:
    import pyarrow

PROBES = (b"\xff", b"x", b"Xy-9" * 64)
"""Values of which a rule rejects at least one, so that it is known whether findings contain the values of a field."""


def require_tasks(rules: Rules) -> None:
    """Throw if the rules are for a table as a whole, of which each task has only a part."""
    import pyarrow

    nothing = pyarrow.array([], pyarrow.string())
    batch = pyarrow.RecordBatch.from_arrays([nothing] * len(rules.fields), names=rules.fields)
    try:
        BatchChecker(rules, "table").count(batch)
    except RulesError as error:
        raise RulesError(f"the rules cannot be checked by tasks, each of which has a part of the table: {error}") from error


def header_findings(rules: Rules, schema: pyarrow.Schema, name: str) -> list[Finding]:
    """Return the findings on the names and the types of the columns."""
    import pyarrow

    try:
        rows = _findings(rules, [pyarrow.nulls(1, field.type) for field in schema], schema.names, name)
    except (TypeFault, pyarrow.ArrowNotImplementedError):  # the tasks report a column that cannot be checked
        rows = _findings(rules, [pyarrow.nulls(1, pyarrow.string())] * len(schema), schema.names, name, texts=True)
    return [Finding(**{**row, "params": json.loads(row["params"])}) for row in rows if row["rule"] == "header"]


def _findings(
    rules: Rules, columns: list[pyarrow.Array], names: list[str], name: str, *, texts: bool = False
) -> list[dict[str, Any]]:
    """Return the findings on a batch as dictionaries."""
    import pyarrow

    checker = BatchChecker(rules, name, texts=texts)
    rows: list[dict[str, Any]] = checker.check(pyarrow.RecordBatch.from_arrays(columns, names=names)).to_pylist()
    return rows


def needed_columns(rules: Rules, names: list[str]) -> list[str]:
    """Return the columns that a check reads: all of them, unless fields are found by name and further columns are allowed."""
    fields = set(rules.fields)
    needed = [name for name in names if name in fields]
    return needed if needed and rules.describe()["fieldsMatch"] == "subset" else names


def require_public(rules: Rules, name: str) -> None:
    """Throw if the values of a field are secret, which must be in no finding."""
    if name not in rules.fields:
        return
    import pyarrow

    fields: list[str] = rules.fields
    columns = [pyarrow.array(PROBES if field == name else [None] * len(PROBES), pyarrow.binary()) for field in fields]
    for finding in _findings(rules, columns, fields, "table"):
        if finding["field"] == name and finding["value"] is None:
            raise ArgumentError(f"the column '{name}' cannot be an id: its values are secret")
