"""Tests that the hints of rules in Python are what a type checker needs."""

import pathlib
import subprocess
import sys

import tablerules

USE = '''
from __future__ import annotations

import datetime
from typing import Annotated, Any

import tablerules
from tablerules import field


@tablerules.rule(column="quantity", message="must be even", of="polars")
def even(quantity: Any) -> Any:
    return quantity % 2 == 0


class Orders(tablerules.Table, primary_key="id", rules=[{"id": "some", "compare": "quantity > 0"}, even]):
    id: int
    email: str = field().required().rule("email")
    quantity: int | None = field(minimum=1)
    day: Annotated[datetime.date | None, field(datetime.date, arrow_type="date32")]


rules: tablerules.Rules = Orders.rules().with_rule(tablerules.rule(lambda ids: ids > 0, name="natural", column="id"))
people = tablerules.rules(
    {"order no": field(str, length=(1, None), enum=["a"])},
    email=field(str).required().rule("email").rule("length", {"max": 40}, severity="warning"),
    tags=field(list[str]),
    primary_key="email",
    foreign_keys=[{"fields": "email", "reference": {"resource": "people", "fields": "mail"}}],
    table={"records": {"minimum": 1}},
)
'''
MISUSE = '''
import tablerules
from tablerules import field

field(int, minimun=1)
field(int, severity="bad")
tablerules.rules(email=str)
tablerules.rules(email=field(str), fields_match="all")
field(str).rule(5)
tablerules.rule(of="arrow")
'''


def checked(text, folder):
    """Return the lines of a text in which mypy finds faults."""
    (folder / "use.py").write_text(text)
    source = pathlib.Path(tablerules.__file__).parents[1]
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--cache-dir", str(folder), "use.py"]
    # An installed package is found anyway.
    environment = {} if source.name == "site-packages" else {"MYPYPATH": str(source)}
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=environment)
    assert not done.stderr
    return sorted({int(line.split(":")[1]) for line in done.stdout.splitlines() if line.startswith("use.py:") and "error" in line})


def test_rules_in_python_have_no_faults_for_a_type_checker(tmp_path):
    assert checked(USE, tmp_path) == []


def test_a_type_checker_finds_what_the_rules_would_refuse(tmp_path):
    assert checked(MISUSE, tmp_path) == [5, 6, 7, 8, 9, 10]
