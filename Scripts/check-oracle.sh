#!/usr/bin/env bash
# Compares the program's findings with those of the independent oracle, record by record, and what it reads in other
# dialects with what Python reads.
# Usage: check-oracle.sh [RECORDS], 100000 unless given.
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
