#!/usr/bin/env bash
# The pages of the ten forms and of every kind of control, in English and Arabic, have no violation by axe-core and vnu in three
# modes, on screens of all sizes and at 200 percent, the Tab key reaches every control, and fields that depend on others are shown by
# their conditions.
#
# Needs: Chromium, Java, packages of PyPI
# Minutes: 6
# Runs: at night
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

python=$(./Examples/SignUp/environment.sh)
pages=.build/form-pages
rm -rf "$pages"
mkdir -p "$pages"
FORM_PAGES=$pages swift_tests "${tests_build[@]}" --filter TenFormsPageTests
ARTIFACTS=.build/artifacts "$python" Scripts/Forms/pages.py "$pages"
