#!/usr/bin/env python3
"""Compare the rules for codes with check digits with python-stdnum.

Usage: compare_codes.py PROGRAM [SEED [COUNT]]

The script generates COUNT valid numbers for each rule by trying check digits until python-stdnum accepts one, mutates
each (a character replaced, two exchanged, one removed, one inserted), checks all of them by
`PROGRAM check -e RULE --format jsonl`, and compares the verdicts. Each disagreement is explained by the first reason
in reasons.py that applies; if none applies, the status is 1. Packages: Scripts/oracles.txt.
"""

import itertools
import json
import random
import subprocess
import sys
from collections import Counter

from reasons import reason
from rules import DIGITS, LETTERS, rules


def complete(rng, template, accepts):
    """Return the template with check digits that the oracle accepts, or None."""
    places = [i for i, c in enumerate(template) if c in "?!"]
    options = [list(DIGITS if template[i] == "?" else DIGITS + LETTERS) for i in places]
    for option in options:
        rng.shuffle(option)
    for found in itertools.product(*options):
        symbols = list(template)
        for place, symbol in zip(places, found):
            symbols[place] = symbol
        number = "".join(symbols)
        if accepts(number):
            return number
    return None


def mutate(rng, number, start):
    """Return the number with one change after `start`, of digits and upper-case letters only."""
    symbols = list(number[start:])
    place = rng.randrange(len(symbols))
    match rng.randrange(8):
        case 0 | 1 | 2:
            kind = DIGITS if symbols[place].isdigit() else LETTERS
            symbols[place] = rng.choice(kind)
        case 3:
            symbols[place] = rng.choice(DIGITS + LETTERS)
        case 4 | 5:
            other = min(place + 1, len(symbols) - 1)
            symbols[place], symbols[other] = symbols[other], symbols[place]
        case 6:
            del symbols[place]
        case _:
            symbols.insert(place, rng.choice(DIGITS))
    return number[:start] + "".join(symbols)


def refused(program, rule, values):
    """Return the indices of the values that the program rejects."""
    answer = subprocess.run(
        [program, "check", "-e", rule, "--format", "jsonl"],
        input="".join(value + "\n" for value in values), capture_output=True, text=True, check=False,
    )
    if answer.returncode not in (0, 1):
        raise SystemExit(f"{rule}: {answer.stderr.strip()}")
    findings = (json.loads(line) for line in answer.stdout.splitlines())
    return {finding["record"] - 1 for finding in findings if "code" in finding}


def main():
    program = sys.argv[1]
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 32)
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 300
    print(f"seed {seed}")
    explained = Counter()
    disagreements = compared = 0
    for rule in rules():
        rng = random.Random(f"{seed} {rule.name}")
        start = len(rule.prefix)
        values = []
        valid = 0
        for _ in range(count):
            template = rule.prefix + rule.make(rng)
            number = complete(rng, template, rule.oracle)
            valid += number is not None
            number = number or template.replace("?", "0").replace("!", "0")
            values += [number] + [mutate(rng, number, start) for _ in range(3)]
        values = [value for value in values if value]
        if valid < count // 10:
            raise SystemExit(f"{rule.name}: only {valid} of {count} numbers are valid")
        refusals = refused(program, rule.name, values)
        for index, value in enumerate(values):
            compared += 1
            theirs = rule.oracle(value)
            if theirs == (index not in refusals):
                continue
            text = reason(rule.name, value)
            if text:
                explained[f"{rule.name}: {text}"] += 1
            else:
                disagreements += 1
                print(f"{rule.name}: python-stdnum {'accepts' if theirs else 'rejects'} {value}")
    for text, number in sorted(explained.items()):
        print(f"explained, {number} times: {text}")
    print(f"{compared} values, {disagreements} unexplained disagreements")
    return 1 if disagreements else 0


if __name__ == "__main__":
    sys.exit(main())
