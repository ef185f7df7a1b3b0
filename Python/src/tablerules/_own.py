"""Rules of one's own: functions over columns."""

from __future__ import annotations

import difflib
import functools
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypedDict, Union, overload

from ._errors import ArgumentError
from ._refusals import article

if TYPE_CHECKING:
    from typing_extensions import Unpack

Check = Callable[[Any], Any]
"""A function that returns truth values for a column or a frame."""
Severity = Literal["error", "warning"]
Package = Literal["pyarrow", "polars", "pandas", "numpy"]
"""The package in whose form a function gets columns."""
PACKAGES = ("pyarrow", "polars", "pandas", "numpy")


class RuleOptions(TypedDict, total=False):
    """What :func:`rule` says of a rule, besides its function."""

    name: str
    """The name in findings; by default that of the function, with hyphens: ``is_even`` is ``is-even``."""
    column: str
    """The column that the function gets. A rule without a column is added to a field."""
    columns: Sequence[str]
    """The columns that the function gets as a frame, or of NumPy as a dictionary of arrays."""
    at: str
    """With ``columns``, the column to which findings belong; by default they are on whole records."""
    code: str
    """The code of findings, such as ``quantity.odd``; by default the name."""
    message: str
    """Their text, a predicate that follows the value, which ``{value}`` and ``{field}`` can be in."""
    severity: Severity
    """Whether a finding is an error, which is the default, or a warning."""
    of: Package
    """The package in whose form the function gets columns; by default pyarrow."""


class Rule:
    """A rule of one's own: a function that returns a truth value for each value of a column, made by :func:`rule`.

    It can be called as the function.
    """

    check: Check
    """The function."""
    name: str
    """The name in findings."""
    columns: tuple[str, ...]
    """The columns that the function gets; none before the rule has been added to a field."""
    is_of_frame: bool
    """Whether the function gets a frame of its columns, and not one column."""
    at: Union[str, None]
    """The column to which findings belong; None for whole records."""
    function_name: str
    """The qualified name of the function."""

    def __init__(self, check: Check, **options: Unpack[RuleOptions]) -> None:
        require_options("rule", options, RuleOptions)
        column, columns = options.get("column"), options.get("columns")
        at, of = options.get("at"), options.get("of")
        if not callable(check):
            raise ArgumentError(f"a rule is a function over a column, not {article(check)}")
        self.check = check
        self.name = options.get("name") or _name_of(check)
        if column is not None and columns is not None:
            raise ArgumentError(f"the rule '{self.name}' has both column= and columns=: give one of them")
        if isinstance(columns, str):
            raise ArgumentError(f"columns= of the rule '{self.name}' is a list of names, not a text; column= is one name")
        if at is not None and columns is None:
            raise ArgumentError(f"the rule '{self.name}' has at= without columns=; the findings of column= are at that column")
        if of not in (None, *PACKAGES):
            raise ArgumentError(f"of= of the rule '{self.name}' is one of {', '.join(PACKAGES)}, not {of!r}")
        self._options = options
        self.columns = tuple(columns or ()) if column is None else (column,)
        self.is_of_frame = columns is not None
        self.at = at if column is None else column
        self.of: Package = of or "pyarrow"
        self._unbound: Rule | None = None
        functools.update_wrapper(self, check)
        self.function_name = getattr(check, "__qualname__", type(check).__qualname__)

    def __call__(self, columns: Any) -> Any:
        """Call the function."""
        return self.check(columns)

    def __repr__(self) -> str:
        where = f" over {', '.join(self.columns)}" if self.columns else ""
        return f"<Rule '{self.name}'{where}>"

    def over(self, column: str) -> Rule:
        """Return the rule over a column, if it has none yet."""
        if self.columns:
            if self.columns == (column,):
                return self
            raise ArgumentError(
                f"the rule '{self.name}' is over {', '.join(self.columns)}: add it by rules=[…], or make it without a column"
            )
        options = self._options.copy()
        options["column"] = column
        bound = Rule(self.check, **options)
        bound._unbound = self
        return bound

    def __reduce__(self) -> Union[str, tuple[Any, ...]]:
        """Return how another process finds the rule: by the name of the function, whose place it has as a decorator."""
        if self._unbound is not None:
            return _over, (self._unbound, self.columns[0])
        if _is_at_name(self):
            return self.function_name
        return _made, (self.check, self._options)

    @property
    def description(self) -> bytes:
        """The rule as JSON, for the library."""
        if not self.columns:
            raise ArgumentError(f"the rule '{self.name}' has no column: give column= or columns=, or add it to a field")
        parts = {
            "name": self.name, "columns": self.columns, "at": self.at,
            **{key: self._options.get(key) for key in ("code", "message", "severity")},
        }
        return json.dumps({key: value for key, value in parts.items() if value is not None}).encode()

    @property
    def comment(self) -> str:
        """The rule as a line of a rule file that no reader reads."""
        function = f"{self.__module__}.{self.function_name}"
        return f"# rule {self.name}: the function {function} of Python, over {', '.join(self.columns)}"


def _name_of(check: Check) -> str:
    """Return the name of a function as that of a rule."""
    name: str = getattr(check, "__name__", "")
    if not name or name == "<lambda>":
        raise ArgumentError("a rule whose function has no name needs name=, such as name='even'")
    return name.strip("_").replace("_", "-").lower()


def _is_at_name(rule: Rule) -> bool:
    """Return whether the name of a rule's function is the rule itself."""
    found: Any = sys.modules.get(rule.__module__)
    for part in rule.function_name.split("."):
        found = getattr(found, part, None)
    return found is rule


def _over(rule: Rule, column: str) -> Rule:
    return rule.over(column)


def _made(check: Check, options: RuleOptions) -> Rule:
    return Rule(check, **options)


@overload
def rule(check: Check, /, **options: Unpack[RuleOptions]) -> Rule: ...
@overload
def rule(**options: Unpack[RuleOptions]) -> Callable[[Check], Rule]: ...
def rule(
    check: Check | None = None, /, **options: Unpack[RuleOptions]
) -> Rule | Callable[[Check], Rule]:
    """Make a rule of a function over a column, or over several columns as a frame.

    The function returns a truth value for each value: a series of Polars or pandas, an array of pyarrow or NumPy, or a list. What
    is null in it is not judged. It gets the values of some thousand records at a time, and never a whole table.

    Args:
        check: The function; without it, the result is a decorator.
        options: ``name``, ``column`` or ``columns``, ``at``, ``code``, ``message``, ``severity`` and ``of``, the package in whose
            form the function gets columns: see :class:`RuleOptions`.
    """

    def make(check: Check) -> Rule:
        return Rule(check, **options)

    return make if check is None else make(check)


def require_options(function: str, given: Mapping[str, Any], known: Any) -> None:
    """Raise an error if a function has no option of a name that was given."""
    for name in given:
        if name not in known.__annotations__:
            near: list[str] = difflib.get_close_matches(name, list(known.__annotations__), 1)
            hint = f"did you mean '{near[0]}'?" if near else f"it has {', '.join(known.__annotations__)}"
            raise ArgumentError(f"{function}() has no argument '{name}'; {hint}")
