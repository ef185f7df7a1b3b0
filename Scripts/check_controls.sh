#!/usr/bin/env bash
# Compares the script of the controls with Swift's reducers on random sequences of events, 100,000 for each control.
# Usage: check_controls.sh [SEQUENCES [SEED]]
#
# Needs Debian's nodejs; without it, it prints a message and ends with status 0.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v node >/dev/null; then
  echo "check_controls: skipped, Node is not installed; run: apt-get install nodejs"
  exit 0
fi

sequences=$(mktemp -d)
trap 'rm -rf "$sequences"' EXIT
CONTROL_SEQUENCES="$sequences" CONTROL_COUNT="${1:-100000}" CONTROL_SEED="${2:-}" \
  swift test --disable-xctest --filter ScriptSequencesTests 2>&1 | tail -n 1
cp Sources/ControlsHTML/Assets/controls.js "$sequences/controls.mjs"
node Scripts/Controls/check_script.mjs "$sequences/controls.mjs" "$sequences"/*.json ||
  { echo "check_controls: repeat with: check_controls.sh ${1:-100000} $(cat "$sequences/seed.txt")" >&2; exit 1; }
