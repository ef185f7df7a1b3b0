#!/usr/bin/env bash
# Files as other programs export them are read right at the first try, or one line of the output says how.
#
# Needs: nothing
# Minutes: 0.1
# Runs: in the gate
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

PYTHONPATH=Scripts python3 -m Exports "$(program)"
