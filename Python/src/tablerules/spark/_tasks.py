"""How the tasks of Spark call functions of this package."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Callable, TypeVar

from pyspark import cloudpickle

from .. import __version__

if TYPE_CHECKING:
    import pyarrow
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.sql.types import StructType

    Batches = Iterable[pyarrow.RecordBatch]
    Function = Callable[[Batches], Iterator[pyarrow.RecordBatch]]

Work = TypeVar("Work")
_dumps: Callable[[Any], bytes] = cloudpickle.dumps


def mapped(frame: DataFrame, function: Function, schema: StructType | str) -> DataFrame:
    """Return the batches that a function makes of those of a frame.

    Args:
        frame: The frame.
        function: The function, which tasks call.
        schema: The type of the result.
    """
    return frame.mapInArrow(_guarded(function), schema)


def of_each(
    spark: SparkSession, works: Sequence[Work], function: Callable[[Work], Iterable[pyarrow.RecordBatch]], schema: StructType | str
) -> DataFrame:
    """Return the batches that a function makes of each of several works, for which there is a task each.

    Args:
        spark: The session.
        works: The works, at least one.
        function: The function, which tasks call.
        schema: The type of the result.
    """
    def run(batches: Batches) -> Iterator[pyarrow.RecordBatch]:
        for batch in batches:
            for number in batch.column(0).to_pylist():
                yield from function(works[number])

    return mapped(spark.range(0, len(works), 1, len(works)), run, schema)


def _guarded(function: Function) -> Function:
    """Return a function that calls another one if the worker has the version of this package that the driver has.

    A worker without the package can read the result, because it has the other function as bytes.
    """
    content, version = _dumps(function), __version__

    def run(batches: Batches) -> Iterator[pyarrow.RecordBatch]:
        # What this function needs is sent with it, or imported here: nothing of this package.
        import importlib.util
        import pickle
        import socket
        import sys

        found: Any = None
        if importlib.util.find_spec("tablerules"):
            import tablerules

            found = getattr(tablerules, "__version__", "without a version")
        if found != version:
            raise ImportError(
                f"{sys.executable} on the host {socket.gethostname()}, with which Spark runs the tasks, has "
                f"{f'tablerules {found}' if found else 'no package tablerules'}, and the driver has tablerules {version}; install "
                f"tablerules {version} there, or send it with the job in a packed environment (spark.archives): "
                "see Documentation/Clusters.md"
            )
        work: Function = pickle.loads(content)
        return work(batches)

    return run
