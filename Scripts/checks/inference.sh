#!/usr/bin/env bash
# Inferred rules find planted errors and hardly anything else, and with no tolerance nothing in the table that they come from.
#
# Needs: —
# Minutes: 0.5
# Runs: in the gate, and at night with more rounds
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

program=$(program)
python3 Scripts/Inference/dirt.py "$program" --columns $((rounds * 200)) --seed "$seed"
python3 Scripts/Inference/own_data.py "$program" Examples/data --tables $((rounds * 100)) --seed "$seed"
