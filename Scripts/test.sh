#!/usr/bin/env bash
# Checks the format, builds everything with warnings as errors, and runs every sample of the documentation and every Swift test:
# at most nine minutes from a fresh clone on two cores. Scripts/check.sh has the checks that take longer.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/step.sh
source Scripts/building.sh

./Scripts/setup.sh

step "Format"
swift format lint --strict --recursive Package.swift Sources Tests Examples Fuzzing

step "Build, warnings as errors"
swift build --build-tests "${tests_build[@]}"

step "Samples of the README, of the documentation and of doc comments"
./Scripts/checks/samples.sh

step "Swift tests"
# The output is long, so what failed is printed again at its end.
log=.build/tests.log
swift test "${tests_build[@]}" --disable-xctest --skip-build 2>&1 | tee "$log" || {
  step "Failed tests"
  grep -aE '✘|↳' "$log" | cut -c1-2000 | tail -n 60
  exit 1
}
