"""Measure time and peak memory of keys, by default of ten million values, and check what is found.

    ./Scripts/build.sh
    python3 Benchmarks/unique.py [RECORDS, at least three million]

The table has two columns of unique values, and a last record that repeats the first. One column is checked, and both columns as a
primary key with a foreign key to the table itself (which reads the table twice): in memory, and within 64 MiB with the rest on disk. With
this limit and without a disk the run must stop with status 2.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

from Harness.program import VALIDATE

MIB = 1 << 20
PRIME = 2_147_483_647
"""2^31 - 1: the multiples of a number modulo a prime are all different, and not in order."""

RULES = """{"fields": [{"name": "id"}, {"name": "code"}], "primaryKey": ["id", "code"],
 "foreignKeys": [{"fields": ["code", "id"], "reference": {"fields": ["code", "id"]}}]}
"""


def write_table(path: Path, records: int) -> None:
    """Write the table: numbers of up to ten digits, and the same numbers XOR a constant in hexadecimal."""
    with open(path, "w", encoding="ascii") as stream:
        stream.write("id,code\n")
        for number in range(1, records + 1):
            value = number * 1_103_515_245 % PRIME
            stream.write(f"{value},{value ^ 0x5555AAAA:08x}\n")
        value = 1_103_515_245 % PRIME
        stream.write(f"{value},{value ^ 0x5555AAAA:08x}\n")


def run(words: list[str], output: Path) -> tuple[int, float, int]:
    """Run the program; return its status, seconds, and peak resident memory in bytes.

    A process inherits the peak of its parent when it starts; that of this process is below that of any run.
    """
    start = time.perf_counter()
    actions = [
        (os.POSIX_SPAWN_OPEN, 1, str(output), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644),
        (os.POSIX_SPAWN_DUP2, 1, 2),
    ]
    process = os.posix_spawn(VALIDATE, [VALIDATE, *words], os.environ, file_actions=actions)
    _, status, usage = os.wait4(process, 0)
    return os.waitstatus_to_exitcode(status), time.perf_counter() - start, usage.ru_maxrss * 1024


def expect(name: str, result: tuple[int, float, int], status: int, text: str, output: Path, bound: int) -> None:
    """Print a row, or end the script if the result is not the expected one."""
    found = output.read_text()
    if result[0] != status or text not in found or result[2] > bound:
        sys.exit(f"unique: {name}: status {result[0]}, {result[2] / MIB:.0f} MiB: {found[-2000:]}")
    print(f"| {name} | {status} | {result[1]:.2f} | {result[2] / MIB:.0f} |", flush=True)


def main() -> None:
    """Write the table, run the checks and print a row for each."""
    records = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000_000
    folder = Path(tempfile.mkdtemp(prefix="unique-"))
    try:
        table, rules, output = folder / "table.csv", folder / "rules.json", folder / "output"
        write_table(table, records)
        rules.write_text(RULES)
        quiet = ["--quiet", "--errors", "-", str(table)]
        place = f"{table}:{records + 2}:1: error: "
        unique = place + "id: '1103515245' must be unique: line 2 has the same value [unique.duplicate]\n"
        primary = (
            place + "id=1103515245, code=1493e4c7: id: '1103515245' must not repeat a primary key: "
            "line 2 has the same 'id = 1103515245', 'code = 1493e4c7' [primary-key.duplicate]\n"
        )
        stop = "take more than 67108864 bytes at record"
        print(f"{records:,} records, {table.stat().st_size / 1e6:.0f} MB\n")
        print("| check | status | seconds | peak MiB |\n|---|---|---|---|")
        for jobs in (1, 2):
            result = run(["check", "-c", "id=length:1..", "-j", str(jobs), *quiet], output)
            expect(f"no key, {jobs} jobs", result, 0, "", output, 64 * MIB)
            result = run(["check", "-c", "id=unique", "-j", str(jobs), *quiet], output)
            expect(f"unique, {jobs} jobs", result, 1, unique, output, 1024 * MIB)
        result = run(["check", "-r", str(rules), *quiet], output)
        expect("primary key, and foreign key to itself", result, 1, primary, output, 1024 * MIB)
        limited = ["--unique-memory", str(64 * MIB), *quiet]
        # Besides the keys, the program takes as much memory as without any, and 8 MiB to write and read the keys of each rule.
        result = run(["check", "-c", "id=unique", *limited], output)
        expect("unique within 64 MiB", result, 1, unique, output, (64 + 32) * MIB)
        result = run(["check", "-r", str(rules), *limited], output)
        expect("primary key, and foreign key to itself, within 64 MiB", result, 1, primary, output, (64 + 48) * MIB)
        result = run(["check", "-c", "id=unique", "--unique-disk", "0", *limited], output)
        expect("unique within 64 MiB, without a disk", result, 2, stop, output, (64 + 16) * MIB)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
