#!/usr/bin/env python3
"""Compare the values that the program reads in random JSON Lines with those that Python's `json` reads.

    json_lines.py PROGRAM [ROUNDS]     200 rounds by default; status 1 at the first difference

The program checks each file by a rule that no value satisfies, so that its findings are the values as it
reads them, with their records, lines, columns, offsets and pointers. Python decides whether a line is one
object, and what its members are. Python accepts some lines that the program does not: `NaN`, half a
surrogate pair, a name twice; these are found here by Python's own hooks. The seed is printed; SEED=N
repeats a run.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

COLUMNS = ["a", "b", "/a/b", "/list/1", "", "/list/0/b"]
NAMES = ["a", "b", "list", "", "\\u0061", "é", "other", "x\\ty"]
SCALARS = ["1", "-0", "1.0", "1e-9", "true", "false", "null", '""', '"x"', '"é\\u00e9\\n"', '"\\ud83d\\ude00😀"', '" "']
FAULTS = ["", "{", "}", "[", "]", ",", ":", '"', "\\", "\t", " ", "x", "0", "NaN", '"\\ud800"', "-", ".", "e"]


class Refused(ValueError):
    """A line that the program must refuse although Python's reader accepts it."""


def refuse(_: object) -> None:
    """Refuse a number that is none in JSON."""
    raise Refused


DECODER = json.JSONDecoder(parse_constant=refuse)


def skipped(text: str, index: int) -> int:
    """Return the index after white space."""
    while index < len(text) and text[index] in " \t\n\r":
        index += 1
    return index


def walk(text: str, index: int, pointer: str, found: dict[str, tuple[int, str, object]]) -> int:
    """Add the value at an index and all in it to `found`, by pointer: place, own text and value. Return its end."""
    start = index
    if index >= len(text):
        raise ValueError
    if text[index] in "{[":
        is_object, close = text[index] == "{", "}" if text[index] == "{" else "]"
        index = skipped(text, index + 1)
        names: set[str] = set()
        count = 0
        while text[index : index + 1] != close:
            if count:
                if text[index : index + 1] != ",":
                    raise ValueError
                index = skipped(text, index + 1)
            name = str(count)
            if is_object:
                if text[index : index + 1] != '"':
                    raise ValueError
                name, index = DECODER.raw_decode(text, index)
                name.encode()
                if name in names:
                    raise Refused
                names.add(name)
                index = skipped(text, index)
                if text[index : index + 1] != ":":
                    raise ValueError
                index = skipped(text, index + 1)
            step = name.replace("~", "~0").replace("/", "~1")
            index = skipped(text, walk(text, index, f"{pointer}/{step}", found))
            count += 1
        index += 1
        value = DECODER.raw_decode(text, start)[0]
    else:
        value, index = DECODER.raw_decode(text, index)
        if isinstance(value, str):
            value.encode()
    found[pointer] = (start, text[start:index], value)
    return index


def members(text: str) -> dict[str, tuple[int, str, object]] | None:
    """Return all values of a line by their pointers, or None if it is not one object."""
    found: dict[str, tuple[int, str, object]] = {}
    try:
        start = skipped(text, 0)
        if text[start : start + 1] != "{" or skipped(text, walk(text, start, "", found)) != len(text):
            return None
    except ValueError:
        return None
    return found


def draw_value(draw: random.Random, depth: int) -> str:
    """Return the text of a random value."""
    kind = draw.randrange(6 if depth < 4 else 4)
    if kind < 4:
        return draw.choice(SCALARS)
    if kind == 4:
        return "[" + ", ".join(draw_value(draw, depth + 1) for _ in range(draw.randrange(3))) + "]"
    return draw_object(draw, depth + 1)


def draw_object(draw: random.Random, depth: int) -> str:
    """Return the text of a random object."""
    names = draw.sample(NAMES, draw.randrange(5))
    return "{" + ",".join(f'"{name}"{draw.choice(["", " "])}:{draw_value(draw, depth)}' for name in names) + "}"


def draw_line(draw: random.Random) -> str:
    """Return a random line, often with a fault."""
    line = draw_object(draw, 0)
    for _ in range(draw.choice([0, 0, 0, 1, 2])):
        place = draw.randrange(len(line) + 1)
        line = line[:place] + draw.choice(FAULTS) + line[place + draw.randrange(2) :]
    return line


def expected(data: bytes) -> list[tuple]:
    """Return the findings as Python reads the file: record, line, column, offset, pointer, and the value."""
    findings: list[tuple] = []
    record, offset = 0, 0
    for number, raw in enumerate(data.split(b"\n"), 1):
        text = raw.removesuffix(b"\r").decode() if offset + len(raw) < len(data) else raw.decode()
        if text:
            record += 1
            found = members(text)
            if found is None:
                findings.append((record, number, None, None, "", None))
            else:
                brace = skipped(text, 0)
                values = []
                for column in COLUMNS:
                    pointer = column if column.startswith("/") else f"/{column}"
                    place, own, value = found.get(pointer, (brace, "", None))
                    shown = value if isinstance(value, str) else "" if value is None else own
                    before = text[:place]
                    values.append((record, number, len(before) + 1, offset + len(before.encode()), pointer, shown))
                # The values are in the order of the line, and missing ones, at the brace, in that of the columns.
                findings += sorted(values, key=lambda value: value[3])
        offset += len(raw) + 1
    return findings


def run(program: Path, folder: Path) -> list[tuple]:
    """Return the findings of the program in the form of `expected`."""
    result = subprocess.run(
        [program, "check", "-q", "-r", "rules.json", "--no-warnings", "--format", "jsonl", "--errors", "-", "lines.jsonl"],
        cwd=folder, capture_output=True, encoding="utf-8")
    if result.returncode not in (0, 1):
        raise SystemExit(f"json_lines: status {result.returncode}: {result.stderr}")
    findings = []
    for line in result.stdout.splitlines():
        found = json.loads(line)
        place = (found["column"], found["offset"]) if found["field"] is not None else (None, None)
        findings.append((found["record"], found["line"], *place, found["pointer"], found["value"]))
    return findings


def main() -> int:
    """Run from the command line."""
    program = Path(sys.argv[1]).resolve()
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    seed = int(os.environ.get("SEED", random.randrange(1 << 32)))
    print(f"JSON Lines from seed {seed}", flush=True)
    constraints = {"required": True, "pattern": "never"}
    fields = [{"name": name, "type": "string", "constraints": constraints, "missingValues": []} for name in COLUMNS]
    values = faults = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "rules.json").write_text(json.dumps({"fieldsMatch": "subset", "fields": fields}))
        for number in range(rounds):
            draw = random.Random(seed * 1_000_003 + number)
            ends = ["\n", "\n", "\r\n", "\n\n"]
            text = "".join(draw_line(draw) + draw.choice(ends) for _ in range(draw.randrange(60)))
            data = text.encode() if draw.randrange(2) else text.rstrip("\r\n").encode()
            (folder / "lines.jsonl").write_bytes(data)
            wanted, found = expected(data), run(program, folder)
            if found != wanted:
                which = next((n for n, pair in enumerate(zip(wanted, found)) if pair[0] != pair[1]), min(len(wanted), len(found)))
                print(
                    f"json_lines: round {number}, finding {which}\nexpected {wanted[which:which + 1]}\n"
                    f"got      {found[which:which + 1]}\n{data!r}", file=sys.stderr)
                return 1
            faults += sum(finding[4] == "" for finding in wanted)
            values += sum(finding[4] != "" for finding in wanted)
    print(f"{rounds} files compared, {values} values and {faults} faults, no difference")
    return 0 if values and faults else 1


if __name__ == "__main__":
    sys.exit(main())
