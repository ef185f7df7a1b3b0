#!/usr/bin/env bash
# The script of the controls reaches the states and effects of Swift's reducers on 100,000 random sequences of events for each
# control.
#
# Needs: Node
# Minutes: 1
# Runs: in the gate
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

./Scripts/setup.sh node
sequences=$(mktemp -d)
trap 'rm -rf "$sequences"' EXIT
CONTROL_SEQUENCES="$sequences" swift_tests "${tests_build[@]}" --filter ScriptSequencesTests
cp Sources/ControlsHTML/Assets/controls.js "$sequences/controls.mjs"
node Scripts/Controls/check_script.mjs "$sequences/controls.mjs" "$sequences"/*.json
