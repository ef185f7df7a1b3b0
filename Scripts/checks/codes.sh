#!/usr/bin/env bash
# The rules for codes with check digits agree with python-stdnum on random codes, or a disagreement has its reason.
#
# Needs: packages of PyPI
# Minutes: 0.3
# Runs: in the gate, and at night with more rounds
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

"$(oracles)" Scripts/Codes/compare_codes.py "$(program)" "$seed" $((rounds * 300))
