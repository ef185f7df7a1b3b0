#!/usr/bin/env bash
# Checks that an application that uses rules and forms without the trait InternationalNames neither links nor loads
# libidn2 or libunistring, and that using a rule that needs them is an error. With --tests, runs the tests of the catalog, of rule files
# and of forms in a build without the trait as well. Usage: check_traits.sh [--tests]
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$PWD/.build/traits
app=Examples/ContactForm

swift build -q -c release --package-path "$app" --scratch-path "$scratch/app"
program="$(swift build -c release --package-path "$app" --scratch-path "$scratch/app" --show-bin-path)/ContactForm"
if strings "$program" | grep -E '^lib(idn2|unistring)\.so'; then
  echo "check_traits: $app loads libraries that only the trait needs" >&2
  exit 1
fi
expected="accepted
email: email.no-at-sign, site: url.scheme-missing
rule 'idn-email' needs the package trait InternationalNames, which is off in this build; the default traits turn it on"
printed=$("$program")
if [ "$printed" != "$expected" ]; then
  printf 'check_traits: unexpected output of %s:\n%s\n' "$app" "$printed" >&2
  exit 1
fi

if [ "${1:-}" != --tests ]; then exit 0; fi
suites='CatalogTests|CatalogEntryTests|RuleNameTests|RuleErrorTests|InternationalNamesTests|RuleTableTests|RuleFilesTests\.|FormValidationTests\.'
swift build -q --build-tests --disable-default-traits --scratch-path "$scratch/tests"
log=$scratch/tests.log
if ! swift test --disable-xctest --skip-build --disable-default-traits --scratch-path "$scratch/tests" --filter "$suites" >"$log"; then
  grep -E '^[✘↳]' "$log" >&2
  exit 1
fi
tail -n 1 "$log"
