#!/usr/bin/env bash
# The findings of the program are those of an independent oracle, record by record, and the cells that it reads in random
# dialects and JSON Lines are those that Python reads.
#
# Needs: nothing
# Minutes: 0.5
# Runs: in the gate, and at night with more rounds
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

validate=$(program)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

for hard in "" --hard; do
  python3 Benchmarks/people.py --records $((rounds * 100000)) $hard "$scratch/people.csv"
  status=0
  "$validate" check -r rules/people.json --quiet --format jsonl --errors "$scratch/findings.jsonl" \
    "$scratch/people.csv" || status=$?
  [ "$status" -eq 1 ] || fail "oracle: expected status 1, got $status"
  python3 Benchmarks/oracle.py rules/people.json "$scratch/people.csv" >"$scratch/oracle.jsonl"
  python3 Benchmarks/compare.py "$scratch/findings.jsonl" "$scratch/oracle.jsonl"
done
python3 Scripts/Oracles/dialects.py "$validate" $((rounds * 200))
python3 Scripts/Oracles/json_lines.py "$validate" $((rounds * 200))
