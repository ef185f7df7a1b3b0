"""Paths and addresses of files, which pyarrow opens."""

from __future__ import annotations

import os
import urllib.parse
from typing import Any

from ._errors import ArgumentError
from ._formats import ENDS, format_of


def full_path(path: str | os.PathLike[str]) -> str:
    """Return a path that means the same in every process; an address such as ``s3://…`` remains as it is."""
    text = os.fspath(path)
    return text if "://" in text else os.path.abspath(text)


def system_of(path: str) -> tuple[Any, str]:
    """Return the file system of a path, and the path in it."""
    import pyarrow.fs

    if "://" in path:
        system, inner = pyarrow.fs.FileSystem.from_uri(path)
        return system, inner
    return pyarrow.fs.LocalFileSystem(), path


def open_input(path: str) -> Any:
    """Open a file to read it at any offset."""
    system, inner = system_of(path)
    return system.open_input_file(inner)


def _inside(folder: str, file: str) -> str:
    """Return the path of a file in a folder; in an address, the name is quoted and precedes what a question mark begins."""
    if "://" not in folder:
        return folder.rstrip("/") + "/" + file
    address, mark, query = folder.partition("?")
    return address.rstrip("/") + "/" + urllib.parse.quote(file) + mark + query


def files(path: str) -> list[str]:
    """Return the file, or the files of a folder in the order of their names, all of one format.

    As in Spark, names that begin with an underscore or a dot are not those of data.
    """
    import pyarrow.fs

    system, inner = system_of(path)
    kind = system.get_file_info(inner).type
    if kind == pyarrow.fs.FileType.File:
        if format_of(inner) is None:
            raise ArgumentError(f"the name of '{path}' does not end with {ENDS}")
        return [path]
    if kind == pyarrow.fs.FileType.NotFound:
        raise ArgumentError(f"there is no file or folder '{path}'")
    found: dict[str, str] = {}
    for info in system.get_file_info(pyarrow.fs.FileSelector(inner, recursive=True)):
        names = info.path[len(inner):].strip("/").split("/")
        if info.type != pyarrow.fs.FileType.File or any(name.startswith(("_", ".")) for name in names):
            continue
        for name in names[:-1]:
            if "=" in name:
                raise ArgumentError(
                    f"'{path}' has the folder '{name}', whose name is a value of the records and in no file; "
                    "check the frame of a reader of Spark by findings()"
                )
        file = "/".join(names)
        format = format_of(file)
        if format is None:
            raise ArgumentError(f"'{path}' has the file '{file}', whose name does not end with {ENDS}")
        found[_inside(path, file)] = format
    if not found:
        raise ArgumentError(f"'{path}' has no files of Parquet, CSV or JSON Lines")
    formats = sorted(set(found.values()))
    if len(formats) > 1:
        raise ArgumentError(f"'{path}' has files of {' and of '.join(formats)}; check those of one format at a time")
    return sorted(found)
