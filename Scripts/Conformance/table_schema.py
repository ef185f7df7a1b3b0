"""Run public conformance cases on types and constraints of Table Schema, by the standard and with --compat frictionless.

Usage: table_schema.py PROGRAM DIR

A case is a field and a value, or a field and a constraint that may be allowed for its type. By the standard, each
disagreement must have a reason in REASONS; with --compat frictionless, the cases from frictionless' own tests must agree.
"""

import collections
import csv
import io
import json
import pathlib
import subprocess
import sys
import tempfile

V1 = "tableschema-py-types"


class Case:
    """A field, a value and the verdict of the suite; a value of None is a case about the field alone."""

    def __init__(self, suite, field, value, expected, missing):
        self.suite, self.field, self.value, self.expected, self.missing = suite, field, value, expected, missing
        self.code = None

    @property
    def agrees(self):
        return (self.code is None) == self.expected

    def __str__(self):
        field = {name: value for name, value in self.field.items() if name != "name"}
        ours, theirs = self.code or "accepted", "valid" if self.expected else "invalid"
        return f"{self.suite}: {json.dumps(field, ensure_ascii=False)} {self.value!r}: {ours}; suite: {theirs}"


def because(reason, types, where=lambda case: True, accepted=None):
    """Return a reason, in the words of the standard, for disagreements about fields of the types."""
    def holds(case):
        return case.field["type"] in types and where(case) and accepted in (None, case.code is None)
    return reason, holds


# Formats of frictionless that --compat does not support: what dateutil guesses, and well-known text.
LEFT_OUT = ("any", "wkt")

REASONS = [
    because("string has only the formats default, email, uri, binary and uuid", ["string"],
            lambda case: case.field.get("format") == "wkt"),
    because("formats any: \"any parsable representation\"; here those of ISO 8601, which need no guessing",
            ["date", "time", "datetime"], lambda case: case.field.get("format") == "any"),
    because("number, integer: \"a non-empty finite-length sequence of decimal digits\", without spaces",
            ["number", "integer"], lambda case: case.value != case.value.strip() and case.field.get("bareNumber", True)),
    because("list, \"process list items as it were individual values\": an integer contains no space",
            ["list"], lambda case: ", " in case.value),
    because("string, uri: \"A valid URI\": RFC 3986", ["string"], lambda case: case.field.get("format") == "uri"),
    because("string, email: \"A valid email address\": the profile practical", ["string"],
            lambda case: case.field.get("format") == "email"),
    because("string, uuid: \"A string that is a uuid\": RFC 9562, section 4", ["string"],
            lambda case: case.field.get("format") == "uuid"),
    because("string, binary: \"A base64 encoded string\": RFC 4648, section 4", ["string"],
            lambda case: case.field.get("format") == "binary"),
    because("time, default: \"MUST be hh:mm:ss\"", ["time"], accepted=False),
    because("datetime, default: \"MUST be in a form defined by XML Schema\"", ["datetime"], accepted=False),
    because("date, default: \"MUST be yyyy-mm-dd\"", ["date"], accepted=False),
    because("year, yearmonth: gYear and gYearMonth of XML Schema, which allow signs, more digits and offsets",
            ["year", "yearmonth"]),
    because("duration: that of XML Schema, which has no weeks and requires a number after P and T", ["duration"], accepted=False),
    because("duration: minimum and maximum apply to it", ["duration"], lambda case: case.value is None, accepted=True),
    because("geojson, default: RFC 7946", ["geojson"]),
    because("geopoint: \"each value is a number\"", ["geopoint"], accepted=False),
]


def cases(folder):
    """Return every case about one field, and the number of other cases by kind."""
    asked, others = [], collections.Counter()
    for path in sorted(pathlib.Path(folder).rglob("*.jsonl")):
        for line in path.read_text("utf-8").splitlines():
            case = json.loads(line)
            kind, options = case.get("kind", ""), case.get("options")
            if kind == "table-schema-field":
                field = {"name": "value"} | {name: value for name, value in options.items() if value is not None}
                # That suite tests only casting, where no value is missing.
                missing = [] if case["suite"] == V1 else None
                asked.append(Case(case["suite"], field, case["input"], case["valid"], missing))
            elif kind == "table-schema-constraint-allowed":
                asked.append(Case(case["suite"], {"name": "value"} | options, None, case["valid"], None))
            elif kind == "table-schema-constraint" and options["constraint"] not in ("unique", "required"):
                value = case["input"]
                type_of = {int: "integer", list: "array", str: "string"}[type(value)]
                field = {"name": "value", "type": type_of, "constraints": {options["constraint"]: options["value"]}}
                text = value if isinstance(value, str) else json.dumps(value)
                asked.append(Case(case["suite"], field, text, case["valid"], None))
            elif kind.startswith("table-schema"):
                others[kind] += 1
    return asked, others


def ask(program, asked, compatibility):
    """Check every case by the program, all cases of a field in one run."""
    by_field = collections.defaultdict(list)
    for case in asked:
        case.code = None
        by_field[json.dumps([case.field, case.missing])].append(case)
    with tempfile.TemporaryDirectory() as folder:
        schema = pathlib.Path(folder) / "schema.json"
        for group in by_field.values():
            fields = [group[0].field, {"name": "end"}]
            descriptor = {"fields": fields} if group[0].missing is None else {"fields": fields, "missingValues": []}
            schema.write_text(json.dumps(descriptor), "utf-8")
            table = io.StringIO()
            writer = csv.writer(table, quoting=csv.QUOTE_ALL)
            writer.writerows([["value", "end"]] + [[case.value or "", "x"] for case in group])
            command = [program, "check", "-r", schema, "--compat", compatibility, "--quiet", "--format", "jsonl", "--errors", "-"]
            answer = subprocess.run(command, input=table.getvalue(), capture_output=True, text=True, check=False)
            if answer.returncode == 2:
                for case in group:
                    case.code = answer.stderr.strip().partition(": ")[2]
                continue
            for line in answer.stdout.splitlines():
                finding = json.loads(line)
                group[finding["record"] - 1].code = finding["code"]


def main():
    program, folder = sys.argv[1:3]
    asked, others = cases(folder)
    if not asked:
        return 0
    ask(program, asked, "standard")
    reasons, unexplained = collections.defaultdict(list), []
    for case in asked:
        if not case.agrees:
            reason = next((reason for reason, holds in REASONS if holds(case)), None)
            (reasons[reason] if reason else unexplained).append(str(case))
    print("\nTable Schema: deliberate disagreements, with the words of the standard\n")
    for reason, texts in sorted(reasons.items(), key=lambda item: -len(item[1])):
        print(f"- {len(texts)}: {reason}")
        for text in texts:
            print(f"    {text}")
    agreed = len(asked) - sum(map(len, reasons.values())) - len(unexplained)
    own = [case for case in asked if case.suite.startswith("frictionless")]
    ask(program, own, "frictionless")
    compatible = [case for case in own if case.agrees or case.field.get("format") in LEFT_OUT]
    unlike = [f"--compat frictionless: {case}" for case in own if case not in compatible]
    for text in unexplained + unlike:
        print(f"- without a reason: {text}")
    print(f"\n{len(asked)} cases of types and constraints, {agreed} agree, {sum(map(len, reasons.values()))} disagree deliberately, "
          f"{len(unexplained)} disagree without a reason")
    print(f"--compat frictionless: {len(own)} of its own cases, {sum(case.agrees for case in own)} agree, "
          f"{sum(not case.agrees for case in compatible)} disagree on formats that are not supported, {len(unlike)} others disagree")
    listed = ", ".join(f"{kind} {count}" for kind, count in sorted(others.items()))
    print(f"{sum(others.values())} cases skipped, because they are about whole tables or keys: {listed}")
    return 1 if unexplained or unlike else 0


if __name__ == "__main__":
    sys.exit(main())
