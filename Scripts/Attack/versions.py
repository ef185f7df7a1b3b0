"""Versions: two versions of random rule files, and the records of tables whose verdict `diff --data` says to change."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass

from Attack.campaign import Campaign
from Attack.program import Run, run
from Attack.right_files import right_file

COUNT = 25
"""The number of records of each kind in a table."""
ORDERS = ["ascending", "descending"]
ORDERED = {"string", "integer", "number", "date"}
"""The types whose values can be required to be in order."""
REFUSALS = {b"compare two runs of 'validate check'": "pairs that one pass cannot check", b"new.yml:1:": "new versions with faults"}
"""What `diff` says of versions that it does not compare, and what they are."""


@dataclass(frozen=True)
class Versions:
    """Two versions of a rule file as JSON, the seed of the table, and the form of its records."""

    old: str
    new: str
    seed: int
    form: str


class ChangedRecords(Campaign):
    """Whether the records whose verdict changes are those of two checks."""

    name = "versions"

    def draw(self, draw: random.Random) -> Versions:
        old = right_file(draw).schema
        new, others = copy.deepcopy(old), {}
        for _ in range(8):
            others |= {field["name"]: field for field in right_file(draw).schema["fields"]}
        fields = new["fields"]
        for index in draw.sample(range(len(fields)), draw.randrange(1, len(fields) + 1)):
            changed = others.get(fields[index]["name"], fields[index])
            # What is read of a column remains the same for keys.
            fields[index] = changed if draw.random() < 0.8 else {"name": fields[index]["name"]}
        for name in ("rules", "primaryKey", "uniqueKeys", "foreignKeys"):
            if name in new and draw.random() < 0.2:
                del new[name]
        for version in (old, new):
            if draw.random() < 0.3:
                version.setdefault("table", {})["duplicates"] = False
            names = [field["name"] for field in version["fields"] if field.get("type") in ORDERED]
            if names and draw.random() < 0.3:
                name = draw.choice(names)
                version.setdefault("table", {}).setdefault("columns", {}).setdefault(name, {})["sorted"] = draw.choice(ORDERS)
        form = draw.choice(["csv", "jsonl"])
        if form == "jsonl":
            # Objects need not have the members of both versions.
            for version in (old, new):
                version["fieldsMatch"] = draw.choice(["exact", "subset", "partial"])
            known = {field["name"] for field in fields}
            new["fields"] = [field for field in fields if draw.random() < 0.8] or fields
            new["fields"] += [others[name] for name in sorted(others) if name not in known and draw.random() < 0.2]
        return Versions(json.dumps(old), json.dumps(new), draw.randrange(1000), form)

    def fault(self, case: Versions) -> str | None:
        (self.folder / "old.yml").write_text(case.old, "utf-8")
        (self.folder / "new.yml").write_text(case.new, "utf-8")
        if not (table := self.table(case)):
            self.sums["pairs without a table"] += 1
            return None
        name = f"table.{case.form}"
        (self.folder / name).write_bytes(table)
        compared = run([self.tools.program, "diff", "--format", "json", "old.yml", "new.yml", "--data", name], self.folder)
        if crash := compared.crash():
            return f"diff: {crash}"
        if compared.status == 2:
            for words, kind in REFUSALS.items():
                if words in compared.errors:
                    self.sums[kind] += 1
                    return None
            return f"diff: {compared.errors.decode()}"
        return self.difference(json.loads(compared.output), self.refused("old.yml", name), self.refused("new.yml", name))

    def table(self, case: Versions) -> bytes:
        """Return a table with records that the versions accept and refuse; empty if none are made."""
        rows: list[bytes] = []
        for version in ("old.yml", "new.yml"):
            for broken in [(), ("--broken", "each")]:
                counts = ["-n", str(COUNT), "--seed", str(case.seed), "--output", case.form]
                made = run([self.tools.program, "sample", "-r", version, *counts, *broken], self.folder)
                lines = made.output.splitlines(keepends=True) if made.status == 0 else []
                rows += lines[1 if rows and case.form == "csv" else 0:]
        return b"".join(rows)

    def refused(self, version: str, table: str) -> set[int] | str:
        """Return the records that a version refuses, or the words of an error."""
        checked: Run = run([self.tools.program, "check", "-r", version, "--format", "jsonl", "--summary", "none", table], self.folder)
        if checked.status == 2:
            return checked.errors.decode()
        findings = map(json.loads, checked.output.splitlines())
        return {one["record"] for one in findings if one["severity"] == "error" and one["record"] is not None}

    def difference(self, said: dict, old: set[int] | str, new: set[int] | str) -> str | None:
        """Return how what is said differs from what two checks find."""
        if isinstance(old, str) or isinstance(new, str):
            return f"check: {old if isinstance(old, str) else new}"
        self.sums["records"] += said["records"]
        for version, expected in (("new", new - old), ("old", old - new)):
            found = {one["record"] for one in said["findings"] if one["refusedBy"] == version and one["record"] is not None}
            self.sums[f"records that only {version} refuses"] += len(expected)
            if found != expected:
                return f"refused by {version} alone: {sorted(found)}, by two checks {sorted(expected)}"
        return None

    def smaller(self, case: Versions) -> Iterator[Versions]:
        return iter(())
