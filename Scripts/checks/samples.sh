#!/usr/bin/env bash
# Every Swift sample of the pages and doc comments compiles and its claims hold; every console session of the README prints
# what it shows.
#
# Needs: nothing
# Minutes: 1
# Runs: in test.sh
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

swift build -q --build-tests "${tests_build[@]}"
python3 Scripts/Samples/check.py "$@"
