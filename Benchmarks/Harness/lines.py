"""Lines checked by the e-mail pattern, compared with pcre2grep and grep -P."""

from __future__ import annotations

from pathlib import Path

from Harness import answers
from Harness.command import Command, Comparison, Disagreement, Outputs
from Harness.inputs import Inputs
from Harness.program import COUNTED, EMAIL_RULE, VALIDATE, check
from Peers.people_rules import EMAIL_AS_WRITTEN

GREPS = {"pcre2grep": ["pcre2grep", "-x"], "grep -P": ["grep", "-x", "-P"]}


def filtered(inputs: Inputs, folder: Path) -> Comparison:
    """Return the comparison of writing the valid lines to a file."""
    path = inputs.emails()

    def line(name: str, words: list[str]) -> Command:
        file = folder / f"lines-{name.replace(' ', '-')}.txt"
        return Command(name, [*words, str(path)], output=file, writes=[file])

    def ours(name: str, rule: str, jobs: int) -> Command:
        return line(name, [VALIDATE, "filter", "-e", rule, "--jobs", str(jobs)])

    same = [
        ours("validate one job", EMAIL_RULE, 1),
        ours("validate two jobs", EMAIL_RULE, 2),
        *(line(name, [*words, EMAIL_AS_WRITTEN]) for name, words in GREPS.items()),
    ]
    scanner = ours("validate -e email one job", "email", 1)
    return Comparison(
        "lines",
        "Lines by the same pattern: the valid ones, written to a file",
        [*same, scanner],
        lambda outs: [
            *answers.same_bytes([each.output for each in same]),
            "`-e email` is another rule than the pattern, so its lines may differ.",
        ],
    )


def counted(inputs: Inputs) -> Comparison:
    """Return the comparison of counting the invalid lines."""
    path = inputs.emails()
    ours = [
        Command(name, check("-e", rule, "--jobs", jobs, *COUNTED, path))
        for name, rule, jobs in [
            ("validate one job", EMAIL_RULE, 1),
            ("validate two jobs", EMAIL_RULE, 2),
            ("validate -e email one job", "email", 1),
        ]
    ]
    greps = [
        Command(name, [*words, "-c", "-v", EMAIL_AS_WRITTEN, str(path)])
        for name, words in GREPS.items()
    ]

    def agree(outs: Outputs) -> list[str]:
        errors = [outs[each.name].with_suffix(".err").read_text() for each in ours[:2]]
        counts = {answers.totals_of_summary(text)[1] for text in errors}
        counts |= {int(outs[each.name].read_text()) for each in greps}
        if len(counts) != 1:
            raise Disagreement(f"invalid lines: {counts}")
        return [f"The same {counts.pop():,} invalid lines by the pattern."]

    return Comparison(
        "lines-counted", "Lines by the same pattern: invalid ones counted", [*ours, *greps], agree
    )
