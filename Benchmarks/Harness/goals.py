"""The goals, and whether they are reached."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from Harness.measured import Measured


@dataclass(frozen=True)
class Goal:
    """A figure and its bound; `number` is the number of the goal in the report."""

    number: int
    text: str
    figure: Callable[[Measured], float | None]
    bound: float
    unit: str
    at_least: bool

    def bound_shown(self) -> str:
        """Return the bound as text."""
        return f"{'≥' if self.at_least else '≤'} {self.bound:g}{self.unit}"

    def row(self, measured: Measured) -> tuple[str, str, str, str, str]:
        """Return number, text, bound, the measured figure, and whether the goal is reached."""
        figure = self.figure(measured)
        if figure is None:
            return str(self.number), self.text, self.bound_shown(), "not run", "–"
        reached = figure >= self.bound if self.at_least else figure <= self.bound
        shown = f"{figure:.3g}{self.unit}" if figure < 100 else f"{figure:.0f}{self.unit}"
        answer = "yes" if reached else "**no**"
        return str(self.number), self.text, self.bound_shown(), shown, answer


def faster(
    number: int, text: str, bound: float, comparison: str, slow: str, fast: str = "validate"
) -> Goal:
    """Return a goal for `fast`: at least `bound` times as fast as `slow`."""
    return Goal(number, text, lambda m: m.ratio(comparison, slow, fast), bound, "×", True)


def at_most(number: int, text: str, bound: float, comparison: str, ours: str, theirs: str) -> Goal:
    """Return a goal for `ours`: at most `bound` times the time of `theirs`."""
    return Goal(number, text, lambda m: m.ratio(comparison, ours, theirs), bound, "×", False)


def memory(text: str, name: str) -> Goal:
    """Return a goal for peak memory: at most 32 MiB."""
    return Goal(5, f"peak memory, {text}", lambda m: m.mebibytes("memory", name), 32, " MiB", False)


def start(text: str, name: str, bound: float) -> Goal:
    """Return a goal for a start: at most `bound` milliseconds."""
    return Goal(6, text, lambda m: m.milliseconds("start", name), bound, " ms", False)


def call(text: str, name: str, bound: float) -> Goal:
    """Return a goal for a call of the library: at most `bound` nanoseconds."""
    return Goal(7, text, lambda m: m.nanoseconds(name), bound, " ns", False)


SCANNER = "validate -e email one job"
ONE, TWO = "validate one job", "validate two jobs"
PIPE = "validate from a pipe"

GOALS = [
    Goal(
        1, "(a) time, as a multiple of `wc -l`", lambda m: m.ratio("email", "validate", "wc"), 2.2, "×",
        at_least=False,
    ),
    at_most(2, "(b) time, as a multiple of `wc -l`", 3.5, "people", "validate", "wc"),
    faster(1, "(a), times as fast as Polars, process", 5, "email", "polars"),
    faster(1, "(a), times as fast as DuckDB, process", 5, "email", "duckdb"),
    faster(1, "(a), times as fast as Polars inside its process", 1.3, "email", "polars inside"),
    faster(2, "(b), times as fast as Polars, process", 4, "people", "polars"),
    faster(2, "(b), times as fast as DuckDB, process", 4, "people", "duckdb"),
    faster(2, "(b), times as fast as Polars inside its process", 1.6, "people", "polars inside"),
    faster(2, "(b) every error as JSON Lines, times as fast as DuckDB", 9, "located", "duckdb"),
    faster(2, "(b) three-way split, times as fast as DuckDB", 9, "split", "duckdb"),
    faster(2, "(b), times as fast as frictionless", 300, "frictionless", "frictionless"),
    faster(
        3, "lines written, one core, times as fast as pcre2grep", 1.2, "lines", "pcre2grep", ONE,
    ),
    faster(3, "lines written, two cores, times as fast as pcre2grep", 2, "lines", "pcre2grep", TWO),
    faster(
        3, "lines counted, one core, times as fast as pcre2grep", 1.2, "lines-counted", "pcre2grep", ONE,
    ),
    faster(
        3, "lines counted, two cores, times as fast as pcre2grep", 2, "lines-counted", "pcre2grep", TWO,
    ),
    faster(3, "`-e email`, times as fast as the pattern, written", 1, "lines", ONE, SCANNER),
    faster(3, "`-e email`, times as fast as the pattern, counted", 1, "lines-counted", ONE, SCANNER),
    faster(4, "(b) speed from a pipe, as a share of that from a file", 0.8, "people", "validate", PIPE),
    *(
        faster(
            4, f"(b) {kind}, {size}, two jobs, times as fast as one", bound, name, f"{kind}, one job",
            f"{kind}, two jobs",
        )
        for name, size, bound in (("jobs", "107 MB", 1.75), ("jobs-1-gb", "1 GB", 1.9))
        for kind in ("counted", "located", "split")
    ),
    at_most(4, "split in memory, as a multiple of `cp`", 3, "split-in-memory", "validate", "cp"),
    *(
        Goal(4, f"{kind}, share of the time in turns", lambda m, kind=kind: m.percent(kind), 3, " %", False)
        for kind in ("counted", "located", "split")
    ),
    at_most(4, "5,000 columns, as a multiple of 500", 1.15, "columns", "5,000 columns", "500 columns"),
    Goal(
        4, "a cell in 5,000 columns, as a multiple of 500: the difference of two sizes",
        lambda m: m.ratio_of_growth("columns", "5,000 columns", "500 columns"), 1.15, "×", at_least=False,
    ),
    at_most(4, "small files, as a multiple of `cat`", 3, "small-files", "validate", "cat"),
    faster(4, "wide, times as fast as DuckDB", 2, "wide", "duckdb"),
    faster(4, "narrow, times as fast as DuckDB", 2, "narrow", "duckdb"),
    faster(4, "long cells, times as fast as DuckDB", 2, "long-cells", "duckdb"),
    faster(4, "all quoted, times as fast as DuckDB", 2, "all-quoted", "duckdb"),
    faster(4, "every cell bad, counted, times as fast as DuckDB", 2, "all-bad", "duckdb"),
    faster(4, "every cell bad, located, times as fast as DuckDB", 4, "all-bad-located", "duckdb"),
    faster(8, "JSON Lines, times as fast as DuckDB", 3, "json-lines", "duckdb"),
    faster(8, "gzip, times as fast as `zcat | validate`", 0.9, "compressed", "zcat | validate"),
    faster(8, "windows-1252, as a share of the speed of UTF-8", 0.5, "encoded", "validate UTF-8"),
    Goal(
        8, "time with a line of progress, as a multiple",
        lambda m: m.ratio("progress", "validate", "validate without progress"), 1.01, "×", at_least=False,
    ),
    at_most(9, "Arrow, texts in memory, as a multiple of `validate`", 0.7, "arrow", "texts inside", "validate"),
    at_most(
        9, "Arrow, string views, as a multiple of texts", 1.15, "arrow", "string views inside", "texts inside",
    ),
    at_most(9, "Parquet, counted, as a multiple of Polars", 1, "parquet", "tablerules", "polars"),
    at_most(
        9, "Parquet, counted, as a multiple of Polars, inside", 1, "parquet", "tablerules inside", "polars inside",
    ),
    at_most(9, "Parquet, located, as a multiple of DuckDB", 0.6, "parquet-located", "tablerules", "duckdb"),
    *(
        faster(10, f"{text}, times as fast as {peer}", bound, name, peer.lower(), TWO)
        for name, text, bounds in (
            ("keys", "unique values", {"DuckDB": 4, "Polars": 6}),
            ("keys-composite", "a key of two columns", {"DuckDB": 3.5}),
            ("keys-foreign", "a foreign key", {"DuckDB": 4}),
            ("keys-in-file", "`in-file`", {"DuckDB": 4}),
        )
        for peer, bound in bounds.items()
    ),
    *(
        faster(10, f"{text}, two jobs, times as fast as one", 1.6, name, ONE, TWO)
        for name, text in (("keys", "unique values"), ("keys-composite", "a key of two columns"))
    ),
    memory("100 MB file", "file"),
    memory("100 MB pipe", "pipe"),
    memory("100 MB, all bad, file", "all bad, file"),
    memory("100 MB, all bad, pipe", "all bad, pipe"),
    memory("10 GB file", "10 GB file"),
    memory("10 GB pipe", "10 GB pipe"),
    memory("10 GB, all bad, file", "10 GB all bad, file"),
    memory("10 GB, all bad, pipe", "10 GB all bad, pipe"),
    start("`validate --version`", "version", 3),
    start("one line", "one line", 4),
    call("`email`", "email, practical", 45),
    call("`regex`, 25 bytes", "regex, e-mail pattern", 90),
    call("`length`, ASCII", "length, ASCII", 5),
]
