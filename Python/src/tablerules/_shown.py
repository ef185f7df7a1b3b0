"""How the result of a check is shown: as text, and as HTML in notebooks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Optional

from . import _fragment
from ._words import column_lines, counted, headline, share, verdict, warnings

if TYPE_CHECKING:
    from .findings import Count, Summary

LONGEST_EXAMPLE = 40
MOST_EXAMPLES = 3
"""The number of examples of one rule in one column in a notebook."""


class Example(NamedTuple):
    """A finding of one rule in one column."""

    record: Optional[int]
    value: Optional[str]

    def __str__(self) -> str:
        if self.record is None:
            return ""
        return f"record {self.record:,}" + (f": {self.shown_value}" if self.value else "")

    @property
    def shown_value(self) -> str:
        """The value in quotes, at most its first characters."""
        value = self.value or ""
        return repr(value if len(value) <= LONGEST_EXAMPLE else value[:LONGEST_EXAMPLE] + "…")


Examples = dict[tuple[Optional[str], str, str], list[Example]]
"""The first findings with different values, by the column, the rule or the code, and the severity."""


_SUBJECTS = {"table": "table", "file": "file"}
"""What findings are on that are on no column and on no record, by their rules."""
_COLUMNS = {
    "exact": "a table has these columns in this order",
    "equal": "a table has these columns in any order",
    "subset": "a table has these columns and may have others",
    "superset": "a table has some of these columns and no others",
    "partial": "a table has some of these columns and may have others",
}
"""What ``fieldsMatch`` means."""


def key_of(count: Count) -> tuple[str | None, str, str]:
    """Return the key of a count among the examples."""
    return count.field, count.code or count.rule, count.severity


def counts(summary: Summary, severity: str) -> list[Count]:
    """Return the counts of a severity, without those about the columns."""
    return [count for count in summary.counts if count.rule != "header" and count.severity == severity]


def part_of(count: Count, records: int) -> float | None:
    """Return the share of the records that have the findings of a count; None if it has none."""
    return count.findings / records if count.rule not in ("table", "file") and records and count.findings <= records else None


def text(summary: Summary, examples: Examples) -> str:
    """Return the result as text: the errors, and after them the warnings, a line for each column that differs and for each count."""
    lines = [headline(summary)]
    shown = [(count, _cells(count, summary, examples)) for count in summary.counts if count.rule != "header"]
    widths = [max((len(cells[place]) for _, cells in shown), default=0) for place in range(4)]
    for severity in ("error", "warning"):
        rows = [f"{line} [{code}]" for line, code in column_lines(summary, severity)]
        for count, (field, rule, number, part, example) in shown:
            if count.severity == severity:
                cells = [field.ljust(widths[0]), rule.ljust(widths[1]), number.rjust(widths[2]), part.rjust(widths[3]), example]
                rows.append("  ".join(cells).rstrip())
        if severity == "warning" and rows:
            lines.append("warnings:")
        lines += [f"  {row}" for row in rows]
    return "\n".join(lines)


def _cells(count: Count, summary: Summary, examples: Examples) -> tuple[str, str, str, str, str]:
    """Return the column, the rule, the number, the share and the first example of a count."""
    part = "" if part_of(count, summary.records) is None else share(count.findings, summary.records)
    example = next(iter(examples.get(key_of(count), [])), None)
    return count.field or "-", count.code or count.rule, f"{count.findings:,}", part, "" if example is None else str(example)


def markup(summary: Summary, examples: Examples) -> str:
    """Return the result as HTML: the verdict, the columns that differ, and the counts as tables with bars, warnings apart."""
    number = warnings(summary)
    state = "bad" if not summary.ok else "warned" if number else "good"
    note = f"{counted(number, 'warning')}" if number else "no warnings" if summary.ok else ""
    html = _fragment.Fragment()
    html.head(verdict(summary), note, state)
    for severity, title in (("error", "Errors"), ("warning", "Warnings")):
        lines, rows = column_lines(summary, severity), counts(summary, severity)
        if not lines and not rows:
            continue
        html.title(title, severity)
        html.lines(lines)
        if rows:
            html.table_head(title, ("Column", "Rule", "Findings", "Share of records", "Examples"))
            for count in rows:
                part = part_of(count, summary.records)
                shown = [(f"record {found.record:,}", found.shown_value if found.value else "")
                         for found in examples.get(key_of(count), []) if found.record is not None]
                percent = "" if part is None else share(count.findings, summary.records)
                subject = (count.field or _SUBJECTS.get(count.rule, "record"), count.field is not None)
                html.count_row(subject, count.code or count.rule, f"{count.findings:,}", (part, percent), shown)
            html.table_end()
    return html.end()


def rules_markup(parts: dict[str, object]) -> str:
    """Return rules as HTML: the fields with their types and rules."""
    fields = parts["fields"]
    assert isinstance(fields, list)
    html = _fragment.Fragment()
    html.head(f"rules for {counted(len(fields), 'field')}", _COLUMNS[str(parts["fieldsMatch"])], "plain")
    html.table_head("Fields", ("Field", "Type", "Rules"))
    for field in fields:
        html.row(field["name"], (field["type"], ", ".join(field["rules"])))
    html.table_end()
    records = parts["recordRules"]
    if isinstance(records, list) and records:
        html.title("Rules over several fields", "plain")
        html.lines([(name, "") for name in records])
    return html.end()
