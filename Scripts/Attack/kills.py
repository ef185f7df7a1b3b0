"""Signals at random moments: outputs are whole or old, and what remains is removed by the next run."""

from __future__ import annotations

import errno
import os
import random
import signal
import subprocess
import time
from dataclasses import dataclass

from Attack.campaign import Campaign
from Attack.outputs import PARTIAL, TARGETS, Job, shim, table
from Attack.program import run

SIGNALS = [signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP]
# The status of a run that an interrupt has ended before the end of its inputs.
INTERRUPTED = 130
RECORDS = 60_000


@dataclass(frozen=True)
class Kill:
    """A signal, its moment as a share of the time of a whole run, and whether the system has files without names."""

    signal: int
    moment: float
    nameless: bool
    exists: tuple[bool, ...]
    jobs: int


class Kills(Campaign):
    """Outputs after a signal."""

    name = "kills"

    def start(self) -> None:
        self.shim = shim(self.tools)
        self.data = table(2, RECORDS)

    def draw(self, draw: random.Random) -> Kill:
        return Kill(
            draw.choice(SIGNALS), draw.choice([draw.random(), 0.7 + 0.3 * draw.random()]), draw.random() < 0.5,
            tuple(draw.random() < 0.6 for _ in range(3)), draw.choice([1, 2]))

    def fault(self, case: Kill) -> str | None:
        job = Job(self.tools, self.folder / "job", self.data, case.exists, case.jobs)
        environment = {**os.environ, "LD_PRELOAD": str(self.shim)}
        if not case.nameless:
            environment |= {
                "FAULT_CALL": "tmpfile", "FAULT_NTH": "1", "FAULT_ALWAYS": "1", "FAULT_ERRNO": str(errno.EOPNOTSUPP)}
        process = subprocess.Popen(
            job.words, cwd=job.folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(job.seconds * case.moment)
        process.send_signal(case.signal)
        status = process.wait(timeout=60)
        is_interrupted = case.signal == signal.SIGINT and status == INTERRUPTED
        self.sums["kills" if status < 0 else "interrupts" if is_interrupted else "signals after the end"] += 1
        if status not in (-case.signal, job.status) and not is_interrupted:
            return f"status {status} after signal {case.signal}"
        replaced = job.replaced()
        if isinstance(replaced, str):
            return replaced
        if is_interrupted and replaced:
            return f"interrupted, but {replaced} are replaced"
        if status >= 0 and not is_interrupted and len(replaced) < len(TARGETS):
            return f"status {status}, but only {replaced} are replaced"
        remains = job.remains()
        self.sums["temporary files left by SIGKILL"] += len(remains)
        if remains and (case.signal != signal.SIGKILL or not all(map(PARTIAL.fullmatch, remains))):
            return f"left behind by signal {case.signal}: {remains}"
        ran = run(job.words, job.folder)
        if ran.status != job.status or len(job.replaced()) < len(TARGETS) or job.remains():
            return f"the next run: status {ran.status}, remains {job.remains()}: {ran.errors.decode()}"
        return None
