"""Fields of rules that are written in Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict, Union, overload

from ._annotations import FieldType, TypeName, field_type
from ._errors import ArgumentError
from ._own import Rule, Severity, require_options
from ._refusals import article
from ._yaml import Value

if TYPE_CHECKING:
    from typing_extensions import Unpack

RuleOfField = Union[str, Mapping[str, Value], Rule]
"""A rule as in the ``rules`` of a field: a text, a dictionary, or a rule of one's own."""
Messages = Mapping[str, Union[str, Mapping[str, str]]]
"""Texts by code, by rule or ``default``, or those of a language by its tag."""


class Field:
    """A field of rules that are written in Python, made by :func:`field`. It does not change: each method returns another one."""

    def __init__(self) -> None:
        self._name: str | None = None
        self._keys: dict[str, Any] = {}
        self._constraints: dict[str, Any] = {}
        self._rules: tuple[Any, ...] = ()
        self._own: tuple[Rule, ...] = ()

    def __repr__(self) -> str:
        return f"<Field {self.as_written(self._name or '…')}>"

    def _with(self, keys: Mapping[str, Any] | None = None, constraints: Mapping[str, Any] | None = None) -> Field:
        """Return the field with further keys and constraints, which replace those of the same names."""
        field = Field()
        field._name, field._rules, field._own = self._name, self._rules, self._own
        field._keys, field._constraints = {**self._keys, **(keys or {})}, {**self._constraints, **(constraints or {})}
        return field

    def named(self, name: str) -> Field:
        """Name the column, where the name in Python is another one."""
        field = self._with()
        field._name = name
        return field

    def type(self, type: Any) -> Field:
        """Set the type: one of Python, such as ``int``, or the name of one of Table Schema."""
        try:
            return self.of_type(field_type(type))
        except ArgumentError as error:
            raise ArgumentError(f"the field {error}") from None

    def required(self, required: bool = True) -> Field:
        """Require a value in each record."""
        return self._with(constraints={"required": required})

    def unique(self, unique: bool = True) -> Field:
        """Allow each value only once."""
        return self._with(constraints={"unique": unique})

    def minimum(self, value: Value, *, exclusive: bool = False) -> Field:
        """Set the lower bound of numbers, days and times; with ``exclusive``, a value is above it."""
        return self._with(constraints={"exclusiveMinimum" if exclusive else "minimum": value})

    def maximum(self, value: Value, *, exclusive: bool = False) -> Field:
        """Set the upper bound of numbers, days and times; with ``exclusive``, a value is below it."""
        return self._with(constraints={"exclusiveMaximum" if exclusive else "maximum": value})

    def length(self, min: int | None = None, max: int | None = None) -> Field:
        """Set the bounds of the number of characters of a text, or of items of an array."""
        if min is None and max is None:
            raise ArgumentError("length() has at least one bound, such as length(max=40)")
        bounds = {"minLength": min, "maxLength": max}
        return self._with(constraints={key: bound for key, bound in bounds.items() if bound is not None})

    def pattern(self, pattern: str) -> Field:
        """Require that a text matches a regular expression as a whole."""
        return self._with(constraints={"pattern": pattern})

    def enum(self, values: Iterable[Value]) -> Field:
        """Allow only some values."""
        if isinstance(values, str):
            raise ArgumentError(f"enum() has a list of values, not a text: write enum([{values!r}])")
        return self._with(constraints={"enum": list(values)})

    def json_schema(self, schema: Mapping[str, Value]) -> Field:
        """Require that an array or an object is valid by a JSON Schema."""
        return self._with(constraints={"jsonSchema": schema})

    def format(self, format: str) -> Field:
        """Set the format of the type, such as ``email`` for texts or ``%d/%m/%Y`` for days."""
        return self._with({"format": format})

    def rule(
        self,
        rule: RuleOfField,
        argument: Value = None,
        *,
        severity: Severity | None = None,
        message: str | None = None,
        messages: Messages | None = None,
    ) -> Field:
        """Add a rule: one of the catalog, with its argument, such as ``rule("length", {"max": 40})``, or one of one's own.

        Args:
            rule: The rule as in the ``rules`` of a field: ``email``, ``length:1..40``, ``{"any": ["email", "e164"]}``, or a
                :class:`Rule`.
            argument: The argument of a rule that is a name.
            severity: Whether a failure is an error or a warning.
            message: The text of all failures.
            messages: The texts of failures by code.
        """
        field = self._with()
        if isinstance(rule, Rule):
            if argument is not None or severity or message or messages:
                raise ArgumentError(f"the severity and the message of the rule '{rule.name}' are arguments of tablerules.rule()")
            field._own = (*self._own, rule)
            return field
        field._rules = (*self._rules, _written(rule, argument, severity, message, messages))
        return field

    def severity(self, severity: Severity) -> Field:
        """Set the severity of the rules that have none of their own."""
        return self._with({"severity": severity})

    def message(self, message: str) -> Field:
        """Set the text of all failures."""
        return self.messages({"default": message})

    def messages(self, messages: Messages) -> Field:
        """Set texts by code, by the name of a rule, or ``default``."""
        return self._with({"messages": {**self._keys.get("messages", {}), **messages}})

    def title(self, title: str) -> Field:
        """Set the title."""
        return self._with({"title": title})

    def description(self, description: str) -> Field:
        """Set the description."""
        return self._with({"description": description})

    def arrow_type(self, *types: str) -> Field:
        """Set the type in which Arrow stores the column, such as ``int64`` or ``timestamp(us, UTC)``, or several types."""
        return self._with({"arrowType": types[0] if len(types) == 1 else list(types)})

    def missing_values(self, values: Iterable[str]) -> Field:
        """Set the texts that mean an absent value."""
        return self._with({"missingValues": list(values)})

    def normalize(self, *steps: str) -> Field:
        """Set the steps that change a value before it is checked, such as ``trim``."""
        return self._with({"normalize": list(steps)})

    def keys(self, keys: Mapping[str, Value]) -> Field:
        """Set further keys of the field as in a rule file, such as ``{"decimalChar": ","}``."""
        return self._with(dict(keys))

    @property
    def column(self) -> str | None:
        """The name of the column, if it was named."""
        return self._name

    @property
    def is_required(self) -> bool | None:
        """Whether a value is required; None if that was not said."""
        required: bool | None = self._constraints.get("required")
        return required

    def of_type(self, found: FieldType) -> Field:
        """Return the field with a type, whose format and constraints those of the field replace."""
        field = self._with()
        field._keys = {**found.keys, **{key: value for key, value in self._keys.items() if key != "type"}}
        field._constraints = {**found.constraints, **self._constraints}
        return field

    def own_rules(self, name: str) -> list[Rule]:
        """Return the rules of one's own, over the column of that name."""
        return [rule.over(name) for rule in self._own]

    def as_written(self, name: str) -> dict[str, Any]:
        """Return the field of that name as in a rule file."""
        truths = {key: True for key in ("required", "unique") if self._constraints.get(key)}
        constraints = {**truths, **{key: value for key, value in self._constraints.items() if key not in ("required", "unique")}}
        first = ("type", "format", "title", "description")
        last = ("severity", "messages")
        written: dict[str, Any] = {"name": name, **{key: self._keys[key] for key in first if key in self._keys}}
        if constraints:
            written["constraints"] = constraints
        written.update({key: value for key, value in self._keys.items() if key not in (*first, *last)})
        if self._rules:
            written["rules"] = list(self._rules)
        return {**written, **{key: self._keys[key] for key in last if key in self._keys}}


def _written(rule: Any, argument: Any, severity: Any, message: Any, messages: Any) -> Any:
    """Return a rule as in a rule file."""
    if message is not None:
        messages = {**(messages or {}), "default": message}
    if isinstance(rule, str):
        if argument is None and severity is None and messages is None:
            return rule
        name, colon, given = rule.partition(":")
        if argument is not None and colon:
            raise ArgumentError(f"the rule {rule!r} has its argument in it and another one: give one of them")
        written: dict[str, Any] = {name: given if colon else True if argument is None else argument}
    elif isinstance(rule, Mapping):
        if argument is not None:
            raise ArgumentError("a rule that is a dictionary has its argument in it")
        written = dict(rule)
    else:
        kinds = "a text such as 'email', a dictionary, or a function made by tablerules.rule()"
        raise ArgumentError(f"a rule is {kinds}, not {article(rule)}")
    options = {"severity": severity, "messages": messages}
    return {**written, **{key: value for key, value in options.items() if value is not None}}


class FieldOptions(TypedDict, total=False):
    """What :func:`field` says of a field, besides its type."""

    name: str
    """The name of the column, where the name in Python is another one."""
    required: bool
    """Whether each record has a value."""
    unique: bool
    """Whether each value occurs only once."""
    minimum: Value
    """The lower bound."""
    maximum: Value
    """The upper bound."""
    exclusive_minimum: Value
    """What all values are above."""
    exclusive_maximum: Value
    """What all values are below."""
    length: Union[int, tuple[Union[int, None], Union[int, None]]]
    """The number of characters or items, or the least and the most of them, None for no bound."""
    pattern: str
    """The regular expression of the whole text."""
    enum: Iterable[Value]
    """The values that are allowed."""
    json_schema: Mapping[str, Value]
    """A JSON Schema of arrays or objects."""
    format: str
    """The format of the type."""
    rules: Sequence[RuleOfField]
    """Rules of the catalog and of one's own, as for :meth:`Field.rule`."""
    severity: Severity
    """The severity of the rules that have none of their own."""
    message: str
    """The text of all failures."""
    messages: Messages
    """Texts by code, by the name of a rule, or ``default``."""
    title: str
    """The title."""
    description: str
    """The description."""
    arrow_type: Union[str, Sequence[str]]
    """The type in which Arrow stores the column, or several of which it has one."""
    missing_values: Iterable[str]
    """The texts that mean an absent value."""
    normalize: Sequence[str]
    """The steps that change a value before it is checked."""
    keys: Mapping[str, Value]
    """Further keys of the field as in a rule file."""


@overload
def field(type: type[Any] | TypeName | Any, **options: Unpack[FieldOptions]) -> Field: ...
@overload
def field(**options: Unpack[FieldOptions]) -> Any: ...
def field(type: Any = None, **options: Unpack[FieldOptions]) -> Any:
    """Return a field for :func:`rules`, or for the class of a table, where the annotation is its type.

    Each option is also a method of :class:`Field`: ``field(int, minimum=1)`` is ``field(int).minimum(1)``. The options are those of
    :class:`FieldOptions`: ``name``, ``required``, ``unique``, ``minimum``, ``maximum``, ``exclusive_minimum``,
    ``exclusive_maximum``, ``length`` (a number, or the least and the most), ``pattern``, ``enum``, ``json_schema``, ``format``,
    ``rules``, ``severity``, ``message``, ``messages``, ``title``, ``description``, ``arrow_type``, ``missing_values``,
    ``normalize``, and ``keys`` for further keys of a rule file.

    Args:
        type: A type of Python, such as ``int``, ``datetime.date`` or ``list[str]``, or the name of a type of Table Schema.
        options: What else is said of the field.
    """
    require_options("field", options, FieldOptions)
    made = Field() if type is None else Field().type(type)
    for option, value in options.items():
        if value is not None:
            made = _SETTERS.get(option, _by_method(option))(made, value)
    return made


def _by_method(name: str) -> Callable[[Field, Any], Field]:
    """Return the function that calls the method of that name with one value."""
    return lambda field, value: getattr(field, name)(value)


def _with_rules(field: Field, rules: Sequence[RuleOfField]) -> Field:
    for rule in rules:
        field = field.rule(rule)
    return field


_SETTERS: dict[str, Callable[[Field, Any], Field]] = {
    "name": Field.named,
    "exclusive_minimum": lambda field, value: field.minimum(value, exclusive=True),
    "exclusive_maximum": lambda field, value: field.maximum(value, exclusive=True),
    "length": lambda field, value: field.length(value, value) if isinstance(value, int) else field.length(*value),
    "rules": _with_rules,
    "arrow_type": lambda field, value: field.arrow_type(*([value] if isinstance(value, str) else value)),
    "normalize": lambda field, value: field.normalize(*value),
}
"""The options whose methods take other arguments."""
