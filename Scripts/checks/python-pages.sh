#!/usr/bin/env bash
# The pages about other Python packages (pandera, Great Expectations, Ray Data, Dask, dbt and Airflow) print what they show.
#
# Needs: packages of PyPI
# Minutes: 10
# Runs: at night
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

wheel=$(./Scripts/wheel.sh | tail -n 1)
for name in page dbt airflow; do
  ./Scripts/environment.sh ".build/python-$name" "Python/$name-requirements.txt" "$wheel"
done
PYTHONWARNINGS=ignore .build/python-page/bin/python Scripts/Python/samples.py \
  Documentation/Pandera.md Documentation/GreatExpectations.md Documentation/Ray.md Documentation/Dask.md
python3 Scripts/Python/pipelines.py Documentation/Pipelines.md .build/python-dbt/bin .build/python-airflow/bin
