"""Plants errors of ten kinds in generated columns, and measures which of them `validate infer` reports as suspects.

Usage: dirt.py PROGRAM [--columns N] [--seed N] [--show]

Each column has 1,000 values of one generator. One per cent of them is replaced by errors of one kind that the values can have. The
figures are the share of the suspects that are errors (precision), the share of the errors that are suspects (recall), by kind and in
total, and the number of clean columns that have a suspect.
"""

import argparse
import csv
import io
import random
import string
import subprocess
import sys
from collections import Counter

VALUES = 1000
TABLE = 20
WORDS = ["open", "paid", "shipped", "returned", "cancelled", "pending", "approved", "rejected", "archived", "draft"]
COUNTRIES = ["Germany", "France", "Austria", "Spain", "Portugal", "Denmark", "Sweden", "Norway", "Finland", "Poland"]
FIRST = "Ann Bob Carla David Emma Felix Grace Hugo Ida Jonas Karin Luis Maria Noah Olga Paul Rosa Simon Tina Victor".split()
LAST = "Smith Jones Miller Brown Garcia Rossi Novak Schmidt Larsen Dubois Kowalski Nagy Silva Moreau Weber".split()
TOPICS = "the quick report shows that sales of new products in several regions grew more slowly than planned last year".split()


def ean(random):
    digits = [random.randrange(10) for _ in range(12)]
    total = sum(digit * (3 if index % 2 else 1) for index, digit in enumerate(digits))
    return "".join(map(str, digits)) + str(-total % 10)


def luhn(random):
    digits = [4] + [random.randrange(10) for _ in range(14)]
    total = 0
    for index, digit in enumerate(reversed(digits)):
        doubled = digit * 2 if index % 2 == 0 else digit
        total += doubled - 9 if doubled > 9 else doubled
    return "".join(map(str, digits)) + str(-total % 10)


def iban(random):
    account = "".join(random.choice(string.digits) for _ in range(18))
    number = int(account + "131400") % 97
    return f"DE{98 - number:02d}{account}"


def day(random):
    return random.randint(2015, 2025), random.randint(1, 12), random.randint(1, 28)


def generators(random):
    """Returns the kinds of columns: a name, a function that returns a value, and the kinds of errors that such values can have."""
    prefix = "".join(random.choice(string.ascii_uppercase) for _ in range(random.randint(2, 3)))
    width = random.randint(4, 8)
    top = random.choice([50, 500, 5000, 100000])
    words = random.sample(WORDS, random.randint(3, 8))
    return {
        "quantity": (lambda n: str(random.randint(1, top)), ["letter", "blanks", "missing", "shift"]),
        "amount": (lambda n: f"{random.randint(100, 99999) / 100:.2f}", ["letter", "blanks", "missing", "shift"]),
        "price": (lambda n: f"{random.randint(100, 99999) / 100:.2f}".replace(".", ","), ["letter", "blanks", "missing"]),
        "ordered": (lambda n: "%d-%02d-%02d" % day(random), ["day", "swap", "blanks", "missing", "cut", "shift"]),
        "datum": (lambda n: "%02d.%02d.%d" % day(random)[::-1], ["day", "swap", "blanks", "missing", "cut"]),
        "created": (
            lambda n: "%d-%02d-%02dT" % day(random) + "%02d:%02d:%02d" % (random.randrange(24), random.randrange(60), random.randrange(60)),
            ["day", "cut", "blanks", "missing"],
        ),
        "email": (
            lambda n: f"{random.choice(FIRST).lower()}.{random.choice(LAST).lower()}{random.randrange(1000)}@example.{random.choice(['com', 'org', 'de'])}",
            ["cut-at", "blanks", "missing", "shift"],
        ),
        "status": (lambda n: random.choice(words), ["misspelling", "case", "blanks", "missing", "shift"]),
        "country": (lambda n: random.choice(COUNTRIES), ["misspelling", "case", "blanks", "missing"]),
        "code": (
            lambda n: f"{prefix}-{random.randrange(10 ** width):0{width}d}",
            ["letter", "cut", "blanks", "missing", "case", "shift"],
        ),
        "order_id": (lambda n: f"{prefix}{n:06d}", ["double", "letter", "cut", "blanks", "missing"]),
        "id": (lambda n: str(1000 + n), ["double", "letter", "blanks", "missing"]),
        "zip": (lambda n: f"{random.randrange(100000):05d}", ["letter", "cut", "blanks", "missing"]),
        "ean": (lambda n: ean(random), ["checksum", "cut", "letter", "blanks", "missing"]),
        "card": (lambda n: luhn(random), ["checksum", "letter", "blanks", "missing"]),
        "iban": (lambda n: iban(random), ["checksum", "cut", "blanks", "missing"]),
        "uuid": (
            lambda n: "-".join("".join(random.choice("0123456789abcdef") for _ in range(k)) for k in (8, 4, 4, 4, 12)),
            ["cut", "blanks", "missing", "double"],
        ),
        "name": (lambda n: f"{random.choice(FIRST)} {random.choice(LAST)}", ["blanks", "missing"]),
        "notes": (lambda n: " ".join(random.choice(TOPICS) for _ in range(random.randint(3, 12))), ["blanks", "missing"]),
        "active": (lambda n: random.choice(["yes", "no"]), ["misspelling", "blanks", "missing", "shift"]),
        "time": (lambda n: "%02d:%02d" % (random.randrange(24), random.randrange(60)), ["cut", "blanks", "missing"]),
    }


def broken(kind, value, values, random):
    """Returns an error of a kind in place of a value."""
    digits = [index for index, character in enumerate(value) if character.isdigit()]
    match kind:
        case "letter":
            index = random.choice(digits)
            return value[:index] + {"0": "O", "1": "l", "5": "S", "8": "B"}.get(value[index], "x") + value[index + 1 :]
        case "day":
            return value.replace("-" + value[8:10], "-31", 1)[:5] + "02-30" + value[10:] if value[4] == "-" else "31.02." + value[6:]
        case "swap":
            if value[4] == "-":
                return value[:5] + f"{random.randint(13, 28)}-{value[5:7]}"
            return f"{value[3:5]}.{random.randint(13, 28)}.{value[6:]}"
        case "checksum":
            index = digits[-1]
            return value[:index] + str((int(value[index]) + random.randint(1, 9)) % 10) + value[index + 1 :]
        case "double":
            return random.choice(values)
        case "cut":
            return value[: -random.randint(1, 2)]
        case "cut-at":
            return value[: value.index("@") + random.randint(0, 1)]
        case "blanks":
            return random.choice([" " + value, value + " ", value + "  "])
        case "case":
            return value.upper() if value != value.upper() else value.lower()
        case "misspelling":
            index = random.randrange(1, len(value))
            return value[: index - 1] + value[index] + value[index - 1] + value[index + 1 :] if value[index] != value[index - 1] else value + value[-1]
        case "missing":
            return random.choice(["N/A", "n/a", "NULL", "-", "?"])
        case "shift":
            return random.choice(["12.5", "Berlin", "2024-01-05", "AB-1", "maybe"])
    raise AssertionError(kind)


def table(random, plants):
    """Returns the names and the columns of a table, and the errors as (record, column): kind."""
    makers = generators(random)
    names = random.sample(sorted(makers), min(TABLE, len(makers)))
    columns, errors = [], {}
    for index, name in enumerate(names):
        make, kinds = makers[name]
        values = [make(n) for n in range(VALUES)]
        if plants:
            kind = random.choice(kinds)
            clean = list(values)
            for record in random.sample(range(VALUES), VALUES // 100):
                values[record] = broken(kind, clean[record], [v for i, v in enumerate(clean) if i != record], random)
                if values[record] != clean[record]:
                    errors[(record + 1, name)] = kind
        columns.append(values)
    return names, columns, errors


def suspects(program, names, columns, tolerance):
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(names)
    writer.writerows(zip(*columns))
    command = [program, "infer", "-o", "/dev/null", "--format", "jsonl", "--summary", "none"] + tolerance
    result = subprocess.run(command, input=text.getvalue().encode(), capture_output=True, check=False)
    if result.returncode not in (0, 1):
        sys.exit(f"infer ended with {result.returncode}: {result.stderr.decode()}")
    import json

    return {(found["record"], found["field"]): found for found in map(json.loads, result.stdout.splitlines())}, text.getvalue()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--columns", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tolerance")
    parser.add_argument("--show", action="store_true")
    arguments = parser.parse_args()
    generator = random.Random(arguments.seed)
    tolerance = ["--tolerance", arguments.tolerance] if arguments.tolerance else []
    planted, found, wrong, clean = Counter(), Counter(), 0, 0
    tables = max(1, arguments.columns // TABLE)
    for _ in range(tables):
        names, columns, errors = table(generator, plants=True)
        reported, _ = suspects(arguments.program, names, columns, tolerance)
        for place, kind in errors.items():
            planted[kind] += 1
            if place in reported:
                found[kind] += 1
            elif arguments.show:
                print("missed", kind, place, columns[names.index(place[1])][place[0] - 1])
        for place, finding in reported.items():
            # Of two equal keys either may be the error.
            is_doubled = finding["code"].endswith("duplicate") and "double" in {k for (_, n), k in errors.items() if n == place[1]}
            if place not in errors and not is_doubled:
                wrong += 1
                if arguments.show:
                    print("wrong", finding["field"], finding["value"], finding["code"])
            elif place not in errors:
                found["double"] += 1
    for _ in range(tables):
        names, columns, _ = table(generator, plants=False)
        reported, _ = suspects(arguments.program, names, columns, tolerance)
        clean += len({name for _, name in reported})
        if arguments.show:
            for place, finding in reported.items():
                print("clean", finding["field"], finding["value"], finding["code"])
    for kind in sorted(planted):
        print(f"{kind:12} {min(found[kind], planted[kind]):5} of {planted[kind]:5}")
    total = sum(min(found[kind], planted[kind]) for kind in planted)
    precision, recall = total / max(1, total + wrong), total / sum(planted.values())
    print(f"precision {precision:.3f}, recall {recall:.3f}, clean columns with suspects {clean} of {tables * TABLE}")
    sys.exit(0 if precision >= 0.95 and recall >= 0.8 and clean * 100 <= tables * TABLE else 1)


if __name__ == "__main__":
    main()
