#!/usr/bin/env bash
# Builds and runs the example, and compares its output with expected.md.
set -euo pipefail
cd "$(dirname "$0")"

swift build -q --scratch-path ../../.build/embedding
"$(swift build --scratch-path ../../.build/embedding --show-bin-path)/Embedding" | diff expected.md -
