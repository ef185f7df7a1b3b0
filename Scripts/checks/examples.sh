#!/usr/bin/env bash
# Packages outside the project use its libraries as the documentation says: Embedding (a rule, a report and a source of its
# own) and Buttons print what is expected, the server Order answers as expected, and the tests of LocalServer pass.
#
# Needs: nothing
# Minutes: 2
# Runs: in the gate
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

for example in Embedding Buttons LocalServer Order; do
  echo "$example"
  "./Examples/$example/test.sh"
done
