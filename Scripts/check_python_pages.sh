#!/usr/bin/env bash
# Checks the pages about other Python packages (pandera, Great Expectations, Ray Data, Dask, dbt and Airflow): installs the wheel
# with these packages in environments of their own, and runs the samples of the pages.
set -euo pipefail
cd "$(dirname "$0")/.."

wheel=$(./Scripts/wheel.sh | tail -n 1)

# Creates the environment .build/python-NAME with the packages in Python/NAME-requirements.txt and the wheel.
environment() {
  local folder=.build/python-$1 requirements=Python/$1-requirements.txt
  if [ ! -f "$folder/ready" ] || ! cmp -s "$requirements" "$folder/ready"; then
    rm -rf "$folder"
    python3 -m venv "$folder"
    "$folder/bin/pip" install --quiet --disable-pip-version-check -r "$requirements"
    cp "$requirements" "$folder/ready"
  fi
  "$folder/bin/pip" install --quiet --disable-pip-version-check --no-deps --force-reinstall "$wheel"
}

environment page
PYTHONWARNINGS=ignore .build/python-page/bin/python Scripts/check_python_samples.py \
  Documentation/Pandera.md Documentation/GreatExpectations.md Documentation/Ray.md Documentation/Dask.md
environment dbt
environment airflow
python3 Scripts/check_pipelines.py Documentation/Pipelines.md .build/python-dbt/bin .build/python-airflow/bin
