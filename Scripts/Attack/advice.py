"""Advice: random tables read with wrong options; the options that the program names must read each value as it was written."""

from __future__ import annotations

import codecs
import csv
import io
import json
import random
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, replace

from Attack.campaign import Campaign
from Attack.minimal import cuts
from Attack.program import Run, run

REJECTING = "regex:(?!)"
"""A rule that rejects each value, so that the findings have all values."""
WORDS = {
    "utf-8": "Zoë José Łódź Müller Århus naïve Привет κόσμος 東京 北京", "utf-8-sig": "Zoë José Łódź Müller Århus",
    "utf-16": "Zoë José Łódź Привет 東京", "cp1252": "Zoë José Müller Århus naïve garçon Köln Straße déjà",
    "cp1250": "Łódź Kraków Wrocław żółty Škoda Dvořák příliš žluťoučký", "cp1251": "Привет Москва город улица человек время жизнь",
    "koi8_r": "Привет Москва город улица человек время жизнь", "cp932": "東京都 日本語 こんにちは カタカナ 大阪 ありがとう",
    "gb18030": "北京 上海 中国人民 你好 世界 经济发展 有限公司 学校 银行 信息 行政 运动"}
"""The encodings, and words that each of them has."""
UNCERTAIN = ["cp932", "gb18030", "cp1250", "cp1251", "cp1252", "koi8_r"]
"""The encodings that few characters do not tell from others."""
COMMENTS = ["# a comment of some words", "# a, b, c, d, e, f, g, h"]
"""Comments, which have one field or more than any table."""
OPTION = re.compile(r"--(?:trim)|--(?:delimiter|encoding|dialect|quote|escape|skip|comment) (?:'[^']*'|\"[^\"]*\"|[\w.\\-]+)")
REMOVED = re.compile(r"without ((?:--[a-z]+ ?)+)")
COUNT = re.compile(r"^([\d,]+) records?,", re.MULTILINE)
UNDETERMINED = "its encoding cannot be determined"
LEAST_ADVISED = 0.7
"""The least share of the tables that were read wrong for which the program names options."""
STEPS = 3
"""The number of times that the advice of a run is followed: an encoding may have to be known before the delimiter."""
LEAST_TABLES = 500
"""The number of tables from which on the share is significant."""


@dataclass(frozen=True)
class Table:
    """A table, how it is written, and the options with which it is read."""

    names: tuple[str, ...]
    records: tuple[tuple[str, ...], ...]
    delimiter: str
    quote: str
    title: tuple[str, ...]
    comment: str
    encoding: str
    end: str
    given: tuple[str, ...]
    has_rules: bool

    def content(self) -> bytes:
        """Return the bytes of the file."""
        text = io.StringIO()
        for line in self.title:
            text.write(line + self.end)
        writer = csv.writer(text, delimiter=self.delimiter, quotechar=self.quote, lineterminator=self.end)
        writer.writerow(self.names)
        for number, record in enumerate(self.records):
            if self.comment and number == len(self.records) // 2:
                text.write(self.comment + self.end)
            writer.writerow(record)
        return text.getvalue().encode(self.encoding)


class Advice(Campaign):
    """The options that errors and notes name for tables that are read with wrong options."""

    name = "advice"

    def draw(self, draw: random.Random) -> Table:
        encoding = draw.choice(["utf-8"] * 8 + list(WORDS))
        names = tuple(draw.sample(["id", "name", "city", "amount", "date", "note", "first name", "code_2"], draw.randint(2, 6)))
        kinds = [draw.randrange(7) for _ in names]
        words, count = WORDS[encoding].split(), draw.choice([30, 200] if encoding in UNCERTAIN else [3, 8, 30, 200])
        records = tuple(tuple(value(draw, kind, words) for kind in kinds) for _ in range(count))
        title = tuple(draw.sample(["Report of the year 2025", "Extract, as of today", "", "All figures in EUR"], draw.choice([1, 1, 2])))
        return Table(
            names, records, draw.choice([",", ",", ";", ";", "\t", "|", "\x01", "\x1f", "^", "~"]), draw.choice(['"', '"', '"', "'"]),
            title if draw.random() < 0.15 else (), draw.choice(COMMENTS) if draw.random() < 0.1 else "", encoding,
            draw.choice(["\n", "\r\n"]), wrong(draw), draw.random() < 0.7)

    def fault(self, case: Table) -> str | None:
        path = self.folder / "table.csv"
        path.write_bytes(case.content())
        read, ran = self.read(case, list(case.given), case.has_rules)
        if crash := ran.crash():
            return crash
        expected = [[value or None for value in record] for record in case.records]
        if read is None and not case.has_rules:
            read, _ = self.read(case, list(case.given), True)
        if read == expected:
            self.sums["read right"] += 1
            return None
        self.sums["tables"] += 1
        options, line = dict(zip(case.given[::2], case.given[1::2])), ""
        for step in range(STEPS):
            named = advice(ran)
            if named is None and UNDETERMINED in ran.errors.decode() and "--encoding" not in options:
                # An encoding that the values do not tell is not named.
                options["--encoding"] = case.encoding
                read, ran = self.read(case, words(options), True)
                named = advice(ran)
            if named is None:
                break
            if step == 0:
                self.sums["advised"] += 1
            line = named
            options = changed(options, line)
            read, ran = self.read(case, words(options), True)
            if read == expected:
                return None
        if not line or read == expected:
            return None
        if is_of(case, line):
            self.sums["advised in part"] += 1
            return None
        return f"with {words(options)} read as {read and read[:3]}; the line was: {line}; then {ran.errors.decode()[-300:]}"

    def stop(self) -> str | None:
        tables, advised = self.sums["tables"], self.sums["advised"]
        if tables < LEAST_TABLES or advised >= LEAST_ADVISED * tables:
            return None
        return f"advice: options were named for {advised} of {tables} tables, fewer than {LEAST_ADVISED:.0%}"

    def read(self, case: Table, options: list[str], has_rules: bool) -> tuple[list[list[str | None]] | None, Run]:
        """Return the records as the program reads them, `None` if it does not read them all or without rules, and the run."""
        rules = [word for name in case.names for word in ("-c", f"{name}={REJECTING}")] if has_rules else []
        ran = run([self.tools.program, "check", "--format", "jsonl", *options, *rules, "table.csv"], self.folder)
        if ran.status == 2 or not has_rules:
            return None, ran
        findings = [json.loads(line) for line in ran.output.decode().splitlines()]
        count = int(COUNT.search(ran.errors.decode()).group(1).replace(",", ""))
        records: list[list[str | None]] = [[None] * len(case.names) for _ in range(count)]
        for finding in findings:
            if finding["rule"] == "regex":
                records[finding["record"] - 1][case.names.index(finding["field"])] = finding["value"]
            elif finding["rule"] == "record" and finding["code"] != "record.blank-line":
                return None, ran
        return records, ran

    def smaller(self, case: Table) -> Iterator[Table]:
        for records in cuts(case.records):
            if records:
                yield replace(case, records=records)
        if case.title:
            yield replace(case, title=())
        if case.comment:
            yield replace(case, comment="")


def value(draw: random.Random, kind: int, words: list[str]) -> str:
    """Return a value of a kind."""
    word = "".join(draw.choice("abcdeimnorst") for _ in range(draw.randint(2, 6)))
    match kind:
        case 0: return str(draw.randint(-10, 100000))
        case 1: return f"{draw.uniform(0, 1000):.2f}"
        case 2: return f"{draw.uniform(0, 1000):.2f}".replace(".", ",")
        case 3: return f"20{draw.randint(10, 29)}-{draw.randint(1, 12):02}-{draw.randint(1, 28):02}"
        case 4: return draw.choice(["", word, word.title(), f"{word} {word}"])
        case 5: return draw.choice([f"{word}, {word}", f"a {word}; b", f'the "{word}"', f"{word}'s", f"{word}|{word}", "two\nlines"])
        case _: return " ".join(draw.choice(words) for _ in range(draw.randint(1, 3)))


def wrong(draw: random.Random) -> tuple[str, ...]:
    """Return options that are wrong for most tables."""
    options = {
        "--delimiter": [",", ";", "tab", "|", ":"], "--quote": ["none", "'"], "--skip": ["1", "2"], "--comment": ["#", "%"],
        "--dialect": ["mysql", "postgres"], "--encoding": ["UTF-8"]}
    chosen = draw.sample(list(options), draw.choice([0, 1, 1, 1, 2]))
    return tuple(word for name in chosen for word in (name, draw.choice(options[name])))


def advice(ran: Run) -> str | None:
    """Return the line of a run that names options."""
    lines = [line for line in ran.errors.decode().splitlines() if line.startswith("validate: ") and "--encoding NAME" not in line]
    return next((line for line in lines if OPTION.search(line) or REMOVED.search(line)), None)


def changed(given: dict[str, str], line: str) -> dict[str, str]:
    """Return the options with those that a line names added, replaced or removed."""
    options = dict(given)
    for option in OPTION.findall(line):
        name, *argument = shlex.split(option)
        options[name] = argument[0] if argument else ""
    for name in " ".join(REMOVED.findall(line)).split():
        options.pop(name, None)
    return options


def is_of(case: Table, line: str) -> bool:
    """Whether each option that a line names is that of the table, which may have further traits that the line does not name."""
    options = changed({}, line)
    own = {"--delimiter": {"\t": "tab", "\x01": "\\x01", "\x1f": "\\x1f"}.get(case.delimiter, case.delimiter), "--quote": case.quote,
           "--skip": str(len(case.title)), "--comment": "#" if case.comment else None}
    encoding = options.pop("--encoding", case.encoding)
    if encoding == "auto":
        encoding = case.encoding if case.encoding in ("utf-16", "utf-8-sig") else "ascii"
    names = {codecs.lookup({"SHIFT_JIS": "cp932"}.get(name, name)).name for name in (encoding, case.encoding)}
    needed = {name for name, value in own.items() if value not in (None, "0")}
    removed = set(" ".join(REMOVED.findall(line)).split())
    return len(names) == 1 and not needed & removed and all(own.get(name) == value for name, value in options.items())


def words(options: dict[str, str]) -> list[str]:
    """Return the options as arguments."""
    return [word for pair in options.items() for word in pair if word]
