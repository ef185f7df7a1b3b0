"""System calls that fail or transfer few bytes: outputs are whole or old, and the status is right."""

from __future__ import annotations

import errno
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from Attack.campaign import Campaign
from Attack.outputs import Job, shim, table
from Attack.program import run

CALLS = {
    "read": [errno.EIO, errno.EINTR], "write": [errno.ENOSPC, errno.EIO, errno.EDQUOT, errno.EINTR],
    "pread": [errno.EIO, errno.EINTR], "pwrite": [errno.ENOSPC, errno.EIO, errno.EDQUOT, errno.EINTR],
    "open": [errno.EMFILE, errno.EACCES], "tmpfile": [errno.EOPNOTSUPP, errno.EISDIR], "close": [errno.EIO],
    "dup": [errno.EMFILE], "fchmod": [errno.EPERM],
    "fchown": [errno.EPERM], "fstat": [errno.EIO], "stat": [errno.EIO], "lseek": [errno.ESPIPE],
    "rename": [errno.EIO, errno.ENOSPC], "unlink": [errno.EACCES], "linkat": [errno.EEXIST, errno.ENOSPC, errno.EPERM]}
"""Each call and the errors with which it fails."""
HARMLESS = {("read", errno.EINTR), ("write", errno.EINTR), ("pread", errno.EINTR), ("pwrite", errno.EINTR),
            ("tmpfile", errno.EOPNOTSUPP), ("tmpfile", errno.EISDIR), ("fchown", errno.EPERM)}
"""Failures that change neither the status nor an output."""


@dataclass(frozen=True)
class Fault:
    """A call that fails, which one of its calls, and whether all further ones do; the most bytes of a read or write."""

    call: str
    error: int
    nth: int
    always: bool
    short: int | None
    records: int
    exists: tuple[bool, ...]
    jobs: int


class Faults(Campaign):
    """Outputs and status if a system call fails."""

    name = "faults"

    def start(self) -> None:
        self.shim = shim(self.tools)

    def draw(self, draw: random.Random) -> Fault:
        call = draw.choice(list(CALLS))
        error = draw.choice(CALLS[call])
        short = draw.choice([None, None, 1000, 4099])
        # A call that is repeated while it is interrupted would be repeated for ever.
        always = draw.random() < 0.2 and error not in (errno.EINTR, errno.EEXIST)
        return Fault(
            call, error, draw.choice([1, 2, 3, draw.randrange(4, 40)]), always, short, draw.choice([1, 50, 20_000]),
            tuple(draw.random() < 0.6 for _ in range(3)), draw.choice([1, 2]))

    def fault(self, case: Fault) -> str | None:
        job = Job(self.tools, self.folder / "job", table(1, case.records), case.exists, case.jobs)
        mark = job.folder / "mark"
        environment = {"LD_PRELOAD": str(self.shim), "FAULT_CALL": case.call, "FAULT_ERRNO": str(case.error),
                       "FAULT_NTH": str(case.nth), "FAULT_MARK": str(mark)}
        if case.always:
            environment["FAULT_ALWAYS"] = "1"
        if case.short is not None:
            environment["FAULT_SHORT"] = str(case.short)
        ran = run(job.words, job.folder, environment=environment)
        self.sums["runs"] += 1
        self.sums["runs with a failed call"] += mark.exists()
        self.sums["runs with short reads and writes"] += case.short is not None
        is_harmless = not mark.exists() or (case.call, case.error) in HARMLESS
        if is_harmless and ran.status != job.status:
            return f"status {ran.status} instead of {job.status}: {ran.errors.decode()}"
        if job.remains() and case.call != "unlink":
            return f"left behind: {job.remains()}, status {ran.status}: {ran.errors.decode()}"
        return job.broken_promise(ran, can_report=not (case.always and case.call == "write"))

    def smaller(self, case: Fault) -> Iterator[Fault]:
        if case.short is not None:
            yield replace(case, short=None)
        if case.always:
            yield replace(case, always=False)
        if case.jobs > 1:
            yield replace(case, jobs=1)
        for records in {1, case.records // 2} - {case.records, 0}:
            yield replace(case, records=records)
