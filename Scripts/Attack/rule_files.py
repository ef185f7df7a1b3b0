"""Rule files: mutated YAML and JSON for every command that reads them; they are refused with a place, and never crash."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from Attack.campaign import Campaign
from Attack.minimal import line_cuts
from Attack.program import ROOT, run

TOKENS = [
    b"&a", b"*a", b"<<: *a", b"!!binary ", b"!x ", b"- ", b"? ", b": ", b"{", b"}", b"[", b"]", b'"', b"'", b"|\n",
    b">-\n", b"#", b"%YAML 1.1\n", b"---\n", b"...\n", b"\0", b"\xff", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\t", b"\r",
    b"~", b"null", b"true", b".nan", b"1e999999999", b"-0", b"0x10", b"9" * 400, b"\\u0000", b"\\ud800", b"{}", b"[]",
    b",", b"[" * 600, b"{a: " * 600, b"a" * 70_000, b"2024-02-30", b"1..0", b"fields", b"name", b"type", b"rules",
    b"constraints", b"dialect", b"include", b"tests", b"any", b"all", b"not", b"when", b"regex", b"(((", b"(a+)+",
    b"in-file", b"password:list=/dev/null", b"primaryKey", b"foreignKeys", b"messages", b"normalize", b"limits",
    b"length:5..1"]
PLACED = re.compile(rb"validate: [^\n]*?rules\.(?:yml|json):\d+:\d+: .")
UNPLACED = re.compile(rb"validate: (?:a foreign key refers to the table itself|[^\n]*(?:has no column|table\.csv))")
"""Messages about the table that is checked, which have no place in the rule file."""


@dataclass(frozen=True)
class File:
    """A rule file and its name, and a table for it."""

    data: bytes
    name: str
    table: bytes


class RuleFiles(Campaign):
    """How `check`, `lint` and `test` end on a mutated rule file."""

    name = "rule-files"

    def start(self) -> None:
        self.seeds = [path.read_bytes() for path in sorted((ROOT / "rules").iterdir())]
        text = (ROOT / "Documentation/RuleFiles.md").read_bytes()
        self.seeds += re.findall(rb"```(?:yaml|json)[^\n]*\n(.*?)```", text, re.DOTALL)

    def draw(self, draw: random.Random) -> File:
        data = draw.choice(self.seeds)
        is_json = data.lstrip().startswith(b"{")
        if is_json and draw.random() < 0.5:
            tree = json.loads(data)
            for _ in range(draw.randrange(1, 4)):
                tree = transplanted(draw, tree)
            data = json.dumps(tree).encode()
        for _ in range(draw.choice([1, 1, 2, 3, 8])):
            data = mutated(draw, data, draw.choice(self.seeds))
        header = b",".join(dict.fromkeys(re.findall(rb'name"?: *"?([A-Za-z ]+)', data))) or b"a"
        cells = [[draw.choice([b"1", b"", b"x", b"2024-01-01"]) for _ in header.split(b",")] for _ in range(3)]
        table = b"\n".join([header, *map(b",".join, cells)])
        return File(data, "rules.json" if is_json else "rules.yml", table)

    def fault(self, case: File) -> str | None:
        self.sums["files"] += 1
        (self.folder / case.name).write_bytes(case.data)
        (self.folder / "table.csv").write_bytes(case.table)
        for command in (["check", "-r", case.name, "table.csv"], ["lint", case.name], ["test", case.name]):
            ran = run([self.tools.program, *command], self.folder)
            if crash := ran.crash():
                return f"{command[0]}: {crash}"
            if ran.status == 2:
                self.sums["refusals"] += 1
                bad = [line for line in ran.errors.splitlines() if not PLACED.match(line) and not UNPLACED.match(line)]
                if bad:
                    return f"{command[0]}: a message without a place: {bad[0][:500]!r}"
        return None

    def smaller(self, case: File) -> Iterator[File]:
        for data in line_cuts(case.data):
            yield replace(case, data=data)

    def shown(self, case: File) -> str:
        return f"{case.name}: {case.data!r}\ntable.csv: {case.table!r}"


def mutated(draw: random.Random, data: bytes, other: bytes) -> bytes:
    """Return the file with a small change: of bytes, words or lines, also by those of another file."""
    lines = data.splitlines(keepends=True) or [b""]
    at, place = draw.randrange(len(lines)), draw.randrange(len(data) + 1)
    kind = draw.randrange(9)
    if kind == 0:
        return data[:place] + bytes([draw.randrange(256)]) + data[place + draw.randrange(2):]
    if kind == 1:
        return data[:place] + draw.choice(TOKENS) + data[place:]
    if kind == 2:
        return data[:place] + data[place + draw.randrange(1, 40):]
    if kind == 3:
        return b"".join(lines[:at] + lines[at + 1:])
    if kind == 4:
        return b"".join(lines[:at] + [lines[at]] * draw.choice([2, 2, 50]) + lines[at + 1:])
    if kind == 5:
        return b"".join(lines[:at] + [b" " * draw.randrange(1, 4) + lines[at]] + lines[at + 1:])
    if kind == 6:
        return b"".join(lines[:at] + [draw.choice(other.splitlines(keepends=True) or [b""])] + lines[at:])
    words = list(re.finditer(rb"[\w.-]+", data))
    if not words:
        return data
    word = draw.choice(words)
    instead = draw.choice(TOKENS) if kind == 7 else draw.choice(re.findall(rb"[\w.-]+", other) or [b""])
    return data[:word.start()] + instead + data[word.end():]


def transplanted(draw: random.Random, tree: object) -> object:
    """Return the tree with one of its values replaced by another of its values, or by one of an unusual kind."""
    values: list = []

    def collect(node: object) -> None:
        values.append(node)
        for child in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
            collect(child)

    collect(tree)
    odd = [None, True, 0, -1, 1.5, 10**40, "", "a\0b", [], {}, [[]], {"": None}]
    target, instead = draw.choice(values), draw.choice(values + odd)

    def rebuilt(node: object) -> object:
        if node is target:
            return instead
        if isinstance(node, dict):
            return {key: rebuilt(child) for key, child in node.items()}
        return [rebuilt(child) for child in node] if isinstance(node, list) else node

    return rebuilt(tree)
