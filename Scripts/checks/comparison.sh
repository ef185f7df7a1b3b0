#!/usr/bin/env bash
# What is said of two patterns agrees with greenery, with automata-lib, and with the matches of all short texts.
#
# Needs: packages of PyPI, 20 MB
# Minutes: 0.5
# Runs: in the gate, and at night with more rounds
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

program=$(program)
./Scripts/environment.sh .build/comparison Scripts/Comparison/requirements.txt
compare=(.build/comparison/bin/python Scripts/Comparison/patterns.py "$program" --seed "$seed")
"${compare[@]}" --pairs $((rounds * 2000))
"${compare[@]}" --pairs $((rounds * 200)) --depth 2 --peers greenery
