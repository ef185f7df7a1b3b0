#!/usr/bin/env bash
# The checks that take longer than Scripts/test.sh: against other implementations and public suites, in browsers, of costs and
# of the public interface, and the tests in an optimized build. SUITES names a folder of conformance suites;
# they run if it exists.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/step.sh

./Scripts/setup.sh
swift build --build-tests
program="$(./Scripts/build.sh)/validate"
suites=${SUITES:-../shared/suites}

step "The oracle's own tests"
python3 -m unittest discover -s Benchmarks 2>&1 | tail -n 3

step "The conformance questions' own tests"
python3 -m unittest discover -s Scripts/Conformance 2>&1 | tail -n 3

step "The program against the oracle"
./Scripts/check-oracle.sh

step "Generated tables against the packages that they come from"
./Scripts/tables.sh --check

step "Codes and telephone numbers against python-stdnum and libphonenumber"
.build/tables/bin/python Scripts/check_codes.py "$program" 31 300 | tail -n 2
.build/tables/bin/python Scripts/check_phones.py "$program" 100000 1 | tail -n 2

step "Types and constraints of Table Schema against frictionless"
.build/tables/bin/python Scripts/check_frictionless.py "$program" 1 500 | tail -n 2

step "Instructions a record against Benchmarks/instructions.json"
python3 Benchmarks/instructions.py "$program"

if [ -d "$suites" ]; then
  step "Conformance suites"
  ./Scripts/conformance.sh "$suites" | tail -n 3
fi

step "The public interface against Documentation/Interface"
./Scripts/interface.sh --check

step "Controls of forms against Chromium"
if [ -d "$suites" ]; then ./Scripts/check_browser.sh "$(realpath "$suites")"; else ./Scripts/check_browser.sh; fi

if command -v chromium >/dev/null && command -v chromedriver >/dev/null; then
  step "The example server over HTTP and in a browser"
  ./Examples/SignUp/test.sh
fi

step "Swift tests, optimized"
swift test --disable-xctest -c release -Xswiftc -enable-testing --scratch-path .build/release-tests
