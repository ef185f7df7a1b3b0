#!/usr/bin/env bash
# Checks that Chromium never refuses a value that the server accepts: values typed into the controls of random rules, and the
# e-mail addresses in a folder of conformance suites. Usage: check_browser.sh [SUITES]
# The environment variable SEED repeats a run.
#
# Needs Debian's chromium and chromium-driver; without them it prints a message and ends with status 0.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v chromium >/dev/null || ! command -v chromedriver >/dev/null; then
  echo "check_browser: skipped, Chromium is not installed; run: apt-get install chromium chromium-driver"
  exit 0
fi

environment=.build/browser
./Scripts/environment.sh "$environment" Scripts/Browser/requirements.txt

pairs=$(mktemp)
trap 'rm -f "$pairs"' EXIT
BROWSER_PAIRS="$pairs" BROWSER_SEED="${SEED:-}" swift test --disable-xctest --filter "BrowserAgreementTests" 2>&1 | tail -n 1
program="$(swift build --show-bin-path)/validate"
PYTHONDONTWRITEBYTECODE=1 "$environment/bin/python" Scripts/Browser/check_browser.py "$pairs" "$program" "$@"
