#!/usr/bin/env bash
# The random campaigns, longer than the gate has time for; a seed, the day's number unless SEED is given, repeats a run.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/step.sh

./Scripts/setup.sh
seed=${SEED:-$(($(date +%s) / 86400))}
echo "seed $seed"
program="$(./Scripts/build.sh)/validate"
./Scripts/tables.sh --check

step "Codes against python-stdnum"
.build/tables/bin/python Scripts/check_codes.py "$program" "$seed" 5000 | tail -n 2

step "Telephone numbers against libphonenumber"
.build/tables/bin/python Scripts/check_phones.py "$program" 2000000 "$seed" | tail -n 2

step "Table Schema against frictionless"
for next in 0 1 2 3 4; do
  .build/tables/bin/python Scripts/check_frictionless.py "$program" $((seed + next)) 500 | tail -n 2
done

step "A million records against the oracle"
./Scripts/check-oracle.sh 1000000

step "Memory and duplicates of ten million values"
python3 Benchmarks/unique.py
