"""How the result of a check is shown: as text, and as HTML in notebooks."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, NamedTuple, Optional

if TYPE_CHECKING:
    from .findings import Count, Summary

LONGEST_EXAMPLE = 40


class Example(NamedTuple):
    """The first finding of one rule in one column."""

    record: Optional[int]
    value: Optional[str]


Examples = dict[tuple[Optional[str], str, str], Example]
"""The examples by the column, the rule or the code, and the severity."""


def key_of(count: Count) -> tuple[str | None, str, str]:
    """Return the key of a count among the examples."""
    return count.field, count.code or count.rule, count.severity


def headline(summary: Summary) -> str:
    """Return the numbers of records and what they mean: ``4 records, 2 invalid (50 %)``."""
    records = f"{summary.records:,} record{'' if summary.records == 1 else 's'}"
    warnings = sum(count.findings for count in summary.counts if count.severity == "warning")
    if summary.invalid:
        verdict = f"{summary.invalid:,} invalid ({share(summary.invalid, summary.records)})"
    elif not summary.ok:
        verdict = "the table is invalid"
    else:
        verdict = "all valid" if summary.records else "valid"
    return f"{records}, {verdict}" + (f", {warnings:,} warning{'' if warnings == 1 else 's'}" if warnings else "")


def share(part: int, whole: int) -> str:
    """Return a part as a percentage; one that is not zero is never shown as zero, nor as the whole if it is not."""
    percent = 100 * part / whole if whole else 0.0
    if part == whole:
        return "100 %"
    return "< 0.1 %" if percent < 0.1 else "> 99.9 %" if percent > 99.9 else f"{percent:.1f}".removesuffix(".0") + " %"


_COLUMNS = {"header.missing-field": "is missing", "header.extra-field": "is not in the rules", "header.duplicate-field": "occurs twice"}


def column_lines(summary: Summary) -> list[str]:
    """Return a line for each finding about the names of the columns."""
    lines = []
    for column in summary.columns:
        if column.code in _COLUMNS:
            text = f"column {column.field!r} {_COLUMNS[column.code]}"
        elif column.code == "type.stored":
            text = f"column {column.field!r} {column.message}"
        else:
            text = column.message if column.severity == "warning" else f"the header {column.message}"
        lines.append(f"{text} [{column.code}]")
    return lines


def rows(summary: Summary, examples: Examples) -> list[tuple[str, str, str, str, str]]:
    """Return for each count the column, the rule, the number, the share and an example; without those about the columns."""
    result = []
    for count in summary.counts:
        if count.rule == "header":
            continue
        warning = " (warning)" if count.severity == "warning" else ""
        is_of_records = count.rule != "table" and summary.records
        part = share(count.findings, summary.records) if is_of_records and count.findings <= summary.records else ""
        example = _example(examples.get(key_of(count)))
        result.append((count.field or "-", (count.code or count.rule) + warning, f"{count.findings:,}", part, example))
    return result


def _example(example: Example | None) -> str:
    if example is None or example.record is None:
        return ""
    record = f"record {example.record:,}"
    if not example.value:
        return record
    value = example.value
    return f"{(value if len(value) <= LONGEST_EXAMPLE else value[:LONGEST_EXAMPLE] + '…')!r} in {record}"


def text(summary: Summary, examples: Examples) -> str:
    """Return the result as text, a line for each finding about the columns and for each count."""
    table = rows(summary, examples)
    widths = [max((len(row[place]) for row in table), default=0) for place in range(4)]
    lines = [headline(summary)] + [f"  {line}" for line in column_lines(summary)]
    for field, rule, number, part, example in table:
        cells = [field.ljust(widths[0]), rule.ljust(widths[1]), number.rjust(widths[2]), part.rjust(widths[3]), example]
        lines.append(("  " + "  ".join(cells)).rstrip())
    return "\n".join(lines)


def markup(summary: Summary, examples: Examples) -> str:
    """Return the result as HTML: the counts as a table with bars."""
    columns = "".join(f"<li>{html.escape(line)}</li>" for line in column_lines(summary))
    parts = [f"<p>{html.escape(headline(summary))}</p>", f"<ul>{columns}</ul>" if columns else ""]
    table = rows(summary, examples)
    if table:
        most = max(count.findings for count in summary.counts)
        numbers = [count.findings for count in summary.counts if count.rule != "header"]
        body = "".join(
            f"<tr><td>{html.escape(field)}</td><td>{html.escape(rule)}</td><td style='text-align:right'>{number}</td>"
            f"<td style='text-align:right'>{html.escape(part)}</td>"
            f"<td><div style='background:#888;height:0.8em;width:{max(1, 120 * findings // most)}px'></div></td>"
            f"<td>{html.escape(example)}</td></tr>"
            for (field, rule, number, part, example), findings in zip(table, numbers)
        )
        header = "".join(f"<th>{name}</th>" for name in ("field", "rule", "findings", "records", "", "example"))
        parts.append(f"<table><tr>{header}</tr>{body}</table>")
    return "".join(parts)
