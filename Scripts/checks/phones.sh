#!/usr/bin/env bash
# The rule for telephone numbers agrees with libphonenumber on random numbers of all regions.
#
# Needs: packages of PyPI
# Minutes: 0.5
# Runs: in the gate, and at night with more rounds
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

"$(oracles)" Scripts/Codes/compare_phones.py "$(program)" $((rounds * 100000)) "$seed"
