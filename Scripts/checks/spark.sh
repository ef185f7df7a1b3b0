#!/usr/bin/env bash
# The Spark functions of the Python package pass their tests with each supported version of Spark, their page prints what it shows,
# and their findings are those of the program. Usage: spark.sh [RECORDS], by default 200000.
#
# Needs: Java, packages of PyPI
# Minutes: 20
# Runs: at night
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

records=${1:-200000}
./Scripts/setup.sh java
wheel=$(./Scripts/wheel.sh | tail -n 1)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
people "$records" "$scratch"

for version in spark spark35; do
  environment=.build/$version
  ./Scripts/environment.sh "$environment" "Python/$version-requirements.txt" "$wheel"
  python=$PWD/$environment/bin/python
  "$python" -c 'import pyspark; print(f"pyspark {pyspark.__version__}")'

  (cd Python && "$python" -m mypy --no-error-summary --python-executable "$python" src/tablerules/spark)
  (cd Python && "$python" -m pytest -q -p no:cacheprovider tests_spark)
  "$python" Scripts/Python/samples.py Documentation/Spark.md
  "$python" Scripts/Python/compare_spark.py rules/people.json "$scratch/people.csv" "$scratch/findings.jsonl"
done
