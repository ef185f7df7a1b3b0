"""Count repeated keys and unknown references of CSV files with Polars: a lazy query over text columns, streamed, on two threads."""

from __future__ import annotations

import json
import os
import sys

os.environ.setdefault("POLARS_MAX_THREADS", "2")

import polars as pl


def main() -> None:
    """Count by the verb: `unique FILE COLUMN…`, or `foreign FILE COLUMN FILE COLUMN`."""
    verb, path, *more = sys.argv[1:]
    table = pl.scan_csv(path, infer_schema=False)
    if verb == "unique":
        repeated = table.group_by(more).agg(pl.len()).filter(pl.col("len") > 1)
        query = repeated.select((pl.col("len") - 1).sum())
    else:
        column, other, key = more
        query = table.join(pl.scan_csv(other, infer_schema=False), left_on=column, right_on=key, how="anti").select(pl.len())
    print(json.dumps({"counts": {verb: query.collect(engine="streaming").item()}}))


main()
