"""The errors of the library, one for each status of the C interface."""

from __future__ import annotations


class ValidationError(Exception):
    """An error that stopped a check. Invalid values are not errors but findings."""


class ArgumentError(ValidationError, ValueError):
    """An argument is invalid, such as the name of a field that the rules do not have."""


class RulesError(ValidationError, ValueError):
    """The rules have faults; the text has a line ``FILE:LINE:COLUMN: FAULT`` for each."""


class TypeFault(ValidationError, TypeError):
    """A column cannot be checked because of its type; the text names the column and the type."""


class DataError(ValidationError, ValueError):
    """A table breaks the specification of Arrow."""


class InputError(ValidationError, OSError):
    """A file cannot be read, or a stream of records ends with an error."""


class KeyMemoryError(ValidationError, MemoryError):
    """Values that are compared with other records take more memory than allowed."""


BY_STATUS: dict[int, type[ValidationError]] = {
    1: ArgumentError,
    2: RulesError,
    3: TypeFault,
    4: DataError,
    5: InputError,
    6: KeyMemoryError,
}
