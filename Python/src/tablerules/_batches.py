"""A check of batches one by one, as engines hand them over."""

from __future__ import annotations

import ctypes
import json
from typing import TYPE_CHECKING, Any

from ._arrow import ArrowArray, ArrowSchema, Batch, batch_pointers
from ._errors import RulesError
from ._library import ALL, COUNT_ONLY, SKIP_KEYS, TEXTS, Handle, call, library
from ._text import c_text
from .findings import Count, summary_text
from .rules import Rules

if TYPE_CHECKING:
    import pyarrow


class BatchChecker:
    """A checker of batches with one schema, which belongs to one thread. It does not compare records with each other."""

    def __init__(
        self, rules: Rules, name: str, *, all: bool = False, counts_only: bool = False, texts: bool = False
    ) -> None:
        if rules.own_rules:
            raise RulesError(f"the rule '{rules.own_rules[0].name}' is a function of Python, which tasks do not call; remove it")
        self._rules = rules
        self._name = c_text(name, "the name of the table")
        self._flags = (ALL if all else 0) | (COUNT_ONLY if counts_only else 0) | (TEXTS if texts else 0) | SKIP_KEYS
        self._checker: Handle | None = None

    def check(self, batch: pyarrow.RecordBatch, first_record: int = 1) -> pyarrow.RecordBatch:
        """Return the findings on a batch, whose first record has the given number."""
        import pyarrow

        findings, schema = ArrowArray(), ArrowSchema()
        self._push(batch, first_record, findings)
        library.val_findings_schema(ctypes.byref(schema))
        return pyarrow.record_batch(Batch(schema, findings))

    def count(self, batch: pyarrow.RecordBatch) -> None:
        """Check a batch and only count its findings."""
        self._push(batch, 1, None)

    def counts(self) -> list[Count]:
        """Return the numbers of the findings on all batches so far."""
        if self._checker is None:
            return []
        return [Count(**count) for count in json.loads(summary_text(self._checker))["counts"]]

    def _push(self, batch: pyarrow.RecordBatch, first_record: int, findings: ArrowArray | None) -> None:
        schema, array, capsules = batch_pointers(batch)
        if self._checker is None:
            self._checker = Handle("val_checker_free")
            call(
                library.val_checker_open, self._rules.pointer, schema, self._name, self._flags,
                ctypes.byref(self._checker.pointer),
            )
        found = None if findings is None else ctypes.addressof(findings)
        call(library.val_checker_push, self._checker.pointer, array, first_record, found)
        del capsules
