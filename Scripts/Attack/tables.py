"""Tables: random files in random dialects against the slow parser, with any number of threads and from pipes in pieces."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from Attack.campaign import Campaign
from Attack.minimal import cuts, line_cuts
from Attack.obvious_table import MARK, Expected, Parser, expected
from Attack.program import Run, run
from Oracles.dialects import draw_dialect
from oracle import columns_of

FIELDS = [
    {"type": "string", "constraints": {"maxLength": 2}},
    {"type": "string", "constraints": {"required": True, "minLength": 1}},
    {"type": "string", "constraints": {"pattern": "[a-c1]*"}},
    {"type": "string", "constraints": {"enum": ["a", "1", "a\n", "é"]}, "missingValues": ["", "b"]},
    {"type": "integer", "constraints": {"minimum": 1, "maximum": 11}},
    {"type": "number", "missingValues": []},
]
CELLS = ["a", "1", "b", "", "ab", "11", "1.5", "é", "abc", "12", "NA", "x y"]
LARGE = 300_000
"""A table of that many bytes has more than one chunk, which is at most 256 KiB."""


@dataclass(frozen=True)
class Table:
    """Files with one schema, and how the program reads them: the first one from a pipe if there are pieces."""

    schema: dict
    marks: tuple[bytes, ...]
    front: bytes
    bodies: tuple[bytes, ...]
    jobs: int
    maximum: int
    piece: int | None

    def files(self) -> list[bytes]:
        return [mark + self.front + body for mark, body in zip(self.marks, self.bodies)]


class Tables(Campaign):
    """Verdicts, places, split outputs and status of random tables."""

    name = "tables"

    def draw(self, draw: random.Random) -> Table:
        dialect = draw_dialect(draw)
        if draw.random() < 0.2:
            dialect["header"] = False
        if draw.random() < 0.2:
            dialect["nullSequence"] = "NA"
        width = draw.choice([1, 2, 3, 4])
        fields = [{"name": f"c{column}", **draw.choice(FIELDS)} for column in range(width)]
        front = draw.choice([b"", b"", b"\n", b"\r\n"]) if width > 1 else b""
        if dialect.get("header", True):
            front += dialect["delimiter"].join(field["name"] for field in fields).encode() + draw.choice([b"\n", b"\r\n"])
        count = 1 if draw.random() < 0.8 else draw.choice([2, 3])
        bodies = [body(draw, dialect, width) for _ in range(count)]
        if draw.random() < 0.2:
            # Each file is joined of two.
            bodies = [text + draw.choice([b"", MARK]) + draw.choice([b"", front]) + body(draw, dialect, width) for text in bodies]
        if draw.random() < 0.01 and bodies[0]:
            bodies[0] *= LARGE // len(bodies[0]) + 1
        return Table(
            {"fields": fields, "dialect": dialect}, tuple(draw.choice([b"", b"", MARK]) for _ in bodies), front, tuple(bodies),
            jobs=draw.choice([1, 2, 3, 8]), maximum=draw.choice([1 << 22, 1 << 22, draw.randrange(20, 90)]),
            piece=draw.choice([None, 1, 7, 64, 4096]) if count == 1 else None)

    def fault(self, case: Table) -> str | None:
        files = case.files()
        schema = {key: value for key, value in case.schema.items() if key != "dialect"}
        wanted = [expected(data, case.schema, columns_of(schema), case.maximum) for data in files]
        self.sums["tables"] += 1
        self.sums["records"] += sum(one.records for one in wanted)
        (self.folder / "rules.json").write_text(json.dumps(case.schema))
        for name, data in zip("abc", files):
            (self.folder / name).write_bytes(data)
        words = [self.tools.program, "check", "-r", "rules.json", "--format", "jsonl", "-j", str(case.jobs),
                 "--max-record-bytes", str(case.maximum), "--encoding", "utf-8", "--valid", "valid", "--invalid", "invalid"]
        if case.piece is None:
            ran = run([*words, *"abc"[:len(files)]], self.folder)
        else:
            size = max(case.piece, len(files[0]) // 300)
            ran = run(words, self.folder, [files[0][start:start + size] for start in range(0, len(files[0]), size)])
        if any(one.has_unknown_columns for one in wanted):
            is_refused = ran.status == 2 and not ran.output and b"--max-record-bytes" in ran.errors
            return None if is_refused else f"status {ran.status} for a table whose number of columns is unknown"
        return self.verdict(case, wanted, ran) or self.checked_again(case, wanted)

    def verdict(self, case: Table, wanted: list[Expected], ran: Run) -> str | None:
        """Return how a run differs from what is expected."""
        findings = [(file, *finding) for file, one in enumerate(wanted) for finding in one.findings]
        status = int(any(one.invalid for one in wanted))
        if ran.status != status:
            return f"status {ran.status}, expected {status}: {ran.errors.decode(errors='replace')}"
        names = {"-": 0, "a": 0, "b": 1, "c": 2}
        found = []
        for line in ran.output.splitlines():
            one = json.loads(line)
            file = names[one["file"]]
            if one["field"] is None or one["record"] not in wanted[file].unjudged:
                rule = one["code"] if one["rule"] == "record" else one["rule"]
                found.append((file, one["record"], one["line"], one["column"], one["offset"], one["field"], rule,
                              one["severity"] == "error"))
        if sorted(found, key=str) != sorted(findings, key=str):
            return f"only found {set(found) - set(findings)}, only expected {set(findings) - set(found)}"
        for name in ("valid", "invalid"):
            text, got = joined(case, [getattr(one, name) for one in wanted]), (self.folder / name).read_bytes()
            if text != got:
                return f"output {name} is {got[:2000]!r}, expected {text[:2000]!r}"
        return None

    def checked_again(self, case: Table, wanted: list[Expected]) -> str | None:
        """Return what the program reports on the records that it has found valid."""
        words = [self.tools.program, "check", "-r", "rules.json", "--max-record-bytes", str(case.maximum), "--encoding", "utf-8", "valid"]
        ran = run(words, self.folder)
        count = sum(len(one.valid) for one in wanted)
        said = ran.errors.decode()
        if ran.status != 0 or not said.startswith(f"{count:,} record"):
            return f"the output of {count} valid records, checked again: status {ran.status}: {said}"
        return None

    def smaller(self, case: Table) -> Iterator[Table]:
        if len(case.bodies) > 1:
            for bodies in cuts(case.bodies):
                yield replace(case, bodies=bodies, marks=case.marks[:len(bodies)])
        for index, text in enumerate(case.bodies):
            for shorter in line_cuts(text):
                yield replace(case, bodies=(*case.bodies[:index], shorter, *case.bodies[index + 1:]))
        if case.jobs > 1:
            yield replace(case, jobs=1)
        if case.piece is not None:
            yield replace(case, piece=None)


def joined(case: Table, parts: list[list[bytes]]) -> bytes:
    """Return the records of several files as one file: the header once, and between records what keeps them apart."""
    last = case.front.lstrip(b"\r\n")
    # The mark of a file without a header may be that of its body.
    output = (MARK if case.files()[0].startswith(MARK) else b"") + last
    for index, part in enumerate(parts):
        if index:
            end = missing_end(last, case.schema["dialect"])
            output, last = output + end, last + end
        for record in part:
            output += (b"\n" if last.endswith(b"\r") and record.startswith(b"\n") else b"") + record
            last = record
    return output


def missing_end(record: bytes, dialect: dict) -> bytes:
    """Return what ends a record, so that another one can follow: the first candidate that changes neither."""
    def fields(data: bytes) -> list[list[bytes]]:
        return [[value for _, value in record.fields] for record in Parser(data, dialect, 0).records()]

    escape, quote = ((dialect.get(key, default) or "").encode() for key, default in (("escapeChar", None), ("quoteChar", '"')))
    for end in (b"", b"\n", escape + b"\n", quote + b"\n", escape + quote + b"\n") if record else ():
        if fields(record + end + b"x") == [*fields(record), [b"x"]]:
            return end
    return b""


def body(draw: random.Random, dialect: dict, width: int) -> bytes:
    """Return random records: well-formed ones, ones with faults, or arbitrary bytes many of which have a meaning."""
    delimiter, quote, escape = dialect["delimiter"], dialect.get("quoteChar", '"') or '"', dialect.get("escapeChar") or "\\"
    comment = dialect.get("commentChar", "#")
    if draw.random() < 0.4:
        alphabet = draw.choice([
            [delimiter, quote, quote, "\n", "\r", "a", "1", " ", escape, comment],
            [delimiter, quote, "\n", "a", "1", "b"], [quote, "\n", "a", escape],
            [delimiter, "\n", "\r", "\0", "é", "a", "ÿ"]])
        text = "".join(draw.choice(alphabet) for _ in range(draw.randrange(draw.choice([8, 60, 400]))))
        return text.encode("utf-8" if draw.random() < 0.7 else "latin-1")
    text, ends = b"", draw.choice([["\n"], ["\r\n"], ["\n", "\r\n", "\r"]])
    for _ in range(draw.randrange(draw.choice([4, 30, 120]))):
        cells = []
        for _ in range(width if draw.random() < 0.95 else draw.randrange(6)):
            cell = draw.choice(CELLS)
            if draw.random() < 0.3:
                cell = quote + cell + draw.choice(["", "", delimiter, quote * 2, "\n", "\r\n", escape + quote]) + quote
            cells.append(" " * (draw.random() < 0.1) + cell + draw.choice(["", quote, "z"]) * (draw.random() < 0.05))
        line = delimiter.join(cells) if draw.random() < 0.95 else draw.choice(["", comment + quote, comment])
        text += (line + draw.choice(ends)).encode("utf-8" if draw.random() < 0.98 else "latin-1")
    return text if draw.random() < 0.7 else text[:-1]
