#!/usr/bin/env bash
# All Swift tests in an optimized build: what only optimization breaks (C, unsafe code, allocations), and at night random
# comparisons of twenty times as many values.
#
# Needs: nothing
# Minutes: 12
# Runs: at night
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

swift_tests -c release -Xswiftc -enable-testing --scratch-path .build/release-tests "$@"
