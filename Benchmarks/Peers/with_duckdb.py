"""Check a CSV, JSON Lines or Parquet file with idiomatic DuckDB: SQL over text columns, on two threads.

All columns are read as text, because exact rules need the text; an empty field is NULL. Counts are
printed as JSON, located findings are written by COPY as JSON Lines.
"""

from __future__ import annotations

import duckdb

import people_rules as rules
from warm import Counts, arguments, report

SETTINGS = "SET threads = 2; SET enable_progress_bar = false;"

MACROS = f"""
CREATE TEMP MACRO number_parts(v) AS
  regexp_extract(v, '{rules.PARTS}', ['sign', 'whole', 'part', 'exponent']);
CREATE TEMP MACRO digits_of(n) AS ltrim(n.whole || n.part, '0');
CREATE TEMP MACRO power_of(n) AS TRY_CAST(ltrim(n.exponent, '+') AS BIGINT);
CREATE TEMP MACRO within_bounds(n) AS
  CASE
    WHEN digits_of(n) = '' THEN true
    WHEN n.sign = '-' THEN false
    WHEN n.exponent <> '' AND power_of(n) IS NULL THEN n.exponent[1] = '-'
    ELSE coalesce(power_of(n), 0) - strlen(n.part) + strlen(digits_of(n))
      <= CASE WHEN rtrim(digits_of(n), '0') = '1' THEN 5 ELSE 4 END
  END;
CREATE TEMP MACRO amount_rule(v) AS
  CASE
    WHEN v IS NULL THEN 'required'
    WHEN regexp_full_match(v, '{rules.PLAIN_AMOUNT}') THEN NULL
    WHEN regexp_full_match(v, '{rules.NUMBER}')
      THEN CASE WHEN within_bounds(number_parts(v)) THEN NULL ELSE 'range' END
    WHEN regexp_full_match(v, '{rules.NO_FINITE_NUMBER}') THEN 'range'
    ELSE 'number'
  END;
"""
"""Compare amounts by digits: no DOUBLE represents 10000.0000…01 or 1e-400, no DECIMAL both."""

HOLDS = {
    "id": ("integer", f"regexp_full_match(id, '{rules.INTEGER}')"),
    "name": ("length", f"length(name) <= {rules.LONGEST_NAME}"),
    "email": ("regex", f"regexp_full_match(email, '{rules.EMAIL}')"),
    "zip": ("regex", f"regexp_full_match(zip, '{rules.ZIP}')"),
    "birthdate": (
        "date",
        "TRY_CAST(birthdate AS DATE) IS NOT NULL AND birthdate >= '0001' "
        f"AND regexp_full_match(birthdate, '{rules.DAY_SHAPE}')",
    ),
    "country": ("one-of", f"country IN {tuple(rules.COUNTRIES)}"),
}
"""The rule of each column except `amount`, and its condition on a field that is present."""

RULE_OF = {
    name: f"CASE WHEN {name} IS NULL THEN 'required' WHEN NOT ({holds}) THEN '{rule}' END"
    for name, (rule, holds) in HOLDS.items()
} | {"amount": "amount_rule(amount)"}
CHECKED = list(rules.CONSTRAINTS)


def header(path: str) -> list[str]:
    """Return the names of the columns."""
    if path.endswith(".jsonl"):
        return list(rules.FIELDS)
    with open(path, encoding="utf-8") as stream:
        return [name.strip('"') for name in stream.readline().rstrip("\n").split(",")]


def source(path: str) -> str:
    """Return the file as a table of text columns, without detection of the dialect or of types."""
    if path.endswith(".parquet"):
        return f"read_parquet('{path}')"
    columns = ", ".join(f"'{name}': 'VARCHAR'" for name in header(path))
    if path.endswith(".jsonl"):
        return f"read_json('{path}', format = 'newline_delimited', columns = {{{columns}}})"
    return (
        f"read_csv('{path}', auto_detect = false, header = true, delim = ',', quote = '\"', "
        f"escape = '\"', new_line = '\\n', columns = {{{columns}}})"
    )


def counts(connection: duckdb.DuckDBPyConnection, query: str) -> Counts:
    """Return the only row of a query, by column names."""
    connection.execute("SET preserve_insertion_order = false")
    result = connection.execute(query)
    names = [column[0] for column in result.description]
    return dict(zip(names, result.fetchone()))


def failing(name: str) -> str:
    """Return the SQL that counts the present fields that break the rule of their column."""
    rule, holds = HOLDS[name]
    return f'count(*) FILTER (NOT ({holds})) AS "{name} {rule}"'


def email(connection: duckdb.DuckDBPyConnection, path: str) -> Counts:
    """Count the errors in e-mail addresses."""
    return counts(connection, f"SELECT {failing('email')} FROM {source(path)}")


def people(connection: duckdb.DuckDBPyConnection, path: str) -> Counts:
    """Count the errors by all rules of `rules/people.json`."""
    missing = [f'count(*) - count({name}) AS "{name} required"' for name in CHECKED]
    broken = [failing(name) for name in HOLDS if name != "birthdate"]
    is_day = HOLDS["birthdate"][1]
    broken.append(
        f'count(*) FILTER (birthdate IS NOT NULL AND NOT ({is_day})) AS "birthdate date"'
    )
    broken += [
        f"count(*) FILTER (amount_rule = '{rule}') AS \"amount {rule}\""
        for rule in ("number", "range")
    ]
    table = f"SELECT *, amount_rule(amount) AS amount_rule FROM {source(path)}"
    return counts(connection, f"SELECT {', '.join(missing + broken)} FROM ({table})")


def column(connection: duckdb.DuckDBPyConnection, path: str, name: str, rule: str) -> Counts:
    """Count the fields of one column that break one rule, `regex:PATTERN` or `length:..MOST`."""
    kind, _, argument = rule.partition(":")
    holds = {
        "regex": f"regexp_full_match({name}, '{argument}')",
        "length": f"length({name}) <= {argument.removeprefix('..')}",
    }[kind]
    query = f'SELECT count(*) FILTER (NOT ({holds})) AS "{name} {kind}" FROM {source(path)}'
    return counts(connection, query)


IS_BAD = " OR ".join(f"{name}_rule IS NOT NULL" for name in CHECKED)


def findings_of(table: str) -> str:
    """Return the SQL for one row of each finding in a table of judged records."""
    each = ", ".join(
        f"{{field: '{name}', value: {name}, rule: {name}_rule}}" for name in CHECKED
    )
    return f"""
        SELECT record, finding.field, finding.value, finding.rule
        FROM (SELECT record, unnest([{each}]) AS finding FROM {table})
        WHERE finding.rule IS NOT NULL"""


def judged(path: str) -> str:
    """Return the records with their numbers and the rule that each checked field breaks."""
    rules_of_fields = ", ".join(f"{RULE_OF[name]} AS {name}_rule" for name in CHECKED)
    numbered = f"SELECT row_number() OVER () AS record, * FROM {source(path)}"
    return f"SELECT *, {rules_of_fields} FROM ({numbered})"


def located(connection: duckdb.DuckDBPyConnection, path: str, findings: str) -> Counts:
    """Write every finding with its record, column, value and rule."""
    connection.execute("SET preserve_insertion_order = true")
    bad = f"(SELECT * FROM ({judged(path)}) WHERE {IS_BAD})"
    connection.execute(f"COPY ({findings_of(bad)}) TO '{findings}' (FORMAT json)")
    return {}


def split(
    connection: duckdb.DuckDBPyConnection, path: str, findings: str, valid: str, invalid: str
) -> Counts:
    """Write the findings, the valid records and the invalid ones."""
    connection.execute("SET preserve_insertion_order = true")
    records = ", ".join(header(path))
    connection.execute(f"""
        CREATE OR REPLACE TEMP TABLE judged AS SELECT *, {IS_BAD} AS is_bad FROM ({judged(path)});
        COPY ({findings_of('judged WHERE is_bad')}) TO '{findings}' (FORMAT json);
        COPY (SELECT {records} FROM judged WHERE NOT is_bad) TO '{valid}' (HEADER);
        COPY (SELECT {records} FROM judged WHERE is_bad) TO '{invalid}' (HEADER);
    """)
    return {}


VERBS = {"email": email, "people": people, "column": column, "located": located, "split": split}


def main() -> None:
    """Run the check that the command line names."""
    options = arguments(__doc__, list(VERBS))
    connection = duckdb.connect()
    connection.execute(SETTINGS + MACROS)
    check = VERBS[options.verb]
    report(lambda: check(connection, options.file, *options.more), options.inside)


if __name__ == "__main__":
    main()
