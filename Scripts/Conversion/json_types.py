"""Compare `validate check -r SCHEMA` on JSON Lines with jsonschema-rs, on random JSON Schemas and random values.

Usage: json_types.py PROGRAM [--schemas N] [--seed N] [--records N]

The schemas have any keywords of 2020-12, within each other and with references; the values have any types. Each record is valid for both or for neither, and those that `validate sample` makes are valid.
"""

import json
import re
import subprocess

import jsonschema_rs
from differences import search

NAMES = ["a", "b", "c", "ab", "é", "x/y", "~"]
WORDS = ["", "a", "ab", "Ab", "abc", "é", "😀b", "2026-02-28", "2026-02-30", "192.0.2.1", 'q"\\', "1", "true", "null", "\t"]
PATTERNS = ["^[a-z]+$", "b", "^A", "c$", "^a|c$", "^[^b]*$", "^\\w{2}$", "\\d", "^$", "[- ]", "^(a|b)+$", "\\p{Lu}"]
NUMBERS = ["0", "-0", "1", "1.0", "-1", "2.5", "10", "1e1", "0.25", "1E2", "-0.5", "3", "100.00", "7", "1.5e0"]
REFERENCES = ["#/$defs/one", "#/$defs/two", "#/$defs/one", "inner/bundle.json", "https://example.com/inner/bundle.json#/$defs/two"]
TYPES = ["null", "boolean", "object", "array", "number", "string", "integer"]



def value(source, depth=0):
    kind = source.randrange(9 if depth < 2 else 6)
    if kind < 2:
        return json.dumps(source.choice(WORDS), ensure_ascii=source.random() < 0.3)
    if kind < 4:
        return source.choice(NUMBERS)
    if kind == 4:
        return source.choice(["true", "false"])
    if kind == 5:
        return "null"
    if kind == 6:
        return "[" + ",".join(value(source, depth + 1) for _ in range(source.randrange(4))) + "]"
    return object_of(source, depth)


def object_of(source, depth):
    names = source.sample(NAMES, source.randrange(4))
    return "{" + ", ".join(f"{json.dumps(name)}: {value(source, depth + 1)}" for name in names) + "}"


def plain(source):
    return json.loads(value(source))


def schema(source, depth=0):
    if depth > 3 or source.random() < 0.03:
        return source.choice([True, True, False, {}])
    result = {}
    if source.random() < 0.6:
        result["type"] = source.choice(TYPES) if source.random() < 0.7 else source.sample(TYPES, source.randrange(1, 4))
    for _ in range(source.randrange(1, 4)):
        keyword(source, result, depth + 1)
    return result


def keyword(source, result, depth):
    def inner():
        return schema(source, depth)

    def list_of(most=3):
        return [inner() for _ in range(source.randrange(1, most + 1))]

    choices = [
        lambda: result.update(enum=[plain(source) for _ in range(source.randrange(1, 5))]),
        lambda: result.update(const=plain(source)),
        lambda: result.update({source.choice(["minimum", "exclusiveMinimum"]): source.choice([-1, 0, 1, 2.5])}),
        lambda: result.update({source.choice(["maximum", "exclusiveMaximum"]): source.choice([0, 1, 2, 10])}),
        lambda: result.update(multipleOf=source.choice([1, 2, 0.5, 0.25, 3])),
        lambda: result.update(minLength=source.randrange(4)),
        lambda: result.update(maxLength=source.randrange(4)),
        lambda: result.update(pattern=source.choice(PATTERNS)),
        lambda: result.update(format=source.choice(["date", "ipv4"])),
        lambda: result.update(properties={name: inner() for name in source.sample(NAMES, source.randrange(1, 4))}),
        lambda: result.update(required=source.sample(NAMES, source.randrange(1, 3))),
        lambda: result.update(additionalProperties=inner()),
        lambda: result.update(unevaluatedProperties=source.choice([False, False, inner()])),
        lambda: result.update(unevaluatedItems=source.choice([False, False, inner()])),
        lambda: result.update(patternProperties={source.choice(PATTERNS): inner()}),
        lambda: result.update(propertyNames=inner()),
        lambda: result.update({source.choice(["minProperties", "maxProperties"]): source.randrange(3)}),
        lambda: result.update(dependentRequired={source.choice(NAMES): source.sample(NAMES, 1)}),
        lambda: result.update(dependentSchemas={source.choice(NAMES): inner()}),
        lambda: result.update(items=inner()),
        lambda: result.update(prefixItems=list_of()),
        lambda: result.update({source.choice(["minItems", "maxItems"]): source.randrange(4)}),
        lambda: result.update(uniqueItems=True),
        lambda: result.update({"contains": inner(), source.choice(["minContains", "maxContains"]): source.randrange(3)}),
        lambda: result.update({source.choice(["allOf", "anyOf", "oneOf"]): list_of()}),
        lambda: result.update({"not": inner()}),
        lambda: result.update({"if": inner(), source.choice(["then", "else"]): inner()}),
        lambda: result.update({"$ref": source.choice(REFERENCES)}),
    ]
    # Those of one value are frequent in properties, and those of objects in records.
    source.choice(choices[:9] if depth == 2 and source.random() < 0.5 else choices)()


def schema_of_records(source):
    result = schema(source)
    if not isinstance(result, dict):
        result = {}
    result.pop("type", None)
    result.pop("enum", None)
    result.pop("const", None)
    result.setdefault("properties", {name: schema(source, 1) for name in source.sample(NAMES, source.randrange(1, 5))})
    definitions = [schema(source, 2)] + [schema(source, 3) for _ in range(3)]
    if "$ref" in json.dumps(definitions):
        definitions = [{"type": "string"}, {"minimum": 1}, {"type": "null"}, True]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://example.com/root.json", "type": "object", **result,
            "$defs": {"one": definitions[0], "two": definitions[1], "bundle": bundle(*definitions[2:])}}


def bundle(one, two):
    """Return a schema with an identifier of its own, in which references begin."""
    return {"$id": "inner/bundle.json", "anyOf": [{"$ref": "#/$defs/one"}, {"$ref": "bundle.json#/$defs/two"}],
            "$defs": {"one": one, "two": two}}


def compare(program, described, records, folder):
    """Return the first record of which the verdicts differ."""
    (folder / "schema.json").write_text(json.dumps(described), "utf-8")
    (folder / "table.jsonl").write_text("".join(record + "\n" for record in records), "utf-8")
    checked = subprocess.run(
        [program, "check", "-r", "schema.json", "--format", "jsonl", "--summary", "none", "table.jsonl"],
        cwd=folder, capture_output=True, text=True, check=False,
    )
    if checked.returncode > 1 or checked.stderr:
        return f"status {checked.returncode}: {checked.stderr}"
    invalid = {finding["record"] for finding in map(json.loads, checked.stdout.splitlines()) if finding["severity"] == "error"}
    checker = jsonschema_rs.Draft202012Validator(described, validate_formats=True)
    for index, record in enumerate(records, 1):
        if checker.is_valid(json.loads(record)) == (index in invalid):
            reason = next((error.message for error in checker.iter_errors(json.loads(record))), "valid")
            return f"record {index}: {record}\njsonschema-rs: {reason}"
    made_records = subprocess.run(
        [program, "sample", "-r", "schema.json", "--output", "jsonl", "-n", "10"], cwd=folder, capture_output=True, text=True, check=False)
    if made_records.returncode not in (0, 2) or made_records.returncode == 2 and "found" not in made_records.stderr:
        return f"sample: status {made_records.returncode}: {made_records.stderr}"
    for record in made_records.stdout.splitlines():
        # Python reads a number of many digits as another one.
        if not re.search(r"\d{16}", record) and not checker.is_valid(json.loads(record)):
            return f"sample: {record}"
    return None


def made(source, count):
    return schema_of_records(source), [object_of(source, 0) for _ in range(count)]


if __name__ == "__main__":
    search(made, compare, 60)
