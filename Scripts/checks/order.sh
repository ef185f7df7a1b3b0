#!/usr/bin/env bash
# The example of an order answers as expected, and random sessions in Chromium store the same orders with a script and without one.
#
# Needs: Chromium, packages of PyPI
# Minutes: 2
# Runs: in the gate, and at night with more rounds
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

./Examples/Order/test.sh
python=$(./Examples/SignUp/environment.sh)
coproc SERVER { exec "$(swift build --package-path Examples/Order "${examples_build[@]}" --show-bin-path)/Order"; }
read -r address <&"${SERVER[0]}"
"$python" Examples/Order/tests/sessions.py "$address" "$((rounds > 1 ? 2000 : 40))" "$seed"
