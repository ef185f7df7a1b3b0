"""Tables that are computed or read batch by batch: lazy frames of Polars, and datasets of pyarrow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

RECORDS_OF_BATCH = 1 << 16


def batches(table: Any) -> Iterator[tuple[str | None, Any]] | None:
    """Return the batches of a table, each with the name of its file if that is known; None for a table of another kind."""
    package, name = type(table).__module__.partition(".")[0], type(table).__name__
    if package == "polars" and name == "LazyFrame":
        return _of_lazy_frame(table)
    if package == "pyarrow" and (name.endswith("Dataset") or name == "Scanner"):
        return _of_dataset(table)
    return None


def _of_lazy_frame(frame: Any) -> Iterator[tuple[None, Any]]:
    """Yield the batches of a lazy frame of Polars, which are computed as they are read."""
    is_empty = True
    for batch in frame.collect_batches(chunk_size=RECORDS_OF_BATCH):
        is_empty = False
        yield None, batch
    if is_empty:
        yield None, frame.head(0).collect()


def _of_dataset(dataset: Any) -> Iterator[tuple[str | None, Any]]:
    """Yield the batches of a dataset, or of a scanner, with the paths of the files from which they are read."""
    import pyarrow

    scanner = dataset if type(dataset).__name__ == "Scanner" else dataset.scanner()
    schema, is_empty = scanner.projected_schema, True
    for batch in scanner.scan_batches():
        is_empty = False
        yield getattr(batch.fragment, "path", None), pyarrow.Table.from_batches([batch.record_batch], schema)
    if is_empty:
        yield None, schema.empty_table()
