"""What is decided before the tasks of Spark run: whether the rules can be checked there, and the columns."""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Iterable
from typing import Any

from .._batches import BatchChecker
from .._errors import ArgumentError, RulesError
from ..findings import Finding
from ..rules import Rules

KEYS = ("primaryKey", "uniqueKeys")
"""The members of a rule file that compare records with each other."""
KEY_CODES = ("unique.duplicate", "primary-key.duplicate", "unique-key.duplicate")
"""The codes of findings on records that are compared with each other."""
KEY_RULES = ("unique", "primary-key", "unique-key")
"""The rules of these findings."""
PROBES = (b"\xff", b"x", b"Xy-9" * 64)
"""Values of which a rule rejects at least one, so that it is known whether findings contain the values of a field."""


def require_tasks(rules: Rules, skip_keys: bool) -> None:
    """Throw if the rules compare records of several tasks with each other, which no task can do.

    Args:
        rules: The rules.
        skip_keys: Whether keys are skipped instead.
    """
    import pyarrow

    nothing = pyarrow.array([], pyarrow.string())
    fields = rules.fields
    try:
        BatchChecker(rules, "table").count(pyarrow.RecordBatch.from_arrays([nothing] * len(fields), names=fields))
    except RulesError as error:
        raise RulesError(f"the rules cannot be checked by tasks, each of which has a part of the table: {error}") from error
    found = [f"unique ({field['name']})" for field in rules.describe()["fields"] if "unique" in field["rules"]]
    found += sorted(key_members(rules.source.text))
    if found and not skip_keys:
        raise ArgumentError(
            f"the rules have {', '.join(found)}: a task of Spark has only a part of the records and cannot compare them all; "
            "to check everything else, use skip_keys=True"
        )


def key_members(text: bytes) -> set[str]:
    """Return the names of those members of a rule file that compare records with each other.

    JSON is parsed. YAML is only searched, because Python has no parser of it: a name followed by a colon counts also where
    it is a part of a text.
    """
    is_utf16 = text.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    document = text.decode("utf-16" if is_utf16 else "utf-8-sig", "replace")
    if document.lstrip().startswith("{"):
        return {key for key in KEYS if key in json.loads(document)}
    plain = re.sub(r"\\(?:x(..)|u(....)|U(.{8}))", _character, document)
    return {key for key in KEYS if re.search(rf"(?<![\w-]){key}['\"]?\s*(?::|$)", plain, re.MULTILINE)}


def _character(escape: re.Match[str]) -> str:
    digits = "".join(filter(None, escape.groups()))
    try:
        return chr(int(digits, 16))
    except (ValueError, OverflowError):
        return escape[0]


def header_findings(rules: Rules, names: Iterable[str], name: str) -> list[Finding]:
    """Return the findings on the names of the columns."""
    import pyarrow

    columns = list(names)
    empty = pyarrow.Table.from_arrays([pyarrow.array([], pyarrow.string())] * len(columns), names=columns)
    return [finding for finding in rules.check(empty, name=name) if finding.rule == "header"]


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

    fields: list[Any] = rules.fields
    columns = [pyarrow.array(PROBES if field == name else [None] * len(PROBES), pyarrow.binary()) for field in fields]
    for finding in rules.check(pyarrow.Table.from_arrays(columns, names=fields)):
        if finding.field == name and finding.value is None:
            raise ArgumentError(f"the column '{name}' cannot be an id: its values are secret")
