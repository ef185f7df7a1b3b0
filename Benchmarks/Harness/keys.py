"""Keys of five million records: unique values, a key of two columns, references to a million values."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from Harness import answers
from Harness.command import Command, Comparison, Disagreement, Outputs
from Harness.inputs import Inputs
from Harness.program import COUNTED, PYTHON, check

PRIME = 2_147_483_647
"""2^31 - 1: the multiples of a number modulo a prime are all different, and not in order."""
STEP = 1_103_515_245
REPEATED, UNKNOWN = 1_000, 1_000
"""How many records repeat a key, and how many refer to no value."""


def unique(inputs: Inputs) -> Comparison:
    """Return the comparison of a column whose values are unique."""
    return repeated(inputs, "keys", "Keys: a column of unique values, counted", ["id"])


def composite(inputs: Inputs) -> Comparison:
    """Return the comparison of a key of two columns."""
    return repeated(inputs, "keys-composite", "Keys: a key of two columns, counted", ["id", "code"])


def repeated(inputs: Inputs, name: str, title: str, columns: list[str]) -> Comparison:
    """Return the comparison of a primary key; each record that repeats an earlier key counts."""
    path = orders(inputs)
    constraints = {"constraints": {"unique": True}} if len(columns) == 1 else {}
    keys = {"uniqueKeys": [columns]} if len(columns) > 1 else {}
    rules = {"fields": fields(**{columns[0]: constraints}), **keys}
    return compared(inputs, name, title, rules, path, ["unique", str(path), *columns], REPEATED)


def foreign(inputs: Inputs) -> Comparison:
    """Return the comparison of a foreign key."""
    path, customers = orders(inputs), referenced(inputs)
    reference = {"resource": customers.stem, "fields": "customer"}
    rules = {"fields": fields(), "foreignKeys": [{"fields": "customer", "reference": reference}]}
    words = ["foreign", str(path), "customer", str(customers), "customer"]
    return compared(inputs, "keys-foreign", "Keys: a foreign key to a million values, counted", rules, path, words, UNKNOWN)


def listed(inputs: Inputs) -> Comparison:
    """Return the comparison of values of a column of another file."""
    path, customers = orders(inputs), referenced(inputs)
    allowed = {"path": customers.name, "column": "customer"}
    rules = {"fields": fields(customer={"rules": [{"in-file": allowed}]})}
    words = ["foreign", str(path), "customer", str(customers), "customer"]
    return compared(inputs, "keys-in-file", "Keys: one of a million values of a file, counted", rules, path, words, UNKNOWN)


def fields(**more: dict[str, object]) -> list[dict[str, object]]:
    """Return the fields of the orders, with more members for some, by their names."""
    return [{"name": name, **more.get(name, {})} for name in ("id", "code", "customer", "amount")]


def compared(
    inputs: Inputs, name: str, title: str, rules: dict[str, object], path: Path, words: list[str], expected: int
) -> Comparison:
    """Return the comparison of the program, by one job and by two, with the peers."""
    file = inputs.sizes.folder / f"{name}.json"
    file.write_text(json.dumps(rules))
    ours = [
        Command(f"validate {jobs}", check("-r", file, "--jobs", number, *COUNTED, path))
        for jobs, number in (("one job", 1), ("two jobs", 2))
    ]
    peers = [
        Command(peer, [PYTHON, f"Benchmarks/Peers/keys_with_{peer}.py", *words]) for peer in ("duckdb", "polars")
    ]

    def agree(outs: Outputs) -> list[str]:
        for each in [*ours, *peers]:
            counts = answers.counts_of(outs[each.name])
            if list(counts.values()) != [expected]:
                raise Disagreement(f"{each.name}: {counts}, not {expected}")
        return [f"The same {expected:,} from all."]

    return Comparison(name, title, [*ours, *peers], agree)


def orders(inputs: Inputs) -> Path:
    """Return the table: five records for each of the people, about 46 bytes each."""
    return inputs.made("keys.csv", partial(write_orders, 5 * inputs.sizes.records))


def referenced(inputs: Inputs) -> Path:
    """Return the table of the customers, as many as there are people."""
    return inputs.made("keys-customers.csv", partial(write_customers, inputs.sizes.records))


def customer(number: int) -> int:
    """Return the number of a customer, of up to ten digits."""
    return number * STEP % PRIME


def write_orders(records: int, path: Path) -> None:
    """Write the orders; the last ones repeat the keys of the first, and some have a customer that is not in the list."""
    customers = records // 5
    with open(path, "w", encoding="ascii") as stream:
        stream.write("id,code,customer,amount\n")
        for number in range(records):
            key = number % (records - REPEATED) + 1
            value = key * STEP % PRIME
            other = customers + number if number % (records // UNKNOWN) == 0 else number * 7 % customers
            stream.write(f"{value},{value ^ 0x5555AAAA:08x},{customer(other + 1)},{number % 9_973}.{number % 100:02}\n")


def write_customers(records: int, path: Path) -> None:
    """Write the customers."""
    with open(path, "w", encoding="ascii") as stream:
        stream.write("customer,name\n")
        for number in range(records):
            stream.write(f"{customer(number + 1)},customer {number}\n")
