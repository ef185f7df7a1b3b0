"""Measure `validate infer` beside a check by the rules that it proposes: median seconds, their ratio, and peak memory.

Usage: infer.py PROGRAM [--records N] [--rounds N]

The goals are a ratio of at most 4 and a peak of at most 64 MiB. The file is that of people.py without bad cells, so that no
suspects are printed.
"""

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time


def run(words):
    """Run a command; return its seconds and its peak memory in bytes."""
    start = time.perf_counter()
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"infer: {' '.join(words)} ended with {os.waitstatus_to_exitcode(status)}")
    return seconds, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--records", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    people = pathlib.Path(__file__).with_name("people.py")
    with tempfile.TemporaryDirectory() as folder:
        table, rules = f"{folder}/people.csv", f"{folder}/rules.yml"
        subprocess.run([sys.executable, people, "--records", str(arguments.records), "--bad", "0", table], check=True)
        infer = [arguments.program, "infer", "-q", "-o", rules, table]
        check = [arguments.program, "check", "-q", "-r", rules, table]
        run(infer)
        figures = [(run(infer), run(check)) for _ in range(arguments.rounds)]
        size = os.path.getsize(table)
    seconds = [statistics.median(figure[index][0] for figure in figures) for index in range(2)]
    memory = [max(figure[index][1] for figure in figures) for index in range(2)]
    print(f"{size / 1e6:.1f} MB, {arguments.rounds} rounds, medians")
    for name, second, peak in zip(("infer", "check"), seconds, memory):
        print(f"{name}  {second:.3f} s  {peak / (1 << 20):.1f} MiB")
    print(f"ratio {seconds[0] / seconds[1]:.2f}")


if __name__ == "__main__":
    main()
