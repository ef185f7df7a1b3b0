#!/usr/bin/env bash
# The instructions for a record are those recorded in Benchmarks/instructions.json.
#
# Needs: valgrind
# Minutes: 1.5
# Runs: in the gate
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

python3 Benchmarks/instructions.py "$(program)"
