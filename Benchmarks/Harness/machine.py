"""The machine and the versions of the programs that results depend on."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from pathlib import Path
from typing import Any

from Harness.program import PYTHON, VALIDATE

PACKAGES = ["polars", "duckdb", "pyarrow", "frictionless"]


def machine() -> dict[str, Any]:
    """Return the properties of the machine on which times depend, without its name."""
    return {
        "system": platform.system(),
        "architecture": platform.machine(),
        "processor": processor(),
        "cores": os.cpu_count(),
        "memory": f"{os.sysconf('SC_PAGE_SIZE') * os.sysconf('SC_PHYS_PAGES') / (1 << 30):.0f} GiB",
        "kernel": re.sub(r"-.*", "", platform.release()),
    }


def processor(cpuinfo: Path = Path("/proc/cpuinfo")) -> str:
    """Return the processor's model."""
    match = re.search(r"^model name\s*: (.*)$", cpuinfo.read_text(), re.MULTILINE)
    return match[1] if match else platform.processor()


def versions() -> dict[str, str]:
    """Return the versions of the program, the compiler and each peer."""
    listed = printed(PYTHON, "-m", "pip", "list", "--format", "freeze").splitlines()
    installed = dict(line.split("==") for line in listed if "==" in line)
    return {
        "validate": first_line(VALIDATE, "--version"),
        "Swift": first_line("swift", "--version"),
        "Python": platform.python_version(),
        "pcre2grep": first_line("pcre2grep", "--version"),
        "grep": first_line("grep", "--version"),
        "wc": first_line("wc", "--version"),
        **{name: installed[name] for name in PACKAGES},
    }


def first_line(*words: str) -> str:
    """Return the first line of what a command prints."""
    return printed(*words).splitlines()[0]


def printed(*words: str) -> str:
    """Return what a command prints."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    return subprocess.run(words, **pipes, text=True, check=True).stdout
