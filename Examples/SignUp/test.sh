#!/usr/bin/env bash
# Builds the server and tests it as a browser and as a program meet it: over HTTP, and with headless Chromium. Screenshots are
# kept in .build/artefacts. Names of tests may be given: ./test.sh test_http
set -euo pipefail
cd "$(dirname "$0")"

./setup.sh tests
swift build
venv=.build/venv
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check -r tests/requirements.txt
cd tests
SERVER="$(swift build --package-path .. --show-bin-path)/SignUp" ARTEFACTS=../.build/artefacts \
  ../"$venv"/bin/python -m unittest "${@:-discover}"
