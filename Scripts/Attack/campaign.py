"""A campaign: random cases from a seed, and a judge of each."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from Attack.minimal import minimised
from Attack.program import Tools


class Campaign:
    """Random cases of one kind. A case is a value that `draw` returns; it contains all that `fault` needs."""

    name: str
    rounds_at_most: int | None = None
    """The number of rounds after which a campaign ends before its time; None for no limit."""

    def __init__(self, tools: Tools) -> None:
        self.tools = tools
        self.sums: Counter[str] = Counter()
        self.folder: Path = tools.scratch / self.name
        self.folder.mkdir(parents=True, exist_ok=True)

    def start(self) -> None:
        """Prepare what all rounds use."""

    def stop(self) -> str | None:
        """End what `start` has started; return what went wrong, or None."""
        return None

    def draw(self, draw: random.Random) -> Any:
        """Return a random case."""
        raise NotImplementedError

    def fault(self, case: Any) -> str | None:
        """Run the case; return what went wrong, or None. Adds what was compared to `sums`."""
        raise NotImplementedError

    def smaller(self, case: Any) -> Iterator[Any]:
        """Yield cases that are smaller than this one."""
        return iter(())

    def shown(self, case: Any) -> str:
        """Return the case as text."""
        return repr(case)


def drawn(campaign: Campaign, seed: int, round: int) -> Any:
    """Return the case of a round, which depends on the seed, the campaign's name and the round alone."""
    return campaign.draw(random.Random(f"{seed} {campaign.name} {round}"))


def finding(campaign: Campaign, seed: int, round: int, case: Any, fault: str) -> str:
    """Return a report of a failing case: minimised, with the command that repeats it."""
    small = minimised(case, campaign.smaller, lambda smaller: campaign.fault(smaller) is not None)
    return (
        f"{campaign.name}: round {round}: {campaign.fault(small) or fault}\n{campaign.shown(small)}\n"
        f"repeat: ./Scripts/attack.sh 1 {seed} {campaign.name} {round}")


def attack(campaign: Campaign, seed: int, seconds: float, only: int | None = None) -> str | None:
    """Run rounds for that time, or one round alone; print the counts and return the first finding, if any."""
    start = time.monotonic()
    round, found = only or 0, None
    campaign.start()
    try:
        while found is None:
            case = drawn(campaign, seed, round)
            fault = campaign.fault(case)
            round += 1
            found = fault and finding(campaign, seed, round - 1, case, fault)
            is_last = round == campaign.rounds_at_most or time.monotonic() - start >= seconds
            if only is not None or is_last:
                break
    finally:
        ended = campaign.stop()
    rounds = 1 if only is not None else round
    sums = ", ".join(f"{count:,} {what}" for what, count in sorted(campaign.sums.items()))
    print(f"{campaign.name}: seed {seed}, {rounds:,} rounds, {sums}, {time.monotonic() - start:.0f} s", flush=True)
    return found or ended


def seeds(seed: int, count: int) -> list[int]:
    """Return the seeds of a run: the seed itself, or several that no run with another seed and the same number has."""
    return [seed] if count == 1 else [seed * count + number for number in range(count)]


def attack_with_each(
    seeds: list[int], campaigns: list[Callable[[], Campaign]], seconds: float, only: int | None = None
) -> list[str]:
    """Run the campaigns with each seed for equal parts of the time, each until its first finding; return the findings."""
    found: list[str] = []
    left = list(campaigns)
    for seed in seeds:
        for make in list(left):
            if text := attack(make(), seed, seconds / len(seeds) / len(campaigns), only):
                found.append(text)
                left.remove(make)
    return found
