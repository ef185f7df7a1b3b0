"""Patterns: the rule `regex` against PCRE2's interpreter, on random patterns and values that nearly match them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from Attack.campaign import Campaign
from Attack.minimal import cuts
from Attack.pcre2 import Interpreter
from Attack.program import run

LETTERS = "abcAB01 _-é€ß\n"
ATOMS = [
    "a", "b", "c", ".", "\\d", "\\w", "\\s", "\\D", "\\W", "\\S", "[ab]", "[^a]", "[a-c0-1]", "[^\\d]", "[[:alpha:]]",
    "é", "\\x{20ac}", "\\n", "\\.", "-", "_", "0", "ab", "\\h", "\\R", "\\N", "\\p{L}", "\\P{Lu}", "[é-ü]",
    "\\Qa.\\E", "\\X"]
RARE = [
    "^", "$", "\\A", "\\z", "\\Z", "\\b", "\\B", "(?=a)", "(?!b)", "(?<=a)", "(?<!b)", "\\1", "(?1)", "(?R)?", "(?i)",
    "(?s)", "(?x)", "(?m)", "(?>a|ab)", "a*+", "(*ACCEPT)", "(*FAIL)", "(*COMMIT)", "(*SKIP)", "\\K", "(?#note)",
    "(?|(a)|(b))", "(?(1)a|b)", "\\G", "\\C", "]", "{", "}"]
COUNTS = [
    "*", "+", "?", "*?", "+?", "??", "{2}", "{1,3}", "{0,2}?", "{2,}", "{0}", "*+", "?+", "{,2}"]
STARTS = ["", "", "", "", "(?i)", "(?s)", "(?m)", "(*UCP)", "(*ANYCRLF)", "(?x)"]


@dataclass(frozen=True)
class Question:
    """A pattern and values."""

    pattern: str
    values: tuple[str, ...]


class Patterns(Campaign):
    """Verdicts of `regex`, and which patterns it refuses."""

    name = "patterns"

    def start(self) -> None:
        self.interpreter = Interpreter()

    def draw(self, draw: random.Random) -> Question:
        pattern = draw.choice(STARTS) + expression(draw, 4)
        if draw.random() < 0.1:
            place = draw.randrange(len(pattern) + 1)
            pattern = pattern[:place] + draw.choice("()[]{}|\\*+?^$-,é:<>!=") + pattern[place + draw.randrange(2):]
        return Question(pattern, tuple(value(draw, pattern) for _ in range(200)))

    def fault(self, case: Question) -> str | None:
        wanted = self.interpreter.verdicts(case.pattern, list(case.values))
        text = "".join(value + "\0" for value in case.values).encode()
        rule = "regex:" + case.pattern
        words = [self.tools.program, "check", "-q", "-z", "-e", rule, "--format", "jsonl", "--errors", "-"]
        ran = run(words, self.folder, [text])
        self.sums["patterns"] += 1
        if crash := ran.crash():
            return crash
        if (wanted is None) != (ran.status == 2):
            verb = "refuses" if wanted is None else "compiles"
            return f"PCRE2 {verb} the pattern, status {ran.status}: {ran.errors.decode()}"
        if wanted is None:
            self.sums["faulty patterns"] += 1
            return None
        codes = {one["record"] - 1: one["code"] for one in map(json.loads, ran.output.splitlines())}
        for index, expected in enumerate(wanted):
            code = codes.get(index)
            is_open = expected is None or code == "regex.budget-exceeded"
            self.sums["undecided values" if is_open else "values"] += 1
            if not is_open and expected != (code is None):
                verb = "matches" if expected else "does not match"
                return f"value {case.values[index]!r}: PCRE2 {verb}, got {code or 'valid'}"
        return None

    def smaller(self, case: Question) -> Iterator[Question]:
        for values in cuts(case.values):
            yield replace(case, values=values)
        for pattern in cuts(case.pattern):
            yield replace(case, pattern=pattern)
        if len(case.values) == 1:
            for value in cuts(case.values[0]):
                yield replace(case, values=(value,))


def expression(draw: random.Random, depth: int) -> str:
    """Return a random pattern, nested at most that deep."""
    alternatives = []
    for _ in range(draw.choice([1, 1, 1, 2, 3])):
        parts = []
        for _ in range(draw.randrange(1, 5)):
            chance = draw.random()
            if depth and chance < 0.25:
                opening = draw.choice(["(", "(", "(?:", "(?:", "(?=", "(?!", "(?>", "(?i:", "(?-i:"])
                part = opening + expression(draw, depth - 1) + ")"
            else:
                part = draw.choice(RARE if chance > 0.96 else ATOMS)
            parts.append(part + (draw.choice(COUNTS) if draw.random() < 0.35 else ""))
        alternatives.append("".join(parts))
    return "|".join(alternatives)


def value(draw: random.Random, pattern: str) -> str:
    """Return a random value of characters that occur in patterns; never NUL, which ends a value."""
    letters = draw.choice([LETTERS, "ab", "aAbB01", [one for one in pattern if one.isalnum()] or "a"])
    return "".join(draw.choice(letters) for _ in range(draw.choice([0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 8, 12, 30])))
