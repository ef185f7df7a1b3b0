"""Checks of frames and files by the tasks of Spark.

    from tablerules.spark import findings, split

    rules = tablerules.load("people.yml")
    findings(people, rules, id=["customer"]).write.parquet("findings")

Every function returns a frame and computes nothing until that frame is used. Records are checked where they are: nothing is
collected on the driver. Each worker reads the rules once.
"""

from ._frames import counts, findings, split
from ._read import read

__all__ = ["counts", "findings", "read", "split"]
