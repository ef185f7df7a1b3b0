"""Run the test files of the current folder, two at a time, because most of them wait for a browser or a slow client.

Usage: two_at_a_time.py [TEST…]: the tests to begin with, which take longest.
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path


def run(name):
    """Run a test file; return its output, and whether it has passed."""
    process = subprocess.run([sys.executable, "-m", "unittest", name], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             text=True, check=False)
    return process.stdout, process.returncode == 0


def main():
    first = sys.argv[1:]
    names = first + [path.stem for path in sorted(Path().glob("test_*.py")) if path.stem not in first]
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(run, names))
    for name, (output, _) in zip(names, results):
        print(f"{name}: {output}")
    failed = [name for name, (_, has_passed) in zip(names, results) if not has_passed]
    if failed:
        sys.exit(f"FAILED: {' '.join(failed)}")
    print(f"{len(names)} test files passed, two at a time")


if __name__ == "__main__":
    main()
