#!/usr/bin/env bash
# Builds the gallery and tests it with headless Chromium. Usage: test.sh [TEST…]
set -euo pipefail
cd "$(dirname "$0")"

../SignUp/setup.sh tests
swift build
venv=.build/venv
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check -r ../SignUp/tests/requirements.txt
# Only a file of each of these is used, none of the packages that they depend on.
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps -r ../SignUp/tests/engines.txt
gallery="$(swift build --show-bin-path)/Gallery"
cd tests
GALLERY="$gallery" PYTHONPATH=../../SignUp/tests PYTHONDONTWRITEBYTECODE=1 \
  ../"$venv"/bin/python -m unittest "${@:-discover}"
