#!/usr/bin/env bash
# Tests the package; the tests of Examples/SignUp test it by raw sockets.
set -euo pipefail
cd "$(dirname "$0")"
../SignUp/setup.sh
source ../../Scripts/building.sh
swift test --disable-xctest "${examples_build[@]}"
