#!/usr/bin/env bash
# Creates a virtual environment with the Python packages that a file lists, unless it exists with these.
# With a wheel, installs it anew without its dependencies.
# Usage: environment.sh FOLDER REQUIREMENTS [WHEEL], such as environment.sh .build/python Python/test-requirements.txt
set -euo pipefail
[ $# -eq 2 ] || [ $# -eq 3 ] || { echo "environment: usage: environment.sh FOLDER REQUIREMENTS [WHEEL]" >&2; exit 2; }
folder=$1 requirements=$2 wheel=${3:-}

pip=("$folder/bin/python" -m pip install --quiet --disable-pip-version-check)
if ! cmp -s "$requirements" "$folder/installed.txt"; then
  python3 -m venv --clear "$folder"
  "${pip[@]}" -r "$requirements" >&2
  cp "$requirements" "$folder/installed.txt"
fi
[ -z "$wheel" ] || "${pip[@]}" --no-deps --force-reinstall "$wheel" >&2
