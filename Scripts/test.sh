#!/usr/bin/env bash
# Every test: format, the oracle and its own tests, the README, then the Swift tests in debug and in release.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n== %s\n' "$1"; }

./Scripts/setup.sh

step "Format"
swift format lint --strict --recursive Package.swift Sources Tests Examples

step "Benchmarks: the oracle's own tests"
python3 -m unittest discover -s Benchmarks 2>&1 | tail -n 3

step "Build, warnings as errors"
swift build --build-tests
swift build -c release --static-swift-stdlib --product validate

step "The program against the oracle"
./Scripts/check-oracle.sh

step "README and examples"
python3 Scripts/check_readme.py

step "Swift tests, debug"
swift test --disable-xctest --skip-build

step "Swift tests, release"
swift test --disable-xctest -c release -Xswiftc -enable-testing --scratch-path .build/release-tests
