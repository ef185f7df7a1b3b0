#!/usr/bin/env bash
# Random tables, JSON arrays, advice, values, patterns, rule files, mistakes in these, keys, baselines, failing system calls, kills and HTTP
# requests yield what an independent judge or the documentation promises, within the time of a minute, at night
# by twenty seeds within a hundred minutes.
#
# Needs: packages of PyPI
# Minutes: 1.5
# Runs: in the gate, and at night with more rounds
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

./Examples/SignUp/setup.sh
if [ "$rounds" -gt 1 ]; then
  ./Scripts/attack.sh --seeds 20 100 "$seed"
else
  ./Scripts/attack.sh 1 "$seed"
fi
