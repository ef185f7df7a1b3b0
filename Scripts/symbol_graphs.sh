#!/usr/bin/env bash
# Writes the symbol graphs of the public interface of each library product, from the modules of the build for tests, to a folder,
# and prints the names of the products. Usage: symbol_graphs.sh FOLDER
set -euo pipefail
[ $# -eq 1 ] || { echo "usage: symbol_graphs.sh FOLDER" >&2; exit 2; }
cd "$(dirname "$0")/.."

include=()
for folder in Sources/C*/; do
  if [ -f "$folder/module.modulemap" ]; then include+=(-I "$folder"); elif [ -d "$folder/include" ]; then include+=(-I "$folder/include"); fi
done
# The headers of HarfBuzz and FreeType are not in the compiler's folders.
for flag in $(pkg-config --cflags harfbuzz freetype2); do include+=(-Xcc "$flag"); done
target=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
rm -rf "$1"
sed -n 's/^ *\.library(name: "\([A-Za-z]*\)".*/\1/p' Package.swift | while read -r product; do
  mkdir -p "$1/$product"
  swift symbolgraph-extract -module-name "$product" -I .build/tests/debug/Modules "${include[@]}" -target "$target" \
    -minimum-access-level public -skip-synthesized-members -output-dir "$1/$product"
  echo "$product"
done
