#!/usr/bin/env python3
"""Validate the reports of `check` by the published schemas of their formats.

Usage: schemas.py PROGRAM SCHEMAS

SCHEMAS is a folder with `sarif-2.1.0.json` and `junit.xsd`. The tables have every kind of finding: of values, whole records
and headers, with control characters, markup and names of files that need escapes. JSON reports are parsed strictly, CSV
reports by Python's csv, and a GitLab report must have the keys of its documentation. Packages: Scripts/oracles.txt.
"""

import csv
import io
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import jsonschema
from lxml import etree

TABLES = {
    "plain.csv": "a,b\n1,x\n2,yy\n",
    "hostile.csv": 'a,b\n<&">\',]]>\n"\x1b[31m\n\x01",\u202e\ud7ff\n1\n\nso "it" is,%0A::error::\n=1,|`*_\n',
    "sp ace:,%#?é.csv": "a,b\nx,yyyyy\n",
    "empty.csv": "a,b\n",
}
RULES = """
fieldsMatch: partial
fields: [{name: a, type: integer}, {name: b}]
table:
  records: {minimum: 99}
  columns: {a: {sum: {minimum: 99}, sorted: descending}, b: {absent: {maximumShare: 0}, distinct: {maximumShare: 0}}}
  duplicates: false
"""
ARGUMENTS = [
    ["-c", "a=integer", "-c", "b=length:..3", "--all"],
    ["-c", "a=integer", "-c", "b=length:..3", "--max-findings", "3"],
    ["-e", "integer"],
    ["-z", "-e", "integer"],
    ["-r", "rules.yml"],
]


def strict(text: str):
    """Parse JSON without duplicate names."""

    def members(pairs):
        names = [name for name, _ in pairs]
        assert len(names) == len(set(names)), f"duplicate names in {names}"
        return dict(pairs)

    return json.loads(text, object_pairs_hook=members)


def check_gitlab(report: str) -> None:
    findings = strict(report)
    assert len({finding["fingerprint"] for finding in findings}) == len(findings), "fingerprints are not unique"
    for finding in findings:
        assert set(finding) == {"description", "check_name", "fingerprint", "severity", "location"}
        assert finding["severity"] in ("info", "minor", "major", "critical", "blocker")
        assert isinstance(finding["location"]["path"], str)
        assert finding["location"]["lines"]["begin"] >= 1


def main() -> int:
    program, schemas = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
    sarif = jsonschema.Draft7Validator(strict((schemas / "sarif-2.1.0.json").read_text(encoding="utf-8")))
    junit = etree.XMLSchema(etree.parse(str(schemas / "junit.xsd")))
    reports = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, text in TABLES.items():
            Path(folder, name).write_bytes(text.encode("utf-8", "surrogatepass"))
        Path(folder, "rules.yml").write_text(RULES, encoding="utf-8")
        formats = ("jsonl", "csv", "json", "gitlab", "junit", "sarif")
        targets = [word for name in formats for word in ("--report", f"{name}={name}.report")]
        for arguments in ARGUMENTS:
            for files in ([name] for name in TABLES):
                run = subprocess.run([program, "check", "-q", *arguments, *targets, *files], cwd=folder, check=False)
                assert run.returncode in (0, 1), f"status {run.returncode}"
                made = {name: Path(folder, f"{name}.report").read_text(encoding="utf-8") for name in formats}
                lines = [strict(line) for line in made["jsonl"].splitlines()]
                rows = list(csv.DictReader(io.StringIO(made["csv"], newline="")))
                assert len(rows) == len(lines)
                for row, line in zip(rows, lines):
                    assert row["value"] == (line["value"] or "") and row["message"] == line["message"]
                    assert json.loads(row["params"]) == line["params"]
                document = strict(made["json"])
                assert document["findings"] == lines, "the findings of JSON differ from those of JSON Lines"
                check_gitlab(made["gitlab"])
                junit.assertValid(etree.fromstring(made["junit"].encode()))
                for error in sarif.iter_errors(strict(made["sarif"])):
                    raise SystemExit(f"schemas: SARIF: {error.message} at {list(error.absolute_path)}")
                reports += len(made)
    print(f"{reports} reports are valid by the schemas of their formats")
    return 0


if __name__ == "__main__":
    sys.exit(main())
