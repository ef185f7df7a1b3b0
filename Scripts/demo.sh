#!/usr/bin/env bash
# Builds the program and demonstrates it on lines, on files of this repository, and on a million records.
set -euo pipefail
cd "$(dirname "$0")/.."

./Scripts/setup.sh
PATH="$(./Scripts/build.sh):$PATH"
scratch=.build/demo
rm -rf "$scratch"
mkdir -p "$scratch"
trap 'rm -rf "$scratch"' EXIT

# Prints a command line and runs it. Status 1, for invalid input, is accepted; any other failure ends the script.
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
