"""A cluster of Spark on this machine: a master and workers, each with an address of its own, started by the installed pyspark."""

import contextlib
import os
import pathlib
import re
import signal
import subprocess
import time

import pyspark

SPARK_HOME = pathlib.Path(pyspark.__file__).parent
MASTER, WORKER = "org.apache.spark.deploy.master.Master", "org.apache.spark.deploy.worker.Worker"
ADDRESS_OF_MASTER, ADDRESSES_OF_WORKERS = "127.0.0.1", ["127.0.0.2", "127.0.0.3"]
SECONDS = 60
"""The time in which a process must have started, and in which it must have ended."""


@contextlib.contextmanager
def cluster(folder):
    """Start a master and two workers with a processor each, and yield the master's address; all of them end with the context.

    Args:
        folder: An existing folder for what the processes write; their logs are in it.
    """
    with contextlib.ExitStack() as stack:
        log = stack.enter_context(_started(folder, "master", MASTER, "--host", ADDRESS_OF_MASTER, "--port", "0", "--webui-port", "0"))
        address = _awaited(log, r"Starting Spark master at (spark://\S+)")
        for number, host in enumerate(ADDRESSES_OF_WORKERS, 1):
            options = ["--host", host, "--webui-port", "0", "--cores", "1", "--memory", "1g", "--work-dir", folder / f"worker-{number}"]
            log = stack.enter_context(_started(folder, f"worker-{number}", WORKER, *options, address))
            _awaited(log, "Successfully registered with master")
        yield address


@contextlib.contextmanager
def _started(folder, name, kind, *arguments):
    """Start a process of Spark and yield the path of its log; it ends with the context."""
    log = folder / f"{name}.log"
    environment = {**os.environ, "SPARK_HOME": str(SPARK_HOME), "SPARK_LOCAL_DIRS": str(folder)}
    with open(log, "wb") as output:
        command = [SPARK_HOME / "bin" / "spark-class", kind, *arguments]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, env=environment, cwd=folder)
    try:
        yield log
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(SECONDS)


def _awaited(log, pattern):
    """Return what a group of a pattern matches in a log, or the whole match, as soon as it is there."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        found = re.search(pattern, log.read_text(errors="replace"))
        if found:
            return found[found.re.groups]
        time.sleep(0.1)
    raise SystemExit(f"a process of Spark did not start within {SECONDS} s; its log:\n{log.read_text(errors='replace')}")


def remaining(folder):
    """Return the commands of the processes that work in a folder, or have it in their arguments; those that end meanwhile have
    time for it."""
    end = time.monotonic() + SECONDS
    while (found := [*_using(str(folder))]) and time.monotonic() < end:
        time.sleep(0.1)
    return found


def _using(folder):
    """Yield the commands of the processes that use a folder, except for this one and its parents."""
    own = {os.getpid(), os.getppid()}
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            command = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            uses = folder in command or str((process / "cwd").readlink()).startswith(folder)
            if uses and int(process.name) not in own:
                yield command
