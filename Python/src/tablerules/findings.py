"""The result of a check."""

from __future__ import annotations

import ctypes
import itertools
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, Optional, Union

from . import _join, _shown
from ._arrow import ArrowArrayStream, capsule_of, rows_of
from ._library import Handle, call, library, text
from ._stored import StoredBatches, stored

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow


class Count(NamedTuple):
    """The number of findings of one rule in one column."""

    field: Optional[str]
    """The column; None for whole records and for the header."""
    rule: str
    code: Optional[str]
    """The code, for findings on the shape of records and on the header."""
    severity: str
    """``error`` or ``warning``."""
    findings: int


class Limit(NamedTuple):
    """The number of records that break rules with limits of their own, and those limits."""

    column: Optional[str]
    """The column; None for a rule that reports at none."""
    rule: Optional[str]
    """The rule; None for all rules of the column without limits of their own."""
    invalid: int
    records: int
    warn: Optional[str]
    """The limit for a warning, such as ``10`` or ``0.5%``."""
    fail: Optional[str]
    """The limit for failure."""
    outcome: str
    """``passes``, ``warns`` or ``fails``."""


class Column(NamedTuple):
    """A finding about the names of the columns, such as that one is missing."""

    field: Optional[str]
    """The column; None for a finding about all."""
    code: str
    severity: str
    message: str


class Finding(NamedTuple):
    """One failure at one location."""

    record: Optional[int]
    """The number of the record, from 1; None for a finding on the header."""
    file: str
    field: Optional[str]
    """The column; None for a whole record."""
    rule: str
    code: str
    params: dict[str, Any]
    value: Optional[str]
    """The value, at most 1 KiB of it; None for a whole record and for a secret."""
    truncated: bool
    message: str
    severity: str
    causes: Optional[list[dict[str, Any]]]
    id: Optional[dict[str, Optional[str]]] = None
    """The values of the columns of :meth:`Rules.check`'s argument ``id`` in the record; None without a record or the argument."""


class Summary:
    """The numbers of records and findings of a check."""

    def __init__(self, description: str) -> None:
        self._parts: dict[str, Any] = json.loads(description)

    @property
    def ok(self) -> bool:
        """Whether all records are valid and the columns are those of the rules; warnings do not count."""
        return bool(self._parts["valid"])

    @property
    def fails(self) -> bool:
        """Whether the check fails: by the ``limits`` of the rule file or, without them, if it is not :attr:`ok`."""
        return bool(self._parts["fails"])

    @property
    def limits(self) -> list[Limit]:
        """The limits that fields and rules have of their own, each with the number of records that break it."""
        return [Limit(**limit) for limit in self._parts["limits"]]

    @property
    def records(self) -> int:
        """The number of records."""
        return int(self._parts["records"])

    @property
    def invalid(self) -> int:
        """The number of records with an error."""
        return int(self._parts["invalid"])

    @property
    def counts(self) -> list[Count]:
        """The numbers of findings, by column and rule."""
        return [Count(**count) for count in self._parts["counts"]]

    @property
    def columns(self) -> list[Column]:
        """The findings about the names of the columns."""
        return [Column(**column) for column in self._parts["columns"]]

    def _examples(self) -> _shown.Examples:
        """Return the first finding of each count; a summary has none."""
        return {}

    def __repr__(self) -> str:
        return _shown.text(self, self._examples())

    def _repr_html_(self) -> str:
        """Return the result for notebooks."""
        return _shown.markup(self, self._examples())


EXAMPLES_AMONG = 20_000
"""The number of findings among which examples are chosen."""


class Findings(Summary):
    """The findings of a check, which any implementation of Arrow can read by ``__arrow_c_stream__``.

    The columns are ``record`` (from 1), ``file``, ``field``, ``rule``, ``code``, ``params`` (JSON), ``value`` (at most 1 KiB;
    null for secrets), ``truncated``, ``message``, ``severity`` and ``causes`` (JSON). They are in the order of the records. With
    the argument ``id`` of :meth:`Rules.check`, there is a column ``id`` after ``record``.
    """

    def __init__(self, source: Union[Handle, StoredBatches], description: str, has_id: bool = False) -> None:
        super().__init__(description)
        self._source = source
        self._has_id = has_id

    def _stream(self) -> ArrowArrayStream:
        """Return a stream of the findings."""
        if isinstance(self._source, StoredBatches):
            return self._source.stream()
        stream = ArrowArrayStream()
        call(library.val_findings_stream, self._source.pointer, ctypes.addressof(stream))
        return stream

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how another process makes the same findings, which are copied."""
        batches = self._source if isinstance(self._source, StoredBatches) else stored(self._stream())
        return Findings, (batches, json.dumps(self._parts), self._has_id)

    def __copy__(self) -> Findings:
        """Return the findings themselves, which do not change."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Findings:
        return self

    def __arrow_c_stream__(self, requested_schema: object = None) -> Any:
        """Return a capsule with a stream of the findings; it can be called any number of times."""
        return capsule_of(self._stream())

    def __iter__(self) -> Iterator[Finding]:
        """Yield the findings one by one, without any other package."""
        for row in rows_of(self._stream()):
            record, *identity, file, field, rule, code, params, value, truncated, message, severity, causes = row
            yield Finding(
                record, file, field, rule, code, json.loads(params), value, truncated, message, severity,
                None if causes is None else json.loads(causes), identity[0] if self._has_id else None,
            )

    def _examples(self) -> _shown.Examples:
        """Return the first findings with different values of each count, among the first findings."""
        wanted = {_shown.key_of(count): count.findings for count in self.counts}
        examples: _shown.Examples = {key: [] for key in wanted}
        missing = sum(min(count, _shown.MOST_EXAMPLES) for count in wanted.values())
        for finding in itertools.islice(self, EXAMPLES_AMONG):
            for name in {finding.code, finding.rule}:
                found = examples.get((finding.field, name, finding.severity))
                if found is None or len(found) == _shown.MOST_EXAMPLES:
                    continue
                if not finding.value or all(finding.value != example.value for example in found):
                    found.append(_shown.Example(finding.record, finding.value))
                    missing -= 1
            if missing <= 0:
                break
        return examples

    def join(self, table: Any) -> Any:
        """Return the records with findings beside these: a row for each finding on a record, in the order of the records.

        The first column is ``record``; after those of the table come ``field``, ``rule``, ``code``, ``value``, ``message`` and
        ``severity``, with ``finding_`` before the name where the table has a column of that name. A frame of Polars or pandas gives
        one, which needs pyarrow, and any other table with ``__arrow_c_stream__`` one of pyarrow. Findings that belong to no
        record are not in it.

        Args:
            table: The table that was checked.
        """
        return _join.join(self, table)

    def to_pyarrow(self) -> pyarrow.Table:
        """Return the findings as a table of pyarrow."""
        import pyarrow

        return pyarrow.RecordBatchReader.from_stream(self).read_all()

    def to_polars(self) -> polars.DataFrame:
        """Return the findings as a frame of Polars."""
        import polars

        return polars.DataFrame(self)

    def to_pandas(self) -> pandas.DataFrame:
        """Return the findings as a frame of pandas, which needs pyarrow."""
        return self.to_pyarrow().to_pandas()

    def __len__(self) -> int:
        """Return the number of findings."""
        return sum(count.findings for count in self.counts)

    def __bool__(self) -> bool:
        """Whether there are findings; ``ok`` is whether all records are valid."""
        return len(self) > 0


def summary_text(checker: Handle) -> str:
    """Return the description of a checker's counts."""
    return text(library.val_checker_counts, checker.pointer)
