#!/usr/bin/env bash
# No input that libFuzzer finds breaks a reader under AddressSanitizer: five minutes of each target, from the corpus.
#
# Needs: nothing
# Minutes: 55
# Runs: at night
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

for corpus in Fuzzing/Corpus/*; do
  echo "${corpus##*/}"
  ./Scripts/fuzz.sh "${corpus##*/}" 300 -seed="$seed"
done
