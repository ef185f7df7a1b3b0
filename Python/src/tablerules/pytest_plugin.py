"""The pytest plugin: ``assert_valid``, as a fixture and as a function."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Callable, Union

import pytest

from .rules import Rules, load

SHOWN = 20


def assert_valid(
    table: Any,
    rules: Union[Rules, str, "os.PathLike[str]"],
    *,
    all: bool = False,
    name: str | None = None,
    id: str | Sequence[str] | None = None,
    key_memory: int | None = None,
    progress: bool | None = None,
) -> None:
    """Fail, with the first findings, unless all records of a table are valid.

    Args:
        table: A table as for :meth:`Rules.check`, which has the other arguments too.
        rules: Rules, or the path of a rule file.
    """
    __tracebackhide__ = True
    loaded = rules if isinstance(rules, Rules) else load(rules)
    findings = loaded.check(table, all=all, name=name, id=id, key_memory=key_memory, progress=progress)
    if findings.ok:
        return
    lines = [repr(findings), ""]
    for number, finding in enumerate(findings):
        if number == SHOWN:
            lines.append(f"… and {len(findings) - SHOWN} more")
            break
        place = finding.rule if finding.record is None else f"record {finding.record}"
        if finding.id is not None:
            place += " (" + ", ".join(f"{name} {value}" for name, value in finding.id.items()) + ")"
        field = "" if finding.field is None else f"{finding.field}: "
        shown = "" if finding.value is None else f"{finding.value!r} "
        lines.append(f"{place}: {finding.severity}: {field}{shown}{finding.message} [{finding.code}]")
    pytest.fail("\n".join(lines), pytrace=False)


@pytest.fixture(name="assert_valid")
def _assert_valid() -> Callable[..., None]:
    """Return the function that fails unless all records of a table are valid."""
    return assert_valid
