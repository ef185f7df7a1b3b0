#!/usr/bin/env bash
# The Python package passes its tests, its pages print what they show, and its findings by each package that has Arrow tables
# are those of the program. Usage: python.sh [RECORDS], by default 100000.
#
# Needs: packages of PyPI
# Minutes: 10
# Runs: at night
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

records=${1:-100000}
wheel=$(./Scripts/wheel.sh | tail -n 1)
environment=.build/python
./Scripts/environment.sh "$environment" Python/test-requirements.txt "$wheel"
python=$PWD/$environment/bin/python

(cd Python && "$python" -m mypy --no-error-summary --python-executable "$python" src/tablerules)
(cd Python && "$python" -m pytest -q -p no:cacheprovider tests)
"$python" Scripts/Python/samples.py README.md Documentation/Python.md Documentation/Arrow.md

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
people "$records" "$scratch"
"$python" Scripts/Python/compare.py rules/people.json "$scratch/people.csv" "$scratch/findings.jsonl"
