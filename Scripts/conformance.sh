#!/usr/bin/env bash
# Runs the conformance suites in a folder, files of JSON Lines with one case a line, and prints the disagreements with the
# rules and their reasons. Usage: conformance.sh DIR
# The status is 1 if a disagreement has no reason.
set -euo pipefail
if [ $# -ne 1 ] || [ ! -d "$1" ]; then
  echo "usage: conformance.sh DIR" >&2
  exit 2
fi
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."

./Scripts/setup.sh
program="$(./Scripts/build.sh)/validate"
status=0
python3 Scripts/Conformance/run.py "$program" "$folder" || status=$?
python3 Scripts/Conformance/table_schema.py "$program" "$folder" || status=$?
exit "$status"
