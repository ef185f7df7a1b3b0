#!/usr/bin/env bash
# Builds the server and tests it over HTTP and with headless Chromium. Keeps screenshots in .build/artifacts.
# Usage: test.sh [TEST…], such as ./test.sh test_http
set -euo pipefail
cd "$(dirname "$0")"

python=$(./environment.sh)
scratch=../../.build/examples
swift build --scratch-path "$scratch"
SERVER="$(swift build --scratch-path "$scratch" --show-bin-path)/SignUp"
export SERVER ARTIFACTS=../.build/artifacts
cd tests
"$python" -m unittest "${@:-discover}"
