#!/usr/bin/env bash
# The generated tables in Sources/ValidationData are those of the packages that Tools/Tables/requirements.txt pins.
#
# Needs: packages of PyPI
# Minutes: 0.4
# Runs: in the gate
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

./Scripts/tables.sh --check
echo "the tables are those of their packages"
