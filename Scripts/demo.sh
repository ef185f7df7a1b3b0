#!/usr/bin/env bash
# Builds the program and shows it at work: on lines, on the files of this repository, on a million records.
set -euo pipefail
cd "$(dirname "$0")/.."

./Scripts/setup.sh
PATH="$(./Scripts/build.sh):$PATH"
scratch=.build/demo
rm -rf "$scratch"
mkdir -p "$scratch"
trap 'rm -rf "$scratch"' EXIT

# Runs a command line after showing it. That something is invalid is no failure here; a breakdown is.
show() {
  printf '\n$ %s\n' "$1"
  bash -c "$1" || [ $? -eq 1 ]
}

show "validate filter -e email < Examples/data/addresses.txt"
show "printf 'DE89370400440532013000\\nDE88370400440532013000\\n' | validate check -e iban"
show "validate rules postal"
show "validate check -c email=email -c 'zip=regex:\\d{5}' Examples/data/people.csv"
show "validate check -r rules/readings.yml --valid $scratch/good.csv --invalid $scratch/bad.csv Examples/data/readings.csv"
show "cat $scratch/bad.csv"
show "validate test rules/*.yml"
show "validate lint rules/*"

python3 Benchmarks/people.py --records 1000000 "$scratch/people.csv"
show "validate check -r rules/people.json --errors $scratch/faults.txt --valid $scratch/good.csv --invalid $scratch/bad.csv $scratch/people.csv"
show "head -n 5 $scratch/faults.txt"
show "wc -l $scratch/*.csv"
