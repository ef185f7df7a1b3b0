"""Tests of workers whose Python lacks the package, or has another version of it than the driver."""

import pathlib
import re
import shutil
import socket
import subprocess
import sys

import pyarrow
import pyarrow.parquet
import pytest

import tablerules
from tablerules.spark import counts, findings, read, split

RULES = tablerules.parse("fieldsMatch: subset\nfields: [{name: email, type: string, format: email}]")
HOST = re.escape(socket.gethostname())


@pytest.fixture
def worker(spark, tmp_path, monkeypatch):
    """A Python with the packages of this one but `tablerules`, with which the tasks run; the value is the folder of its packages."""
    folder = tmp_path / "worker"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    for path in pathlib.Path(pyarrow.__file__).parents[1].iterdir():
        if not path.name.startswith("tablerules"):
            (packages / path.name).symlink_to(path)
    monkeypatch.setattr(spark.sparkContext, "pythonExec", str(folder / "bin" / "python"))
    return packages


@pytest.fixture
def frames(spark, worker, tmp_path):
    """The frame that each function returns."""
    people = spark.createDataFrame([("bob",)], "email STRING")
    pyarrow.parquet.write_table(pyarrow.table({"email": ["bob"]}), tmp_path / "t.parquet")
    (tmp_path / "t.csv").write_text("email\nbob\n")
    unique = tablerules.parse("fieldsMatch: subset\nfields: [{name: email, constraints: {unique: true}}]")
    return [
        findings(people, RULES), split(people, RULES), counts(people, RULES), findings(people, unique),
        read(spark, tmp_path / "t.parquet", RULES), read(spark, tmp_path / "t.csv", RULES),
    ]


def way_out(found):
    """Return a pattern of the error."""
    version = re.escape(tablerules.__version__)
    return (
        f"ImportError: \\S+/worker/bin/python on the host {HOST}, with which Spark runs the tasks, has {found}, and the driver has "
        f"tablerules {version}; install tablerules {version} there, or send it .*spark.archives.*Documentation/Clusters.md"
    )


def test_a_worker_without_the_package_is_an_error_that_says_so(frames):
    for frame in frames:
        with pytest.raises(Exception, match=way_out("no package tablerules")):
            frame.collect()


def test_a_worker_with_another_version_is_an_error_that_says_so(frames, worker):
    installed = worker / "tablerules"
    shutil.copytree(pathlib.Path(tablerules.__file__).parent, installed)
    init = installed / "__init__.py"
    init.write_text(init.read_text().replace(f'__version__ = "{tablerules.__version__}"', '__version__ = "0.0.9"'))
    for frame in frames:
        with pytest.raises(Exception, match=way_out("tablerules 0.0.9")):
            frame.collect()


def test_a_worker_with_the_same_version_returns_the_findings(frames, worker):
    shutil.copytree(pathlib.Path(tablerules.__file__).parent, worker / "tablerules")
    assert [frame.count() for frame in frames] == [1, 1, 1, 0, 1, 1]


def test_a_package_that_cannot_be_imported_is_its_own_error(frames, worker):
    (worker / "tablerules").mkdir()
    (worker / "tablerules" / "__init__.py").write_text("raise OSError('libvalidation.so cannot be opened')")
    with pytest.raises(Exception, match="OSError: libvalidation.so cannot be opened"):
        frames[0].collect()
