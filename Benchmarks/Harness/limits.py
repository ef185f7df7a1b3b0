"""What the machine itself allows, beside the goals that it bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from Harness.measured import Measured
from Harness.scale import KINDS

SIZES = {"jobs": "107 MB", "jobs-1-gb": "1 GB"}


@dataclass(frozen=True)
class Limit:
    """A figure of the machine, or of a goal as a share of what the machine allows."""

    text: str
    figure: Callable[[Measured], float | None]

    def row(self, measured: Measured) -> tuple[str, str]:
        """Return text and figure."""
        figure = self.figure(measured)
        return self.text, "not run" if figure is None else f"{figure:.2f}×"


def machine(measured: Measured, comparison: str, kind: str) -> float | None:
    """Return how many times as much two independent processes do as one after the other."""
    ratio = measured.ratio(comparison, f"{kind}, one job", f"{kind}, two processes")
    return None if ratio is None else 2 * ratio


def share(measured: Measured, comparison: str, kind: str) -> float | None:
    """Return what two jobs gain as a share of what two independent processes gain."""
    jobs = measured.ratio(comparison, f"{kind}, one job", f"{kind}, two jobs")
    processes = machine(measured, comparison, kind)
    return None if jobs is None or processes is None else jobs / processes


def scaling() -> Iterator[Limit]:
    """Yield the limits of two jobs."""
    for name, size in SIZES.items():
        for kind in KINDS:
            text = f"{kind}, {size}: two independent processes of one job, times as fast as one after the other"
            yield Limit(text, lambda m, name=name, kind=kind: machine(m, name, kind))
            yield Limit(
                f"{kind}, {size}: two jobs, as a share of that",
                lambda m, name=name, kind=kind: share(m, name, kind),
            )


LIMITS = [
    *scaling(),
    Limit(
        "a cell in 5,000 columns by one job, whose cache no other job needs, as a multiple of 500",
        lambda m: m.ratio_of_growth("columns", "5,000 columns, one job", "500 columns, one job"),
    ),
    Limit(
        "`wc -l` from a pipe, as a share of its speed from a file",
        lambda m: m.ratio("people", "wc", "wc from a pipe"),
    ),
    Limit(
        "every cell bad, located: `cp` of the lines to a new file, as a multiple of `validate`",
        lambda m: m.ratio("all-bad-located", "cp of the lines", "validate"),
    ),
]
