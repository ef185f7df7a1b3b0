"""Compare what `validate diff` says of pairs of random JSON Schemas with jsonschema-rs.

Usage: containment.py PROGRAM [--schemas N] [--seed N] [--records N]

A value that shows a difference is valid by one schema and invalid by the other; where all values of one are said to be values of the other, no
random value contradicts it.
"""

import copy
import json
import re
import subprocess

import jsonschema_rs
from differences import search
from json_types import NAMES, NUMBERS, WORDS, object_of, schema, value


def changed(source, described):
    """Return a copy of a schema with a small change."""
    described = copy.deepcopy(described)
    if not isinstance(described, dict) or not described:
        return described
    key = source.choice(sorted(described))
    part = described[key]
    if isinstance(part, dict) and part and source.random() < 0.7:
        name = source.choice(sorted(part))
        part[name] = changed(source, part[name]) if isinstance(part[name], dict) else part[name]
    elif isinstance(part, bool) or not isinstance(part, int):
        del described[key]
    else:
        described[key] = max(part + source.choice([-1, 1]), 0 if key != "multipleOf" else 1)
    return described


def keyword_for_reference(reference):
    """Return a keyword in place of a reference, since the schemas have no definitions."""
    return '"maxLength": 1' if reference[0].endswith('one"') else '"minimum": 1'


def made(source, count):
    first = schema(source, source.choice([0, 1, 2]))
    second = changed(source, first) if source.random() < 0.6 else schema(source, source.choice([1, 2]))
    text = json.dumps([first, second])
    if "$ref" in text:
        first, second = (json.loads(re.sub(r'"\$ref": "[^"]*"', keyword_for_reference, json.dumps(one))) for one in (first, second))
    values = [value(source) for _ in range(count)] + [object_of(source, 0) for _ in range(count)]
    values += [json.dumps(word) for word in WORDS] + NUMBERS + [f'{{"{name}": 1}}' for name in NAMES]
    return [first, second], values



def compare(program, pair, values, folder):
    for name, described in zip(("old.json", "new.json"), pair):
        (folder / name).write_text(json.dumps(described), "utf-8")
    result = subprocess.run(
        [program, "diff", "--format", "json", "old.json", "new.json"], cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode > 1:
        return f"status {result.returncode}: {result.stderr}"
    if result.stderr:
        return None
    said = json.loads(result.stdout)
    old, new = (jsonschema_rs.Draft202012Validator(one, validate_formats=True) for one in pair)
    if [field["name"] for field in said["fields"]] == ["value"]:
        for witness in said["fields"][0].get("witnesses", []):
            shown = json.loads(witness["value"])
            verdicts = (old.is_valid(shown), new.is_valid(shown))
            if verdicts != ((True, False) if witness["acceptedBy"] == "old" else (False, True)):
                return f"{witness}: {verdicts}"
    directions = {"same": (True, True), "wider": (True, False), "narrower": (False, True)}
    relation = said["fields"][0]["relation"] if len(said["fields"]) == 1 and said["fields"][0]["name"] == "value" else None
    forward, backward = directions.get(relation, (result.returncode == 0, False))
    for text in values:
        shown = json.loads(text)
        verdicts = (old.is_valid(shown), new.is_valid(shown))
        if forward and verdicts == (True, False) or backward and verdicts == (False, True):
            return f"{result.stdout}{text} is a counterexample"
    return None


if __name__ == "__main__":
    search(made, compare, 300)
