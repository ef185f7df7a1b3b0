"""Compare what `validate diff` says of random pairs of patterns with greenery, automata-lib and the matches of all short texts.

Usage: patterns.py PROGRAM [--pairs N] [--seed N] [--depth N] [--peers automata,greenery]

The patterns are regular ones over few characters, in the syntax that all three have. A relation is that of the sets of texts
that match as a whole. The texts are all of up to five characters, matched by Python's re.
"""

import argparse
import itertools
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

ALPHABET = "abc"
FIELDS = 500


# How automata-lib spells sets and counts, which it reads otherwise.
SETS = {"[ab]": "(a|b)", "[bc]": "(b|c)", "[a-c]": "(a|b|c)"}
COUNTS = {"{2}": "({0}{0})", "{1,3}": "({0}|{0}{0}|{0}{0}{0})", "{0,2}": "({0}{0}?)?", "{2,}": "({0}{0}{0}*)"}


def pattern(source, depth):
    """Return a random pattern, and the same for automata-lib."""
    kind = source.randrange(10)
    if depth == 0 or kind < 3:
        text = source.choice(["a", "b", "c", "[ab]", "[bc]", "[a-c]", "a", "b"])
        return text, SETS.get(text, text)
    if kind < 6:
        parts = [pattern(source, depth - 1) for _ in range(source.randrange(2, 4))]
        return "".join(part[0] for part in parts), "".join(part[1] for part in parts)
    if kind < 8:
        parts = [pattern(source, depth - 1) for _ in range(2)]
        return tuple("(" + "|".join(part[index] for part in parts) + ")" for index in range(2))
    text, plain = pattern(source, depth - 1)
    count = source.choice(["*", "+", "?", "{2}", "{1,3}", "{0,2}", "{2,}"])
    return f"({text}){count}", COUNTS[count].replace("{0}", f"({plain})") if count in COUNTS else f"({plain}){count}"


def relations(program, pairs):
    """Return the relations that the program finds."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for start in range(0, len(pairs), FIELDS):
            part = pairs[start : start + FIELDS]
            for version, name in enumerate(("old", "new")):
                fields = [
                    {"name": f"f{number}", "type": "string", "missingValues": [], "constraints": {"pattern": pair[version]}}
                    for number, pair in enumerate(part)
                ]
                pathlib.Path(folder, name).write_text(json.dumps({"fields": fields}), encoding="utf-8")
            result = subprocess.run(
                [program, "diff", "--format", "json", f"{folder}/old", f"{folder}/new"],
                capture_output=True, text=True, check=False,
            )
            if result.returncode == 2:
                sys.exit(f"patterns: {result.stderr}")
            found += json.loads(result.stdout)["fields"]
    return found


def by_greenery(first, second):
    """Return whether each pattern is within the other, by greenery."""
    from greenery import parse

    one, other = parse(first), parse(second)
    return one.difference(other).empty(), other.difference(one).empty()


def by_automata(first, second):
    """Return whether each pattern is within the other, by automata-lib."""
    from automata.fa.dfa import DFA
    from automata.fa.nfa import NFA

    one, other = (DFA.from_nfa(NFA.from_regex(text, input_symbols=set(ALPHABET))) for text in (first, second))
    return one.issubset(other), other.issubset(one)


def by_texts(first, second, texts):
    """Return whether each pattern matches all texts that the other one matches: more than a proof, and less."""
    one, other = re.compile(first), re.compile(second)
    matches = [(bool(one.fullmatch(text)), bool(other.fullmatch(text))) for text in texts]
    return all(not a or b for a, b in matches), all(not b or a for a, b in matches)


WITHIN = {"same": (True, True), "wider": (True, False), "narrower": (False, True), "incomparable": (False, False)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--pairs", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--peers", default="automata")
    parser.add_argument("--depth", type=int, default=3, help="of patterns; greenery takes minutes for some of depth 3")
    arguments = parser.parse_args()
    source = random.Random(arguments.seed)
    pairs = []
    while len(pairs) < arguments.pairs:
        first, second = (pattern(source, arguments.depth) for _ in range(2))
        if source.random() < 0.3:
            second = tuple(f"{one}|{other}" for one, other in zip(first, second))
        pairs.append((first, second) if source.random() < 0.5 else (second, first))
    texts = ["".join(letters) for length in range(6) for letters in itertools.product(ALPHABET, repeat=length)]
    peers = {"greenery": by_greenery, "automata": by_automata}
    chosen = {name: peers[name] for name in arguments.peers.split(",") if name}
    faults = unknown = 0
    relations_found = relations(arguments.program, [(first[0], second[0]) for first, second in pairs])
    for ((first, plain), (second, other)), field in zip(pairs, relations_found):
        if field["relation"] == "unknown":
            unknown += 1
            continue
        within = WITHIN[field["relation"]]
        answers = {name: peer(*((plain, other) if name == "automata" else (first, second))) for name, peer in chosen.items()}
        matched = by_texts(first, second, texts)
        wrong = [name for name, answer in answers.items() if answer != within]
        if any(claim and not seen for claim, seen in zip(within, matched)):
            wrong.append("texts")
        for witness in field["witnesses"]:
            accepted = [bool(re.fullmatch(text, witness["value"])) for text in (first, second)]
            if accepted != [witness["acceptedBy"] == "old", witness["acceptedBy"] == "new"]:
                wrong.append(f"witness {witness['value']!r}")
        if wrong:
            faults += 1
            print(f"{first}  {second}: {field['relation']}, otherwise by {', '.join(wrong)}")
    print(f"seed {arguments.seed}: {len(pairs)} pairs, {unknown} unknown, {faults} disagreements")
    sys.exit(1 if faults or unknown else 0)


if __name__ == "__main__":
    main()
