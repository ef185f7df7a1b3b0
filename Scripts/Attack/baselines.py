"""Baselines: findings before and after random edits, in each format that compares runs, against counts of equal ones."""

from __future__ import annotations

import csv
import io
import json
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace

from Attack.campaign import Campaign
from Attack.edits import COLUMNS, RULES, Edit, Identity, Row, edit, findings
from Attack.minimal import cuts
from Attack.program import Run, run

STATES = {"same": "unchanged", "new": "new"}
"""The states of JSON Lines with those of SARIF."""

Finding = tuple[Identity, dict]
"""A finding in JSON Lines with its identity."""


class Baselines(Campaign):
    """The states and the fingerprints of findings."""

    name = "baselines"

    def draw(self, draw: random.Random) -> Edit:
        return edit(draw)

    def fault(self, case: Edit) -> str | None:
        (self.folder / "rules.json").write_text(json.dumps(RULES))
        self.sums["edits"] += 1
        earlier = self.check(case, case.before, "old")
        later = self.check(case, case.after, "new", "--baseline", "old.jsonl")
        for ran in (earlier, later):
            if ran.status not in (0, 1):
                return ran.crash() or f"status 2: {ran.errors.decode()}"
        return self.difference(case, later)

    def check(self, case: Edit, tables: tuple[tuple[Row, ...], ...], kind: str, *words: str) -> Run:
        """Check the tables and write the findings as JSON Lines, SARIF and for GitLab, with the kind as the name."""
        names = [f"{number}.csv" for number in range(len(tables))]
        for name, rows in zip(names, tables):
            stream = io.StringIO()
            csv.writer(stream, lineterminator="\n").writerows([COLUMNS, *rows])
            (self.folder / name).write_text(stream.getvalue(), "utf-8", "surrogateescape", newline="")
        key = ["--id", "id"] if case.has_id else []
        reports = [word for form in ("sarif", "gitlab") for word in ("--report", f"{form}={kind}.{form}")]
        return run([self.tools.program, "check", "-r", "rules.json", *key, "--format", "jsonl", "--summary", "json",
                    "--errors", f"{kind}.jsonl", *reports, *words, *names], self.folder)

    def difference(self, case: Edit, ran: Run) -> str | None:
        """Return how the states of the second run and the fingerprints of both are not as expected."""
        old, new = list(findings(case.before, case.has_id)), list(findings(case.after, case.has_id))
        self.sums["findings"] += len(new)
        before = Counter(one for one, _ in old)
        seen: Counter[Identity] = Counter()
        states = []
        for one, _ in new:
            states.append((one, "same" if seen[one] < before[one] else "new"))
            seen[one] += 1
        gone = before - seen
        counts = Counter(state for _, state in states)
        said = json.loads(ran.errors.splitlines()[0])["baseline"]
        wanted = {"new": counts["new"], "same": counts["same"], "gone": gone.total()}
        if said != wanted:
            return f"the summary has {said}, not {wanted}"
        is_failure = any(state == "new" and is_error for (_, state), (_, is_error) in zip(states, new))
        if ran.status != int(is_failure):
            return f"status {ran.status} with {wanted}"
        before_lines, lines = self.lines(case, "old"), self.lines(case, "new")
        told = by_identity([(one, line["baseline"]) for one, line in lines])
        if told != by_identity(states):
            return f"JSON Lines: {told}, not {by_identity(states)}"
        return self.sarif(before_lines, lines, gone) or self.gitlab(before_lines, lines)

    def sarif(self, old: list[Finding], new: list[Finding], gone: Counter[Identity]) -> str | None:
        """Return how the results of SARIF differ from the lines of JSON Lines and from what is gone."""
        before, results = self.results("old"), self.results("new")
        told = [(one["ruleId"], file(one), one["baselineState"]) for one in results[:len(new)]]
        if told != [(one[2], one[0], STATES[line["baseline"]]) for one, line in new]:
            return f"SARIF: {told}"
        marks = {(one, fingerprint(result)) for (one, _), result in [*zip(old, before), *zip(new, results)]}
        if len(marks) != len({one for one, _ in marks}) or len(marks) != len({mark for _, mark in marks}):
            return f"SARIF: fingerprints {marks}"
        # Of equal findings the last ones are gone.
        messages = defaultdict(list)
        for one, line in old:
            messages[one].append(line["message"])
        left = sorted((one[2], text, dict(marks)[one]) for one, count in gone.items() for text in messages[one][-count:])
        absent = sorted((one["ruleId"], one["message"]["text"], fingerprint(one)) for one in results[len(new):])
        is_absent = all(one["baselineState"] == "absent" for one in results[len(new):])
        return None if absent == left and is_absent else f"SARIF: absent are {absent}, not {left}"

    def results(self, kind: str) -> list[dict]:
        """Return the results of SARIF of a run."""
        return json.loads((self.folder / f"{kind}.sarif").read_text())["runs"][0]["results"]

    def gitlab(self, old: list[Finding], new: list[Finding]) -> str | None:
        """Return which fingerprints of both runs are not one for each finding by its number among equal ones."""
        marks: dict[tuple[Identity, int], str] = {}
        for kind, found in ("old", old), ("new", new):
            told = [one["fingerprint"] for one in json.loads((self.folder / f"{kind}.gitlab").read_text())]
            if len(told) != len(found) or len(set(told)) != len(told):
                return f"GitLab: {len(told)} fingerprints, {len(set(told))} distinct ones, of {len(found)} findings"
            numbers: Counter[Identity] = Counter()
            for (one, _), mark in zip(found, told):
                if marks.setdefault((one, numbers[one]), mark) != mark:
                    return f"GitLab: {one} has {mark} after {marks[one, numbers[one]]}"
                numbers[one] += 1
        return None if len(set(marks.values())) == len(marks) else "GitLab: two findings have one fingerprint"

    def lines(self, case: Edit, kind: str) -> list[Finding]:
        """Return the findings of a run, as JSON Lines has them."""
        lines = map(json.loads, (self.folder / f"{kind}.jsonl").read_text().splitlines())
        return [(identity(line, case.has_id), line) for line in lines]

    def smaller(self, case: Edit) -> Iterator[Edit]:
        for side in ("before", "after"):
            tables = getattr(case, side)
            for index, rows in enumerate(tables):
                for fewer in cuts(rows):
                    yield replace(case, **{side: (*tables[:index], fewer, *tables[index + 1:])})


def identity(line: dict, has_id: bool) -> Identity:
    """Return the identity of a finding in JSON Lines."""
    known = f"id {line['id']['id']}" if has_id and "id" in line else f"value {line['value'] or ''}"
    return line["file"], line["field"], line["code"], known


def file(result: dict) -> str:
    """Return the file of a result of SARIF."""
    return result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]


def fingerprint(result: dict) -> str | None:
    """Return the fingerprint of a result of SARIF, if it has one."""
    return result.get("partialFingerprints", {}).get("findingHash/v1")


def by_identity(states: list[tuple[Identity, str]]) -> dict[Identity, list[str]]:
    """Return the states of each identity in their order."""
    found = defaultdict(list)
    for one, state in states:
        found[one].append(state)
    return dict(found)
