#!/usr/bin/env bash
# Checks the Python package: builds the wheel, installs it in an environment of its own, runs its tests and the samples of its
# pages, and compares its findings by each package that has Arrow tables with those of the program.
# Usage: check_python.sh [RECORDS], by default 100000.
set -euo pipefail
cd "$(dirname "$0")/.."

records=${1:-100000}
wheel=$(./Scripts/wheel.sh | tail -n 1)
environment=.build/python
./Scripts/environment.sh "$environment" Python/test-requirements.txt "$wheel"
python=$PWD/$environment/bin/python

(cd Python && "$python" -m mypy --no-error-summary --python-executable "$python" src/tablerules)
(cd Python && "$python" -m pytest -q -p no:cacheprovider tests)
"$python" Scripts/check_python_samples.py README.md Documentation/Python.md Documentation/Arrow.md

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
python3 Benchmarks/people.py --records "$records" --hard "$scratch/people.csv"
status=0
"$(./Scripts/build.sh)/validate" check -r rules/people.json --quiet --format jsonl --errors "$scratch/findings.jsonl" \
  "$scratch/people.csv" || status=$?
[ "$status" -eq 1 ] || { echo "check_python: expected status 1 of validate, got $status" >&2; exit 1; }
"$python" Scripts/compare_python.py rules/people.json "$scratch/people.csv" "$scratch/findings.jsonl"
