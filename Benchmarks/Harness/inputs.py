"""The files that the comparisons read, each generated once and kept in `.build/benchmarks/data`."""

from __future__ import annotations

import csv
import itertools
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from Harness.program import PYTHON
from Harness.rounds import told
from Shapes import blocks
from Shapes.all_quoted import write_all_quoted
from Shapes.repeated import write_repeated

MB = 1_000_000

TO_PARQUET = """
import sys, polars
polars.read_csv(sys.argv[1], infer_schema=False).write_parquet(sys.argv[2])
"""


@dataclass(frozen=True)
class Sizes:
    """The sizes of the inputs: records of the people's file, bytes of the files of other shapes."""

    records: int
    shape: int
    folder: Path


FULL = Sizes(records=1_000_000, shape=100 * MB, folder=Path(".build/benchmarks/data"))
QUICK = Sizes(records=100_000, shape=10 * MB, folder=Path(".build/benchmarks/data/quick"))


class Inputs:
    """Inputs of one size."""

    def __init__(self, sizes: Sizes) -> None:
        """Create the folder; files are generated on first use."""
        self.sizes = sizes
        sizes.folder.mkdir(parents=True, exist_ok=True)

    def made(self, name: str, write: Callable[[Path], None]) -> Path:
        """Return the file of this name, after writing it if it does not exist."""
        path = self.sizes.folder / name
        if not path.exists():
            told(f"writing {path}")
            write(path)
        return path

    def people(self) -> Path:
        """Return the people's file: 2 % bad cells in each checked column, about 106 bytes a record."""
        return self.made("people.csv", partial(write_people, self.sizes.records, "0.02"))

    def a_tenth(self) -> Path:
        """Return the first tenth of the people's file."""
        records = self.sizes.records // 10
        return self.made("people-tenth.csv", partial(write_people, records, "0.02"))

    def bad(self) -> Path:
        """Return the people's file in which every checked cell is bad."""
        return self.made("bad.csv", partial(write_people, self.sizes.records, "1"))

    def oracle(self) -> Path:
        """Return the findings of the oracle in the people's file."""
        people = self.people()
        return self.made("people.oracle.jsonl", partial(write_oracle, people))

    def emails(self) -> Path:
        """Return as many lines as there are people: their e-mail cells, good and bad."""
        people = self.people()
        return self.made("emails.txt", partial(write_emails, people, self.sizes.records))

    def one_line(self) -> Path:
        """Return a file of one line, an e-mail address."""
        return self.made("one-line.txt", lambda path: path.write_text("ann@example.com\n"))

    def shape(self, block: Callable[[], blocks.Block]) -> Path:
        """Return the file of a shape: its block of records, repeated."""
        name = f"{block.__name__.replace('_', '-')}.csv"
        return self.made(name, lambda path: write_repeated(path, *block(), self.sizes.shape))

    def all_quoted(self) -> Path:
        """Return the people's file with every field in quotes."""
        people = self.people()
        return self.made("all-quoted.csv", partial(write_all_quoted, people))

    def json_lines(self) -> Path:
        """Return the people's file as JSON Lines: texts, and no member for an empty field."""
        people = self.people()
        return self.made("people.jsonl", partial(write_json_lines, people))

    def parquet(self) -> Path:
        """Return the people's file as Parquet: texts, and null for an empty field."""
        people = self.people()
        return self.made("people.parquet", partial(write_parquet, people))

    def compressed(self) -> Path:
        """Return the people's file compressed by gzip."""
        people = self.people()
        return self.made("people.csv.gz", partial(write_compressed, people))

    def western(self) -> tuple[Path, Path]:
        """Return the people's file with characters of windows-1252 only: in UTF-8, and in that encoding."""
        people = self.people()
        return (
            self.made("people-western.csv", partial(write_western, people, "utf-8")),
            self.made("people-western.1252.csv", partial(write_western, people, "windows-1252")),
        )

    def many_columns(self, count: int) -> tuple[Path, Path]:
        """Return a file with ten times as many integers as there are people, in that many columns, and its rules."""
        cells = 10 * self.sizes.records
        return (
            self.made(f"columns-{count}.csv", partial(write_columns, count, cells // count)),
            self.made(f"columns-{count}.json", partial(write_column_rules, count)),
        )

    def small_files(self) -> Path:
        """Return a list of files with ten people each, and a header; there are a fiftieth as many files as people."""
        people, count = self.people(), self.sizes.records // 50
        folder = self.sizes.folder / "small"
        return self.made("small.txt", partial(write_small_files, people, folder, count))

    def repeated(self, source: Path, size: int) -> Path:
        """Return a file of about `size` bytes: the records of another file, repeated."""
        return self.made(f"{source.stem}-{size // MB}MB.csv", partial(write_again, source, size))


def write_people(records: int, bad: str, path: Path) -> None:
    """Write the people's file."""
    run_ours(path, "Benchmarks/people.py", "--records", str(records), "--bad", bad, "-")


def write_oracle(people: Path, path: Path) -> None:
    """Write the oracle's findings."""
    run_ours(path, "Benchmarks/oracle.py", "rules/people.json", str(people))


def run_ours(path: Path, *words: str) -> None:
    """Write the output of one of the scripts in this folder."""
    unfinished = path.with_suffix(".part")
    with open(unfinished, "wb") as stream:
        subprocess.run([sys.executable, *words], stdout=stream, check=True)
    unfinished.rename(path)


def write_emails(people: Path, count: int, path: Path) -> None:
    """Write the cells of the column `email` that are one line, repeated up to `count` lines."""
    with open(people, encoding="utf-8", newline="") as stream:
        cells = [record["email"] for record in csv.DictReader(stream)]
    lines = [cell for cell in cells if cell and "\n" not in cell and "\r" not in cell]
    lines = (lines * (count // len(lines) + 1))[:count]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def write_json_lines(people: Path, path: Path) -> None:
    """Write the records as objects."""
    with open(people, encoding="utf-8", newline="") as source, open(path, "w", encoding="utf-8") as stream:
        for record in csv.DictReader(source):
            members = {name: value for name, value in record.items() if value}
            stream.write(json.dumps(members, ensure_ascii=False) + "\n")


def write_parquet(people: Path, path: Path) -> None:
    """Write the records as Parquet, with the package of the peers."""
    subprocess.run([PYTHON, "-c", TO_PARQUET, people, path], check=True)


def write_compressed(people: Path, path: Path) -> None:
    """Write the file compressed."""
    with open(path, "wb") as stream:
        subprocess.run(["gzip", "-c", str(people)], stdout=stream, check=True)


def write_western(people: Path, encoding: str, path: Path) -> None:
    """Write the text in an encoding, with a question mark for each character that windows-1252 lacks."""
    text = people.read_bytes().decode().encode("windows-1252", "replace").decode("windows-1252")
    path.write_bytes(text.encode(encoding))


def write_again(source: Path, size: int, path: Path) -> None:
    """Write whole copies of a file's records, at least one, until the size is reached."""
    header, _, body = source.read_bytes().partition(b"\n")
    write_repeated(path, header + b"\n", body, size)


def write_columns(count: int, records: int, path: Path) -> None:
    """Write records of integers."""
    header = ",".join(f"c{number}" for number in range(count))
    record = ",".join(str(number * 7919 % 100_000) for number in range(count))
    with open(path, "w", encoding="utf-8") as stream:
        stream.write(f"{header}\n")
        for _ in range(records):
            stream.write(f"{record}\n")


def write_column_rules(count: int, path: Path) -> None:
    """Write the rules of integers, each required and at least 0."""
    rule = {"type": "integer", "constraints": {"required": True, "minimum": 0}}
    fields = [{"name": f"c{number}", **rule} for number in range(count)]
    path.write_text(json.dumps({"fields": fields}))


def write_small_files(people: Path, folder: Path, count: int, path: Path) -> None:
    """Write the files into the folder, and their list."""
    folder.mkdir(exist_ok=True)
    with open(people, encoding="utf-8", newline="") as stream:
        reader = csv.reader(stream)
        header = next(reader)
        names = []
        for number in range(count):
            name = folder / f"{number:05}.csv"
            with open(name, "w", encoding="utf-8", newline="") as small:
                csv.writer(small, lineterminator="\n").writerows([header, *itertools.islice(reader, 10)])
            names.append(f"{name}\n")
    path.write_text("".join(names))
