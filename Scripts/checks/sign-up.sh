#!/usr/bin/env bash
# The example server answers forms and uploads over HTTP and in headless Chromium as its page says: by the keyboard alone,
# with and without script, on slow connections, accessible by axe-core and vnu.
#
# Needs: SQLite, GnuTLS, Chromium, Java, packages of PyPI
# Minutes: 3.5
# Runs: in the gate
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

./Examples/SignUp/test.sh
