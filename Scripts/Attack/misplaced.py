"""Misplaced: rule files and tables with one mistake, none of which may pass in silence."""

from __future__ import annotations

import csv
import io
import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from Attack.campaign import Campaign
from Attack.minimal import cuts
from Attack.mistakes import Mistake, mistake
from Attack.program import Run, run
from Attack.right_files import RightFile, right_file

MISTAKES = 25
"""The mistakes that are put into one rule file, each by itself."""


@dataclass(frozen=True)
class File:
    """A rule file, its language and that of the table, and mistakes in it."""

    right: RightFile
    is_yaml: bool
    is_json_lines: bool
    mistakes: tuple[Mistake, ...]


class Misplaced(Campaign):
    """Whether each mistake is refused, reported or named as unchecked, by its name."""

    name = "misplaced"

    def draw(self, draw: random.Random) -> File:
        right = right_file(draw)
        mistakes = tuple(mistake(draw, right) for _ in range(MISTAKES))
        return File(right, draw.random() < 0.5, draw.random() < 0.4, mistakes)

    def fault(self, case: File) -> str | None:
        self.sums["rule files"] += 1
        right = Mistake("no mistake", (), case.right.schema, case.right.records)
        ran = self.check(case, right)
        if ran.status != 0 or ran.output or json.loads(ran.errors.splitlines()[0])["unchecked"]:
            return f"the right file: status {ran.status}: {ran.output.decode()}{ran.errors.decode()}"
        for one in case.mistakes:
            self.sums["mistakes"] += 1
            if fault := self.silence(case, one):
                return f"{one.kind} {one.named[0]!r}: {fault}"
        return None

    def silence(self, case: File, one: Mistake) -> str | None:
        """Return how a mistake passes in silence, or None if it does not."""
        ran = self.check(case, one)
        if crash := ran.crash():
            return crash
        if is_named(ran, one):
            return None
        if one.options:
            return f"is not named, status {ran.status}: {ran.output.decode()}{ran.errors.decode()}"
        # A rule file has other faults as well, if a property is missing that it needs.
        lint = run([self.tools.program, "lint", "--format", "jsonl", rules_name(case)], self.folder)
        if not is_named(lint, one):
            return f"is not named, status {ran.status}: {ran.errors.decode()}{lint.output.decode()}"
        if ran.status == 0 and not one.is_ignored:
            return f"status 0, named by lint alone: {lint.output.decode()}"
        return None

    def check(self, case: File, one: Mistake) -> Run:
        """Run `check` on a mistake."""
        table = "table.jsonl" if case.is_json_lines else "table.csv"
        (self.folder / table).write_text(table_text(case, one), "utf-8")
        if not one.options:
            (self.folder / rules_name(case)).write_text(rules_text(case, one.schema), "utf-8")
        words = one.options or ("-r", rules_name(case))
        return run([self.tools.program, "check", *words, "--format", "jsonl", "--summary", "json", table], self.folder)

    def smaller(self, case: File) -> Iterator[File]:
        yield from (replace(case, mistakes=fewer) for fewer in cuts(case.mistakes))

    def shown(self, case: File) -> str:
        parts = [f"{rules_name(case)}: {rules_text(case, case.right.schema)}"]
        for one in case.mistakes[:1]:
            rules = " ".join(one.options) or rules_text(case, one.schema)
            parts = [f"{one.kind} {one.named}", rules, table_text(case, one)]
        return "\n".join(parts)


def is_named(ran: Run, one: Mistake) -> bool:
    """Return whether a finding, an unchecked rule or a line on standard error has one of the names: in quotes, or of a column."""
    said = []
    for line in (ran.output + ran.errors).decode().splitlines():
        if not line.startswith("{"):
            said.append(line)
            continue
        printed = json.loads(line)
        if "unchecked" in printed:
            said += [f"'{name}'" for one in printed["unchecked"] for name in (*one["column"].split(","), one["rule"])]
        else:
            said += [f"'{printed.get('field')}'", printed["message"]]
    before, after = (r"\b", r"\b") if one.is_of_column else ("['`]", "['`:]")
    return any(re.search(before + re.escape(name) + after, line) for name in one.named for line in said)


def rules_name(case: File) -> str:
    """Return the name of the rule file."""
    return "rules.yml" if case.is_yaml else "rules.json"


def rules_text(case: File, schema: dict) -> str:
    """Return a rule file: JSON, or YAML with a line for each member and each field."""
    if not case.is_yaml:
        return json.dumps(schema)
    lines = []
    for name, value in schema.items():
        is_long = name in ("fields", "rules") and isinstance(value, list)
        lines.append(f"{name}:" if is_long else f"{name}: {json.dumps(value)}")
        lines += [f"  - {json.dumps(one)}" for one in value] if is_long else []
    return "\n".join(lines) + "\n"


def table_text(case: File, one: Mistake) -> str:
    """Return the table, in the dialect of the right rule file."""
    if case.is_json_lines:
        return "".join(json.dumps(record) + "\n" for record in one.records)
    stream = io.StringIO()
    dialect = {} if one.options else case.right.schema.get("dialect", {})
    marks = {"delimiter": dialect.get("delimiter", ","), "quotechar": dialect.get("quoteChar", '"')}
    writer = csv.writer(stream, **marks, lineterminator="\n")
    writer.writerows([list(one.records[0]), *(list(record.values()) for record in one.records)])
    return stream.getvalue()
