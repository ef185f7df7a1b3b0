#!/usr/bin/env bash
# Measures calls of the libraries. Usage: library.sh calls | posts | controls | linear [VALUES [SEED]] | patterns FILE
set -euo pipefail
cd "$(dirname "$0")/.."

./Scripts/setup.sh
# A build finds new files of the project only if the manifest is newer than the last build.
touch Benchmarks/Library/Package.swift
swift build -c release --package-path Benchmarks/Library --scratch-path .build/library-benchmarks >&2
.build/library-benchmarks/release/LibraryBenchmark "$@"
