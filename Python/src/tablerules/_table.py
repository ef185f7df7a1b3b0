"""The class of a table, whose annotations are its fields."""

from __future__ import annotations

import typing
from typing import TYPE_CHECKING, Any, ClassVar, get_origin

from ._annotations import field_type
from ._declared import Options, joined, made, required
from ._errors import ArgumentError
from ._field import Field
from ._own import Rule, require_options
from .rules import Rules

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Table:
    """The base class of tables whose rules are written as a class.

    >>> import tablerules
    >>> class Orders(tablerules.Table, primary_key="id"):
    ...     id: int
    ...     email: str = tablerules.field().rule("email")
    ...     quantity: "int | None" = tablerules.field(minimum=1)
    >>> print(Orders.rules())
    fields:
      - {name: id, type: integer, constraints: {required: true}}
      - {name: email, type: string, constraints: {required: true}, rules: [email]}
      - {name: quantity, type: integer, constraints: {minimum: 1}}
    primaryKey: id

    A field is an annotation: its type, and what :func:`field` says of it. A value is required unless the annotation allows None. A
    field can also be in the annotation, ``email: Annotated[str, field(str).rule("email")]``.

    A class inherits the fields of its bases, which precede its own; one of the same name is replaced at its place. The arguments of
    the class are those of :func:`rules`. ``unique_keys``, ``foreign_keys`` and ``rules`` are added to those of the bases, and each
    other argument replaces theirs.
    """

    _options = Options()

    def __init_subclass__(cls, **options: Unpack[Options]) -> None:
        super().__init_subclass__()
        require_options("Table", options, Options)
        cls._options = required(options)

    def __new__(cls) -> Table:
        name = cls.__name__
        raise ArgumentError(f"{name} describes a table and has no instances: check one by {name}.rules().check(…)")

    @classmethod
    def rules(cls) -> Rules:
        """Return the rules of the table.

        Raises:
            RulesError: The rules have faults; the text has a line for each.
            ArgumentError: An annotation is no type of a field.
        """
        found: Rules | None = cls.__dict__.get("_rules_of_class")
        if found is None:
            options = Options()
            own: list[Rule] = []
            for base in reversed(cls.__mro__):
                if not issubclass(base, Table):
                    continue
                if "_options" in base.__dict__:
                    options = joined(options, base._options)
                own += [value for value in base.__dict__.values() if isinstance(value, Rule)]
            replaced = {rule.name: rule for rule in own}
            found = made(_fields(cls), joined(options, Options(rules=list(replaced.values()))))
            cls._rules_of_class = found  # type: ignore[attr-defined]
        return found


def _fields(table: type[Table]) -> dict[str, Field]:
    """Return the fields of a class and its bases."""
    try:
        annotations = typing.get_type_hints(table, include_extras=True)
    except NameError as error:
        raise ArgumentError(
            f"{table.__name__}: {error}; an annotation has types that can be found in the module of the class"
        ) from None
    except TypeError as error:
        raise ArgumentError(f"{table.__name__}: {error}; in Python 3.9, write Optional[int] for int | None") from None
    names: list[str] = []
    for base in reversed(table.__mro__):
        if base is Table or not issubclass(base, Table):
            continue
        own = base.__dict__.get("__annotations__") or getattr(base, "__annotations__", {})
        for name, value in base.__dict__.items():
            if isinstance(value, Field) and name not in own:
                raise ArgumentError(f"{base.__name__}.{name} has no annotation: write {name}: TYPE = field(…)")
        names += [name for name in own if name not in names]
    return {
        name: _field(table, name, annotations[name])
        for name in names
        if get_origin(annotations[name]) is not ClassVar and annotations[name] is not ClassVar
    }


def _field(table: type[Table], name: str, annotation: Any) -> Field:
    """Return the field of an annotation and its value."""
    where = f"{table.__name__}.{name}"
    if name == "rules":
        raise ArgumentError(f"{where} would replace the method rules(): name it otherwise, and the column by field(name='rules')")
    try:
        found = field_type(annotation)
    except ArgumentError as error:
        raise ArgumentError(f"{where} {error}") from None
    value = _value(table, name)
    given = [extra for extra in (*found.extras, value) if extra is not None and isinstance(extra, Field)]
    if value is not None and not isinstance(value, Field):
        raise ArgumentError(f"{where} has a value that is no field, and a column has no default: write {name}: TYPE = field(…)")
    if len(given) > 1:
        raise ArgumentError(f"{where} has a field in its annotation and another one as its value: give one of them")
    field = given[0] if given else Field()
    if name.startswith("_") and field.column is None:
        raise ArgumentError(
            f"{where} begins with an underscore: name the column by field(name={name!r}), or annotate it as ClassVar"
        )
    is_required = field.is_required
    if is_required and found.allows_none and found.keys:
        raise ArgumentError(f"{where} is required, and its annotation allows None: remove one of them")
    if is_required is False and not found.allows_none:
        raise ArgumentError(f"{where} is not required, and its annotation does not allow None: annotate it as Optional[…]")
    return field.of_type(found).required(is_required or not found.allows_none)


def _value(table: type[Table], name: str) -> Any:
    """Return what the class that has the annotation of a field assigns to it; None for nothing."""
    for base in table.__mro__:
        own = base.__dict__.get("__annotations__") or getattr(base, "__annotations__", {})
        if name in own:
            return base.__dict__.get(name)
    return None
