"""The result of a check."""

from __future__ import annotations

import ctypes
import html
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, Optional

from ._arrow import ArrowArrayStream, capsule_of, rows_of
from ._library import Handle, call, library, text

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

    def __repr__(self) -> str:
        lines = [f"{self.records} records, {self.invalid} invalid"]
        for count in self.counts:
            warning = " (warning)" if count.severity == "warning" else ""
            lines.append(f"  {count.field or '-'}  {count.code or count.rule}  {count.findings}{warning}")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """Return the counts as a table with bars, for notebooks."""
        most = max((count.findings for count in self.counts), default=1)
        rows = "".join(
            f"<tr><td>{html.escape(count.field or '')}</td><td>{html.escape(count.code or count.rule)}</td>"
            f"<td>{html.escape(count.severity)}</td><td style='text-align:right'>{count.findings}</td>"
            f"<td><div style='background:#888;height:0.8em;width:{max(1, 120 * count.findings // most)}px'></div></td></tr>"
            for count in self.counts
        )
        header = "<tr><th>field</th><th>rule</th><th>severity</th><th>findings</th><th></th></tr>"
        return f"<p>{self.records} records, {self.invalid} invalid</p><table>{header}{rows}</table>"


class Findings(Summary):
    """The findings of a check, which any implementation of Arrow can read by ``__arrow_c_stream__``.

    The columns are ``record`` (from 1), ``file``, ``field``, ``rule``, ``code``, ``params`` (JSON), ``value`` (at most 1 KiB;
    null for secrets), ``truncated``, ``message``, ``severity`` and ``causes`` (JSON). They are in the order of the records. With
    the argument ``id`` of :meth:`Rules.check`, there is a column ``id`` after ``record``.
    """

    def __init__(self, handle: Handle, description: str, has_id: bool = False) -> None:
        super().__init__(description)
        self._handle = handle
        self._has_id = has_id

    def __arrow_c_stream__(self, requested_schema: object = None) -> Any:
        """Return a capsule with a stream of the findings; it can be called any number of times."""
        stream = ArrowArrayStream()
        call(library.val_findings_stream, self._handle.pointer, ctypes.addressof(stream))
        return capsule_of(stream)

    def __iter__(self) -> Iterator[Finding]:
        """Yield the findings one by one, without any other package."""
        stream = ArrowArrayStream()
        call(library.val_findings_stream, self._handle.pointer, ctypes.addressof(stream))
        for row in rows_of(stream):
            record, *identity, file, field, rule, code, params, value, truncated, message, severity, causes = row
            yield Finding(
                record, file, field, rule, code, json.loads(params), value, truncated, message, severity,
                None if causes is None else json.loads(causes), identity[0] if self._has_id else None,
            )

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
