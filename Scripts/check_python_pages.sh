#!/usr/bin/env bash
# Checks the pages about other Python packages (pandera, Great Expectations, Ray Data, Dask, dbt and Airflow): installs the wheel
# with these packages in environments of their own, and runs the samples of the pages.
set -euo pipefail
cd "$(dirname "$0")/.."

wheel=$(./Scripts/wheel.sh | tail -n 1)

for name in page dbt airflow; do
  ./Scripts/environment.sh ".build/python-$name" "Python/$name-requirements.txt" "$wheel"
done
PYTHONWARNINGS=ignore .build/python-page/bin/python Scripts/check_python_samples.py \
  Documentation/Pandera.md Documentation/GreatExpectations.md Documentation/Ray.md Documentation/Dask.md
python3 Scripts/check_pipelines.py Documentation/Pipelines.md .build/python-dbt/bin .build/python-airflow/bin
