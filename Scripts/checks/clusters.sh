#!/usr/bin/env bash
# The commands of Documentation/Clusters.md run on a Spark cluster of a master and two workers on this machine, with each supported
# version of Spark, and the findings of the workers are those of the program. Usage: clusters.sh [RECORDS], by default 200000.
#
# Needs: Java, packages of PyPI
# Minutes: 15
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
  environment=.build/$version requirements=$PWD/Python/$version-requirements.txt
  ./Scripts/environment.sh "$environment" "$requirements" "$wheel"
  # The packed environment has the versions with which the tests run.
  PIP_CONSTRAINT=$requirements "$PWD/$environment/bin/python" Scripts/Python/check_cluster.py \
    "$wheel" "$PWD/rules/people.json" "$scratch/people.csv" "$scratch/findings.jsonl"
done
