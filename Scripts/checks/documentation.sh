#!/usr/bin/env bash
# DocC builds the documentation of each library without a warning, such as a link that does not resolve.
#
# Needs: nothing
# Minutes: 0.5
# Runs: in the gate
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

swift build -q --build-tests "${tests_build[@]}"
./Scripts/documentation.sh
echo "the documentation has no warning"
