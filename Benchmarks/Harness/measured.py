"""The figures of a run by name; those of comparisons that were not run are None."""

from __future__ import annotations

from statistics import median
from typing import Any

MIB = 1 << 20


class Measured:
    """The figures in a file of results."""

    def __init__(self, results: dict[str, Any]) -> None:
        """Read the results that `rounds.compared` returned for each comparison."""
        self.comparisons = {each["name"]: each for each in results["comparisons"]}

    def command(self, comparison: str, name: str) -> dict[str, Any] | None:
        """Return the times and the peak memory of a command."""
        commands = self.comparisons.get(comparison, {}).get("commands", [])
        return next((each for each in commands if each["name"] == name), None)

    def seconds(self, comparison: str, name: str) -> float | None:
        """Return the median of a command's times in seconds."""
        command = self.command(comparison, name)
        return median(command["seconds"]) if command and command["seconds"] else None

    def ratio(self, comparison: str, slow: str, fast: str) -> float | None:
        """Return the time of `slow` divided by that of `fast`."""
        above, below = self.seconds(comparison, slow), self.seconds(comparison, fast)
        return above / below if above is not None and below else None

    def growth(self, comparison: str, name: str) -> float | None:
        """Return the seconds that a command takes longer for twice as much input."""
        once, twice = self.seconds(comparison, name), self.seconds(comparison, f"{name}, twice")
        return twice - once if once is not None and twice is not None else None

    def ratio_of_growth(self, comparison: str, above: str, below: str) -> float | None:
        """Return the growth of `above` divided by that of `below`; None if the latter does not grow."""
        one, other = self.growth(comparison, above), self.growth(comparison, below)
        return one / other if one is not None and other is not None and other > 0 else None

    def mebibytes(self, comparison: str, name: str) -> float | None:
        """Return the peak memory of a command in MiB."""
        command = self.command(comparison, name)
        return command["peak"] / MIB if command else None

    def milliseconds(self, comparison: str, name: str) -> float | None:
        """Return the median of a command's times in milliseconds."""
        seconds = self.seconds(comparison, name)
        return None if seconds is None else seconds * 1000

    def percent(self, kind: str) -> float | None:
        """Return the share of the processor time that a kind of run spends in turns, in percent."""
        share = self.comparisons.get("turns", {}).get("shares", {}).get(kind)
        return 100 * share["in turns"] if share else None

    def nanoseconds(self, name: str) -> float | None:
        """Return the time of a call of the library in nanoseconds."""
        return self.comparisons.get("calls", {}).get("nanoseconds", {}).get(name)
