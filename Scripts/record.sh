#!/usr/bin/env bash
# Writes everything that is generated from the sources or recorded by tests, to be reviewed as a diff: the lists of rules, the
# translations and the other tables, the pages Codes.md and Rules.md, the manual page, the completions, the expected outputs of
# the tests, and the public interface. Usage: record.sh
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/building.sh

python3 Scripts/rule_lists.py
swift build --build-tests "${tests_build[@]}"

# Every suite that compares with a recorded file. What a test expects besides is not recorded, so its failure is shown.
suites=$(grep -rlE 'GoldenFile\(|GeneratedDocument\(|Golden\.expect' Tests --include='*Tests.swift' | xargs -n 1 basename -s .swift)
log=.build/record.log
RECORD=1 swift test "${tests_build[@]}" --disable-xctest --skip-build --no-parallel --filter "$(paste -sd '|' <<<"$suites")" >"$log" 2>&1 || {
  grep -aE '✘|↳' "$log" | cut -c1-2000 | tail -n 40
  echo "record: tests failed; the whole output is in $log" >&2
  exit 1
}

# After the tests, which write the template of the translations.
./Scripts/tables.sh
swift build "${tests_build[@]}"
./Scripts/interface.sh
git status --short
