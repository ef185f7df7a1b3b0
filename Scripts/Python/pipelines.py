#!/usr/bin/env python3
"""Run the examples of Pipelines.md: write its files to a folder, run dbt and Airflow there, and look for the lines of its texts.

Usage: pipelines.py PAGE DBT AIRFLOW, where DBT and AIRFLOW are the folders with the programs.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

from samples import blocks


def run(folder, words, **environment):
    """Run a program, which may fail, and return what it prints."""
    result = subprocess.run(
        words, cwd=folder, env={**os.environ, **environment}, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    return result.stdout


def main(page, dbt, airflow):
    """Run both examples; a line that is not printed ends the run."""
    found = blocks(pathlib.Path(page).read_text(encoding="utf-8").splitlines(keepends=True))
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for block in found:
            if block.language != "text":
                (folder / block.name).parent.mkdir(exist_ok=True)
                (folder / block.name).write_text(block.text, encoding="utf-8")
        settings = {"AIRFLOW_HOME": name, "AIRFLOW__CORE__LOAD_EXAMPLES": "False"}
        for words in (["db", "migrate"], ["dags", "reserialize"]):
            run(folder, [pathlib.Path(airflow).resolve() / "airflow", *words], **settings)
        printed = {
            "dbt": run(folder, [pathlib.Path(dbt).resolve() / "dbt", "--no-use-colors", "build", "--profiles-dir", "."],
                       DBT_SEND_ANONYMOUS_USAGE_STATS="false"),
            "airflow": run(folder, [pathlib.Path(airflow).resolve() / "airflow", "dags", "test", "people"], **settings),
        }
        if not (folder / "findings.parquet").exists():
            sys.exit(f"the task of Airflow writes no findings:\n{printed['airflow']}")
    for block in found:
        for line in block.text.splitlines() if block.language == "text" else ():
            if line not in printed[block.name]:
                sys.exit(f"{page}:{block.start}: {block.name} does not print '{line}' but\n{printed[block.name]}")
    print(f"{pathlib.Path(page).name}: dbt and Airflow print what the page shows")


if __name__ == "__main__":
    main(*sys.argv[1:])
