#!/usr/bin/env bash
# Runs random comparisons that take longer than the gate allows. The environment variable SEED, by default the number of the
# day since 1970, repeats a run.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/step.sh

./Scripts/setup.sh
seed=${SEED:-$(($(date +%s) / 86400))}
echo "seed $seed"
program="$(./Scripts/build.sh)/validate"
./Scripts/tables.sh --check

step "Tests without the trait InternationalNames"
./Scripts/check_traits.sh --tests

step "The Python package, and its findings compared with those of the program"
./Scripts/check_python.sh

step "The wheel in an older Debian with nothing but Python"
./Scripts/check_wheel.sh

step "The same in Spark"
./Scripts/check_spark.sh

step "The samples of pages about other Python packages"
./Scripts/check_python_pages.sh

step "Comparison of codes with python-stdnum"
.build/tables/bin/python Scripts/check_codes.py "$program" "$seed" 5000 | tail -n 2

step "Comparison of telephone numbers with libphonenumber"
.build/tables/bin/python Scripts/check_phones.py "$program" 2000000 "$seed" | tail -n 2

step "Comparison of Table Schema with frictionless"
for next in 0 1 2 3 4; do
  .build/tables/bin/python Scripts/check_frictionless.py "$program" $((seed + next)) 500 | tail -n 2
done

step "Comparison of a million records with the oracle"
./Scripts/check-oracle.sh 1000000

step "Half an hour of the attack campaigns"
./Scripts/attack.sh 30 "$seed"

for corpus in Fuzzing/Corpus/*; do
  step "Five minutes of the fuzz target ${corpus##*/}"
  ./Scripts/fuzz.sh "${corpus##*/}" 300 -seed="$seed" 2>&1 | grep -E 'Seed:|number_of_executed_units'
done

step "Tests under AddressSanitizer and ThreadSanitizer"
./Scripts/sanitizers.sh

step "Keys of ten million values: duplicates, time, memory"
python3 Benchmarks/unique.py

step "Packages, with a build from nothing in the roots of a clean Debian"
./Scripts/check_packages.sh long
