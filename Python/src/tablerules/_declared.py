"""Rules that are written in Python."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypedDict, Union, cast

from . import _yaml
from ._errors import ArgumentError, RulesError
from ._field import Field, Messages
from ._own import Rule, Severity
from ._refusals import article
from ._yaml import Value
from .rules import Rules, parse

FieldsMatch = Literal["exact", "equal", "subset", "superset", "partial"]
"""How the fields match the columns of a table."""


class _Reference(TypedDict, total=False):
    """The table that a foreign key refers to; without a resource the table itself."""

    resource: str
    path: str
    fields: Union[str, Sequence[str]]


class ForeignKey(TypedDict):
    """A foreign key as in a rule file."""

    fields: Union[str, Sequence[str]]
    reference: _Reference


RecordRule = TypedDict(
    "RecordRule",
    {
        "id": str, "at": str, "when": Mapping[str, Value], "severity": Severity, "message": str, "description": str,
        "compare": str, "required-if": Mapping[str, Value], "required-with": Sequence[str],
        "forbidden-if": Mapping[str, Value], "exactly-one-of": Sequence[str], "at-least-one-of": Sequence[str],
        "at-most-one-of": Sequence[str], "all-or-none": Sequence[str], "rule": Value,
    },
    total=False,
)
"""A rule over records as in a rule file."""


class TableRules(TypedDict, total=False):
    """The rules over a table as a whole, as in a rule file."""

    records: Mapping[str, Value]
    columns: Mapping[str, Mapping[str, Value]]
    duplicates: Union[bool, Mapping[str, Value]]


class Options(TypedDict, total=False):
    """What rules have besides fields: the arguments of :func:`rules`, and of the class of a table."""

    primary_key: Union[str, Sequence[str], None]
    unique_keys: Sequence[Union[str, Sequence[str]]]
    foreign_keys: Sequence[ForeignKey]
    fields_match: Union[FieldsMatch, None]
    missing_values: Union[Iterable[str], None]
    rules: Sequence[Union[RecordRule, Rule]]
    table: Union[TableRules, None]
    severity: Union[Mapping[str, str], None]
    messages: Union[Messages, None]
    keys: Union[Mapping[str, Value], None]


LISTS = ("unique_keys", "foreign_keys", "rules")
"""The options that are lists."""


def required(options: Options) -> Options:
    """Return options, or raise an error if one is a field of its name or no list."""
    for name, value in options.items():
        if isinstance(value, Field):
            raise ArgumentError(f"'{name}' is an argument of its own: give a field of that name as {{'{name}': field(…)}}")
        if name in LISTS and (isinstance(value, (str, Mapping)) or not isinstance(value, Iterable)):
            raise ArgumentError(f"{name}= is a list, not {article(value)}: write {name}=[{value!r}]")
    return options


def joined(base: Options, options: Options) -> Options:
    """Return the options of a base with further ones: lists are joined, and what is given replaces what the base has."""
    values: dict[str, Any] = {**base, **options}
    for name in LISTS:
        first: Any = base.get(name, ())
        further: Any = options.get(name, ())
        values[name] = (*first, *further)
    result: Any = values
    return cast(Options, result)


_KEYS = {
    "primary_key": "primaryKey", "unique_keys": "uniqueKeys",
    "foreign_keys": "foreignKeys", "table": "table", "severity": "severity", "messages": "messages",
}
"""The keys of a rule file, by the arguments."""
_FAULT = re.compile(r"rules:(\d+):\d+: (.*)")


def rules(
    fields: Mapping[str, Field] | None = None,
    /,
    *,
    primary_key: str | Sequence[str] | None = None,
    unique_keys: Sequence[str | Sequence[str]] = (),
    foreign_keys: Sequence[ForeignKey] = (),
    fields_match: FieldsMatch | None = None,
    missing_values: Iterable[str] | None = None,
    rules: Sequence[RecordRule | Rule] = (),
    table: TableRules | None = None,
    severity: Mapping[str, str] | None = None,
    messages: Messages | None = None,
    keys: Mapping[str, Value] | None = None,
    folder: str | os.PathLike[str] | None = None,
    **named: Field,
) -> Rules:
    """Make rules of fields that are written in Python. ``str(rules)`` is their rule file.

    >>> import tablerules
    >>> from tablerules import field
    >>> print(tablerules.rules(email=field(str).required().rule("email"), quantity=field(int, minimum=1)))
    fields:
      - {name: email, type: string, constraints: {required: true}, rules: [email]}
      - {name: quantity, type: integer, constraints: {minimum: 1}}

    Args:
        fields: Fields by the names of their columns, for names that are no names of arguments; those of ``named`` follow.
        primary_key: The field, or the fields, by which a record differs from all others.
        unique_keys: Further such keys, each a name or a list of names.
        foreign_keys: Keys that refer to records of other tables.
        fields_match: Which columns a table may have; by default exactly the fields in their order.
        missing_values: The texts that mean an absent value.
        rules: Rules over several fields, as in a rule file or of one's own.
        table: Rules over the table as a whole.
        severity: The severities of codes.
        messages: Texts by code, by the name of a rule, or ``default``.
        keys: Further keys of a rule file, such as ``definitions`` and ``dialect``.
        folder: The folder in which relative paths start; by default the current folder.
        named: Fields by the names of their columns.

    Raises:
        RulesError: The rules have faults; the text has a line for each.
        ArgumentError: An argument has no meaning.
    """
    options = Options(
        primary_key=primary_key, unique_keys=unique_keys, foreign_keys=foreign_keys, fields_match=fields_match,
        missing_values=missing_values, rules=rules, table=table, severity=severity, messages=messages, keys=keys,
    )
    return made({**(fields or {}), **named}, required(options), folder)


def made(fields: Mapping[str, Field], options: Options, folder: str | os.PathLike[str] | None = None) -> Rules:
    """Make rules of fields and options."""
    lines: list[tuple[str, str]] = [*_head(options), ("fields", "fields:")]
    own: list[Rule] = []
    for name, field in fields.items():
        if not isinstance(field, Field):
            raise ArgumentError(f"'{name}' is {article(field)}, not a field: write {name}=field(…)")
        column = field.column or name
        owner = f"field '{column}'"
        try:
            written = _yaml.block([field.as_written(column)], 2)
            own += field.own_rules(column)
        except ArgumentError as error:
            raise ArgumentError(f"{owner}: {error}") from None
        lines += [(owner, line) for line in written]
    lines += _rest(options)
    text = "".join(line + "\n" for _, line in lines)
    try:
        made = parse(text, folder=folder)
    except RulesError as error:
        raise RulesError("\n".join(_fault(fault, lines) for fault in str(error).splitlines())) from None
    return made.with_rule(*own, *(rule for rule in options.get("rules", ()) if isinstance(rule, Rule)))


def _head(options: Options) -> list[tuple[str, str]]:
    """Return the lines before the fields, each with the argument that it is of."""
    lines = [("keys", line) for line in _yaml.block(options.get("keys") or {})]
    match, missing = options.get("fields_match"), options.get("missing_values")
    if match is not None:
        lines += [("fields_match", line) for line in _yaml.block({"fieldsMatch": match})]
    if missing is not None:
        lines += [("missing_values", line) for line in _yaml.block({"missingValues": list(missing)})]
    return lines


def _rest(options: Options) -> list[tuple[str, str]]:
    """Return the lines after the fields."""
    lines: list[tuple[str, str]] = []
    for name in ("primary_key", "unique_keys", "foreign_keys", "table", "severity", "messages"):
        value: Any = options.get(name)
        if not value:
            continue
        if name == "unique_keys":
            value = [[key] if isinstance(key, str) else list(key) for key in value]
        lines += [(name, line) for line in _yaml.block({_KEYS[name]: value})]
    written: list[Any] = [rule for rule in options.get("rules", ()) if not isinstance(rule, Rule)]
    if written:
        lines.append(("rules", "rules:"))
        lines += [("rules", line) for line in _yaml.block(written, 2)]
    return lines


def _fault(fault: str, lines: Sequence[tuple[str, str]]) -> str:
    """Return a fault with what it is of in Python, instead of its place in the rule file."""
    found = _FAULT.fullmatch(fault)
    if found is None:
        return fault
    number, text = int(found.group(1)), found.group(2)
    return f"{lines[min(number, len(lines)) - 1][0]}: {text}"
