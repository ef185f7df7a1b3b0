"""Check a CSV or Parquet file with idiomatic Polars: one lazy query, streamed.

All columns are read as text, because exact rules need the text. In Rust `$` matches only at the end
of the text, so `^(?:…)$` matches the whole value.
"""

from __future__ import annotations

import os

os.environ.setdefault("POLARS_MAX_THREADS", "2")

import polars as pl

import people_rules as rules
from warm import Counts, arguments, report


def whole(pattern: str) -> str:
    """Return the pattern anchored to the whole value."""
    return f"^(?:{pattern})$"


def source(path: str) -> pl.LazyFrame:
    """Return the file as a lazy table of text columns; an empty field of CSV is null."""
    if path.endswith(".parquet"):
        return pl.scan_parquet(path)
    with open(path, encoding="utf-8") as stream:
        names = stream.readline().rstrip("\n").split(",")
    return pl.scan_csv(path, schema=dict.fromkeys(names, pl.String))


def missing(name: str) -> pl.Expr:
    """Return the expression that counts the absent fields."""
    return pl.col(name).null_count().alias(f"{name} required")


def failing(name: str, rule: str, holds: pl.Expr) -> pl.Expr:
    """Return the expression that counts the present fields that break a rule."""
    return (~holds).sum().alias(f"{name} {rule}")


def matches(name: str, pattern: str) -> pl.Expr:
    """Return the expression for whether the whole field matches."""
    return pl.col(name).str.contains(whole(pattern))


def is_day() -> pl.Expr:
    """Return the expression for whether the birthdate exists; a pattern is faster than parsing."""
    day = pl.col("birthdate")
    return matches("birthdate", rules.real_day()) & ~day.str.starts_with("0000")


def odd_amounts() -> pl.Expr:
    """Return the expression for the amounts that are not plain, some 2 %, which `amounts` counts."""
    return pl.col("amount").filter(~matches("amount", rules.PLAIN_AMOUNT)).implode()


def amounts(odd: pl.Series) -> Counts:
    """Count the amounts that are not numbers and those out of bounds, by their digits.

    No float represents 10000.0000…01 or 1e-400, and no Decimal has enough digits for both.
    """
    numbers = odd.filter(odd.str.contains(whole(rules.NUMBER)))
    endless = odd.str.contains(whole(rules.NO_FINITE_NUMBER)).sum()
    parts = numbers.str.extract_groups(whole(rules.PARTS)).struct.unnest()
    parts = parts.rename(dict(zip(parts.columns, ["sign", "whole", "part", "exponent"])))
    part = pl.col("part")
    digits = (pl.col("whole") + part).str.strip_chars_start("0")
    exponent = pl.col("exponent").fill_null("0").str.strip_prefix("+")
    power = exponent.cast(pl.Int64, strict=False)
    places = power - part.str.len_bytes().cast(pl.Int64) + digits.str.len_bytes().cast(pl.Int64)
    most = pl.when(digits.str.strip_chars_end("0") == "1").then(5).otherwise(4)
    tiny = exponent.str.starts_with("-")
    size_is_good = pl.when(power.is_null()).then(tiny).otherwise(places <= most)
    within = (digits == "") | ((pl.col("sign") != "-") & size_is_good)
    out_of_bounds = parts.select((~within).sum()).item()
    return {
        "amount number": len(odd) - len(numbers) - endless,
        "amount range": out_of_bounds + endless,
    }


def email(path: str) -> Counts:
    """Count the errors in e-mail addresses."""
    check = failing("email", "regex", matches("email", rules.EMAIL))
    return collected(path, [check]).row(0, named=True)


def people(path: str) -> Counts:
    """Count the errors by all rules of `rules/people.json`."""
    table = collected(path, [
        *map(missing, rules.CONSTRAINTS),
        failing("id", "integer", matches("id", rules.INTEGER)),
        failing("name", "length", pl.col("name").str.len_chars() <= rules.LONGEST_NAME),
        failing("email", "regex", matches("email", rules.EMAIL)),
        failing("zip", "regex", matches("zip", rules.ZIP)),
        failing("birthdate", "date", is_day()),
        failing("country", "one-of", pl.col("country").is_in(rules.COUNTRIES)),
        odd_amounts().alias("odd"),
    ])
    return table.drop("odd").row(0, named=True) | amounts(table["odd"].item())


def collected(path: str, results: list[pl.Expr]) -> pl.DataFrame:
    """Return the results of one pass as a table of one row."""
    return source(path).select(results).collect(engine="streaming")


def main() -> None:
    """Run the check that the command line names."""
    options = arguments(__doc__, ["email", "people"])
    check = {"email": email, "people": people}[options.verb]
    report(lambda: check(options.file), options.inside)


if __name__ == "__main__":
    main()
