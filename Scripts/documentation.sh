#!/usr/bin/env bash
# Builds the DocC archive of each library from its catalogue and the modules of the debug build, warnings as errors.
# Usage: documentation.sh [FOLDER], .build/documentation unless given.
set -euo pipefail
cd "$(dirname "$0")/.."

output=${1:-.build/documentation}
graphs=.build/symbol-graphs
rm -rf "$output"
mkdir -p "$output"
for product in $(./Scripts/symbol_graphs.sh "$graphs"); do
  docc convert "Sources/$product/$product.docc" --additional-symbol-graph-dir "$graphs/$product" \
    --fallback-display-name "$product" --fallback-bundle-identifier "validation.$product" \
    --warnings-as-errors --output-path "$output/$product.doccarchive"
done
