"""Convert random rule files to other languages and back, and compare the verdicts of both on records that `validate sample` makes.

Usage: languages.py PROGRAM [--files N] [--seed N] [--records N]

The rule files have what all three languages can say, so that no conversion may name a loss. A JSON Schema is compared with jsonschema on JSON
Lines as well. The records are made for the rule file and for what came back, some that are valid and some that break one rule each.
"""

import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile

import jsonschema

PATTERNS = ["[A-Z]{2}[0-9]+", "(a|b)+c?", "[^x]{3}", r"\d{3}-\d{2}", ".{2,5}", "x|yz|[0-9]{4}", "(?:ab){1,3}"]
LANGUAGES = ["table-schema", "json-schema", "odcs"]


def field(source, name):
    kind = source.choice(["string", "string", "integer", "number", "boolean", "date"])
    constraints = {}
    if source.random() < 0.4:
        constraints["required"] = True
    if kind == "string":
        way = source.randrange(4)
        if way == 0:
            constraints["pattern"] = source.choice(PATTERNS)
        elif way == 1:
            constraints |= {"minLength": source.randrange(1, 4), "maxLength": source.randrange(4, 9)}
        elif way == 2:
            constraints["enum"] = source.sample(["ab", "cd", "no", "x y", "é", "7"], 3)
    elif kind in ("integer", "number") and source.random() < 0.7:
        constraints["minimum"] = source.choice([-5, 0, 1])
        constraints[source.choice(["maximum", "exclusiveMaximum"])] = source.choice([7, 100, 1000])
    return {"name": name, "type": kind, "constraints": constraints}


def rule_file(source):
    return {"fieldsMatch": "subset", "fields": [field(source, name) for name in ["a", "b", "c d", "e"][:source.randrange(2, 5)]]}


class Runner:
    """The program in a folder of its own."""

    def __init__(self, program, folder, count):
        self.program, self.folder, self.count = program, pathlib.Path(folder), str(count)

    def run(self, *words):
        return subprocess.run([self.program, *words], cwd=self.folder, capture_output=True, text=True, check=False)

    def write(self, name, text):
        (self.folder / name).write_text(text, "utf-8")

    def records(self, rules, form, seed):
        """Return records that the rules accept, and such that break one of them."""
        made = [self.run("sample", "-r", rules, "-n", self.count, "--seed", str(seed), "--output", form, *broken)
                for broken in ((), ("--broken", "each"))]
        lines = [run.stdout.rstrip("\n").split("\n") for run in made if run.returncode == 0]
        header = lines[0][:1] if form == "csv" and lines else []
        return "\n".join(header + [line for one in lines for line in one[len(header):]]) + "\n"

    def invalid(self, rules, table):
        """Return the numbers of the records with an error."""
        run = self.run("check", "-r", rules, "--format", "jsonl", "--summary", "none", table)
        if run.returncode > 1:
            raise SystemExit(f"languages: {rules} does not check: {run.stderr}")
        return {json.loads(line)["record"] for line in run.stdout.split("\n") if line}


def fault(runner, source, language, seed):
    rules = rule_file(source)
    if language == "json-schema":
        # A day has bounds in no JSON Schema, and its formats are not compared.
        rules["fields"] = [one for one in rules["fields"] if one["type"] != "date"] or [{"name": "a", "type": "integer"}]
    runner.write("rules.json", json.dumps(rules))
    there = runner.run("convert", "--to", language, "rules.json")
    if there.returncode != 0:
        return f"{language}: a loss: {there.stderr}\n{json.dumps(rules)}"
    runner.write("there.json" if language != "odcs" else "there.yml", there.stdout)
    if language == "table-schema":
        runner.write("back.yml", there.stdout)
    else:
        back = runner.run("convert", "there.json" if language == "json-schema" else "there.yml")
        if back.returncode != 0:
            return f"{language}: a loss on the way back: {back.stderr}\n{there.stdout}"
        runner.write("back.yml", back.stdout)
    for origin in ("rules.json", "back.yml"):
        # A field has no line ends, so that a record is a line.
        runner.write("table.csv", runner.records(origin, "csv", seed))
        first, second = runner.invalid("rules.json", "table.csv"), runner.invalid("back.yml", "table.csv")
        if first != second:
            return f"{language}: records {sorted(first ^ second)[:5]} differ\n{json.dumps(rules)}\n{there.stdout}"
    if language == "json-schema":
        return schema_fault(runner, json.loads(there.stdout), seed)
    return None


def schema_fault(runner, schema, seed):
    """Return how jsonschema differs from the program on JSON Lines, or None."""
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    made = runner.run("sample", "-r", "rules.json", "-n", runner.count, "--seed", str(seed), "--output", "jsonl")
    flags = [name for name, one in schema["properties"].items() if "boolean" in one["type"]]
    for line in made.stdout.rstrip("\n").split("\n"):
        # A rule file has other spellings of truth values, which are texts or numbers in JSON.
        if any(not isinstance(json.loads(line)[name], (bool, type(None))) for name in flags):
            continue
        if error := next(iter(validator.iter_errors(json.loads(line))), None):
            return f"json-schema: {line} is not valid: {error.message}\n{json.dumps(schema)}"
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--files", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--records", type=int, default=60, help="the number of valid records, and of others")
    options = parser.parse_args()
    source = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(pathlib.Path(options.program).resolve(), folder, options.records)
        for number in range(options.files):
            if found := fault(runner, source, LANGUAGES[number % len(LANGUAGES)], number):
                print(f"languages: seed {options.seed}, file {number}: {found}")
                return 1
    print(f"seed {options.seed}: {options.files} rule files there and back, 0 differences")
    return 0


if __name__ == "__main__":
    sys.exit(main())
