#!/usr/bin/env bash
# The public interface of each library is that recorded in Documentation/Interface.
#
# Needs: nothing
# Minutes: 0.3
# Runs: in the gate
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

swift build -q --build-tests "${tests_build[@]}"
./Scripts/interface.sh --check
echo "the public interface is as recorded"
