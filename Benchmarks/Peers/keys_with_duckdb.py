"""Count repeated keys and unknown references of CSV files with DuckDB: SQL over text columns, on two threads."""

from __future__ import annotations

import json
import sys

import duckdb


def main() -> None:
    """Count by the verb: `unique FILE COLUMN…`, or `foreign FILE COLUMN FILE COLUMN`."""
    verb, path, *more = sys.argv[1:]
    connection = duckdb.connect()
    connection.execute("SET threads = 2; SET enable_progress_bar = false;")
    table = "read_csv(?, header = true, all_varchar = true)"
    if verb == "unique":
        names = ", ".join(f'"{name}"' for name in more)
        query = f"SELECT coalesce(sum(n - 1), 0) FROM (SELECT count(*) n FROM {table} GROUP BY {names} HAVING n > 1)"
        [count] = connection.execute(query, [path]).fetchone()
    else:
        column, other, key = more
        query = f'SELECT count(*) FROM {table} a ANTI JOIN {table} b ON a."{column}" = b."{key}"'
        [count] = connection.execute(query, [path, other]).fetchone()
    print(json.dumps({"counts": {verb: int(count)}}))


main()
