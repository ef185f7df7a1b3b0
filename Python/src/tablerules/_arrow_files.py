"""Files of Parquet, Arrow and ORC, as tables that pyarrow reads batch by batch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ._files import Files

if TYPE_CHECKING:
    import pyarrow


def tables(files: Files) -> Iterator[tuple[str, pyarrow.RecordBatchReader]]:
    """Yield the names of the files and their readers; each is opened when it is its turn."""
    for name, path in zip(files.names, files.paths):
        source = files.open(path)
        try:
            yield name, _reader(source, files.format)
        finally:
            if source is not path:
                source.close()


def records(files: Files) -> int | None:
    """Return the number of records of a single file that states it; None for others."""
    if files.format != "Parquet" or len(files.paths) > 1 or files.system is not None:
        return None
    import pyarrow.parquet

    count: int = pyarrow.parquet.read_metadata(files.paths[0]).num_rows
    return count


def _reader(source: Any, format: str) -> pyarrow.RecordBatchReader:
    """Return the reader of an open file, or of one at a path."""
    import pyarrow

    if format == "Parquet":
        import pyarrow.parquet

        file = pyarrow.parquet.ParquetFile(source)
        return pyarrow.RecordBatchReader.from_batches(file.schema_arrow, file.iter_batches())
    if format == "ORC":
        import pyarrow.orc

        orc = pyarrow.orc.ORCFile(source)
        stripes = (orc.read_stripe(number) for number in range(orc.nstripes))
        return pyarrow.RecordBatchReader.from_batches(orc.schema, stripes)
    import pyarrow.ipc

    opened = pyarrow.memory_map(source) if isinstance(source, str) else source
    if format == "a stream of Arrow":
        return pyarrow.ipc.open_stream(opened)
    ipc = pyarrow.ipc.open_file(opened)
    batches = (ipc.get_batch(number) for number in range(ipc.num_record_batches))
    return pyarrow.RecordBatchReader.from_batches(ipc.schema, batches)
