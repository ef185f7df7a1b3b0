"""The words for the result of a check."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .findings import Summary

_COLUMNS = {"header.missing-field": "is missing", "header.extra-field": "is not in the rules", "header.duplicate-field": "occurs twice"}


def verdict(summary: Summary) -> str:
    """Return the verdict as a sentence without a full stop: ``12 of 1,000 records are invalid (1.2 %)``."""
    reasons = []
    if any(column.severity == "error" for column in summary.columns):
        reasons.append("the columns are not those of the rules")
    if any(count.rule == "table" and count.severity == "error" for count in summary.counts):
        reasons.append("the table breaks its rules")
    files = sum(count.findings for count in summary.counts if count.rule == "file")
    if files:
        reasons.append(f"{counted(files, 'file')} cannot be read")
    if summary.invalid:
        return "; ".join([_of_records(summary), *reasons])
    if summary.ok:
        return _of_records(summary)
    return "; ".join([*(reasons or ["the table is invalid"]), _of_records(summary) if summary.records else "it has no records"])


def _of_records(summary: Summary) -> str:
    invalid, records = summary.invalid, summary.records
    if not records:
        return "valid, without records"
    if not invalid:
        return "the record is valid" if records == 1 else f"all {records:,} records are valid"
    if invalid == records:
        return "the record is invalid" if records == 1 else f"all {records:,} records are invalid"
    return f"{invalid:,} of {records:,} records {'is' if invalid == 1 else 'are'} invalid ({share(invalid, records)})"


def warnings(summary: Summary) -> int:
    """Return the number of warnings."""
    return sum(count.findings for count in summary.counts if count.severity == "warning")


def counted(number: int, noun: str) -> str:
    """Return a number with a noun: ``1 warning``, ``1,200 warnings``."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def headline(summary: Summary) -> str:
    """Return the verdict with the number of warnings."""
    number = warnings(summary)
    return verdict(summary) + (f", with {counted(number, 'warning')}" if number else "")


def share(part: int, whole: int) -> str:
    """Return a part as a percentage; one that is not zero is never shown as zero, nor as the whole if it is not."""
    percent = 100 * part / whole if whole else 0.0
    if part == whole:
        return "100 %"
    return "< 0.1 %" if percent < 0.1 else "> 99.9 %" if percent > 99.9 else f"{percent:.1f}".removesuffix(".0") + " %"


def column_lines(summary: Summary, severity: str) -> list[tuple[str, str]]:
    """Return the text and the code of each finding of a severity about the names of the columns."""
    lines = []
    for column in summary.columns:
        if column.severity != severity:
            continue
        if column.code in _COLUMNS:
            text = f"column {column.field!r} {_COLUMNS[column.code]}"
        elif column.code == "type.stored":
            text = f"column {column.field!r} {column.message}"
        else:
            text = column.message if column.severity == "warning" else f"the header {column.message}"
        lines.append((text, column.code))
    return lines
