#!/usr/bin/env python3
"""Infer rules from samples of rule files, and compare them with the rule files.

Usage: round_trip.py PROGRAM RULES… [--versions FILE] [--records N] [--seed N] [--names]; RULES are rule files, and FILE is
`schema-versions.open.jsonl` of the suites, whose newest Table Schemas follow. It needs the packages of requirements.txt.

Of each rule file a sample is made. Rules that are inferred from its first half are compared with the rule file: types, presence, primary
keys, lists as a whole, and patterns by `validate diff`. The second half shows how many records they refuse although the rule file
accepts them. Equal constraints count once. The status is 1 if they refuse more than one record in a thousand, or if less than 80 % of
the patterns are the same as those of the rule file, a part of them, or contain them.
"""

import argparse
import csv
import io
import json
import pathlib
import subprocess
import sys
import tempfile

import yaml


def documents(arguments, folder):
    """Yield the rule files with their names."""
    for path in arguments.rules:
        yield path.name, path
    known = set()
    for line in arguments.versions.read_text(encoding="utf-8").splitlines() if arguments.versions else []:
        case = json.loads(line)
        name = case["schema_id"]
        if name not in known:
            known.add(name)
            path = folder / f"{len(known)}.json"
            path.write_text(json.dumps(case["new"]), encoding="utf-8")
            yield name, path


class Trip:
    """The comparison of many rule files with what is inferred from their samples."""

    def __init__(self, arguments, folder):
        self._arguments, self._folder = arguments, folder
        self._seen = set()
        self.totals = {}
        """Of each part, the number that is found again and the number of all."""

    def _run(self, *words):
        return subprocess.run([self._arguments.program, *map(str, words)], capture_output=True, text=True, check=False)

    def _count(self, part, is_found, place):
        totals = self.totals.setdefault(part, [0, 0])
        totals[0] += is_found
        totals[1] += 1
        if not is_found and self._arguments.names:
            print(f"{place}: {part}")

    def add(self, name, path):
        """Compare a rule file; return why it has no sample."""
        number = self._arguments.records
        done = self._run("sample", "-r", path, "-n", 2 * number, "--seed", self._arguments.seed)
        if done.returncode:
            return done.stderr.strip().splitlines()[0]
        records = list(csv.reader(io.StringIO(done.stdout, newline="")))
        samples = [self._folder / f"sample{half}.csv" for half in range(2)]
        for half, sample in enumerate(samples):
            with sample.open("w", encoding="utf-8", newline="") as target:
                csv.writer(target).writerows([records[0], *records[1 + half * number:][:number]])
        rules = self._folder / "inferred.yml"
        done = self._run("infer", samples[0], "-o", rules, "--summary", "none")
        if done.returncode not in (0, 1):
            return done.stderr.strip()
        self._compare(name, path, rules)
        checked = json.loads(self._run("check", "-r", rules, samples[1], "--summary", "json", "--all").stderr.splitlines()[-1])
        refused = sum(file["invalid"] for file in checked["files"])
        totals = self.totals.setdefault("other records that are accepted", [0, 0])
        totals[0] += self._arguments.records - refused
        totals[1] += self._arguments.records
        if refused and self._arguments.names:
            found = [f"{column['name']} {rule['rule']} {rule['count']}" for column in checked["columns"] for rule in column["rules"]]
            print(f"{name}: {refused} others refused: {', '.join(found)}")
        return None

    def _compare(self, name, path, rules):
        old, new = (yaml.safe_load(each.read_text(encoding="utf-8")) for each in (path, rules))
        # A word for missing values that the sample does not have is not known, and is not what patterns are compared by.
        compared_rules = self._folder / "compared.json"
        missing = {"missingValues": old["missingValues"]} if "missingValues" in old else {}
        compared_rules.write_text(json.dumps({**new, **missing}, default=str), encoding="utf-8")
        compared = json.loads(self._run("diff", "--format", "json", path, compared_rules).stdout)
        relations = {field["name"]: field["relation"] for field in compared["fields"]}
        fields = {field["name"]: field for field in new["fields"]}
        key = old.get("primaryKey", [])
        key = [key] if isinstance(key, str) else key
        if key:
            self._count("primary keys", key == new.get("primaryKey"), name)
        for field in old["fields"]:
            place, constraints = f"{name}: {field['name']}", field.get("constraints", {})
            words = json.dumps([field.get(part) for part in ("type", "format", "constraints", "rules")], default=str, sort_keys=True)
            if words in self._seen:
                continue
            self._seen.add(words)
            found = fields[field["name"]]
            kept = found.get("constraints", {})
            self._count("types", field.get("type", "string") == found["type"], place)
            is_required = bool(constraints.get("required")) or field["name"] in key
            self._count("presence", is_required == bool(kept.get("required")), place)
            if "enum" in constraints:
                self._count("lists", {*map(str, constraints["enum"])} == {*map(str, kept.get("enum", []))}, place)
            if "pattern" in constraints:
                relation = relations[field["name"]]
                self._count("patterns that are the same or a part", relation in ("same", "narrower"), place)
                self._count("patterns of which one is a part of the other", relation in ("same", "narrower", "wider"), place)


def main():
    """Print how many of each part are found again."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("rules", type=pathlib.Path, nargs="+")
    parser.add_argument("--versions", type=pathlib.Path)
    parser.add_argument("--records", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--names", action="store_true", help="print what is not found again")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trip = Trip(arguments, pathlib.Path(folder))
        count = 0
        for name, path in documents(arguments, pathlib.Path(folder)):
            reason = trip.add(name, path)
            count += reason is None
            if reason:
                print(f"{name}: left out: {reason[:200]}", file=sys.stderr)
        print(f"{count} rule files, seed {arguments.seed}")
        for part, (found, total) in trip.totals.items():
            print(f"{part}: {found:,} of {total:,}, {found / total:.2%}")
    found, total = trip.totals["other records that are accepted"]
    related, patterns = trip.totals.get("patterns of which one is a part of the other", (0, 0))
    sys.exit(0 if (total - found) * 1_000 <= total and related * 5 >= patterns * 4 else 1)


main()
