#!/usr/bin/env bash
# Reports of every kind of finding are valid by the published schemas of their formats.
#
# Needs: packages of PyPI; the folder ../shared/schemas, or one that SCHEMAS names
# Minutes: 0.1
# Runs: in the gate
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

schemas=${SCHEMAS:-../shared/schemas}
[ -d "$schemas" ] || skip "reports: there is no folder $schemas; SCHEMAS names another"
"$(oracles)" Scripts/Reports/schemas.py "$(program)" "$schemas"
