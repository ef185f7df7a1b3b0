#!/usr/bin/env bash
# Writes the public interface of each library into Documentation/Interface, a line a symbol, so that a change of it is seen in
# the diff; with --check, says which files are not what the debug build has. Usage: interface.sh [--check]
set -euo pipefail
cd "$(dirname "$0")/.."

case "${1:-}" in
  "" | --check) ;;
  *) echo "interface: usage: interface.sh [--check]" >&2; exit 2 ;;
esac

written=Documentation/Interface
[ "${1:-}" = --check ] && written=.build/interface
graphs=.build/symbol-graphs
rm -rf "$written"
mkdir -p "$written"
for product in $(./Scripts/symbol_graphs.sh "$graphs"); do
  python3 Scripts/interface.py "$graphs/$product" >"$written/$product.txt"
done
if [ "${1:-}" = --check ] && ! diff -ru Documentation/Interface "$written"; then
  echo "interface: the public interface has changed; if that is meant, run ./Scripts/interface.sh" >&2
  exit 1
fi
