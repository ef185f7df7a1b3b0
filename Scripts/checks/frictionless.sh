#!/usr/bin/env bash
# Types and constraints of Table Schema agree with frictionless on random cells, or a disagreement has its reason.
#
# Needs: packages of PyPI
# Minutes: 0.5
# Runs: in the gate, and at night with more rounds
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

"$(oracles)" Scripts/Frictionless/compare.py "$(program)" "$seed" $((rounds * 500))
