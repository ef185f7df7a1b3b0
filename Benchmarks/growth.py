#!/usr/bin/env python3
"""Check that the instructions of the program grow linearly with the size of rule files and headers.

Each workload runs for n, 2n and 4n elements; the instructions (by valgrind's callgrind) that the
second doubling adds must be at most 2.3 times those that the first one adds: 2 is linear, 4 quadratic.
Of some workloads the memory is measured too: that of 40,000 elements must exceed that of 20,000 by at
most the workload's number of bytes for each element.

    growth.py PROGRAM [NAME...]    status 1 if a workload grows faster
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from instructions import stripped

LIMIT = 2.3
# The bytes of memory for each field, a third above those that were measured.
MEMORY = {"check": 3400, "lint": 2900, "test": 3100, "reports": 8500}


@dataclass(frozen=True)
class Workload:
    """The arguments of the program, and its rule file and table for a number of elements."""

    name: str
    arguments: list[str]
    rules: Callable[[int], dict[str, object]]
    table: Callable[[int], str] = lambda count: ""
    count: int = 500
    memory: int | None = None


def field(**members: object) -> dict[str, object]:
    """Return a rule file with one field."""
    return {"fields": [{"name": "a", **members}]}


def columns(count: int, **members: object) -> list[dict[str, object]]:
    """Return that number of fields."""
    return [{"name": f"f{number}", **members} for number in range(count)]


def resource(number: int, keys: dict[str, object] | None = None) -> dict[str, object]:
    """Return a resource of a data package, whose file is the table."""
    fields = [{"name": "a", "type": "integer"}, *([{"name": "b"}] if keys else [])]
    return {"name": f"r{number}", "path": "table", "schema": {"fields": fields, **(keys or {})}}


def own_key(number: int) -> dict[str, object]:
    """Return a primary key and a foreign key that refers to it."""
    reference = {"resource": f"r{number}", "fields": "a"}
    return {"primaryKey": "a", "foreignKeys": [{"fields": "b", "reference": reference}]}


def over_pairs(count: int, rule: Callable[[str, str], dict[str, object]]) -> dict[str, object]:
    """Return a rule file with as many fields as rules over two of them."""
    pairs = ((f"f{number}", f"f{count - 1 - number}") for number in range(count))
    rules = [{"id": f"r{number}", **rule(*pair)} for number, pair in enumerate(pairs)]
    return {"fields": columns(count), "rules": rules}


def header(count: int) -> str:
    """Return a table of that number of columns with two records, in which every field is present."""
    record = ",".join("1" for _ in range(count))
    return ",".join(f"f{number}" for number in range(count)) + f"\n{record}\n{record}\n"


PACKAGE = ["check", "-q", "-j", "1", "--errors", "/dev/zero", "-r", "rules"]
REPORTS = ["json", "html", "junit", "markdown", "sarif", "gitlab"]
FAILING = ["check", "--errors", "/dev/zero", "-j", "1", "--summary", "none", "-r", "rules", "table"]
LINT = ["lint", "-q", "rules"]
CHECK = ["check", "-q", "-j", "1", "--errors", "/dev/zero", "-r", "rules", "table"]
WORKLOADS = [
    Workload("lint: rules of a field", LINT, lambda n: field(rules=[f"contains:x{i}" for i in range(n)])),
    Workload(
        "lint: patterns and lengths of a field", LINT,
        lambda n: field(rules=[f"length:..{n + 9 - i}" if i % 2 else f"regex:x{i}y" for i in range(n)]),
    ),
    Workload(
        "lint: values and rules of a field", LINT,
        lambda n: field(
            constraints={"enum": [f"v{i}" for i in range(n)]}, rules=[f"not-contains:x{i}" for i in range(n)]
        ),
        count=3000,
    ),
    Workload("lint: rules over records", LINT, lambda n: over_pairs(n, lambda a, b: {"compare": f"{a} == {b}"})),
    Workload(
        "lint: unknown fields", LINT,
        lambda n: over_pairs(n, lambda a, b: {"at-most-one-of": [a, f"g{b}"]}), count=1200,
    ),
    Workload(
        "test: a record of many fields", ["test", "-q", "rules"],
        lambda n: {
            "fields": columns(n, type="integer"),
            "tests": [{"record": {f"f{i}": i for i in range(n)}, "valid": True}],
        },
        memory=MEMORY["test"],
    ),
    Workload(
        "check: numbers in an enumeration", CHECK,
        lambda n: field(type="number", constraints={"enum": [3 * i for i in range(n)]}),
        lambda n: "a\n" + "".join(f"{3 * i}.0\n" for i in range(n)),
    ),
    Workload("check: blank lines before a header", CHECK, lambda n: field(), lambda n: "\n" * n * 100 + "a\n1\n"),
    Workload("check: columns", CHECK, lambda n: {"fields": columns(n, type="integer")}, header, memory=MEMORY["check"]),
    Workload("lint: fields", LINT, lambda n: {"fields": columns(n, type="integer")}, memory=MEMORY["lint"]),
    Workload(
        "check: reports of columns with findings",
        [*FAILING, *(f"--report={name}=report.{name}" for name in REPORTS)],
        lambda n: {"fields": columns(n, type="date")}, header, memory=MEMORY["reports"],
    ),
    Workload(
        "test: a report of many fields", ["test", "-q", "--format", "json", "rules"],
        lambda n: {
            "fields": columns(n, type="integer"),
            "tests": [{"field": f"f{i}", "valid": ["x"]} for i in range(n)],
        },
    ),
    Workload(
        "check: rules over records that fail", CHECK,
        lambda n: over_pairs(n, lambda a, b: {"forbidden-if": {"field": b, "is": "1"}, "at": a}), header,
    ),
    Workload(
        # Each key reserves as many addresses as the option allows, and valgrind has few.
        "check: keys", [*CHECK, "--unique-memory", "64MB"],
        lambda n: {"fields": columns(n), "uniqueKeys": [[f"f{i}"] for i in range(n)]}, header, count=100,
    ),
    Workload(
        "check: resources of a data package", [*PACKAGE, "--min-records", "5"],
        lambda n: {"resources": [resource(i) for i in range(n)]}, lambda n: "a\n1\n",
    ),
    Workload(
        "check: keys of the resources of a data package", [*PACKAGE, "--unique-memory", "128MB"],
        lambda n: {"resources": [resource(i, own_key(i)) for i in range(n)]}, lambda n: "a,b\n1,1\n", count=100,
    ),
]


def instructions(program: str, arguments: list[str], folder: str) -> int:
    """Return the number of instructions of one run."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, *arguments]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", check=False)
    found = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode > 1 or not found:
        raise SystemExit(f"{' '.join(command)}: status {run.returncode}\n{run.stderr[-2000:]}")
    return int(found[1])


def growth(program: str, workload: Workload) -> tuple[list[int], float]:
    """Return the instructions for n, 2n and 4n elements, and by how much the second doubling adds more."""
    counts = []
    for factor in (1, 2, 4):
        with tempfile.TemporaryDirectory() as folder:
            count = workload.count * factor
            (Path(folder) / "rules").write_text(json.dumps(workload.rules(count)), encoding="utf-8")
            (Path(folder) / "table").write_text(workload.table(count), encoding="utf-8")
            counts.append(instructions(program, workload.arguments, folder))
    return counts, (counts[2] - counts[1]) / (counts[1] - counts[0])


def memory(program: str, workload: Workload) -> int:
    """Return the bytes of memory for each of 20,000 further elements."""
    sizes = []
    for count in (20_000, 40_000):
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "rules").write_text(json.dumps(workload.rules(count)), encoding="utf-8")
            (Path(folder) / "table").write_text(workload.table(count), encoding="utf-8")
            run = subprocess.Popen(
                [program, *workload.arguments], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            _, status, usage = os.wait4(run.pid, 0)
            if os.waitstatus_to_exitcode(status) not in (0, 1):
                raise SystemExit(f"{workload.name}: status {status}")
            sizes.append(usage.ru_maxrss * 1024)
    return (sizes[1] - sizes[0]) // 20_000


def main() -> None:
    """Run the workloads named by the arguments, or all of them."""
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    names = sys.argv[2:]
    is_linear = True
    with tempfile.TemporaryDirectory() as home:
        program = str(stripped(Path(sys.argv[1]).resolve(), home))
        for workload in WORKLOADS:
            if names and workload.name not in names:
                continue
            counts, ratio = growth(program, workload)
            print(f"{workload.name:40} {' '.join(f'{count:13,}' for count in counts)}  {ratio:.2f}", flush=True)
            is_linear = is_linear and ratio <= LIMIT
            if workload.memory is not None:
                size = memory(program, workload)
                print(f"{'':40} {size:,} bytes for each element, at most {workload.memory:,}", flush=True)
                is_linear = is_linear and size <= workload.memory
    sys.exit(0 if is_linear else f"a workload grows by more than {LIMIT} when it is doubled, or takes more memory")


if __name__ == "__main__":
    main()
