"""Infers rules with `--tolerance 0` from tables, and checks the same tables by them: no rule may find anything.

Usage: own_data.py PROGRAM FOLDER [--tables N] [--seed N]

The tables are the files `*.csv` of FOLDER, those in its files `*.jsonl` with cases (`csv` or `bytes_b64` in each line), and N generated
ones of random values, each also with its records in another order, whose rules must be the same.
"""

import argparse
import base64
import json
import pathlib
import random
import subprocess
import sys
import tempfile


def cases(folder):
    for path in sorted(pathlib.Path(folder).glob("*.csv")):
        yield path.name, path.read_bytes()
    for path in sorted(pathlib.Path(folder).glob("*.jsonl")):
        for line in path.read_text().splitlines():
            case = json.loads(line)
            if "bytes_b64" in case:
                yield f"{path.name}/{case['name']}", base64.b64decode(case["bytes_b64"])
            elif isinstance(case.get("csv"), str):
                yield f"{path.name}/{case.get('name', '')}", case["csv"].encode()


def column(random, words, kind):
    """Returns a function that makes the value of a record by its number."""
    mostly = words[:1] * 30 + words
    return [
        lambda n: random.choice(words),
        str,
        lambda n: random.choice(mostly),
        lambda n: f"{random.choice(words)}{random.randrange(1000)}",
    ][kind]


def generated(random):
    alphabet = ["", "0", "1", "12", "007", "-3", "1.5", "2,5", "true", "yes", "no", "N/A", "a", "A b", " x", "é", "2024-01-05", "05/06/2024",
                "31.12.2023", "12:30", "x@y.org", "AB-12", "AB-123", '"q"', "a,b", "l1\nl2", "NULL", "-", "1e5", "100%", "$3", "{}", "[1]"]
    columns = []
    for _ in range(random.randint(1, 5)):
        words = random.sample(alphabet, random.randint(1, 6))
        columns.append(column(random, words, random.randrange(4)))
    count = random.choice([1, 3, 20, 60, 300, 3000])
    return [[make(n) for make in columns] for n in range(count)]


def text(rows):
    def field(value):
        return '"' + value.replace('"', '""') + '"' if any(c in value for c in '",\n') else value

    header = [f"name{index}" for index in range(len(rows[0]))]
    return "".join(",".join(map(field, row)) + "\n" for row in [header] + rows).encode()


def run(*words, data=None):
    return subprocess.run(words, input=data, capture_output=True, check=False)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("folder")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    generator = random.Random(arguments.seed)
    tables = [(name, data, None) for name, data in cases(arguments.folder)]
    for index in range(arguments.tables):
        rows = generated(generator)
        shuffled = list(rows)
        generator.shuffle(shuffled)
        tables.append((f"generated {index}", text(rows), text(shuffled)))
    checked = refused = faults = 0
    with tempfile.TemporaryDirectory() as folder:
        rules, table = f"{folder}/rules.yml", f"{folder}/table.csv"
        for name, data, other in tables:
            pathlib.Path(table).write_bytes(data)
            made = run(arguments.program, "infer", "--tolerance", "0", "-q", "-o", rules, table)
            if made.returncode == 2:
                refused += 1
                if not made.stderr.strip() or b"\n" in made.stderr.strip():
                    print(f"{name}: no error of one line: {made.stderr[:300]}")
                    faults += 1
                continue
            if made.returncode not in (0, 1):
                print(f"{name}: status {made.returncode}: {made.stderr[:300]}")
                faults += 1
                continue
            checked += 1
            found = run(arguments.program, "check", "-r", rules, "--summary", "none", "--format", "jsonl", "--no-warnings", table)
            findings = [json.loads(line) for line in found.stdout.splitlines()]
            findings = [f for f in findings if not f["code"].startswith("record.")]
            if found.returncode == 2 or findings:
                print(f"{name}: {found.stderr[:300] if found.returncode == 2 else findings[:3]}")
                faults += 1
            if other is not None:
                pathlib.Path(table).write_bytes(other)
                again = run(arguments.program, "infer", "--tolerance", "0", "-q", table)
                if again.stdout != pathlib.Path(rules).read_bytes():
                    print(f"{name}: another order of the records gives other rules")
                    faults += 1
    print(f"{checked} tables, {refused} refused with an error, {faults} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
