#!/usr/bin/env bash
# Builds and runs the example, and compares its output with expected.md.
set -euo pipefail
cd "$(dirname "$0")"

source ../../Scripts/building.sh
swift build -q "${examples_build[@]}"
"$(swift build "${examples_build[@]}" --show-bin-path)/Embedding" | diff expected.md -
