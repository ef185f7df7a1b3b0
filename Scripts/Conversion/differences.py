"""Search for a difference between the program and a library on random JSON Schemas."""

import argparse
import json
import pathlib
import random
import sys
import tempfile


def search(made, compare, records):
    """Print the schemas on which the two differ, and exit with status 1 if there are any.

    `made` returns a random schema with so many records from a source of random numbers, by default `records`; `compare` returns a difference or None for the program,
    the schema, the records and a folder.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--schemas", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--records", type=int, default=records)
    options = parser.parse_args()
    source = random.Random(options.seed)
    program = pathlib.Path(options.program).resolve()
    differences, count = 0, 0
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(options.schemas):
            schema, records = made(source, options.records)
            count += len(records)
            if fault := compare(program, schema, records, pathlib.Path(folder)):
                differences += 1
                print(f"{json.dumps(schema)}\n{fault}\n")
    print(f"seed {options.seed}: {options.schemas} schemas with {count} records, {differences} differences")
    sys.exit(1 if differences else 0)
