"""Compare `validate diff` with the verdicts of suites on whether all values of one JSON Schema are values of another.

Usage: containment.py PROGRAM FOLDER

The suites are `intelligence/containment-*.jsonl` in the folder. Prints the disagreements with their reasons, and the number of pairs that are
not decided; the status is 1 for a disagreement without a reason.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

REASONS = [
    ("\\w", "\\w is [A-Za-z0-9_] (ECMA-262, section 22.2.2.9)"),
    ("\\d", "\\d is [0-9] (ECMA-262, section 22.2.2.9)"),
    ('"pattern": ".', ". matches no line terminator (ECMA-262, section 22.2.2.7)"),
]


def without_formats(described):
    """Return a schema whose formats are annotations."""
    if isinstance(described, dict):
        return {key: without_formats(part) for key, part in described.items() if key != "format"}
    return [without_formats(part) for part in described] if isinstance(described, list) else described


def is_contained(program, first, second, folder):
    """Return whether all values of a schema are values of another; None if that is not decided."""
    for name, described in (("first.json", first), ("second.json", second)):
        (folder / name).write_text(json.dumps(described), "utf-8")
    result = subprocess.run(
        [program, "diff", "--format", "json", "first.json", "second.json"], cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode > 1:
        sys.exit(f"status {result.returncode}: {result.stderr}")
    if result.returncode == 0:
        return True
    witnesses = [witness for field in json.loads(result.stdout)["fields"] for witness in field["witnesses"]]
    return False if any(witness["acceptedBy"] == "old" for witness in witnesses) else None


def reason_for(case):
    if case.get("doubt"):
        return case["doubt"]
    text = json.dumps([case["schema1"], case["schema2"]]).replace("\\\\", "\\")
    return next((reason for sign, reason in REASONS if sign in text), None)


def check(program, path, folder):
    """Return the number of disagreements without a reason in a suite."""
    cases = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    undecided, disagreements, faults = 0, 0, 0
    for case in cases:
        pair = (case["schema1"], case["schema2"])
        if case.get("format") == "annotation":
            pair = tuple(map(without_formats, pair))
        answer = is_contained(program, *pair, folder)
        if answer and case.get("operation") == "equivalent":
            answer = is_contained(program, *reversed(pair), folder)
        undecided += answer is None
        if answer is None or answer == case.get("contained", case.get("expected")):
            continue
        disagreements += 1
        if not (reason := reason_for(case)):
            faults += 1
        print(f"  {json.dumps(pair)[:160]}: {answer}: {reason or 'WITHOUT A REASON'}")
    print(f"{path.name}: {len(cases)} pairs, {undecided} undecided, {disagreements} disagreements, {faults} without a reason")
    return faults


def main():
    program, suites = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as folder:
        paths = sorted(suites.glob("intelligence/containment-*.jsonl"))
        return 1 if sum(check(program, path, pathlib.Path(folder)) for path in paths) else 0


if __name__ == "__main__":
    sys.exit(main())
