#!/usr/bin/env bash
# Runs the checks that take longer than Scripts/test.sh: comparisons with other implementations and public suites, browsers,
# instruction counts, the public interface and its documentation, the examples, and the tests in an optimized build. The
# environment variable SUITES names a folder of conformance suites (../shared/suites by default), which run if it exists.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/step.sh

./Scripts/setup.sh
swift build --build-tests
program="$(./Scripts/build.sh)/validate"
suites=${SUITES:-../shared/suites}

step "Tests of the oracle and of the benchmarks"
python3 -m unittest discover -s Benchmarks 2>&1 | tail -n 3

step "Tests of the conformance scripts"
python3 -m unittest discover -s Scripts/Conformance 2>&1 | tail -n 3

step "Tests of the attack campaigns"
python3 -m unittest discover -s Scripts/Attack -t Scripts 2>&1 | tail -n 3

step "Comparison of the program with the oracle"
./Scripts/check-oracle.sh

step "Comparison of the generated tables with their packages"
./Scripts/tables.sh --check

step "Comparison of codes with python-stdnum, of telephone numbers with libphonenumber"
.build/tables/bin/python Scripts/check_codes.py "$program" 31 300 | tail -n 2
.build/tables/bin/python Scripts/check_phones.py "$program" 100000 1 | tail -n 2

step "Comparison of Table Schema types and constraints with frictionless"
.build/tables/bin/python Scripts/check_frictionless.py "$program" 1 500 | tail -n 2

step "Files as other programs export them"
python3 Scripts/check_exports.py "$program"

step "Five minutes of the attack campaigns"
./Scripts/attack.sh 5 1

if [ -d ../shared/schemas ]; then
  step "Reports by the published schemas of their formats"
  .build/tables/bin/python Scripts/check_reports.py "$program" ../shared/schemas
fi

step "Comparison of instructions per record with Benchmarks/instructions.json"
python3 Benchmarks/instructions.py "$program"

if [ -d "$suites" ]; then
  step "Conformance suites"
  ./Scripts/conformance.sh "$suites" | tail -n 3
fi

step "Comparison of the public interface with Documentation/Interface"
./Scripts/interface.sh --check

step "The documentation by DocC, without a warning"
./Scripts/documentation.sh

step "An application without the trait InternationalNames"
./Scripts/check_traits.sh

step "A package that embeds the check with a rule, a report and a source of its own"
./Examples/Embedding/test.sh

step "Installation, packages, manual page, completions, action and hooks"
./Scripts/check_packages.sh

step "Comparison of form controls with Chromium"
if [ -d "$suites" ]; then ./Scripts/check_browser.sh "$(realpath "$suites")"; else ./Scripts/check_browser.sh; fi

step "Comparison of the script of the controls with the reducers"
./Scripts/check_controls.sh

step "A package with the code lines of the documents of the controls"
./Examples/Buttons/test.sh

step "Tests of the local server of the examples"
./Examples/LocalServer/test.sh

if command -v chromium >/dev/null && command -v chromedriver >/dev/null; then
  step "Tests of the example server over HTTP and in a browser"
  ./Examples/SignUp/test.sh
  step "The HTML report by axe-core and vnu"
  ARTIFACTS=.build/artifacts Examples/SignUp/.build/venv/bin/python Scripts/check_report_page.py "$program"
  step "Tests of the gallery of controls in a browser"
  ./Examples/Gallery/test.sh
fi

step "Swift tests, optimized"
swift test --disable-xctest -c release -Xswiftc -enable-testing --scratch-path .build/release-tests
