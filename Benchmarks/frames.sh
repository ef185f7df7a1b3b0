#!/usr/bin/env bash
# Compares checks of typed frames by the Python package and its peers. Usage: frames.sh [--rounds N] [--records N] [NAME…]
set -euo pipefail
cd "$(dirname "$0")/.."

./Scripts/setup.sh
wheel=$(./Scripts/wheel.sh | tail -n 1)
./Scripts/environment.sh .build/benchmarks/frames-venv Benchmarks/Frames/requirements.txt "$wheel"
PYTHONPATH=Benchmarks exec .build/benchmarks/frames-venv/bin/python -m Frames "$@"
