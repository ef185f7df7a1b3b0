"""Random rule files that are right for a small random table: nothing is found in it, and nothing is left unchecked."""

from __future__ import annotations

import random
from dataclasses import dataclass

MATCHES = ["exact", "equal", "subset", "superset", "partial"]
VALUES = {
    "email": ["ann@example.com", "bob@example.com", "cid@example.com"], "amount": ["1.5", "20", "3.25"],
    "quantity": ["1", "2", "3"], "born": ["2001-01-01", "1999-12-31", "1980-06-15"], "country": ["DE", "FR", "US"],
    "active": ["true", "false", "true"], "labels": ["a|b", "c", "d|e|f"], "remark": ["good", "bad", "fair"],
    "zip code": ["10115", "75001", "94105"]}
"""The columns that a table may have, each with the values of its records."""
TYPES = {"amount": "number", "quantity": "integer", "born": "date", "active": "boolean", "labels": "list"}
"""The types of the columns that are not of strings."""
LENGTHS = {"minLength": 1, "maxLength": 40}
BOUNDS = {
    "number": {"minimum": 0, "maximum": 100, "exclusiveMinimum": 0, "exclusiveMaximum": 99.5},
    "integer": {"minimum": 0, "maximum": 100, "exclusiveMinimum": 0, "exclusiveMaximum": 99},
    "date": {"minimum": "1900-01-01", "maximum": "2020-12-31", "exclusiveMinimum": "1900-01-01"}}
PROPERTIES = {"number": {"decimalChar": ".", "groupChar": "_"}, "integer": {"groupChar": "_"},
              "boolean": {"trueValues": ["true", "yes"], "falseValues": ["false"]},
              "list": {"delimiter": "|", "itemType": "string"}, "date": {"format": "default"}}
"""The properties of the types."""
RULES = {
    "email": ["email", "lowercase", "length:..40", {"not": "uppercase"}, "ascii"],
    "country": ["uppercase", "length:2", {"one-of": ["DE", "FR", "US"]}, {"any": ["lowercase", "uppercase"]}],
    "remark": ["lowercase", {"length": {"min": 1, "max": 9}}, "ascii", "trimmed"],
    "zip code": ["length:5", {"regex": "\\d{5}"}, "ascii"], "amount": ["range:0..100"], "quantity": ["range:0..100"]}


@dataclass(frozen=True)
class RightFile:
    """A rule file, and a table for it as its records."""

    schema: dict
    records: tuple[dict[str, str], ...]


def right_file(draw: random.Random) -> RightFile:
    """Return a random rule file with a table that it finds nothing in."""
    columns = draw.sample(list(VALUES), draw.randrange(3, 6))
    schema: dict = {"fields": [field(draw, name) for name in columns]}
    match = draw.choice([None, *MATCHES])
    optional = {"fieldsMatch": match} if match else {}
    names = draw.sample(columns, 2)
    optional |= {
        "missingValues": ["", "NA"], "title": "A table", "description": "For a test",
        "primaryKey": draw.choice([key(columns)[0], [key(columns)[0], names[0]] if names[0] != key(columns)[0] else names]),
        "uniqueKeys": [[key(columns)[0], draw.choice(columns)]] if len(columns) > 1 else [],
        "foreignKeys": [{"fields": names[0], "reference": {"fields": names[0]}}],
        "rules": [], "table": table_rules(draw, columns), "limits": {"invalid": {"fail": 1}},
        "messages": {"required": "is missing"}, "severity": {"record.stray-quote": "error"},
        "dialect": draw.choice([{"delimiter": ";"}, {"quoteChar": "'", "header": True}, {"commentChar": "#", "headerRows": [1]}]),
        "tests": [{"field": names[0], "valid": VALUES[names[0]]}]}
    kept = draw.sample(list(optional), draw.randrange(2, 7))
    schema |= {name: value for name, value in optional.items() if name in kept or name == "fieldsMatch"}
    if "uniqueKeys" in schema and len(set(schema["uniqueKeys"][0])) < 2:
        schema["uniqueKeys"] = [[key(columns)[0]]]
    if "rules" in schema:
        schema["rules"] = record_rules(draw, names, schema)
        schema = {name: value for name, value in schema.items() if value != []}
    extra = match in ("subset", "partial") and draw.random() < 0.4
    records = tuple(
        {name: VALUES[name][row] for name in columns} | ({"spare": "x"} if extra else {}) for row in range(3))
    return RightFile(schema, records)


def key(columns: list[str]) -> list[str]:
    """Return the columns whose values are all distinct."""
    return [name for name in columns if len(set(VALUES[name])) == len(VALUES[name])]


def field(draw: random.Random, name: str) -> dict:
    """Return a random field that accepts the values of a column."""
    kind = TYPES.get(name, draw.choice(["string", "string", "any", None]))
    made: dict = {"name": name} | ({"type": kind} if kind else {})
    for property, value in PROPERTIES.get(kind, {}).items():
        if kind == "list" or draw.random() < 0.3:
            made[property] = value
    constraints: dict = {"required": True}
    constraints |= {"unique": True} if key([name]) else {}
    constraints |= {"enum": VALUES[name]} if kind not in ("list", "boolean") else {}
    constraints |= LENGTHS if kind in ("string", "list") else BOUNDS.get(kind, {})
    constraints |= {"pattern": ".+"} if kind == "string" else {}
    chosen = draw.sample(list(constraints), draw.randrange(min(len(constraints), 3) + 1))
    if chosen:
        made["constraints"] = {one: constraints[one] for one in chosen}
    rules = ["not-blank", *RULES.get(name, [])]
    if draw.random() < 0.5:
        made["rules"] = draw.sample(rules, draw.randrange(1, min(len(rules), 3) + 1))
    optional = {"title": "One", "description": "A column", "missingValues": ["", "-"], "severity": "error",
                "messages": {"default": "is wrong"}, "example": VALUES[name][0]}
    made |= {one: optional[one] for one in draw.sample(list(optional), draw.randrange(3))}
    return made


def record_rules(draw: random.Random, names: list[str], schema: dict) -> list[dict]:
    """Return random rules over records of two columns; those about presence only for columns that may be absent."""
    first, second = names
    bound = "'a'" if (kind := TYPES.get(first)) is None else BOUNDS[kind]["minimum"] if kind in BOUNDS else None
    rules: list[dict] = [{"compare": f"`{first}` != {bound}"}] if bound is not None else []
    needed = {one["name"] for one in schema["fields"]
              if "required" in one.get("constraints", ()) or "not-blank" in one.get("rules", ())}
    if not {first, second} & {*needed, *schema.get("primaryKey", ())} and schema.get("primaryKey") not in names:
        rules += [
            {"at-least-one-of": names}, {"all-or-none": names}, {"at": first, "required-with": [second]},
            {"at": first, "required-if": {"field": second, "present": True}},
            {"at": first, "forbidden-if": {"field": second, "present": False}},
            {"at": first, "rule": "length:1..", "when": {"field": second, "present": True}}]
    chosen = draw.sample(rules, draw.randrange(min(len(rules), 3) + 1))
    return [{"id": f"rule-{number}", **rule} for number, rule in enumerate(chosen)]


def table_rules(draw: random.Random, columns: list[str]) -> dict:
    """Return random rules over the table that hold."""
    name = draw.choice(columns)
    bounds = {"absent": {"maximumShare": 0.5}, "distinct": {"maximumShare": 1}}
    if TYPES.get(name) in ("number", "integer"):
        bounds |= {"sum": {"minimum": 0, "maximum": 1000}, "mean": {"maximum": 50}}
    chosen = draw.sample(list(bounds), draw.randrange(1, len(bounds) + 1))
    rules = {"records": {"minimum": 1, "maximum": 100}, "columns": {name: {one: bounds[one] for one in chosen}},
             "duplicates": False}
    return {one: rules[one] for one in draw.sample(list(rules), draw.randrange(1, 4))}
