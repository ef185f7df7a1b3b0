"""Check a CSV file with frictionless by the same Table Schema, reporting every error."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from frictionless import Checklist, Resource, Schema, system

import people_rules as rules
from warm import Counts, arguments, report

EVERY = 1_000_000_000
RULE_OF_CONSTRAINT = {
    "required": "required", "maxLength": "length", "minLength": "length", "pattern": "regex",
    "minimum": "range", "maximum": "range", "enum": "one-of",
}


def people(path: str) -> Counts:
    """Count the errors by `rules/people.json` itself."""
    schema = Schema.from_descriptor(str(rules.RULES))
    kinds = {field.name: field.type for field in schema.fields}
    failed: Counter[str] = Counter()
    with system.use_context(trusted=True):
        file = Path(path)
        resource = Resource(path=file.name, basepath=str(file.parent), schema=schema)
        result = resource.validate(Checklist(), limit_errors=EVERY)
    for error in result.tasks[0].errors:
        if error.type == "type-error":
            failed[f"{error.field_name} {kinds[error.field_name]}"] += 1
        elif error.type == "constraint-error":
            constraint = error.note.split('"')[1]
            failed[f"{error.field_name} {RULE_OF_CONSTRAINT[constraint]}"] += 1
        else:
            failed[f"(record) {error.type}"] += 1
    return failed


def main() -> None:
    """Run the check that the command line names."""
    options = arguments(__doc__, ["people"])
    report(lambda: people(options.file), options.inside)


if __name__ == "__main__":
    main()
