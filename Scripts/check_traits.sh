#!/usr/bin/env bash
# Checks the package without its trait InternationalNames: everything builds, the tests of the catalogue, of rule files and
# of forms pass, and an application of rules and forms links neither libidn2 nor libunistring.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$PWD/.build/traits
app=Examples/ContactForm

swift build -q -c release --package-path "$app" --scratch-path "$scratch/app"
program="$(swift build -c release --package-path "$app" --scratch-path "$scratch/app" --show-bin-path)/ContactForm"
if ldd "$program" | grep -E 'libidn2|libunistring'; then
  echo "traits: $app links what the trait leaves out" >&2
  exit 1
fi
expected="accepted
email: email.no-at-sign, site: url.scheme-missing
rule 'idn-email' needs the package trait InternationalNames, which is off in this build; the default traits turn it on"
printed=$("$program")
if [ "$printed" != "$expected" ]; then
  printf 'traits: %s prints:\n%s\n' "$app" "$printed" >&2
  exit 1
fi

suites='CatalogTests|CatalogEntryTests|RuleErrorTests|InternationalNamesTests|RuleTableTests|RuleFilesTests\.|FormValidationTests\.'
swift build -q --build-tests --disable-default-traits --scratch-path "$scratch/tests"
swift test --disable-xctest --skip-build --disable-default-traits --scratch-path "$scratch/tests" --filter "$suites" |
  tail -n 1
