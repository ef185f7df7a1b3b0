#!/usr/bin/env bash
# Writes the public interface of each library to Documentation/Interface, one line for each symbol, so that a change of the
# interface shows in the diff. With --check, compares the files with the build for tests. Usage: interface.sh [--check]
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
  echo "interface: the public interface has changed; if the change is intended, run ./Scripts/interface.sh" >&2
  exit 1
fi
