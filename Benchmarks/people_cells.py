"""Cells for `people.py`: ordinary cells, and special cells of each checked column."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

Draw = Callable[[], float]
"""Returns the next random number, from 0 up to but not including 1."""

Kind = Callable[[Draw, str], str]
"""Returns a special cell made from an ordinary one."""

Item = TypeVar("Item")

ACCENT = "\N{COMBINING ACUTE ACCENT}"
FAMILY = "\N{ZERO WIDTH JOINER}".join("👩👩👧👦")
WIDE = str.maketrans("0123456789", "０１２３４５６７８９")
ARABIC = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")

FIRST_NAMES = """
James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara
Richard Susan Joseph Jessica Thomas Sarah Christopher Karen Priya Ananya Hiroshi Yuki Aoife
José=jose Renée=renee Zoë=zoe André=andre François=francois Jürgen=juergen Søren=soren
Łukasz=lukasz Ángela=angela João=joao Björn=bjorn Chloé=chloe Māra=mara Siân=sian
""".split() + [f"Jose{ACCENT}=jose", f"Rene{ACCENT}e=renee", f"Andre{ACCENT}=andre"]

LAST_NAMES = """
Smith Johnson Williams Brown Jones Miller Davis Martinez Wilson Anderson Taylor Moore Jackson
Lee Clark Kowalczyk Ferreira Rossi Tanaka Suzuki Patel Sharma Smith-Jones Fitzgerald
O'Brien=obrien O’Connor=oconnor D’Angelo=dangelo García=garcia Núñez=nunez Müller=mueller
Schröder=schroeder Lefèvre=lefevre Sørensen=sorensen Gonçalves=goncalves Åkesson=akesson
Dvořák=dvorak
""".split()

WHOLE_NAMES = [
    "王伟=wang.wei", "李娜=li.na", "张敏=zhang.min", "佐藤 健=sato.ken",
    "鈴木 花子=suzuki.hanako", "김민준=kim.minjun", "Анна Иванова=anna.ivanova",
    "Γιώργος Παππάς=g.pappas", "नेहा शर्मा=neha.sharma", "محمد علي=m.ali",
    "Nguyễn Thị Minh Khai=khai.nguyen", "Madonna=madonna",
]

DOMAINS = """
example.com example.org example.net mail.example.com post.example.org example.co.uk
uni-example.edu
""".split()

COUNTRIES = "US CA MX BR GB IE FR DE AT CH NL ES PT IT PL SE NO JP CN IN".split()


@dataclass(frozen=True)
class Column:
    """The special cells of one column; the hard ones are used only with `--hard`."""

    good: Sequence[Kind]
    bad: Sequence[Kind]
    hard_good: Sequence[Kind]
    hard_bad: Sequence[Kind]


def pick(draw: Draw, items: Sequence[Item]) -> Item:
    """Return one of the items with equal probability."""
    return items[int(draw() * len(items))]


def always(*cells: str) -> list[Kind]:
    """Return a kind for each of the cells, which ignores the ordinary cell."""
    return [lambda draw, cell, fixed=fixed: fixed for fixed in cells]


def with_affixes(*affixes: str) -> list[Kind]:
    """Return a kind for each affix; `_` in it stands for the ordinary cell."""
    return [lambda draw, cell, parts=affix.split("_"): cell.join(parts) for affix in affixes]


def filled(cell: str, length: int, end: str = "") -> str:
    """Return the name lengthened or shortened to `length` code points, ending in `end`."""
    stem = f"{cell} " + "Maria Anna Josefa Ludmila Theresia " * (length // 35 + 1)
    return stem[: length - len(end) - 1] + "x" + end


def broken(cell: str, line_end: str, length: int | None = None) -> str:
    """Return the name with a line end after its first code point."""
    text = cell if length is None else filled(cell, length - len(line_end))
    return text[0] + line_end + text[1:]


NAME = Column(
    good=[
        lambda draw, cell: filled(cell, 40),
        lambda draw, cell: "王" * 40,
        lambda draw, cell: cell[0],
        lambda draw, cell: f"{cell.split(' ')[-1]}, {cell.split(' ')[0]}",
        lambda draw, cell: f'{cell[:20]} "Bo" Lee',
    ],
    bad=[
        *always("", "", "王" * 41),
        lambda draw, cell: filled(cell, 41),
        lambda draw, cell: filled(cell, 42 + int(draw() * 160)),
    ],
    hard_good=[
        *always(" ", '"', "\n", "\r\n", "E" + ACCENT),
        *always(f"e{ACCENT}" * 20, "𝒜" * 40, FAMILY * 5),
        lambda draw, cell: filled(cell, 40, end="e" + ACCENT),
        lambda draw, cell: filled(cell, 40, end="\n"),
        lambda draw, cell: broken(cell, "\n"),
        lambda draw, cell: broken(cell, "\r\n"),
        lambda draw, cell: broken(cell, "\r\n", length=40),
    ],
    hard_bad=[
        *always(f"e{ACCENT}" * 20 + "x", "𝒜" * 41, FAMILY * 6, "王" * 400),
        lambda draw, cell: filled(cell, 41, end="e" + ACCENT),
        lambda draw, cell: filled(cell, 41, end="\n"),
        lambda draw, cell: filled(cell, 41, end="\r\n"),
        lambda draw, cell: broken(cell, "\n", length=41),
        lambda draw, cell: broken(cell, "\r\n", length=41),
        lambda draw, cell: "\n".join([filled(cell, 30)] * 3),
    ],
)

EMAIL = Column(
    good=[
        *with_affixes("x.y+_", "_.museum", "A%B-_"),
        *always("a@b.co", "x@xn--nxasmq6b.example", "UPPER@EXAMPLE.COM"),
        *always(f"{'l' * 64}@{'d' * 63}.org"),
    ],
    bad=[
        *always("", "", "@example.com", "name@", "a@b", "a@b.c"),
        *always("a@-b.org", "a@b-.org", "a@b..org"),
        *with_affixes("_\n", " _", "_ ", "_.", "._", "@_", "_@example.org"),
        *with_affixes("Bo Lee <_>", "_,_", "_|_", "_ _"),
        lambda draw, cell: cell.replace("@", ""),
        lambda draw, cell: cell.replace("@", " @"),
        lambda draw, cell: cell.replace("@", ".@"),
        lambda draw, cell: cell.replace("@", "..x@"),
        lambda draw, cell: cell.replace("@", " at "),
    ],
    hard_good=always(f"{'a.' * 60}b@{'c-d.' * 40}org", "1@2.xy", "-@x.yz", "_@x.yz"),
    hard_bad=[
        *with_affixes("_\r\n", "\n_", "_\n\n", "_\n_", "_\t", '"_"'),
        *with_affixes("é_", f"e{ACCENT}_", "_\N{ZERO WIDTH SPACE}"),
        *always("a@b.１２", "a@bü.org", "a@b.c1", "a" * 3000, f"{'a.' * 200}@{'c-d.' * 100}"),
        lambda draw, cell: cell.replace("@", "＠"),
        lambda draw, cell: cell.replace(".", "\n", 1),
        lambda draw, cell: cell.replace("e", "\N{CYRILLIC SMALL LETTER IE}"),
    ],
)

ZIP = Column(
    good=always("00000", "99999", "00000-0000", "99999-9999"),
    bad=[
        *always("", "", "1234", "123456", "12345-", "-6789", "12345-678", "12345-67890"),
        *always("1234-56789", "SW1A 1AA", "12345|67890", "12345x", "x12345-6789"),
        *always("12345 6789", "1234O", "123456789"),
        *with_affixes(" _", "_ ", "_\n"),
        lambda draw, cell: cell.translate(WIDE),
    ],
    hard_good=always("12345-6789"),
    hard_bad=[
        *with_affixes("_\r\n", "\n_", "_\n_", '"_"', "_" + ACCENT, "\N{NO-BREAK SPACE}_", "_,"),
        *always("12345\N{EN DASH}6789", "12345\n-6789", "１2345", "12345-678９"),
        lambda draw, cell: cell.translate(ARABIC),
    ],
)

BIRTHDATE = Column(
    good=[
        *always("2000-02-29", "2024-02-29", "1600-02-29"),
        *always("1999-12-31", "9999-12-31", "0001-01-01"),
    ],
    bad=[
        *always("", "", "2023-02-29", "2023-2-3", "1900-02-29", "2023-04-31", "2023-13-01"),
        *always("2023-00-10", "2023-01-00", "2023-01-32", "2100-02-29"),
        *always("20230203", "2023/02/03", "03.02.2023", "23-02-03"),
        *with_affixes("_\n", " _", "_ ", "_T00:00:00", "_Z", "+_", "0_"),
        lambda draw, cell: cell.translate(WIDE),
    ],
    hard_good=always("2400-02-29", "1904-02-29", "1582-10-10"),
    hard_bad=[
        *with_affixes("_\r\n", "\n_", "_\n_", '"_"', "-_", "_" + ACCENT),
        *always("2023\N{HYPHEN}02\N{HYPHEN}03", "2023-02-0３", "2023- 2- 3"),
        *always("2023-W05-5", "2023-034", "2023-11-31"),
        lambda draw, cell: cell.translate(ARABIC),
    ],
)

AMOUNT = Column(
    good=[
        *always("0", "-0", "-0.0", "10000", "10000.0", "10000.00000000000000000000"),
        *always("9999.9999999999999999999999", "1e-400", "1e3", "1E+4", "0.0e5", "100000e-1"),
        *always(".5", "5.", "+7", "007.50"),
    ],
    bad=[
        *always("", "", "-0.01", "10000.01", "10000.0000000000000000001"),
        *always("1e5", "-1e-400", "1e400", "99999"),
        *always("NaN", "nan", "INF", "-INF", "inf", "+INF", "Infinity"),
        *always("0x1F", "1,234.50", "$12", "12 EUR", "ten", "1.2.3", "1_000", "1 000"),
        *always("--1", "1e", "e5", ".", "+", "1e+", "1e1.5", "1d3"),
        *with_affixes("_\n", " _", "_ ", "-1_", "_%"),
        lambda draw, cell: cell.translate(WIDE),
    ],
    hard_good=[
        *always("1e-99999999999999999999", "0e99999999999999999999", "-0e-7", "10000e0"),
        *always(f"1{'0' * 30}e-27", f"0.{'0' * 80}1", f"{'0' * 50}1"),
        *always("0.00000000000000001e21", "+.5e+4", "9007199254740993e-12"),
    ],
    hard_bad=[
        *with_affixes("_\r\n", "\n_", "_\n_", '"_"', "_" + ACCENT, "\N{NO-BREAK SPACE}_"),
        *always("1e99999999999999999999", "-1e-99999999999999999999"),
        *always(f"1{'0' * 30}1e-27", f"10000.{'0' * 80}1"),
        *always("nAn", "-iNf", "sNaN", "-NaN", "0b1", "1'000", "½", "１e3", "1e３"),
        *always("\N{MINUS SIGN}5", "1\N{ARABIC DECIMAL SEPARATOR}5"),
        lambda draw, cell: cell.translate(ARABIC),
    ],
)

COUNTRY = Column(
    good=always("NO", "IN", "CN"),
    bad=[
        *always("", "", "UK", "USA", "XX", "U", "us", "Us", "us|ca", "US,CA", "-"),
        *always("United States"),
        *with_affixes(" _", "_ ", "_\n", "__"),
        lambda draw, cell: cell.lower(),
    ],
    hard_good=always("US"),
    hard_bad=[
        *with_affixes("_\r\n", "\n_", "_\n_", '"_"', "_,", "_" + ACCENT),
        *with_affixes("_\N{ZERO WIDTH SPACE}", "\N{ZERO WIDTH NO-BREAK SPACE}_"),
        *always("ＵＳ", "\N{GREEK CAPITAL LETTER NU}O", "🇺🇸", "ı", "[US", "U.S"),
    ],
)

COLUMNS = [NAME, EMAIL, ZIP, BIRTHDATE, AMOUNT, COUNTRY]


def person(draw: Draw) -> tuple[str, str]:
    """Return a name and the local part of its e-mail address."""
    if draw() < 0.06:
        name, _, local = pick(draw, WHOLE_NAMES).partition("=")
        return name, local
    first, _, first_ascii = pick(draw, FIRST_NAMES).partition("=")
    last, _, last_ascii = pick(draw, LAST_NAMES).partition("=")
    return f"{first} {last}", f"{first_ascii or first.lower()}.{last_ascii or last.lower()}"


def ordinary_cells(draw: Draw) -> list[str]:
    """Return good cells for the six checked columns; none of them needs quotes."""
    name, local = person(draw)
    zip_code = f"{int(draw() * 100_000):05}"
    if draw() < 0.3:
        zip_code += f"-{int(draw() * 10_000):04}"
    return [
        name,
        f"{local}{int(draw() * 1000)}@{pick(draw, DOMAINS)}",
        zip_code,
        f"{1930 + int(draw() * 80)}-{1 + int(draw() * 12):02}-{1 + int(draw() * 28):02}",
        f"{draw() * 10_000:.2f}",
        pick(draw, COUNTRIES),
    ]
