#!/usr/bin/env bash
# Keys of ten million values: all duplicates are found, within the documented memory.
#
# Needs: nothing
# Minutes: 3
# Runs: at night
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

program >/dev/null
python3 Benchmarks/unique.py
