#!/usr/bin/env python3
"""Ten forms are written with as many lines as Documentation/Forms.md says, and the same forms in Django, which
run here, too. Usage: ten_forms.py [--write]

Needs: packages of PyPI
Minutes: 0.3
Runs: in the gate
"""

from __future__ import annotations

import difflib
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
SWIFT = PROJECT / "Tests/FormValidationTests/TenForms"
DJANGO = SWIFT / "django"
PAGE = PROJECT / "Documentation/Forms.md"
START, END = "| form | lines |", "\n\n"

# The forms: the title, the file in Swift, that in Django, the form with one text field that the one in Swift is compared with, and the
# greatest number of lines that it has besides.
FORMS = [
    ("edit a stored record", "EditForm", "edit", "TextForm", 2),
    ("the database's word: a name is taken", "TakenForm", "taken", "TextForm", 2),
    ("a list of items", "ListForm", "list", "TextForm", 4),
    ("a date", "DateForm", "date", "TextForm", 1),
    ("a choice known at run time", "ChoiceForm", "choice", "TextForm", 2),
    ("a file, stored", "FileForm", "file", "TextForm", 4),
    ("JSON in, a problem out", "JSONForm", "json_body", "TextForm", 4),
    ("typed values", "TypedForm", "typed", "TextForm", 3),
    ("two languages", "LanguagesForm", "languages", "RuleFileForm", 2),
    ("two steps with a summary", "StepsForm", "steps", "TextForm", 6),
]


def lines(path: Path) -> list[str]:
    """The lines of a form between its markers, without blank ones, comments, and the comma after the last element of a list."""
    text = path.read_text()
    _, begin, rest = text.partition(" begin\n")
    form, end, _ = rest.partition(" end\n")
    if not begin or not end:
        raise SystemExit(f"ten_forms: {path.relative_to(PROJECT)} lacks a marker")
    stripped = [line.strip().removesuffix(",") for line in form.splitlines()]
    return [line for line in stripped if line and line not in ("//", "#") and not line.startswith(("// ", "# "))]


def beyond(base: Path, path: Path) -> tuple[int, int]:
    """The lines of a form that another one does not have, and by how many lines it is longer."""
    old, new = lines(base), lines(path)
    blocks = difflib.SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks()
    return len(new) - sum(block.size for block in blocks), len(new) - len(old)


def table() -> str:
    """The table of the page."""
    rows = [START + " longer by | lines in Django | longer by |", "|---|---:|---:|---:|---:|"]
    for title, swift, django, base, greatest in FORMS:
        own = beyond(SWIFT / f"{base}.swift", SWIFT / f"{swift}.swift")
        if own[0] > greatest:
            raise SystemExit(f"ten_forms: {title}: {own[0]} lines, of which {greatest} are allowed")
        other = beyond(DJANGO / "text.py", DJANGO / f"{django}.py")
        rows.append(f"| {title} | {own[0]} | {own[1]} | {other[0]} | {other[1]} |")
    return "\n".join(rows)


def run_django() -> None:
    """Run the forms in Django."""
    environment = PROJECT / ".build/benchmarks/forms-venv"
    requirements = PROJECT / "Benchmarks/Forms/requirements.txt"
    subprocess.run([PROJECT / "Scripts/environment.sh", environment, requirements], check=True)
    subprocess.run([environment / "bin/python", "-B", "-m", "unittest", "-q", "test_forms"], cwd=DJANGO, check=True)


def main() -> int:
    new, page = table(), PAGE.read_text()
    start = page.find(START)
    end = page.find(END, start)
    if start < 0:
        raise SystemExit("ten_forms: Documentation/Forms.md has no table of the ten forms")
    if sys.argv[1:] == ["--write"]:
        PAGE.write_text(page[:start] + new + page[end:])
        return 0
    print(new)
    run_django()
    if page[start:end] == new:
        return 0
    print("ten_forms: the table in Documentation/Forms.md is stale: ./Scripts/checks/ten_forms.py --write")
    return 1


if __name__ == "__main__":
    sys.exit(main())
