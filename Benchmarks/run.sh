#!/usr/bin/env bash
# Compares the program with other programs and writes the results to Benchmarks/results. Usage: run.sh [--quick] [--large] [NAME…]
set -euo pipefail
cd "$(dirname "$0")/.."

./Benchmarks/setup.sh
PYTHONPATH=Benchmarks exec python3 -m Harness "$@"
