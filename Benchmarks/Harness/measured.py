"""The results of a run, asked by name. What was not run is None."""

from __future__ import annotations

from statistics import median
from typing import Any

MIB = 1 << 20


class Measured:
    """The file of results as a table of figures."""

    def __init__(self, results: dict[str, Any]) -> None:
        """Take what `rounds.compared` returned for each comparison."""
        self.comparisons = {each["name"]: each for each in results["comparisons"]}

    def command(self, comparison: str, name: str) -> dict[str, Any] | None:
        """Return one command's times and peak."""
        commands = self.comparisons.get(comparison, {}).get("commands", [])
        return next((each for each in commands if each["name"] == name), None)

    def seconds(self, comparison: str, name: str) -> float | None:
        """Return the median of a command's times."""
        command = self.command(comparison, name)
        return median(command["seconds"]) if command and command["seconds"] else None

    def ratio(self, comparison: str, slow: str, fast: str) -> float | None:
        """Return how many times as long the first takes as the second."""
        above, below = self.seconds(comparison, slow), self.seconds(comparison, fast)
        return above / below if above is not None and below else None

    def mebibytes(self, comparison: str, name: str) -> float | None:
        """Return a command's peak memory."""
        command = self.command(comparison, name)
        return command["peak"] / MIB if command else None

    def milliseconds(self, comparison: str, name: str) -> float | None:
        """Return the median of a command's times."""
        seconds = self.seconds(comparison, name)
        return None if seconds is None else seconds * 1000

    def nanoseconds(self, name: str) -> float | None:
        """Return what a call of the library costs."""
        return self.comparisons.get("calls", {}).get("nanoseconds", {}).get(name)
