"""Measure time and peak memory of groups, by default of ten million records in a hundred thousand groups, beside a unique key.

    ./Scripts/build.sh
    python3 Benchmarks/groups.py [RECORDS [GROUPS]]

The records of a group are far from one another. The last two records break each requirement, which every run must find. The times are medians of three runs; ratios are those to the time of the unique key.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from unique import MIB, PRIME, run

FIELDS = (
    "{name: id, type: integer}, {name: trip, type: integer}, {name: seq, type: integer}, {name: from, type: integer}, "
    "{name: to, type: integer}, {name: kind}"
)
REQUIREMENTS = {
    "same": "same: [kind]",
    "order": "order: from",
    "consecutive": "sortBy: seq, consecutive: seq",
    "noOverlap": "noOverlap: {from: from, to: to, bounds: half-open}",
    "noGap": "noGap: {from: from, to: to, bounds: half-open}",
}
CODES = {"same": "different", "noOverlap": "overlap", "noGap": "gap"}
"""The codes of the requirements that have other names, without `group.`."""


def write_table(path: Path, records: int, groups: int) -> None:
    """Write the table: the groups take turns in another order each time, and their ranges ascend without gaps."""
    size = records // groups
    with open(path, "w", encoding="ascii") as stream:
        stream.write("id,trip,seq,from,to,kind\n")
        number = 0
        for round_number in range(size):
            step = PRIME % groups + round_number
            for group in range(groups):
                trip = (group * 7 + step) % groups
                number += 1
                start = round_number * 10
                value = number * 1_103_515_245 % PRIME
                stream.write(f"{value},{trip},{round_number + 1},{start},{start + 10},k{trip % 7}\n")
        stream.write(f"{1_103_515_245 % PRIME},0,{size + 2},{size * 10 - 30},{size * 10 - 25},x\n")
        stream.write(f"{PRIME},1,{size + 1},{size * 10 + 5},{size * 10 + 9},k1\n")


def median(words: list[str], output: Path, codes: list[str]) -> tuple[float, int]:
    """Return the median of the seconds of three runs, and the highest peak of memory; end the script if a run lacks a code."""
    results = [run(words, output) for _ in range(3)]
    found = output.read_text()
    if any(status != 1 for status, _, _ in results) or any(f"[{code}]" not in found for code in codes):
        sys.exit(f"groups: {words}: {results}: {found[-1000:]}")
    return statistics.median(seconds for _, seconds, _ in results), max(peak for _, _, peak in results)


def main() -> None:
    """Write the table, run the checks and print a row for each."""
    records = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000_000
    groups = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    folder = Path(tempfile.mkdtemp(prefix="groups-"))
    try:
        table, rules, output = folder / "table.csv", folder / "rules.yml", folder / "output"
        write_table(table, records, groups)
        print(f"{records:,} records in {groups:,} groups, {table.stat().st_size / 1e6:.0f} MB\n")
        print("| check | seconds | ratio | peak MiB |\n|---|---:|---:|---:|")
        quiet = ["--quiet", "--errors", "-", str(table)]
        seconds, peak = median(["check", "-c", "id=unique", *quiet], output, ["unique.duplicate"])
        print(f"| unique key | {seconds:.2f} | 1 | {peak / MIB:.0f} |", flush=True)
        checks = [(name, [name], 1024) for name in REQUIREMENTS]
        checks += [("all of them", list(REQUIREMENTS), 1024), ("all of them, within 64 MiB", list(REQUIREMENTS), 64)]
        for title, names, memory in checks:
            group = ", ".join(["by: [trip]", *(REQUIREMENTS[name] for name in names)])
            rules.write_text(f"fields: [{FIELDS}]\ntable: {{groups: [{{{group}}}]}}\n")
            limit = ["--unique-memory", str(memory * MIB)]
            codes = [f"group.{CODES.get(name, name)}" for name in names]
            time, peak = median(["check", "-r", str(rules), *limit, *quiet], output, codes)
            print(f"| {title} | {time:.2f} | {time / seconds:.2f} | {peak / MIB:.0f} |", flush=True)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
