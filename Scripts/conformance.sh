#!/usr/bin/env bash
# Runs every suite in a folder of JSON Lines cases and prints where the rules disagree with it, and why.
# Usage: conformance.sh DIR. Status 1 where a disagreement has no reason.
set -euo pipefail
[ $# -eq 1 ] && [ -d "$1" ] || { echo "usage: conformance.sh DIR" >&2; exit 2; }
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."

./Scripts/setup.sh
program="$(./Scripts/build.sh)/validate"
status=0
python3 Scripts/Conformance/run.py "$program" "$folder" || status=$?
python3 Scripts/Conformance/table_schema.py "$program" "$folder" || status=$?
exit "$status"
