#!/usr/bin/env bash
# Checks the Spark functions of the Python package: builds the wheel, installs it with pyspark in an environment of its own, runs
# the tests and the samples of the page, and compares the findings with those of the program.
# Usage: check_spark.sh [RECORDS], by default 200000.
set -euo pipefail
cd "$(dirname "$0")/.."

records=${1:-200000}
./Scripts/setup.sh spark
wheel=$(./Scripts/wheel.sh | tail -n 1)
environment=.build/spark
./Scripts/environment.sh "$environment" Python/spark-requirements.txt "$wheel"
python=$PWD/$environment/bin/python

(cd Python && "$python" -m mypy --no-error-summary --python-executable "$python" src/tablerules/spark)
(cd Python && "$python" -m pytest -q -p no:cacheprovider tests_spark)
"$python" Scripts/check_python_samples.py Documentation/Spark.md

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
python3 Benchmarks/people.py --records "$records" --hard "$scratch/people.csv"
status=0
"$environment/bin/validate" check -r rules/people.json --quiet --format jsonl --errors "$scratch/findings.jsonl" \
  "$scratch/people.csv" || status=$?
[ "$status" -eq 1 ] || { echo "check_spark: expected status 1 of validate, got $status" >&2; exit 1; }
"$python" Scripts/compare_spark.py rules/people.json "$scratch/people.csv" "$scratch/findings.jsonl"
