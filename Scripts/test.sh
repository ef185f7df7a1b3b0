#!/usr/bin/env bash
# Every test: format, the oracle and its own tests, the tables of data, other people's answers, what the hot paths cost, the
# README, then the Swift tests in debug and in release. SUITES names a folder of conformance suites; they run where it is there.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n== %s\n' "$1"; }

./Scripts/setup.sh

step "Format"
swift format lint --strict --recursive Package.swift Sources Tests Examples

step "Benchmarks: the oracle's own tests"
python3 -m unittest discover -s Benchmarks 2>&1 | tail -n 3

step "Conformance: the questions' own tests"
python3 -m unittest discover -s Scripts/Conformance 2>&1 | tail -n 3

step "Build, warnings as errors"
swift build --build-tests
program="$(./Scripts/build.sh)/validate"

step "The program against the oracle"
./Scripts/check-oracle.sh

step "The tables of data against the packages that they come from"
./Scripts/tables.sh --check

step "Codes and telephone numbers against python-stdnum and libphonenumber"
.build/tables/bin/python Scripts/check_codes.py "$program" 31 300 | tail -n 2
.build/tables/bin/python Scripts/check_phones.py "$program" 100000 1 | tail -n 2

step "Types and constraints of Table Schema against frictionless"
.build/tables/bin/python Scripts/check_frictionless.py "$program" 1 500 | tail -n 2

step "Instructions a record, against those written down"
python3 Benchmarks/instructions.py "$program"

suites=${SUITES:-../shared/suites}
if [ -d "$suites" ]; then
  step "Conformance suites"
  ./Scripts/conformance.sh "$suites" | tail -n 3
fi

step "Controls of forms against Chromium"
if [ -d "$suites" ]; then ./Scripts/check_browser.sh "$(realpath "$suites")"; else ./Scripts/check_browser.sh; fi

step "README and examples"
python3 Scripts/check_readme.py

if command -v chromium >/dev/null && command -v chromedriver >/dev/null; then
  step "Forms in a browser"
  ./Examples/SignUp/test.sh
fi

step "Swift tests, debug"
swift test --disable-xctest --skip-build

step "Swift tests, release"
swift test --disable-xctest -c release -Xswiftc -enable-testing --scratch-path .build/release-tests
