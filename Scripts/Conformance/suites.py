"""Run public conformance suites on the program, and print the disagreements and their reasons.

A suite is a file of JSON Lines with one case a line: suite, kind, input, valid, options, and for some cases verdicts by
standard. `questions.py` maps cases to rules; `reasons.py` lists deliberate disagreements with the section of the standard.
"""

import collections
import json
import pathlib
import subprocess
import sys

from questions import questions
from reasons import reason_for


# The rules whose argument is a country; the catalogue decides which countries they have.
BY_COUNTRY = ("licence-plate", "national-id", "passport", "phone", "postal-code", "tax-id", "vat")


class Question:
    """A value, the rule that checks it, and the verdict of the suite."""

    def __init__(self, case, suite, rule, value, expected):
        self.case, self.suite, self.rule, self.value, self.expected = case, suite, rule, value, expected
        self.bytes = value.encode("utf-8", "surrogatepass")
        self.code = None

    @property
    def agrees(self):
        return (self.code is None) == self.expected


def read(folder):
    """Return the questions of all suites in a folder, and the number of skipped cases of each kind."""
    asked, unasked = [], collections.Counter()
    for path in sorted(pathlib.Path(folder).rglob("*.jsonl")):
        for line in path.read_text("utf-8").split("\n"):
            if not line:
                continue
            case = json.loads(line)
            found = list(questions(case)) if isinstance(case.get("input"), str) else []
            asked += [Question(case, *question) for question in found]
            if not found:
                unasked[(case.get("suite", path.stem), case.get("kind", "other"))] += 1
    return asked, unasked


def without_country(program, questions):
    """Return the questions about a country that the program's catalogue does not have."""
    rules = {question.rule for question in questions if question.rule.partition(":")[0] in BY_COUNTRY}
    unknown = {rule for rule in rules if not is_known(program, rule)}
    return [question for question in questions if question.rule in unknown]


def is_known(program, rule):
    answer = subprocess.run([program, "check", "-e", rule, "--quiet"], input=b"", capture_output=True, check=False)
    return answer.returncode < 2


def ask(program, questions):
    """Check the values of the questions by the program, all values of a rule in one run."""
    by_rule = collections.defaultdict(list)
    for question in questions:
        by_rule[question.rule].append(question)
    for rule, group in by_rule.items():
        plain = [question for question in group if b"\0" not in question.bytes]
        with_nul = [question for question in group if b"\0" in question.bytes]
        run(program, ["-z", "-e", rule], plain, b"".join(question.bytes + b"\0" for question in plain))
        # NUL separates values with -z, so a value that contains NUL is checked as a quoted field.
        rows = (b'"' + question.bytes.replace(b'"', b'""') + b'",\n' for question in with_nul)
        run(program, ["-c", "value=" + rule], with_nul, b"value,\n" + b"".join(rows))


def run(program, rule, questions, data):
    if not questions:
        return
    command = [program, "check", *rule, "--quiet", "--format", "jsonl", "--errors", "-"]
    result = subprocess.run(command, input=data, capture_output=True, check=False)
    if result.returncode > 1:
        raise SystemExit(f"conformance: {' '.join(rule)}: {result.stderr.decode().strip()}")
    for line in result.stdout.decode().split("\n"):
        if not line:
            continue
        finding = json.loads(line)
        # The second column, which keeps an empty value from being a blank line, has no name.
        if finding["record"] is None:
            continue
        question = questions[finding["record"] - 1]
        if finding["severity"] == "error" and question.code is None:
            question.code = finding["code"]


def table(questions):
    counts = collections.defaultdict(collections.Counter)
    for question in questions:
        row = counts[(question.suite, question.rule.split(":")[0])]
        row["cases"] += 1
        row["agreed" if question.agrees else "deliberate" if question.reason else "unexplained"] += 1
    print(f"{'suite':26} {'rule':22} {'cases':>6} {'agreed':>6} {'disagreed':>9}  without a reason")
    for (suite, rule), row in sorted(counts.items()):
        disagreed = row["deliberate"] + row["unexplained"]
        print(f"{suite:26} {rule:22} {row['cases']:6} {row['agreed']:6} {disagreed:9}  {row['unexplained'] or ''}")


def disagreements(questions):
    by_reason = collections.defaultdict(list)
    for question in questions:
        if not question.agrees and question.reason:
            by_reason[question.reason].append(question)
    print("\nDeliberate disagreements\n")
    for reason, group in sorted(by_reason.items(), key=lambda item: -len(item[1])):
        suites = collections.Counter(question.suite for question in group)
        print(f"- {len(group)} ({', '.join(f'{suite} {count}' for suite, count in suites.most_common())}): {reason}")
        for question in group[:3]:
            print(f"    {said(question)}")
    unexplained = [question for question in questions if not question.agrees and not question.reason]
    print(f"\nDisagreements without a reason: {len(unexplained)}\n")
    for question in unexplained:
        print(f"- {said(question)}")
    return unexplained


def said(question):
    ours = "accepted" if question.code is None else question.code
    theirs = "valid" if question.expected else "invalid"
    return f"{question.suite}, {question.rule}: {ascii(question.value[:100])}: {ours}; suite: {theirs}"


def main():
    program, folder = sys.argv[1:3]
    asked, unasked = read(folder)
    for question in without_country(program, asked):
        asked.remove(question)
        unasked[(question.suite, question.rule)] += 1
    ask(program, asked)
    for question in asked:
        question.reason = None if question.agrees else reason_for(question)
    table(asked)
    unexplained = disagreements(asked)
    agreed = sum(question.agrees for question in asked)
    print(f"\n{len(asked)} cases compared, {agreed} agree, {len(asked) - agreed - len(unexplained)} disagree deliberately, "
          f"{len(unexplained)} disagree without a reason")
    listed = ", ".join(f"{suite} {kind} {count}" for (suite, kind), count in sorted(unasked.items()))
    print(f"{sum(unasked.values())} cases skipped, because no rule corresponds to them: {listed}")
    sys.exit(1 if unexplained else 0)


if __name__ == "__main__":
    main()
