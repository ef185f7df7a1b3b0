#!/usr/bin/env bash
# Writes the tables of data in Sources/Validation/Data anew from the packages that Scripts/Tables/requirements.txt
# pins, or with --check says which are not what the packages say. Usage: tables.sh [--check]
#
# Each script in Scripts/Tables makes one file: country_codes.py makes CountryCodes.swift. automaton.py and
# swift_file.py are what they import.
set -euo pipefail
cd "$(dirname "$0")/.."

check=false
case "${1:-}" in
  "") ;;
  --check) check=true ;;
  *) echo "tables: usage: tables.sh [--check]" >&2; exit 2 ;;
esac

environment=.build/tables
requirements=Scripts/Tables/requirements.txt
if ! cmp -s "$requirements" "$environment/installed.txt"; then
  python3 -m venv --clear "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check -r "$requirements"
  cp "$requirements" "$environment/installed.txt"
fi

output=$(mktemp)
trap 'rm -f "$output"' EXIT
stale=0
for script in Scripts/Tables/*.py; do
  name=$(basename "$script" .py)
  case "$name" in automaton | swift_file) continue ;; esac
  # A file that is there keeps its capitals: iban_structures.py makes IBANStructures.swift.
  target=$(find Sources/Validation/Data -iname "${name//_/}.swift" | head -n 1)
  if [ -z "$target" ]; then
    target="Sources/Validation/Data/$(sed -E 's/(^|_)(.)/\U\2/g' <<<"$name").swift"
  fi
  PYTHONDONTWRITEBYTECODE=1 "$environment/bin/python" "$script" >"$output"
  if cmp -s "$output" "$target"; then continue; fi
  if $check; then
    echo "tables: $target is stale" >&2
    stale=1
  else
    cp "$output" "$target"
    chmod 644 "$target"
    echo "tables: wrote $target"
  fi
done
exit "$stale"
