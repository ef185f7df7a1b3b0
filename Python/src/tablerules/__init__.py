"""Validation rules over tables.

    >>> import tablerules
    >>> rules = tablerules.parse("fields: [{name: email, type: string, format: email}]")
    >>> findings = rules.check([{"email": "ann@example.com"}, {"email": "bob"}])
    >>> findings.ok
    False
    >>> findings.counts
    [Count(field='email', rule='email', code=None, severity='error', findings=1)]

A rule file is a Table Schema in YAML or JSON. A table is anything with ``__arrow_c_stream__``, such as a frame of Polars or
pandas or a relation of DuckDB, a lazy frame, files, or an iterable of frames, dictionaries or dataclasses.
"""

from ._errors import ArgumentError, DataError, InputError, KeyMemoryError, RulesError, TypeFault, ValidationError
from ._field import Field, field
from ._infer import infer
from ._own import Rule, rule
from ._table import Table
from .findings import Column, Count, Finding, Findings, Limit, Summary
from .rules import Problem, Rules, load, parse, value

# After the module of the same name as the function.
from ._declared import ForeignKey, RecordRule, TableRules, rules  # isort: skip

__all__ = [
    "ArgumentError",
    "Column",
    "Count",
    "DataError",
    "Field",
    "Finding",
    "Findings",
    "ForeignKey",
    "InputError",
    "KeyMemoryError",
    "Limit",
    "Problem",
    "RecordRule",
    "Rule",
    "Rules",
    "RulesError",
    "Summary",
    "Table",
    "TableRules",
    "TypeFault",
    "ValidationError",
    "field",
    "infer",
    "load",
    "parse",
    "rule",
    "rules",
    "value",
]
__version__ = "0.1.0"

for _name in __all__:
    # Errors and objects show the names by which they are imported.
    globals()[_name].__module__ = __name__
del _name
