"""Check a Parquet file with the project's Python package, by Arrow: from the file, or in memory.

`memory` and `views` read the file once, as texts with offsets and as string views, so that their runs
inside the process are those of the check alone.
"""

from __future__ import annotations

import pyarrow
import pyarrow.parquet
import tablerules

from warm import Counts, arguments, report

RULES = tablerules.load("rules/people.json")


def counts(table: object) -> Counts:
    """Count the errors in a table or a file."""
    return {f"{count.field} {count.rule}": count.findings for count in RULES.count(table).counts}


def located(path: str, findings: str) -> Counts:
    """Write every finding as Parquet."""
    pyarrow.parquet.write_table(RULES.check(path).to_pyarrow(), findings)
    return {}


def found(path: str) -> Counts:
    """Create every finding in memory."""
    RULES.check(path)
    return {}


def in_memory(path: str, kind: pyarrow.DataType) -> pyarrow.Table:
    """Return the table of a file, with each column as texts of that kind."""
    table = pyarrow.parquet.read_table(path)
    return table.cast(pyarrow.schema([(name, kind) for name in table.column_names]))


def main() -> None:
    """Run the check that the command line names."""
    options = arguments(__doc__, ["people", "memory", "views", "found", "located"])
    table = options.file
    if options.verb in ("memory", "views"):
        table = in_memory(table, pyarrow.string() if options.verb == "memory" else pyarrow.string_view())
    check = {"found": found, "located": located}.get(options.verb, counts)
    report(lambda: check(table, *options.more), options.inside)


if __name__ == "__main__":
    main()
