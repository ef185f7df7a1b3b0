#!/usr/bin/env bash
# Compares checks of a frame of Spark by the Python package and by expressions. Usage: spark.sh [--rounds N] [--records N] [NAME…]
set -euo pipefail
cd "$(dirname "$0")/.."

./Scripts/setup.sh java
wheel=$(./Scripts/wheel.sh | tail -n 1)
./Scripts/environment.sh .build/benchmarks/spark-venv Benchmarks/Spark/requirements.txt "$wheel"
PYTHONPATH=Benchmarks exec .build/benchmarks/spark-venv/bin/python -m Spark "$@"
