#!/usr/bin/env bash
# Builds the server and tests it over HTTP and with headless Chromium. Keeps screenshots in .build/artifacts.
# Usage: test.sh [TEST…], such as ./test.sh test_http
set -euo pipefail
cd "$(dirname "$0")"

python=$(./environment.sh)
source ../../Scripts/building.sh
swift build "${examples_build[@]}"
SERVER="$(swift build "${examples_build[@]}" --show-bin-path)/SignUp"
export SERVER ARTIFACTS=../.build/artifacts
cd tests
[ $# -eq 0 ] || exec "$python" -m unittest "$@"
"$python" two_at_a_time.py test_engines test_transfer test_slow_clients test_browser
