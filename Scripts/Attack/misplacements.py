"""Properties of Table Schema and Table Dialect at places where they have no meaning."""

from __future__ import annotations

import copy
import random

CONSTRAINTS = {"required": True, "unique": True, "minLength": 1, "maxLength": 9, "minimum": 1, "maximum": 9,
               "exclusiveMinimum": 0, "exclusiveMaximum": 9, "pattern": "a+", "enum": ["a"], "jsonSchema": {}}
FIELD = {"type": "integer", "format": "email", "constraints": {"required": True}, "missingValues": ["-"], "rdfType": "x",
         "trueValues": ["x"], "falseValues": ["y"], "decimalChar": ",", "groupChar": ".", "bareNumber": False,
         "categories": ["a"]}
TOP = {"primaryKey": "amount", "uniqueKeys": [["amount"]], "foreignKeys": [], "fieldsMatch": "exact",
       "fields": [{"name": "amount", "constraints": {"required": True}}], "dialect": {"delimiter": ";"}, "missingValues": ["-"]}
DIALECT = {"header": False, "headerRows": [2], "headerJoin": "-", "commentRows": [2], "commentChar": "#", "delimiter": ";",
           "lineTerminator": "\n", "quoteChar": "'", "doubleQuote": False, "escapeChar": "\\", "nullSequence": "-",
           "skipInitialSpace": True}
UNSUPPORTED = {"property": "rows", "itemType": "array", "itemKeys": ["a"], "sheetNumber": 2, "sheetName": "a", "table": "a"}
"""The properties of Table Dialect that the program does not support anywhere."""
STANDARD = [*CONSTRAINTS.items(), *FIELD.items(), *TOP.items(), *DIALECT.items(), *UNSUPPORTED.items()]
OF_TYPES = {"trueValues": ["boolean"], "falseValues": ["boolean"], "decimalChar": ["number"],
            "groupChar": ["number", "integer"], "bareNumber": ["number", "integer"], "delimiter": ["list"],
            "itemType": ["list"], "categories": ["string", "integer"]}
"""The properties of a field that belong to some types only, with these."""
MEANT = {"a rule file": {*TOP, "table"}, "constraints": {*CONSTRAINTS}, "dialect": {*DIALECT}, "a key": {"fields"}}
"""The properties that have a meaning at a place, for the places where it does not depend on the type."""


def places(schema: dict) -> list[tuple[str, dict]]:
    """Return the objects of a rule file, each with the name of its place."""
    found = [("a rule file", schema)]
    for field in schema["fields"]:
        found += [("a field", field), ("constraints", field["constraints"])]
    keys = schema.get("foreignKeys", [])
    found += [("dialect", schema["dialect"]), *(("a key", key) for key in keys)]
    found += [("a key", key["reference"]) for key in keys]
    found += [("a rule", rule) for rule in schema.get("rules", [])]
    return found + [(name, schema[name]) for name in ("table", "limits") if name in schema]


def has_meaning(name: str, place: str, target: dict) -> bool:
    """Return whether a property has a meaning in an object, by the standard or as an addition of rule files."""
    if place == "a field":
        if name in OF_TYPES:
            return target.get("type", "any") in OF_TYPES[name]
        return name in FIELD
    return name in MEANT.get(place, ())


def misplaced(draw: random.Random, schema: dict) -> tuple[str, str, dict]:
    """Return a place, a property without a meaning there, and the rule file with it, often moved from where it has one."""
    changed = copy.deepcopy(schema)
    changed.setdefault("dialect", {})
    for field in changed["fields"]:
        field.setdefault("constraints", {})
    objects = places(changed)
    while True:
        place, target = draw.choice(objects)
        name, value = draw.choice(STANDARD)
        if name not in target and not has_meaning(name, place, target):
            break
    # An object with places in it is not moved, lest it be moved into itself.
    homes = [] if name in ("constraints", "dialect", "fields", "foreignKeys", "table") else [
        one for kind, one in objects if name in one and has_meaning(name, kind, one)]
    if homes and draw.random() < 0.7:
        value = draw.choice(homes).pop(name)
    target[name] = value
    return place, name, without_empty(changed)


def without_empty(schema: dict) -> dict:
    """Return the rule file without empty constraints and an empty dialect."""
    kept = {name: value for name, value in schema.items() if (name, value) != ("dialect", {})}
    if "fields" in kept:
        kept["fields"] = [
            {name: value for name, value in field.items() if (name, value) != ("constraints", {})} for field in kept["fields"]]
    return kept
