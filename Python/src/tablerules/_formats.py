"""The formats of files by the ends of their names."""

from __future__ import annotations

import os
import stat

from ._errors import ArgumentError

FORMATS = {
    "csv": "CSV", "tsv": "CSV", "tab": "CSV", "txt": "CSV", "jsonl": "JSON Lines", "ndjson": "JSON Lines",
    "parquet": "Parquet", "parq": "Parquet", "pq": "Parquet",
}
JSON = "json"
"""The end of the names of files of JSON: an array of objects, or JSON Lines. A folder may have such files that are no tables."""
TEXTS = ("CSV", "JSON Lines", "JSON")
"""The formats that the library reads, which may be compressed as a whole."""
OTHERS = {"arrow": "Arrow", "feather": "Arrow", "ipc": "Arrow", "arrows": "a stream of Arrow", "orc": "ORC"}
"""The formats of other files that pyarrow reads, which Spark's tasks do not read."""
ENDS = ", ".join(f".{end}" for end in list(FORMATS)[:-1]) + f" or .{list(FORMATS)[-1]}"
COMPRESSIONS = ("gz", "zst", "xz", "bz2")
"""The ends of the names of compressed text, which follow those of the format."""

_SHEET = "it is a spreadsheet: read it by pandas.read_excel(path) or polars.read_excel(path), or save it as CSV"
_ARCHIVE = "it is an archive: unpack it, and check the file inside"
_STATISTICS = "read it by pandas, such as pandas.read_stata(path) or pandas.read_sas(path)"
_DATABASE = "it is a database: check a relation of it, such as duckdb.connect(path).sql('FROM people')"
ADVICE = {
    "avro": "it is a file of Avro: read it by polars.read_avro(path)",
    "xlsx": _SHEET, "xlsm": _SHEET, "xlsb": _SHEET, "xls": _SHEET, "ods": _SHEET,
    "zip": _ARCHIVE, "tar": _ARCHIVE, "tgz": _ARCHIVE, "7z": _ARCHIVE, "rar": _ARCHIVE,
    "dta": _STATISTICS, "sas7bdat": _STATISTICS, "sav": _STATISTICS, "xpt": _STATISTICS,
    "db": _DATABASE, "duckdb": _DATABASE, "sqlite": _DATABASE, "sqlite3": _DATABASE,
    "xml": "read it by pandas.read_xml(path)", "html": "read it by pandas.read_html(path)",
    "h5": "read it by pandas.read_hdf(path)", "hdf5": "read it by pandas.read_hdf(path)",
    "pkl": "read it by pandas.read_pickle(path)", "pickle": "read it by pandas.read_pickle(path)",
}
"""What to do with files that are tables, and that a check does not read."""

def format_of(name: str) -> str | None:
    """Return the format of a file by its name: ``Parquet``, ``CSV``, ``JSON Lines``, or None for any other name."""
    end, is_compressed = _end(name)
    format = FORMATS.get(end)
    return None if is_compressed and format == "Parquet" else format


def _end(name: str) -> tuple[str, bool]:
    """Return the end of a name in lower case, without that of a compression, and whether there is one of a compression."""
    _, *ends = name.rpartition("/")[2].lower().split(".")
    is_compressed = len(ends) > 1 and ends[-1] in COMPRESSIONS
    if is_compressed:
        ends.pop()
    return ends[-1] if ends else "", is_compressed


def format_of_any(name: str) -> str | None:
    """Return the format of a file by its name, also one of those that only pyarrow reads; None for any other name."""
    end, is_compressed = _end(name)
    return format_of(name) or (None if is_compressed else OTHERS.get(end))


def names_of_formats() -> str:
    """Return the ends of the names of all formats as a text."""
    ends = [*FORMATS, *OTHERS]
    return ", ".join(f".{end}" for end in ends[:-1]) + f" or .{ends[-1]}"


def required_format(path: str) -> str:
    """Return the format of a file.

    Raises:
        ArgumentError: The name is that of no format.
    """
    try:
        mode = os.stat(path).st_mode
    except (OSError, ValueError):
        mode = 0
    if mode and not stat.S_ISREG(mode):
        return format_of_any(path) or "CSV"  # a pipe or a device, whose name says nothing
    if format := format_of_any(path):
        return format
    end, is_compressed = _end(path)
    if end == JSON:
        return "JSON"
    if is_compressed and (FORMATS.get(end) == "Parquet" or end in OTHERS):
        raise ArgumentError(f"'{path}' is compressed as a whole: unpack it; {FORMATS.get(end) or 'Arrow'} compresses its own parts")
    if end in ADVICE:
        raise ArgumentError(f"'{path}' is not read by a check; {ADVICE[end]}")
    compressions = ", ".join(f".{end}" for end in COMPRESSIONS[:-1]) + f" or .{COMPRESSIONS[-1]}"
    raise ArgumentError(
        f"the format of '{path}' is not known by its name, which ends with none of {names_of_formats()}, where {compressions} may "
        "follow text; rename it, or read it into a frame"
    )
