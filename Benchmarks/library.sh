#!/usr/bin/env bash
# Times the library's calls. Usage: library.sh calls | library.sh posts | library.sh linear [VALUES [SEED]] | library.sh patterns FILE
set -euo pipefail
cd "$(dirname "$0")/.."

./Scripts/setup.sh
swift build -c release --package-path Benchmarks/Library --scratch-path .build/library >&2
.build/library/release/LibraryBenchmark "$@"
