# shellcheck shell=bash
# Sourced by the checks in Scripts/checks. `seed` and `rounds` are those of all random comparisons, Swift's tests included:
# the environment variables SEED and ROUNDS, by default 1 and 1, so that the gate compares the same values each time.
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit
source Scripts/building.sh
export PYTHONDONTWRITEBYTECODE=1 SEED=${SEED:-1} ROUNDS=${ROUNDS:-1}
# shellcheck disable=SC2034
seed=$SEED rounds=$ROUNDS

# Ends a check that cannot run here; check.sh lists it with the reason. Usage: skip REASON
skip() {
  echo "$*"
  exit 77
}

# Ends a check that has failed. Usage: fail REASON
fail() {
  echo "$*" >&2
  exit 1
}

# Prints the path of the program in its release configuration. Usage: program
program() { echo "$(./Scripts/build.sh)/validate"; }

# Writes people.csv to a folder, and the findings of the program by rules/people.json, findings.jsonl. Usage: people RECORDS FOLDER
people() {
  local status=0
  python3 Benchmarks/people.py --records "$1" --hard "$2/people.csv"
  "$(program)" check -r rules/people.json --quiet --format jsonl --errors "$2/findings.jsonl" "$2/people.csv" || status=$?
  [ "$status" -eq 1 ] || fail "expected status 1 of validate for people.csv, got $status"
}

# Prints the path of a Python interpreter with the packages of Scripts/oracles.txt and Tools/Tables/requirements.txt.
oracles() {
  [ -x .build/tables/bin/python ] || ./Scripts/tables.sh --check >&2
  echo .build/tables/bin/python
}

# Runs Swift tests and prints the closing line; of a failure, what failed. Usage: swift_tests OPTION…
swift_tests() {
  local log
  log=$(mktemp)
  if ! swift test --disable-xctest "$@" >"$log" 2>&1; then
    grep -aE '^[✘↳]|error: |ERROR: |WARNING: ThreadSanitizer|SUMMARY: |^SEED=' "$log" || cat "$log"
    rm "$log"
    return 1
  fi
  grep -aE 'Test run with|^SEED=' "$log"
  rm "$log"
}
