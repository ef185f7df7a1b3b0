#!/usr/bin/env bash
# Writes the tables of data in Sources/Validation/Data from the packages that Tools/Tables/requirements.txt pins, or
# with --check reports which of them are stale. Usage: tables.sh [--check]
#
# Each script in Tools/Tables makes one file: country_codes.py makes CountryCodes.swift. The scripts named in `modules`
# are what they import. The same environment has the packages that other scripts compare with, Scripts/oracles.txt.
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
output=Sources/Validation/Data
modules=" automaton language_registry swift_file "

if ! cat "$requirements" "$oracles" | cmp -s - "$environment/installed.txt"; then
  python3 -m venv --clear "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check -r "$oracles"
  # What these packages depend on is not installed: of those that depend on another, only data files are read.
  "$environment/bin/pip" install --quiet --disable-pip-version-check --no-deps -r "$requirements"
  cat "$requirements" "$oracles" >"$environment/installed.txt"
fi

made=$(mktemp)
trap 'rm -f "$made"' EXIT
stale=0
for script in Tools/Tables/*.py; do
  name=$(basename "$script" .py)
  case "$modules" in *" $name "*) continue ;; esac
  # A file that exists keeps its capitals: iban_structures.py makes IBANStructures.swift.
  target=$(find "$output" -iname "${name//_/}.swift" | head -n 1)
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
