"""Samples: records that are made for random rule files, and for rules of the catalogue, against what `check` says of them."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from Attack.campaign import Campaign
from Attack.program import ROOT, run
from Attack.right_files import right_file

COUNT = 60
"""The number of records that are made of one rule file."""
REFUSALS = ["no value was found", "no record was found", "no more than", "no value or record was found"]
"""What is said of rules for which no records are found: of a list of three values no sixty are different."""
NEEDING_FILES = {"required", "in-file", "file-exists", "file-digest"}
"""The rules that are not for lines, or for which there must be files."""


@dataclass(frozen=True)
class Request:
    """Rules, as a rule file or as an option for lines, and the seed and the format of the records."""

    schema: str
    rule: str
    seed: int
    format: str


class Samples(Campaign):
    """Whether `check` accepts all records, and finds exactly one thing in each that breaks a rule."""

    name = "samples"

    def start(self) -> None:
        listed = json.loads(run([self.tools.program, "rules", "--format", "json"], self.folder).output)
        self.rules = [rule["name"] + (f":{examples['argument']}" if examples["argument"] else "")
                      for rule in listed if rule["name"] not in NEEDING_FILES
                      for examples in rule["examples"] if examples["valid"] and "list=" not in (examples["argument"] or "")]
        self.files = [path.read_text("utf-8") for path in sorted((ROOT / "rules").iterdir())]

    def draw(self, draw: random.Random) -> Request:
        seed = draw.randrange(1000)
        if draw.random() < 0.2:
            return Request("", draw.choice(self.rules), seed, "lines")
        schema = draw.choice(self.files) if draw.random() < 0.1 else json.dumps(right_file(draw).schema)
        return Request(schema, "", seed, draw.choice(["csv", "csv", "jsonl"]))

    def fault(self, case: Request) -> str | None:
        words = ["-e", case.rule] if case.rule else ["-r", "rules.yml"]
        (self.folder / "rules.yml").write_text(case.schema, "utf-8")
        for broken in [(), ("--broken", "each")]:
            table = f"table.{case.format}"
            made = run([self.tools.program, "sample", *words, "-n", str(COUNT), "--seed", str(case.seed),
                        "--output", case.format, *broken], self.folder)
            if crash := made.crash():
                return f"sample {broken}: {crash}"
            refusals = [words for words in REFUSALS if words.encode() in made.errors]
            if made.status == 2 and refusals:
                self.sums[refusals[0]] += 1
                continue
            if made.status != 0:
                return f"sample {broken}: status {made.status}: {made.errors.decode()}"
            (self.folder / table).write_bytes(made.output)
            checked = run([self.tools.program, "check", *words, "--format", "jsonl", "--summary", "json", table], self.folder)
            if fault := (self.breaks(checked.output, checked.errors) if broken else self.finds(checked)):
                return f"{' '.join([*words, *broken])}: {fault}"
        return None

    def finds(self, checked) -> str | None:
        """Return what is found in records of which nothing should be."""
        self.sums["records"] += COUNT
        if checked.status != 0 or checked.output:
            return f"status {checked.status}: {checked.output[:500].decode()}{checked.errors[-300:].decode()}"
        return None

    def breaks(self, findings: bytes, summary: bytes) -> str | None:
        """Return what is found in records each of which should have one finding."""
        records = json.loads(summary.splitlines()[0])["files"][0]["records"]
        self.sums["broken records"] += records
        found = Counter(json.loads(line)["record"] for line in findings.splitlines())
        if several := [record for record, count in found.items() if count > 1]:
            return f"record {several[0]} has {found[several[0]]} findings"
        # One record may be there for others that repeat its key.
        if len(found) < records - 1:
            return f"{records - len(found)} of {records} records have no finding"
        return None

    def smaller(self, case: Request) -> Iterator[Request]:
        return iter(())
