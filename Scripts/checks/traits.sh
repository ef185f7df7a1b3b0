#!/usr/bin/env bash
# An application that uses rules and forms without the trait InternationalNames neither links nor loads libidn2 or libunistring,
# a rule that needs them is an error, and the tests of the catalog, of rule files and of forms pass in a build without it.
#
# Needs: nothing
# Minutes: 12
# Runs: at night
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

scratch=$PWD/.build/traits
app=Examples/ContactForm

swift build -q -c release --package-path "$app" --scratch-path "$scratch/app"
program="$(swift build -c release --package-path "$app" --scratch-path "$scratch/app" --show-bin-path)/ContactForm"
if strings "$program" | grep -E '^lib(idn2|unistring)\.so'; then
  fail "traits: $app loads libraries that only the trait needs"
fi
expected="accepted
email: email.no-at-sign, site: url.scheme-missing
rule 'idn-email' needs the package trait InternationalNames, which is off in this build; the default traits turn it on"
printed=$("$program")
if [ "$printed" != "$expected" ]; then
  printf 'traits: unexpected output of %s:\n%s\n' "$app" "$printed" >&2
  exit 1
fi

suites='CatalogTests|CatalogEntryTests|RuleNameTests|RuleErrorTests|InternationalNamesTests|RuleTableTests|RuleFilesTests\.|FormValidationTests\.'
swift_tests --disable-default-traits --scratch-path "$scratch/tests" --filter "$suites"
