"""Mistakes in rule files that are right: properties at wrong places, columns that are missing, names that are misspelled."""

from __future__ import annotations

import copy
import random
import string
from collections.abc import Iterator
from dataclasses import dataclass

from Attack.misplacements import CONSTRAINTS, DIALECT, FIELD, OF_TYPES, TOP, UNSUPPORTED, misplaced
from Attack.right_files import VALUES, RightFile

OPEN = {"messages", "severity", "columns", "enum", "tests"}
"""The members of a rule file that have names of the user's choice, or data."""
ALONE = ["at-least-one-of", "all-or-none", "at-most-one-of", "exactly-one-of", "required-with"]
"""The rules over records that count a column that is missing as absent."""


@dataclass(frozen=True)
class Mistake:
    """A rule file in which one thing is wrong for a table, and the names of which what is printed must have one."""

    kind: str
    named: tuple[str, ...]
    schema: dict
    records: tuple[dict[str, str], ...]
    options: tuple[str, ...] = ()
    """The options with rules, instead of the rule file."""
    is_ignored: bool = False
    """Whether the standard requires that the mistake is ignored, so that only the linter names it."""

    @property
    def is_of_column(self) -> bool:
        """Whether the names are of columns, which messages write also as a part of a condition."""
        return "column" in self.kind


def mistake(draw: random.Random, right: RightFile) -> Mistake:
    """Return a random mistake."""
    kinds = [misplacement, misplacement, dropped, misspelled_property, misspelled_name, misspelled_option]
    return draw.choice(kinds)(draw, right)


def misplacement(draw: random.Random, right: RightFile) -> Mistake:
    """Put a property where it has no meaning."""
    place, name, schema = misplaced(draw, right.schema)
    is_ignored = place == "a field" and name in OF_TYPES and name not in UNSUPPORTED | DIALECT
    return Mistake(f"misplaced in {place}", (name,), schema, right.records, is_ignored=is_ignored)


def dropped(draw: random.Random, right: RightFile) -> Mistake:
    """Take a column that a rule needs out of the table."""
    needed = [one["name"] for one in right.schema["fields"] if needs(right.schema, one)]
    if not needed:
        return misspelled_name(draw, right)
    name = draw.choice(needed)
    kept = tuple({one: value for one, value in record.items() if one != name} for record in right.records)
    return Mistake("dropped column", (name,), right.schema, kept)


def misspelled_property(draw: random.Random, right: RightFile) -> Mistake:
    """Misspell a property of the standard or of rule files."""
    schema = copy.deepcopy(right.schema)
    holder, name = draw.choice(list(properties(schema)))
    slip = misspelled(draw, name, [*holder, *CONSTRAINTS, *FIELD, *TOP, *DIALECT])
    members = list(holder.items())
    holder.clear()
    holder.update((slip if one == name else one, value) for one, value in members)
    return Mistake("misspelled property", (slip,), schema, right.records)


def misspelled_name(draw: random.Random, right: RightFile) -> Mistake:
    """Misspell the name of a field, also within a key or a rule over records, or that of a rule."""
    schema = copy.deepcopy(right.schema)
    holder, place = draw.choice(list(names(schema)))
    name = holder[place]
    holder[place] = slip = misspelled(draw, name, VALUES)
    if place != "name":
        what = "field in a key or rule" if name in VALUES else "rule"
        return Mistake(f"misspelled {what}", (slip,), schema, right.records)
    if not needs(schema, holder):
        holder["constraints"] = {"required": True}
    return Mistake("misspelled field", (slip, name), schema, right.records)


def misspelled_option(draw: random.Random, right: RightFile) -> Mistake:
    """Misspell the column of an option, beside options for columns that each record has."""
    wrong, other = draw.sample(sorted(right.records[0]), 2)
    slip = misspelled(draw, wrong, VALUES)
    rules = [f"{slip}={draw.choice(['not-blank', 'length:1..', 'ascii', 'unique'])}", f"{other}=length:1..", f"{wrong}=ascii"]
    chosen = [rules[0], *draw.sample(rules[1:], draw.randrange(3))]
    draw.shuffle(chosen)
    words = tuple(word for rule in chosen for word in ("-c", rule))
    return Mistake("misspelled column of an option", (slip,), {}, right.records, words)


def needs(schema: dict, field: dict) -> bool:
    """Return whether something is not checked if the column of a field is missing."""
    name = field["name"]
    # Every text is a list of strings.
    if field.get("type", "any") not in ("string", "any", "list") or field.get("constraints") or field.get("rules"):
        return True
    for rule in schema.get("rules", []):
        kind = next(iter(rule.keys() & set(ALONE)), None)
        if (kind is None and name in str(rule)) or kind == "all-or-none" and name in rule[kind]:
            return True
    in_keys = [schema.get(one, []) for one in ("primaryKey", "uniqueKeys", "foreignKeys")]
    return repr(name) in repr(in_keys) or name in schema.get("table", {}).get("columns", {})


def properties(node: object) -> Iterator[tuple[dict, str]]:
    """Yield each object of a rule file whose members have names of the standard or of rule files, with each of these."""
    if isinstance(node, list):
        for child in node:
            yield from properties(child)
    if isinstance(node, dict):
        for name, child in list(node.items()):
            yield node, name
            if name == "columns":
                yield from properties(list(child.values()))
            elif name not in OPEN:
                yield from properties(child)


def names(schema: dict) -> Iterator[tuple[dict | list, str | int]]:
    """Yield where a rule file has the name of a field, or of a rule."""
    for field in schema["fields"]:
        yield field, "name"
        rules = field.get("rules", [])
        yield from ((rules, index) for index, rule in enumerate(rules) if isinstance(rule, str) and ":" not in rule)
    for key in (key for one in schema.get("foreignKeys", []) for key in (one, one["reference"])):
        yield key, "fields"
    yield from ((key, index) for key in schema.get("uniqueKeys", []) for index in range(len(key)))
    if "primaryKey" in schema:
        key = schema["primaryKey"]
        yield from [(schema, "primaryKey")] if isinstance(key, str) else ((key, index) for index in range(len(key)))
    for rule in schema.get("rules", []):
        yield from ((rule, one) for one in rule if one == "at")
        yield from ((value, index) for value in rule.values() if isinstance(value, list) for index in range(len(value)))
        yield from ((value, "field") for value in rule.values() if isinstance(value, dict))


def misspelled(draw: random.Random, name: str, others: object) -> str:
    """Return the name with one letter dropped, doubled, changed or exchanged with the next; none of the others."""
    while True:
        at = draw.randrange(len(name))
        head, letter, tail = name[:at], name[at], name[at + 1:]
        slip = draw.choice([
            head + tail, head + letter + letter + tail, head + tail[:1] + letter + tail[1:],
            head + draw.choice(string.ascii_lowercase) + tail])
        if slip and slip != name and slip not in others and slip.strip() == slip:
            return slip
