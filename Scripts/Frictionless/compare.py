#!/usr/bin/env python3
"""Compare `check --compat frictionless` with frictionless, cell by cell.

Usage: compare.py PROGRAM [SEED [RECORDS]]

The script generates RECORDS records for each of the schemas in schemas.py: valid values, invalid values, boundary cases, and any
of them with a character replaced, exchanged, removed or inserted. Both programs read the same CSV file by the same schema.
Their results for each cell have to be the same: valid, not of the type, or the constraints that are broken. The status is
1 if there is a disagreement. Package: Scripts/oracles.txt.
"""

import csv
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import yaml
from frictionless import FrictionlessException, Resource, Schema, system

from schemas import SCHEMAS

# Characters that mutations insert: ones that Python's parsers accept and the standards do not, and separators.
ALPHABET = list("0123456789-+.,:;_/ eETZPYMDHSW\"'[]{}()aäß€%\t") + ["\n", "\u0661", "\uff12", "\u00a0", "\u2212"]

# Without a profile frictionless reads a schema as version 1, which has no exclusive bounds.
PROFILE = "https://datapackage.org/profiles/2.0/"

CONSTRAINTS = {"required": "required", "regex": "pattern", "one-of": "enum"}
BY_CODE = {
    "length.too-short": "minLength", "length.too-few": "minLength", "length.too-long": "maxLength", "length.too-many": "maxLength",
    "range.too-small": "minimum", "moment.too-early": "minimum", "range.too-large": "maximum", "moment.too-late": "maximum",
    "range.not-above": "exclusiveMinimum", "moment.not-after": "exclusiveMinimum", "range.not-below": "exclusiveMaximum",
    "moment.not-before": "exclusiveMaximum",
}


def mutated(rng, value):
    """Return the value with a character replaced, inserted, removed or exchanged with the next."""
    place = rng.randrange(len(value) + 1)
    kind = rng.randrange(4)
    head, tail = value[:place], value[place:]
    if kind == 0:
        return head + rng.choice(ALPHABET) + tail[1:]
    if kind == 1:
        return head + rng.choice(ALPHABET) + tail
    if kind == 2:
        return head + tail[1:]
    return head + tail[1:2] + tail[:1] + tail[2:]


def is_stop(descriptor, value):
    """Return whether `--compat frictionless` does not reproduce frictionless for the value, as documented."""
    kind, form = descriptor["type"], descriptor.get("format")
    length = {"time": 2, "datetime": 13}.get(kind)
    if length and form in (None, "default") and re.fullmatch(rf".{{{length}}}[-+]\d\d:\d\d", value):
        # A time without minutes or seconds before an offset.
        return True
    if kind in ("time", "datetime") and "constraints" in descriptor and "%" not in (form or ""):
        # frictionless ends with an exception if it compares a time with an offset and one without.
        bound = [text for name, text in descriptor["constraints"].items() if name.lower().endswith("imum")]
        has = [any(mark in text[8 if kind == "time" else 19:] for mark in "+-Zz") for text in bound + [value]]
        return len(set(has)) > 1 and bool(bound)
    if kind in ("number", "list", "geopoint") and re.search(r"[eE]\D*\d{18}", value):
        return True
    if kind == "number" and "constraints" in descriptor:
        # frictionless ends with an exception if it compares a signalling NaN.
        return "snan" in value.lower()
    if kind == "duration":
        return value.startswith("P") and ("-" in value or len(value) > 8 and not any(letter in value for letter in "YMWDHS"))
    if form == "email":
        return not value.rpartition("@")[2].isascii()
    if form == "uuid":
        return any(character in value for character in "_+ \t\n\u00a0\u0661\uff12xX")
    if form == "array" and kind == "geopoint":
        return not value.lstrip().startswith("[")
    return False


def records(rng, fields, count):
    for number in range(count):
        row = [str(number)]
        for descriptor, values in fields:
            value = rng.choice(values)
            if rng.random() < 0.4:
                value = mutated(rng, value)
            value = value.replace("\r", "").replace("\0", "")
            row.append("1" if is_stop(descriptor, value) else value)
        yield row


def theirs(folder, schema):
    """Return the results of frictionless: for each invalid cell, `type` or the broken constraints."""
    found = {}
    with system.use_context(trusted=True):
        descriptor = {"$schema": PROFILE + "dataresource.json", "name": "data", "path": "data.csv", "encoding": "utf-8", "schema": schema}
        resource = Resource.from_descriptor(descriptor, basepath=str(folder))
        report = resource.validate(limit_errors=1_000_000_000)
    for error in report.errors or [error for task in report.tasks for error in task.errors]:
        if error.type == "type-error":
            said = "type"
        elif error.type == "constraint-error":
            said = error.note.split('"')[1]
        else:
            raise SystemExit(f"frictionless: {error.type}: {error.note}")
        found.setdefault((error.row_number - 1, error.field_name), set()).add(said)
    return found


def ours(program, folder):
    """Return the results of the program in the same terms."""
    command = [program, "check", "--compat", "frictionless", "-r", folder / "schema.json", "--all", "--quiet", "--format", "jsonl",
               "--errors", "-", folder / "data.csv"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode not in (0, 1):
        raise SystemExit(answer.stderr.strip())
    found = {}
    for line in answer.stdout.split("\n"):
        if not line:
            continue
        finding = json.loads(line)
        said = CONSTRAINTS.get(finding["rule"]) or BY_CODE.get(finding["code"], "type")
        found.setdefault((finding["record"], finding["field"]), set()).add(said)
    # frictionless does not check constraints on a value that is not of its type.
    return {cell: {"type"} if "type" in said else said for cell, said in found.items()}


# A Table Schema without additional keys.
PLAIN = {
    "$schema": PROFILE + "tableschema.json",
    "fields": [{"name": "id", "type": "integer"}, {"name": "day", "type": "date", "constraints": {"required": True}}],
    "primaryKey": ["id"],
}


def check_loading():
    """Return the number of rule files, those in rules/ and a plain one, that frictionless cannot load as Table Schemas."""
    files = sorted((pathlib.Path(__file__).resolve().parents[2] / "rules").iterdir())
    refused = 0
    for name, descriptor in [("a plain schema", PLAIN)] + [(path.name, yaml.safe_load(path.read_text("utf-8"))) for path in files]:
        try:
            schema = Schema.from_descriptor(descriptor)
            resource = Resource(data=[schema.field_names], schema=schema)
            loads = schema.field_names == [field["name"] for field in descriptor["fields"]] and resource.validate().valid
        except FrictionlessException as error:
            loads = print(f"{name}: {error}")
        refused += not loads
    print(f"{len(files)} rule files and a plain schema, {refused} of which frictionless cannot load")
    return refused


def told(said, value):
    """Return a result in a form that is comparable: NaN breaks every bound, and the two sides report a different number of them."""
    if said is None or not re.match(r"\s*[-+]?s?nan", value.replace("_", ""), re.IGNORECASE):
        return said
    return {"bound" if "imum" in word else word for word in said}


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 32)
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 500
    print(f"seed {seed}")
    cells = invalid = disagreements = 0
    for name, fields in SCHEMAS.items():
        rng = random.Random(f"{seed} {name}")
        schema = {"$schema": PROFILE + "tableschema.json", "fields": [{"name": "record", "type": "any"}] + [descriptor for descriptor, _ in fields]}
        rows = list(records(rng, fields, count))
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            (folder / "schema.json").write_text(json.dumps(schema, ensure_ascii=False), "utf-8")
            with open(folder / "data.csv", "w", encoding="utf-8", newline="") as file:
                writer = csv.writer(file, quoting=csv.QUOTE_ALL)
                writer.writerow([descriptor["name"] for descriptor in schema["fields"]])
                writer.writerows(rows)
            expected, found = theirs(folder, schema), ours(program, folder)
        cells += count * len(fields)
        invalid += len(expected)
        for cell in sorted(expected.keys() | found.keys()):
            column = [descriptor["name"] for descriptor in schema["fields"]].index(cell[1])
            value = rows[cell[0] - 1][column]
            if told(expected.get(cell), value) != told(found.get(cell), value):
                disagreements += 1
                said = [", ".join(sorted(answer.get(cell, {"valid"}))) for answer in (expected, found)]
                print(f"{name}.{cell[1]}: {value!r}: frictionless: {said[0]}, validate: {said[1]}")
    print(f"{len(SCHEMAS)} schemas, {cells} cells, {invalid} of them invalid, {disagreements} disagreements")
    return 1 if check_loading() + disagreements else 0


if __name__ == "__main__":
    sys.exit(main())
