"""Values: rules against the independent oracles of the scripts that compare codes, telephone numbers and Table Schema."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

from Attack.campaign import Campaign
from Attack.program import ROOT, Failed, run

SCRIPTS = {
    "Codes/compare_codes.py": lambda seed: [seed, "20"],
    "Codes/compare_phones.py": lambda seed: ["5000", seed],
    "Frictionless/compare.py": lambda seed: [seed, "60"],
}
"""Each script, and its arguments after the program for some seconds of work."""


SECONDS = 600
"""The time of a script, most of which the oracles take."""


@dataclass(frozen=True)
class Comparison:
    """A run of one of the scripts; a disagreement that it prints is a single value, so that nothing is to be minimised."""

    script: str
    seed: str


class Values(Campaign):
    """Verdicts on values of the rules that have an independent implementation."""

    name = "values"

    def draw(self, draw: random.Random) -> Comparison:
        return Comparison(draw.choice(list(SCRIPTS)), str(draw.randrange(1 << 32)))

    def fault(self, case: Comparison) -> str | None:
        if not self.tools.oracles.exists():
            raise Failed("the packages of Scripts/oracles.txt are not installed; run ./Scripts/tables.sh --check")
        words = SCRIPTS[case.script](case.seed)
        command = [self.tools.oracles, "-B", ROOT / "Scripts" / case.script, self.tools.program, *words]
        ran = run(command, self.folder, seconds=SECONDS)
        said = ran.output.decode()
        for count, what in re.findall(r"(\d+) (values|cells)", said):
            self.sums[what] += int(count)
        return None if ran.status == 0 else f"status {ran.status}: {said[-4000:]}{ran.errors.decode()[-2000:]}"
