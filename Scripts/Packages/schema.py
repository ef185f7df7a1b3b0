"""Checks the JSON Schema of rule files by an independent validator: rule files without faults are valid, and faults are not.

Usage: schema.py SCHEMA PROGRAM
"""

import datetime
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import jsonschema
import ruamel.yaml

FAULTS = [
    "title: x",
    "fields: []",
    "fields: [{type: integer}]",
    "fields: [{name: a, type: int}]",
    "fields: [{name: a, required: true}]",
    "fields: [{name: a, minimum: 3}]",
    "fields: [{name: a, constraints: {minlength: 3}}]",
    "fields: [{name: a, constraints: {required: 'yes'}}]",
    "fields: [{name: a, rules: [emial]}]",
    "fields: [{name: a, rules: [length]}]",
    "fields: [{name: a, rules: [{length: {max: 3, mix: 1}}]}]",
    "fields: [{name: a, rules: [{email: false}]}]",
    "fields: [{name: a, rules: [{}]}]",
    "fields: [{name: a, control: textarea}]",
    "fields: [{name: a, normalize: [trimm]}]",
    "fields: [{name: a}]\nheader: false",
    "fields: [{name: a}]\nlimits: {invalid: {stop: 1}}",
    "fields: [{name: a}]\nfieldsMatch: loose",
    "fields: [{name: a}]\nrules: [{compare: a > 1}]",
    "fields: [{name: a}]\nrules: [{id: A b, compare: a > 1}]",
    "fields: [{name: a}]\nrules: [{id: x, compares: a > 1}]",
    "fields: [{name: a}]\nseverity: {email: fatal}",
]


def plain(value):
    """Returns a value of YAML as JSON has it: a day is its text."""
    if isinstance(value, dict):
        return {key: plain(member) for key, member in value.items()}
    if isinstance(value, list):
        return [plain(element) for element in value]
    return value.isoformat() if isinstance(value, (datetime.date, datetime.datetime)) else value


def load(text):
    return plain(ruamel.yaml.YAML(typ="safe", pure=True).load(text))


def documents():
    """Yields the rule files of the project and of its documentation."""
    for path in sorted(pathlib.Path(".").glob("rules/*")) + sorted(pathlib.Path("Examples").rglob("*.yml")):
        yield str(path), path.read_text()
    for path in [pathlib.Path("README.md"), *sorted(pathlib.Path("Documentation").glob("*.md"))]:
        for number, match in enumerate(re.finditer(r"```ya?ml[^\n]*\n(.*?)```", path.read_text(), re.DOTALL)):
            yield f"{path}, sample {number + 1}", match.group(1)


def has_faults(program, text):
    with tempfile.NamedTemporaryFile("w", suffix=".yml") as file:
        file.write(text)
        file.flush()
        found = subprocess.run([program, "lint", "-q", "--format", "jsonl", file.name], capture_output=True, text=True, check=False)
    return '"rule-file.fault"' in found.stdout


def main():
    schema, program = json.loads(pathlib.Path(sys.argv[1]).read_text()), sys.argv[2]
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    checked, failed = 0, 0
    for name, text in documents():
        try:
            document = load(text)
        except ruamel.yaml.YAMLError:
            continue
        if not isinstance(document, dict) or not isinstance(document.get("fields"), list) or "in-file" in text:
            continue
        error = next(validator.iter_errors(document), None)
        checked += 1
        if error and not has_faults(program, text):
            failed += 1
            print(f"{name}: {list(error.absolute_path)}: {error.message[:200]}")
    for text in FAULTS:
        if not has_faults(program, text):
            failed += 1
            print(f"has no fault: {text}")
        if validator.is_valid(load(text)):
            failed += 1
            print(f"is valid by the schema: {text}")
    print(f"{checked} rule files and {len(FAULTS)} faults, {failed} disagreements")
    sys.exit(1 if failed or checked < 20 else 0)


if __name__ == "__main__":
    main()
