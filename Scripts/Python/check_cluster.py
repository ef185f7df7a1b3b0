#!/usr/bin/env python3
"""Run the commands of Documentation/Clusters.md on a cluster of Spark on this machine, and jobs that the page describes.

Usage: check_cluster.py WHEEL RULES CSV FINDINGS, with an absolute path each. The commands run in one folder, and print what the
page shows. A job compares the findings of the workers with those of the program, and others run by a Python without the package,
and by one with another version of it. The status is 1 if a result is another one, or if a process or a file remains.
"""

import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

from cluster import SPARK_HOME, cluster, remaining
from samples import ROOT, blocks

PAGE = ROOT / "Documentation" / "Clusters.md"
SCRIPTS = pathlib.Path(__file__).parent


class Shell:
    """Runs commands in a folder, with the variables that the page uses; variables that commands export remain."""

    def __init__(self, folder, **variables):
        self._folder, self._before = folder, []
        path = f"{pathlib.Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        self._environment = {**os.environ, "PATH": path, "SPARK_HOME": str(SPARK_HOME), "SPARK_LOCAL_IP": "127.0.0.1", **variables}

    def run(self, commands):
        """Run commands and return their status, their output and their errors."""
        text = "\n".join(["set -e", *self._before, commands])
        self._before += [line for line in commands.splitlines() if line.startswith("export ")]
        done = subprocess.run(["bash", "-c", text], cwd=self._folder, env=self._environment, capture_output=True, text=True)
        return done.returncode, done.stdout, done.stderr


def fail(what, errors):
    """End with what is wrong and the errors of the command."""
    sys.exit(f"{what}\n{errors[-6000:]}")


def run(shell, commands):
    """Run commands that must succeed, and return their output."""
    status, output, errors = shell.run(commands)
    if status:
        fail(f"{commands}: status {status}\n{output}", errors)
    return output


def run_page(shell, folder):
    """Run the commands of the page."""
    found = blocks(PAGE.read_text(encoding="utf-8").splitlines(keepends=True))
    for block in found:
        if block.name:
            (folder / block.name).write_text(block.text, encoding="utf-8")
    commands = [(block, after) for block, after in zip(found, found[1:]) if block.language == "sh"]
    for block, after in commands:
        output, expected = run(shell, block.text), after.text if after.language == "text" else ""
        if output != expected:
            fail(f"{PAGE.name}:{block.start}: the commands print\n{output}\ninstead of\n{expected}", "")
    print(f"{PAGE.name}: {len(commands)} samples of commands print what the page shows")


def expect_error(shell, name, python, pattern):
    """Run the job of the page by another Python of the workers, and expect its error."""
    status, _, errors = shell.run(f"PYSPARK_PYTHON={shlex.quote(str(python))} spark-submit --master $MASTER check_people.py")
    if not status or not re.search(pattern, errors):
        fail(f"{name}: status {status}; expected an error with {pattern}", errors)
    print(f"{name}: the error that the page shows")


def check(wheel, compared, folder):
    """Run everything on a cluster."""
    other = folder / "other"
    with cluster(folder) as master:
        shell = Shell(folder, MASTER=master, WHEEL=wheel)
        run_page(shell, folder)
        job = shlex.join([str(SCRIPTS / "compare_cluster.py"), *compared])
        print(run(shell, f"spark-submit --master $MASTER --archives environment.tar.gz#environment {job}"), end="")

        run(shell, "cp -r environment other && rm -r other/lib/*/site-packages/tablerules*")
        expect_error(shell, "a worker without the package", other / "bin/python", "other/bin/python on the host .* has no package tablerules")
        run(shell, "cp -r environment/lib/. other/lib && sed -i 's/^__version__ = .*/__version__ = \"0.0.9\"/' "
                   "other/lib/*/site-packages/tablerules/__init__.py")
        expect_error(shell, "a worker with another version", other / "bin/python", "has tablerules 0.0.9, and the driver has")


def main(wheel, *compared):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        check(wheel, compared, folder)
        if processes := remaining(folder):
            fail("processes remain:", "\n".join(processes))
    print("all processes have ended")


if __name__ == "__main__":
    main(*sys.argv[1:])
