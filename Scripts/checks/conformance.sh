#!/usr/bin/env bash
# The rules agree with public conformance suites, or a disagreement has its reason. A suite is a file of JSON Lines with one
# case a line. Usage: conformance.sh [DIR]
#
# Needs: the folder ../shared/suites, or one that SUITES names
# Minutes: 0.3
# Runs: in the gate
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

suites=${1:-${SUITES:-../shared/suites}}
[ -d "$suites" ] || skip "conformance: there is no folder $suites; SUITES names another"
program=$(program)
python3 Scripts/Conformance/suites.py "$program" "$suites"
python3 Scripts/Conformance/table_schema.py "$program" "$suites"
python3 Scripts/Conformance/containment.py "$program" "$suites"
