"""A slow parser of CSV tables that follows the documented rules byte by byte, and the findings and outputs that they imply.

A quote opens a field only as its first byte; elsewhere it is content, and the first such quote of a record is stray. In
quotes a doubled quote is one quote if the dialect says so. Text after a closing quote is content, and its first byte is
stray. An escape makes the byte after it content. CRLF, LF and CR end records and comments. A byte-order mark is before the
record or the comment at whose start it is, and a record with the fields of the header is none.
"""

from __future__ import annotations

import bisect
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

from Attack.program import ROOT

sys.path.insert(0, str(ROOT / "Benchmarks"))

from oracle import Column

MARK = b"\xef\xbb\xbf"
SHAPE_WARNINGS = {
    "record.stray-quote", "record.nul", "record.blank-line", "record.long-field", "record.repeated-header",
    "record.byte-order-mark"}
LINE_END = re.compile(rb"\r\n|\r|\n")
MOST_FIELD_LINES = 100
"""The default of --max-field-lines."""


@dataclass
class Record:
    """A record: its offsets, with and without its line end, its fields, and the places of its faults."""

    start: int
    text_end: int = 0
    end: int = 0
    fields: list[tuple[int, bytes]] = field(default_factory=list)
    quoted: list[tuple[int, int]] = field(default_factory=list)
    stray: int | None = None
    unclosed: int | None = None
    is_comment: bool = False
    mark: int | None = None
    is_only_mark: bool = False

    def is_again(self, header: Record | None) -> bool:
        """Return whether the record is the header again."""
        return (
            header is not None and len(header.fields) > 1 and not self.is_comment and self.unclosed is None
            and [value for _, value in self.fields] == [value for _, value in header.fields]
            and (self.stray is None or header.stray is not None))


class Parser:
    """Reads the records of a file from an offset, in a Table Dialect."""

    def __init__(self, data: bytes, dialect: dict, position: int) -> None:
        self.data, self.position = data, position
        self.delimiter = dialect.get("delimiter", ",").encode()
        quote, escape, comment = dialect.get("quoteChar", '"'), dialect.get("escapeChar"), dialect.get("commentChar")
        self.quote = quote.encode() if quote else None
        self.escape = escape.encode() if escape else None
        self.comment = comment.encode() if comment else None
        self.doubles = dialect.get("doubleQuote", True)
        self.skips_space = dialect.get("skipInitialSpace", False)
        special = [self.delimiter, self.quote, self.escape, self.comment and self.comment[:1]]
        self.reads_marks = not any(MARK[i:i + 1] in special for i in range(3))

    def records(self) -> Iterator[Record]:
        """Yield the records, comments included."""
        while not self.is_at_end():
            mark = self.position if self.reads_marks and self.is_at(MARK) else None
            if mark is not None:
                self.position += len(MARK)
            record = Record(self.position, mark=mark, is_only_mark=mark is not None and self.is_at_end())
            if self.comment and self.is_at(self.comment):
                record.is_comment = True
                while not (self.is_at_end() or self.is_at(b"\n") or self.is_at(b"\r")):
                    self.position += 1
            else:
                self.read_field(record)
                while self.is_at(self.delimiter):
                    self.position += 1
                    self.read_field(record)
            record.text_end = self.position
            if not self.is_at_end():
                self.position += 2 if self.is_at(b"\r\n") else 1
            record.end = self.position
            yield record

    def is_at(self, text: bytes | None) -> bool:
        return text is not None and self.data.startswith(text, self.position)

    def is_at_end(self) -> bool:
        return self.position == len(self.data)

    def is_at_separator(self) -> bool:
        return self.is_at_end() or self.is_at(self.delimiter) or self.is_at(b"\n") or self.is_at(b"\r")

    def character(self) -> bytes:
        """Read a byte, or an escape and the byte after it; return the content."""
        if self.is_at(self.escape) and self.position + 1 < len(self.data):
            self.position += 1
        self.position += 1
        return self.data[self.position - 1:self.position]

    def read_field(self, record: Record) -> None:
        while self.skips_space and self.is_at(b" "):
            self.position += 1
        start, content = self.position, []
        is_quoted = self.is_at(self.quote)
        if is_quoted:
            self.position += 1
            if self.read_quoted(content):
                if not self.is_at_separator() and record.stray is None:
                    record.stray = self.position
            else:
                record.unclosed = start
        while not self.is_at_separator():
            if self.is_at(self.quote) and record.stray is None:
                record.stray = self.position
            content.append(self.character())
        record.fields.append((start, b"".join(content)))
        if is_quoted:
            record.quoted.append((start, self.position))

    def read_quoted(self, content: list[bytes]) -> bool:
        """Read to the end of the closing quote; return whether there is one."""
        while not self.is_at_end():
            if self.is_at(self.quote):
                self.position += 1
                if not (self.doubles and self.is_at(self.quote)):
                    return True
            content.append(self.character())
        return False


@dataclass
class Expected:
    """What a file gives: findings as (record, line, column, offset, field, rule or code, is error), and the outputs."""

    findings: list[tuple] = field(default_factory=list)
    unjudged: set[int] = field(default_factory=set)
    records: int = 0
    has_unknown_columns: bool = False
    valid: list[bytes] = field(default_factory=list)
    invalid: list[bytes] = field(default_factory=list)


def expected(data: bytes, schema: dict, columns: list[Column], maximum: int) -> Expected:
    """Return what the documentation promises for a file whose header, if it has one, is that of the schema."""
    result = Expected()
    dialect = schema["dialect"]
    start = len(MARK) if data.startswith(MARK) else 0
    line_starts = [start] + [end.end() for end in re.finditer(rb"\r\n|\r|\n", data) if end.end() > start]
    absent = {dialect["nullSequence"]} if "nullSequence" in dialect else set()
    is_before_data = dialect.get("header", True)
    has_columns = is_before_data

    def place(offset: int) -> tuple[int, int, int]:
        line = bisect.bisect_right(line_starts, offset)
        line_start = line_starts[line - 1]
        # Columns are counted from after a byte-order mark.
        line_start += len(MARK) if line_start in marks else 0
        return line, len(data[line_start:offset].decode(errors="replace")) + 1, offset

    parser = Parser(data, dialect, start)
    marks, header, reads_marks = set(), None, parser.reads_marks
    # A mark after blank lines and comments is part of the header.
    parser.reads_marks = reads_marks and not is_before_data
    for record in parser.records():
        first = record.start if record.mark is None else record.mark
        if not record.is_comment and record.text_end - first > maximum:
            # A record that is too long is not parsed.
            record.start, record.mark = first, None
        elif record.is_again(header):
            result.findings.append((None, *place(first), None, "record.repeated-header", False))
            continue
        text = data[record.start:record.text_end]
        is_skipped = record.is_comment or record.is_only_mark or (not text and len(columns) > 1)
        if record.mark is not None and not record.is_comment:
            marks.add(record.mark)
            number = None if is_skipped else result.records + 1
            result.findings.append((number, *place(record.mark), None, "record.byte-order-mark", False))
        if record.is_comment or record.is_only_mark:
            continue
        if not text and (is_before_data or len(columns) > 1):
            result.findings.append((None, *place(record.start), None, "record.blank-line", False))
            continue
        if is_before_data:
            is_before_data = False
            header, parser.reads_marks = record, reads_marks
            continue
        result.records += 1
        faults = shape_faults(record, data, dialect, len(columns), maximum)
        found = [(result.records, *place(offset), None, code, code not in SHAPE_WARNINGS) for offset, code in faults]
        codes = {code for _, code in faults}
        if text and not has_columns:
            # Without a header the first record that is not blank determines the number of columns.
            has_columns, result.has_unknown_columns = True, "record.too-long" in codes
        if "record.invalid-utf8" in codes:
            result.unjudged.add(result.records)
        elif not codes & {"record.too-long", "record.unclosed-quote", "record.ragged"}:
            for (offset, value), column in zip(record.fields, columns):
                cell = value.decode()
                rule = ("required" if column.required else None) if cell in absent else column.broken_rule(cell)
                if rule:
                    found.append((result.records, *place(offset), column.name, rule, True))
        result.findings += found
        output = result.invalid if any(finding[-1] for finding in found) else result.valid
        output.append(data[record.start:record.end])
    return result


def shape_faults(record: Record, data: bytes, dialect: dict, width: int, maximum: int) -> list[tuple[int, str]]:
    """Return the offset and the code of each fault of a record's shape."""
    text = data[record.start:record.text_end]
    if len(text) > maximum:
        faults = [(record.start, "record.too-long")]
        beginning = next(Parser(text[:maximum], dialect, 0).records())
        # A quote that the maximum size cuts in its own line is never closed only if the input ends within it.
        is_open = beginning.unclosed is not None
        if is_open and (record.unclosed is not None or LINE_END.search(text[beginning.unclosed:maximum])):
            faults.append((record.start + beginning.unclosed, "record.unclosed-quote"))
        return faults
    faults = [] if record.unclosed is not None else [
        (start, "record.long-field") for start, end in record.quoted if is_long(data[start:end], dialect, width)]
    if record.stray is not None:
        faults.append((record.stray, "record.stray-quote"))
    if record.unclosed is not None:
        faults.append((record.unclosed, "record.unclosed-quote"))
    elif len(record.fields) != width:
        faults.append((record.start, "record.ragged"))
    try:
        text.decode()
    except UnicodeDecodeError as error:
        faults.append((record.start + error.start, "record.invalid-utf8"))
    if b"\0" in text:
        faults.append((record.start + text.index(b"\0"), "record.nul"))
    return faults


def is_long(field: bytes, dialect: dict, width: int) -> bool:
    """Return whether a quoted field is on too many lines, or seems to have swallowed records."""
    lines = LINE_END.split(field)
    delimiters = [line.count(dialect.get("delimiter", ",").encode()) for line in lines]
    return len(lines) > MOST_FIELD_LINES or (width > 2 and delimiters[1:-1].count(width - 1) >= 2)
