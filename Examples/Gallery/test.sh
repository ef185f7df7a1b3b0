#!/usr/bin/env bash
# Builds the gallery and tests it with headless Chromium. Usage: test.sh [TEST…]
set -euo pipefail
cd "$(dirname "$0")"

python=$(../SignUp/environment.sh)
source ../../Scripts/building.sh
swift build "${examples_build[@]}"
GALLERY="$(swift build "${examples_build[@]}" --show-bin-path)/Gallery"
export GALLERY PYTHONPATH=../../SignUp/tests PYTHONDONTWRITEBYTECODE=1
cd tests
[ $# -eq 0 ] || exec "$python" -m unittest "$@"
"$python" ../../SignUp/tests/two_at_a_time.py test_gallery test_states test_presses
