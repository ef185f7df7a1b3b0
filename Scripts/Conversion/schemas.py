"""Compare JSON Schemas that `validate convert` has written as rule files with jsonschema, on random records of JSON Lines.

Usage: schemas.py PROGRAM [--schemas N] [--seed N] [--records N]

The schemas have what a rule file can say, in several spellings. The records have no value whose text is one of another type, such as "1",
and no null but where the schema allows it, which a rule file does not tell apart. A record is valid for both or for neither.
"""

import json
import subprocess

import jsonschema
from differences import search

WORDS = ["ab", "Ab", "abc", "x y", "é", "zzzz", "b-c", "2026-02-28", "2026-02-30", "192.0.2.1", "192.0.2.300", "AB", "ABC"]
PATTERNS = ["^[a-z]+$", "b", "^A", "c$", "^a|c$", "^[^b]*$", "^[A-Z]{2}$", r"^\u0041", "[- ]", r"^(a|b)+$"]


def number(source):
    return source.choice([-3, 0, 1, 2, 5, 7, 10, 2.5, -0.5, 1000000, 0.25])


def schema_of_number(source, within=False):
    kind = source.choice(["integer", "number"])
    schema = {"type": kind}
    for key in source.sample(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"], source.randrange(3)):
        schema[key] = source.choice([-1, 0, 2, 6])
    # The constraint jsonSchema has no multiples.
    if source.random() < 0.2 and not within:
        schema["multipleOf"] = source.choice([1, 2, 5, 0.5] if kind == "number" else [1, 2, 5])
    return schema


def schema_of_text(source):
    schema = {"type": "string"}
    if source.random() < 0.4:
        schema["minLength"] = source.randrange(4)
    if source.random() < 0.4:
        schema["maxLength"] = source.randrange(2, 6)
    if source.random() < 0.4:
        schema["pattern"] = source.choice(PATTERNS)
    if source.random() < 0.2:
        schema["format"] = source.choice(["date", "ipv4"])
    if source.random() < 0.2:
        schema["enum"] = source.sample(WORDS, 3)
    if source.random() < 0.1:
        schema["not"] = {"enum": source.sample(WORDS, 2)}
    return schema


def schema_of_list(source):
    schema = {"type": "array", "items": schema_of_number(source, within=True)}
    if source.random() < 0.4:
        schema["minItems"] = source.randrange(3)
    if source.random() < 0.4:
        schema["uniqueItems"] = True
    return schema


def schema_of_object(source):
    schema = {"type": "object", "properties": {"p": schema_of_number(source, within=True), "q": {"type": "boolean"}}}
    if source.random() < 0.5:
        schema["required"] = ["p"]
    if source.random() < 0.3:
        schema["additionalProperties"] = False
    return schema


MAKERS = [schema_of_number, schema_of_text, schema_of_text, schema_of_list, schema_of_object,
          lambda source: {"type": "boolean"}, lambda source: {"enum": source.sample(WORDS, 4)},
          lambda source: {"oneOf": [{"const": word} for word in source.sample(WORDS, 3)]}]


def property_of(source):
    """Return a schema, its plain part, and whether null is valid."""
    plain = source.choice(MAKERS)(source)
    kind = source.randrange(6)
    if kind == 0 and "type" in plain:
        return {**plain, "type": [plain["type"], "null"]} if "enum" not in plain else plain, plain, "enum" not in plain
    if kind == 1:
        return {"anyOf": [plain, {"type": "null"}]}, plain, True
    if kind == 2:
        return {"allOf": [plain, {"title": "A title"}]}, plain, False
    if kind == 3 and "minimum" in plain:
        return {"allOf": [plain, {"minimum": 1}]}, plain, False
    return plain, plain, False


def value(source, plain, nullable):
    """Return a value that is more often than not of the type."""
    if nullable and source.random() < 0.2:
        return None
    kind = plain.get("type", "string")
    if kind in ("integer", "number"):
        return number(source) if source.random() < 0.9 else source.choice(["x", True, [1]])
    if kind == "boolean":
        return source.choice([True, False, True, "x", 7])
    if kind == "array":
        return [number(source) for _ in range(source.randrange(4))] if source.random() < 0.9 else source.choice(["x", 5, {}])
    if kind == "object":
        members = {"p": number(source), "q": source.choice([True, False, 3]), "r": 1}
        return {key: members[key] for key in source.sample(sorted(members), source.randrange(4))} if source.random() < 0.9 else "x"
    return source.choice(WORDS)


def schema_of(source):
    """Return a random schema, and the plain part of each property with whether null is valid."""
    names = "abcdef"[:source.randrange(2, 6)]
    made = {name: property_of(source) for name in names}
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": {}}
    definitions = {}
    for name, (described, _, _) in made.items():
        if source.random() < 0.2:
            definitions["of/" + name] = described
            described = {"$ref": f"#/$defs/of~1{name}"}
        schema["properties"][name] = described
    if definitions:
        schema["$defs"] = definitions
    required = [name for name in names if source.random() < 0.3 and not made[name][2]]
    if required:
        schema["required"] = required
    if source.random() < 0.3:
        schema["additionalProperties"] = False
    first, second = names[:2]
    if source.random() < 0.2 and not (made[first][2] or made[second][2]):
        schema["dependentRequired"] = {first: [second]}
    if source.random() < 0.2 and not (made[first][2] or made[second][2]):
        schema[source.choice(["anyOf", "oneOf"])] = [{"required": [first]}, {"required": [second]}]
    words = made[first][1].get("enum")
    if words and not (made[first][2] or made[second][2]):
        condition = {"properties": {first: {"enum": words[:2]}}}
        if source.random() < 0.5:
            condition["required"] = [first]
        schema |= {"if": condition, source.choice(["then", "else"]): {"required": [second]}}
    return schema, {name: (plain, nullable) for name, (_, plain, nullable) in made.items()}


def records_of(source, made, count):
    for _ in range(count):
        record = {name: value(source, *made[name]) for name in made if source.random() < 0.85}
        if source.random() < 0.1:
            record["other"] = "x"
        yield record


def compare(program, schema, records, folder):
    """Return the first record of which the verdicts differ, or the reason why the schema is not converted."""
    (folder / "schema.json").write_text(json.dumps(schema), "utf-8")
    converted = subprocess.run([program, "convert", "schema.json"], cwd=folder, capture_output=True, text=True, check=False)
    if converted.returncode > 1:
        return f"status {converted.returncode}: {converted.stderr}"
    (folder / "rules.yml").write_text(converted.stdout, "utf-8")
    (folder / "table.jsonl").write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
    checked = subprocess.run(
        [program, "check", "-r", "rules.yml", "--format", "jsonl", "--summary", "none", "table.jsonl"],
        cwd=folder, capture_output=True, text=True, check=False,
    )
    if checked.returncode > 1:
        return f"{checked.stderr}{converted.stdout}"
    invalid = {finding["record"] for finding in map(json.loads, checked.stdout.splitlines()) if finding["severity"] == "error"}
    checker = jsonschema.Draft202012Validator(schema, format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER)
    for index, record in enumerate(records, 1):
        is_valid = checker.is_valid(record)
        # A rule file that does not say all of the schema accepts more.
        if is_valid == (index in invalid) and (is_valid or converted.returncode == 0):
            reason = next((error.message for error in checker.iter_errors(record)), "valid")
            return f"{json.dumps(record)}\njsonschema: {reason}\n{converted.stdout}{checked.stdout}"
    return None


def made(source, count):
    schema, properties = schema_of(source)
    return schema, list(records_of(source, properties, count))


if __name__ == "__main__":
    search(made, compare, 40)
