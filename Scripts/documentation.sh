#!/usr/bin/env bash
# Builds the documentation of each library product with the toolchain's DocC, from the symbol graphs of the build for tests and the
# catalog Sources/PRODUCT/PRODUCT.docc, into .build/documentation. A warning, such as a link that does not resolve, is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

docc=$(dirname "$(readlink -f "$(command -v swift)")")/docc
graphs=.build/documentation/symbol-graphs
log=.build/documentation/docc.log
failed=()
for product in $(./Scripts/symbol_graphs.sh "$graphs"); do
  "$docc" convert "Sources/$product/$product.docc" --additional-symbol-graph-dir "$graphs/$product" \
    --fallback-display-name "$product" --fallback-bundle-identifier "$product" --fallback-default-module-kind Module \
    --output-dir ".build/documentation/$product.doccarchive" --warnings-as-errors >"$log" 2>&1 || {
    cat "$log" >&2
    failed+=("$product")
  }
done
if [ "${#failed[@]}" -gt 0 ]; then
  echo "documentation: DocC has warnings for ${failed[*]}" >&2
  exit 1
fi
