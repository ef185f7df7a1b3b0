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

    schema, batches = _fragments(dataset) or _scanned(dataset)
    is_empty = True
    for fragment, batch in batches:
        is_empty = False
        yield getattr(fragment, "path", None), pyarrow.Table.from_batches([batch], schema)
    if is_empty:
        yield None, schema.empty_table()


def _fragments(dataset: Any) -> tuple[Any, Iterator[tuple[Any, Any]]] | None:
    """Return the schema and the batches of a dataset, file by file; None for a filtered one and for a scanner.

    A scan of the whole reads ahead: if batches are checked more slowly than they are read, it has most of the table in memory.
    """
    try:
        fragments = dataset.get_fragments()
    except (AttributeError, ValueError):
        return None
    schema = dataset.schema
    return schema, ((fragment, batch) for fragment in fragments for batch in _batches(fragment, schema))


def _batches(fragment: Any, schema: Any) -> Iterator[Any]:
    """Yield the batches of a file, which are read row group by row group if it has these."""
    for part in fragment.split_by_row_group() if hasattr(fragment, "split_by_row_group") else [fragment]:
        yield from part.to_batches(schema=schema, batch_size=RECORDS_OF_BATCH, batch_readahead=1)


def _scanned(dataset: Any) -> tuple[Any, Iterator[tuple[Any, Any]]]:
    """Return the schema and the batches of a scan."""
    scanner = dataset if type(dataset).__name__ == "Scanner" else dataset.scanner()
    return scanner.projected_schema, ((batch.fragment, batch.record_batch) for batch in scanner.scan_batches())
