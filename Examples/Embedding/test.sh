#!/usr/bin/env bash
# Builds and runs the example, and compares its output with expected.md.
set -euo pipefail
cd "$(dirname "$0")"

scratch=../../.build/examples
swift build -q --scratch-path "$scratch"
"$(swift build --scratch-path "$scratch" --show-bin-path)/Embedding" | diff expected.md -
