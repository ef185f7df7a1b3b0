"""The types of the frames that the functions return, in Spark and in Arrow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from pyspark.sql import functions
from pyspark.sql.types import (
    ArrayType,
    BinaryType,
    BooleanType,
    ByteType,
    DataType,
    DateType,
    DayTimeIntervalType,
    DecimalType,
    DoubleType,
    FloatType,
    IntegerType,
    LongType,
    MapType,
    NullType,
    ShortType,
    StringType,
    StructField,
    StructType,
    TimestampNTZType,
    TimestampType,
)

from .._errors import ArgumentError
from ._rows import PARTS

if TYPE_CHECKING:
    import pyarrow
    from pyspark.sql import Column, DataFrame

_PARTS = [StructField(name, BooleanType() if name == "truncated" else StringType()) for name in PARTS]


def columns(names: Iterable[str]) -> list[Column]:
    """Return the columns with these names, which may contain dots."""
    return [functions.col("`" + name.replace("`", "``") + "`") for name in names]


def places(count: int) -> list[str]:
    """Return names by place, because ``mapInArrow`` accepts neither names that contain dots nor a name that occurs twice."""
    return [f"c{index}" for index in range(count)]


def findings(ids: DataType | None) -> StructType:
    """Return the type of findings, with the type of their ids."""
    given = [] if ids is None else [StructField("id", ids)]
    return StructType([StructField("record", LongType()), *given, StructField("file", StringType()), *_PARTS])


def with_findings(schema: StructType, column: str) -> StructType:
    """Return the type of a frame with a further column of lists of findings."""
    return StructType([*schema.fields, StructField(column, ArrayType(StructType(_PARTS)))])


def counts() -> StructType:
    """Return the type of counts."""
    texts = [StructField(name, StringType()) for name in ("field", "rule", "code", "severity")]
    return StructType([*texts, StructField("findings", LongType())])


def schema(frame: DataFrame) -> pyarrow.Schema:
    """Return the names and the types of the columns that tasks get from a frame."""
    import pyarrow

    return pyarrow.schema([(field.name, _stored(field.dataType)) for field in frame.schema.fields])


def _stored(kind: DataType) -> Any:
    """Return the type in which tasks get the values of a column; a text for one that Arrow does not have."""
    import pyarrow

    if isinstance(kind, ArrayType):
        return pyarrow.list_(_stored(kind.elementType))
    if isinstance(kind, MapType):
        return pyarrow.map_(_stored(kind.keyType), _stored(kind.valueType))
    if isinstance(kind, StructType):
        return pyarrow.struct([(field.name, _stored(field.dataType)) for field in kind.fields])
    if isinstance(kind, NullType):
        return pyarrow.null()
    if isinstance(kind, DayTimeIntervalType):
        return pyarrow.duration("us")
    try:
        return _arrow(kind)
    except KeyError:
        return pyarrow.string()


def _arrow(kind: DataType) -> Any:
    """Return the type in which Spark reads the values of an id."""
    import pyarrow

    if isinstance(kind, DecimalType):
        return pyarrow.decimal128(kind.precision, kind.scale)
    known = {
        "string": pyarrow.string(),
        "binary": pyarrow.binary(),
        "boolean": pyarrow.bool_(),
        "tinyint": pyarrow.int8(),
        "smallint": pyarrow.int16(),
        "int": pyarrow.int32(),
        "bigint": pyarrow.int64(),
        "float": pyarrow.float32(),
        "double": pyarrow.float64(),
        "date": pyarrow.date32(),
        "timestamp": pyarrow.timestamp("us", "UTC"),
        "timestamp_ntz": pyarrow.timestamp("us"),
    }
    return known[kind.simpleString()]


def _spark(kind: Any) -> DataType | None:
    """Return the type of Spark for the values of a column, or None for a type that an id cannot have."""
    from pyarrow import types

    if types.is_dictionary(kind):
        return _spark(kind.value_type)
    if types.is_decimal128(kind):
        return DecimalType(kind.precision, kind.scale)
    if types.is_timestamp(kind):
        return TimestampNTZType() if kind.tz is None else TimestampType()
    known: dict[str, DataType] = {
        "string": StringType(), "large_string": StringType(), "string_view": StringType(),
        "binary": BinaryType(), "large_binary": BinaryType(), "bool": BooleanType(),
        "int8": ByteType(), "int16": ShortType(), "int32": IntegerType(), "int64": LongType(),
        "uint8": ShortType(), "uint16": IntegerType(), "uint32": LongType(), "uint64": DecimalType(20, 0),
        "float": FloatType(), "double": DoubleType(), "date32[day]": DateType(),
    }
    return known.get(str(kind))


def id_type(schema: pyarrow.Schema, names: Iterable[str]) -> StructType:
    """Return the type of the ids from columns with these names.

    Raises:
        ArgumentError: A column does not exist, or has a type that the tasks cannot return.
    """
    fields: list[StructField] = []
    for name in names:
        if name not in schema.names:
            raise ArgumentError(f"there is no column '{name}' for the id")
        found = schema.field(name).type
        kind = _spark(found)
        if kind is None:
            raise ArgumentError(f"the column '{name}' of type {found} cannot be an id")
        fields.append(StructField(name, kind))
    return StructType(fields)


def id_values(records: pyarrow.RecordBatch, ids: StructType) -> pyarrow.StructArray:
    """Return the ids of records."""
    import pyarrow

    arrays = [records.column(field.name).cast(_arrow(field.dataType)) for field in ids.fields]
    return pyarrow.StructArray.from_arrays(arrays, names=ids.fieldNames())


def batch(rows: list[tuple[Any, ...]], ids: StructType) -> pyarrow.RecordBatch:
    """Return rows of findings as a batch."""
    import pyarrow

    kinds: dict[str, Any] = {"record": pyarrow.int64(), "truncated": pyarrow.bool_()}
    if ids.fields:
        kinds["id"] = pyarrow.struct([(field.name, _arrow(field.dataType)) for field in ids.fields])
    names = findings(ids if ids.fields else None).fieldNames()
    arrays = [pyarrow.array(column, kinds.get(name, pyarrow.string())) for name, column in zip(names, zip(*rows))]
    return pyarrow.RecordBatch.from_arrays(arrays, names=names)
