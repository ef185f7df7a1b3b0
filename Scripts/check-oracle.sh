#!/usr/bin/env bash
# Compares the findings of the program with those of the independent oracle, record by record, and the cells that it reads in
# random dialects and JSON Lines with those that Python reads. Usage: check-oracle.sh [RECORDS], by default 100000.
set -euo pipefail
cd "$(dirname "$0")/.."

records=${1:-100000}
validate="$(./Scripts/build.sh)/validate"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

for hard in "" --hard; do
  python3 Benchmarks/people.py --records "$records" $hard "$scratch/people.csv"
  status=0
  "$validate" check -r rules/people.json --quiet --format jsonl --errors "$scratch/findings.jsonl" \
    "$scratch/people.csv" || status=$?
  [ "$status" -eq 1 ] || { echo "check-oracle: expected status 1, got $status" >&2; exit 1; }
  python3 Benchmarks/oracle.py rules/people.json "$scratch/people.csv" >"$scratch/oracle.jsonl"
  python3 Benchmarks/compare.py "$scratch/findings.jsonl" "$scratch/oracle.jsonl" | tail -n 1
done
python3 Scripts/dialect_oracle.py "$validate"
python3 Scripts/json_lines_oracle.py "$validate"
