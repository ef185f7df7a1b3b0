#!/usr/bin/env bash
# The controls look, move and answer in headless Chromium as the documents of the controls say, in every state.
#
# Needs: Chromium, Java, packages of PyPI
# Minutes: 3
# Runs: in the gate
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

./Examples/Gallery/test.sh
