#!/usr/bin/env bash
# The scripts of the checks judge right: unit tests of the oracle, the benchmarks, the conformance suites and the attack
# campaigns; the table of checks in CONTRIBUTING.md is that of their heads, and every script that a page names exists.
#
# Needs: nothing
# Minutes: 0.1
# Runs: in the gate
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

python3 -m unittest discover -s Benchmarks
python3 -m unittest discover -s Scripts/Conformance
python3 -m unittest discover -s Scripts/Attack -t Scripts
diff <(sed -n '/^| check |/,$p' CONTRIBUTING.md | grep '^|') <(./Scripts/check.sh --list --markdown) ||
  fail "scripts: write the table of checks in CONTRIBUTING.md by: ./Scripts/check.sh --list --markdown"
# Names with YOUR or NAME in them are placeholders.
git ls-files -z -- '*.md' | xargs -0 grep -ohE '(Scripts|Benchmarks|Tools)/[A-Za-z0-9_/-]+\.(sh|py|txt|json)' | sort -u |
  { grep -vE 'NAME|your_' || true; } | while read -r path; do
  [ -e "$path" ] || fail "scripts: a page names $path, which does not exist"
done
echo "the scripts are tested, and pages name those that exist"
