"""The files that a path, a folder, a pattern of names or an address means."""

from __future__ import annotations

import glob
import os
import re
import stat
import urllib.parse
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Optional, Union

from ._errors import ArgumentError, InputError
from ._formats import TEXTS, format_of_any, names_of_formats, required_format

if TYPE_CHECKING:
    from collections.abc import Callable

_ADDRESS = re.compile(r"((?:[A-Za-z][A-Za-z0-9+.-]*::)*[A-Za-z][A-Za-z0-9+.-]+):/+")


class Files(NamedTuple):
    """Files of one table, in their order."""

    names: list[str]
    """The names in findings: paths as they were given, or addresses."""
    format: str
    """The format of all."""
    system: Optional[Any]
    """The file system of fsspec; None for this computer."""
    paths: list[str]
    """The paths in the file system."""

    @property
    def is_text(self) -> bool:
        """Whether the library reads the files: those of CSV and JSON Lines."""
        return self.format in TEXTS

    def open(self, path: str) -> Any:
        """Open a file; of this computer, return the path."""
        if self.system is None:
            return path
        try:
            return self.system.open(path, "rb")
        except OSError as error:
            reason = "there is no such file" if isinstance(error, FileNotFoundError) else str(error) or type(error).__name__
            raise InputError(f"cannot read {self.system.unstrip_protocol(path)}: {reason}") from error


def files_of(table: Union[str, os.PathLike[str], Sequence[Union[str, os.PathLike[str]]]]) -> Files:
    """Return the files of a path, or of a list of paths, each of which may be a folder, a pattern or an address."""
    if isinstance(table, (str, os.PathLike)):
        return _files(os.fsdecode(table))
    parts = [_files(os.fsdecode(path)) for path in table]
    if any(part.system is not parts[0].system for part in parts):
        raise ArgumentError("the files of a table are all of this computer, or all of one file system")
    names = [name for part in parts for name in part.names]
    return Files(names, _common_format(names, "the list"), parts[0].system, [path for part in parts for path in part.paths])


def _files(path: str) -> Files:
    try:
        mode = os.stat(path).st_mode
    except (OSError, ValueError):
        mode = 0
    if not mode and (address := _ADDRESS.match(path)):
        scheme, rest = address.group(1).lower(), path[address.end():]
        if scheme != "file":
            # A path of pathlib has lost a slash.
            return _remote(path if "://" in path else f"{scheme}://{rest}")
        path = urllib.parse.unquote("/" + rest)
        return _files(path)
    if stat.S_ISDIR(mode):
        found = [os.path.join(path, name) for name in os.listdir(path)]
        return _folder(path, [file for file in found if os.path.isfile(file)], None)
    if not mode and glob.has_magic(path) and "\0" not in path:
        found = [file for file in glob.glob(path, recursive=True) if os.path.isfile(file)]
        return _matches(path, found, None)
    return Files([path], required_format(path) if "\0" not in path else "CSV", None, [path])


def _remote(address: str) -> Files:
    """Return the files of an address, whose file system fsspec has."""
    system, path = _system_of(address)
    if glob.has_magic(path):
        return _matches(address, [file for file in system.glob(path) if not system.isdir(file)], system)
    if format_of_any(address.partition("?")[0]) is None and system.isdir(path):
        found = [info["name"] for info in system.ls(path, detail=True) if info["type"] == "file"]
        return _folder(address, found, system)
    return Files([address], required_format(address.partition("?")[0]), system, [path])


def _system_of(address: str) -> tuple[Any, str]:
    scheme = address.partition(":")[0]
    try:
        import fsspec.core
    except ImportError:
        raise ArgumentError(
            f"'{address}' is an address, which the package fsspec reads: install it, and the package that it names for {scheme}://"
        ) from None
    try:
        found: tuple[Any, str] = fsspec.core.url_to_fs(scheme.lower() + address[len(scheme):])
    except ImportError as error:
        raise ArgumentError(f"'{address}' is an address, and fsspec lacks a package for it: {error}") from None
    except ValueError as error:
        raise ArgumentError(f"'{address}' is an address that fsspec does not know: {error}") from None
    return found


def _folder(folder: str, paths: Iterable[str], system: Any) -> Files:
    """Return the files of a folder that are tables by their names, and are not hidden; those of its folders are not among them."""
    known = [path for path in paths if not _is_hidden(path) and format_of_any(path) is not None]
    if not known:
        raise ArgumentError(
            f"the folder '{folder}' has no file whose name ends with {names_of_formats()}; name a pattern for the files of its folders, "
            "such as 'folder/**/*.csv'"
        )
    return _sorted(folder, known, system)


def _matches(pattern: str, paths: Iterable[str], system: Any) -> Files:
    """Return the files that a pattern matches; hidden ones only if its last part begins as their names do."""
    includes_hidden = _is_hidden(pattern)
    found = [path for path in paths if includes_hidden or not _is_hidden(path)]
    if not found:
        raise ArgumentError(f"no file matches '{pattern}'")
    for path in found:
        for name in path.split("/")[:-1]:
            if "=" in name and name not in pattern.split("/"):
                raise ArgumentError(
                    f"'{path}' is in the folder '{name}', whose name is a value of the records and in no file; give "
                    "pyarrow.dataset.dataset(folder, partitioning='hive')"
                )
    return _sorted(pattern, found, system)


def _is_hidden(path: str) -> bool:
    return path.rpartition("/")[2].startswith((".", "_"))


def _sorted(given: str, paths: list[str], system: Any) -> Files:
    paths = sorted(paths, key=os.fsencode)
    name: Callable[[str], str] = str if system is None else system.unstrip_protocol
    return Files([name(path) for path in paths], _common_format(paths, f"'{given}'"), system, paths)


def _common_format(paths: Iterable[str], given: str) -> str:
    """Return the format of files that are one table, which all have."""
    formats = list(dict.fromkeys(required_format(path.partition("?")[0]) for path in paths))
    if len(formats) > 1:
        raise ArgumentError(f"{given} has files of {' and of '.join(sorted(formats))}; check those of one format at a time")
    return formats[0]
