#!/usr/bin/env bash
# Chromium never refuses a value that the server accepts: values typed into the controls of random rules, and the e-mail
# addresses of the conformance suites. Usage: browser.sh [SUITES]
#
# Needs: Chromium, packages of PyPI; the folder ../shared/suites for the addresses
# Minutes: 1
# Runs: in the gate
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

./Scripts/setup.sh browser
./Scripts/environment.sh .build/browser Scripts/Browser/requirements.txt
pairs=$(mktemp)
trap 'rm -f "$pairs"' EXIT
BROWSER_PAIRS="$pairs" swift_tests "${tests_build[@]}" --filter BrowserAgreementTests
suites=${1:-${SUITES:-../shared/suites}}
[ -d "$suites" ] || { echo "browser: without e-mail addresses, because there is no folder $suites"; suites=; }
.build/browser/bin/python Scripts/Browser/check_browser.py "$pairs" "$(swift build "${tests_build[@]}" --show-bin-path)/validate" \
  ${suites:+"$(realpath "$suites")"}
