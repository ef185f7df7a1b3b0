#!/usr/bin/env bash
# The HTML report has no violation by axe-core and vnu, in three modes, on small and large screens and in print.
#
# Needs: Chromium, Java, packages of PyPI
# Minutes: 0.5
# Runs: in the gate
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

python=$(./Examples/SignUp/environment.sh)
ARTIFACTS=.build/artifacts "$python" Scripts/Reports/page.py "$(program)"
