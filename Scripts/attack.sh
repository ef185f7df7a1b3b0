#!/usr/bin/env bash
# Attacks the program with random cases: tables, JSON arrays, advice, values, patterns, rule files, mistakes in rule files that are right,
# keys, baselines, failing system calls, kills and, if the libraries of Examples/SignUp are installed, HTTP requests. Each is
# judged by an independent oracle or by what the documentation promises. Prints the seed and the counts; a finding is minimised
# and ends with the command that repeats it.
# Usage: attack.sh [--seeds COUNT] [MINUTES [SEED [CAMPAIGN [ROUND]]]], by default 5 minutes and a random seed. With COUNT, the
# campaigns run with so many seeds that are derived from SEED, each until its first finding.
# The status is 1 if there is a finding, 2 if a campaign cannot run.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/building.sh

./Scripts/setup.sh
[ -x .build/tables/bin/python ] || ./Scripts/tables.sh --check
program="$(./Scripts/build.sh)/validate"
server=()
example=Examples/SignUp
if pkg-config --exists sqlite3 gnutls libcrypt; then
  flags=(--package-path "$example" "${examples_build[@]}")
  swift build -q "${flags[@]}" >&2
  server=(--server "$(swift build "${flags[@]}" --show-bin-path)/SignUp")
fi
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=Scripts exec python3 -m Attack --program "$program" "${server[@]}" "$@"
