"""Compare the rule `phone` with libphonenumber on generated values.

Usage: .build/tables/bin/python Scripts/Codes/compare_phones.py VALIDATE [COUNT] [SEED]

VALIDATE is the program. COUNT values (default 100000) are distributed over all regions, and some have no region. The
script prints the seed, every disagreement and a summary; the status is 1 if there is a disagreement. Scripts/tables.sh
creates the Python environment with the pinned packages.
"""

import json
import random
import subprocess
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tools/Tables"))

import automaton
import phonenumbers
from phonenumbers import COUNTRY_CODE_TO_REGION_CODE, PhoneNumberType, re_util
from phonenumbers.phonemetadata import PhoneMetadata

SEPARATORS = [" ", "-", ".", "/", "\u00a0", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212"]
USUAL = [" ", "-", ".", "/", " ", "-", " - ", " / "]
FOREIGN = ["x", "#", ",", ";", "a", "+", "*", "~", "\u0660", "\uff11", "\t", ")", "(", "\u00ad"]
KINDS = [getattr(PhoneNumberType, name) for name in (
    "FIXED_LINE", "MOBILE", "TOLL_FREE", "PREMIUM_RATE", "SHARED_COST", "VOIP", "PERSONAL_NUMBER", "PAGER", "UAN",
    "VOICEMAIL")]
REGIONS = sorted(phonenumbers.SUPPORTED_REGIONS)


def is_written(value):
    """Return whether the whole value is written as the rule allows."""
    if len(value) > 250 or not value:
        return False
    rest = value[1:] if value[0] == "+" else "(" + value[2:] if value[:2] == "(+" else value
    if any(not (c in "0123456789()" or c in SEPARATORS) for c in rest) or value[0] in SEPARATORS:
        return False
    depth, digits = 0, 0
    for c in rest:
        if c == "(":
            depth, digits = depth + 1, 0
        elif c == ")":
            depth -= 1
            if not digits:
                return False
        elif c.isdigit():
            digits += 1
        if depth not in (0, 1):
            return False
    return depth == 0 and value[-1] not in SEPARATORS


def expected(value, region):
    """Return whether libphonenumber accepts the number and its calling code is that of the region."""
    if not is_written(value):
        return False
    try:
        number = phonenumbers.parse(value, region)
    except phonenumbers.NumberParseException:
        return False
    if region and number.country_code != phonenumbers.country_code_for_region(region):
        return False
    return phonenumbers.is_valid_number(number)


class Generator:
    """Generates values for a region: existing and mutated numbers, in all notations."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.automata = {}

    def match(self, pattern):
        """Return a random text that matches the pattern."""
        if pattern not in self.automata:
            self.automata[pattern] = automaton.build(automaton.parse(pattern))
        text, state = "", self.automata[pattern]
        while not state.accepts or state.edges and self.random.random() < 0.7:
            character = self.random.choice(list(state.edges))
            text, state = text + character, state.edges[character]
        return text

    def national(self, code, metadata):
        """Return the digits of a national number that is valid or nearly so."""
        chance = self.random.random()
        if chance < 0.3:
            parts = [getattr(metadata, name) for name in ("fixed_line", "mobile", "toll_free", "voip", "uan")]
            parts = [part for part in parts if part and part.national_number_pattern not in (None, "", "NA")]
            if parts:
                return self.match(self.random.choice(parts).national_number_pattern)
        if chance < 0.4:
            return self.match(metadata.general_desc.national_number_pattern)
        if chance < 0.45:
            return "".join(self.random.choices("0123456789", k=self.random.randint(0, 20)))
        if metadata.id == "001":
            example = phonenumbers.example_number_for_non_geo_entity(code)
        else:
            example = phonenumbers.example_number_for_type(metadata.id, self.random.choice(KINDS))
            example = example or phonenumbers.example_number(metadata.id)
        digits = phonenumbers.national_significant_number(example) if example else "0"
        return self.mutated(digits)

    def mutated(self, digits):
        chance = self.random.random()
        place = self.random.randrange(len(digits)) if digits else 0
        digit = self.random.choice("0123456789")
        if chance < 0.3:
            return digits
        if chance < 0.6:
            keep = self.random.randint(0, len(digits))
            return digits[:keep] + "".join(self.random.choices("0123456789", k=len(digits) - keep))
        if chance < 0.8:
            return digits[:place] + digit + digits[place + 1 :]
        return digits[:place] + digits[place + 1 :] if chance < 0.9 else digits[:place] + digit + digits[place:]

    def value(self, region):
        home = PhoneMetadata.metadata_for_region(region, None) if region else None
        chance = self.random.random()
        if home and chance < 0.7:
            code, metadata = home.country_code, home
        else:
            shared = home and chance < 0.85
            code = home.country_code if shared else self.random.choice(list(COUNTRY_CODE_TO_REGION_CODE))
            metadata = PhoneMetadata.metadata_for_region_or_calling_code(
                code, self.random.choice(COUNTRY_CODE_TO_REGION_CODE[code]))
        number = self.national(code, metadata)
        if metadata.national_prefix_for_parsing and self.random.random() < 0.35:
            prefix = self.match(metadata.national_prefix_for_parsing)
            number = prefix + (number if self.random.random() < 0.8 else number[-self.random.randint(5, 8) :])
        elif metadata.national_prefix and self.random.random() < 0.3:
            number = metadata.national_prefix + number
        elif self.random.random() < 0.1:
            number = number[-self.random.randint(4, 8) :]
        chance = self.random.random()
        if chance < (0.4 if region else 0.9):
            head = "+" + str(code)
        elif chance < 0.5 and home:
            head = self.match(home.international_prefix) + str(code)
        elif chance < 0.55:
            head = str(code)
        elif chance < 0.57:
            head = "+" + self.match("0{0,3}") + str(code)
        else:
            head = ""
        return self.spelled(head, number)

    def spelled(self, head, number):
        chance = self.random.random()
        if chance < 0.3:
            return head + number
        separators = USUAL if chance < 0.8 else SEPARATORS
        value = head + (self.random.choice(separators) if head else "")
        opening = self.random.randrange(len(number)) if number and self.random.random() < 0.2 else None
        closing = self.random.randint(opening, len(number) - 1) if opening is not None else None
        for index, digit in enumerate(number):
            value += "(" if index == opening else ""
            value += digit
            value += ")" if index == closing else ""
            value += self.random.choice(separators) if self.random.random() < 0.25 else ""
        if self.random.random() < 0.98:
            value = value.rstrip("".join(SEPARATORS))
        if self.random.random() < 0.03:
            place = self.random.randint(0, len(value))
            value = value[:place] + self.random.choice(FOREIGN) + value[place:]
        return value


def refused(program, rule, values):
    """Return the indices of the values that the program rejects, with their codes."""
    text = "".join(value + "\0" for value in values).encode()
    run = subprocess.run(
        [program, "check", "-z", "-e", rule, "--format", "jsonl", "-"], input=text, capture_output=True)
    if run.returncode not in (0, 1):
        raise SystemExit(run.stderr.decode())
    findings = map(json.loads, run.stdout.decode().splitlines())
    return {finding["record"] - 1: finding["code"] for finding in findings}


def main(program, count="100000", seed=None):
    seed = int(seed) if seed else time.time_ns() % 1_000_000
    print(f"seed {seed}")
    re_util.enable_pattern_cache()
    generator = Generator(seed)
    choices = [None] * 25 + REGIONS
    share = -(-int(count) // len(choices))
    total = valid = disagreements = 0
    for region in [None] + REGIONS:
        # The last value is not empty, because an empty one would not be read as a value.
        values = [generator.value(region) for _ in range(share * choices.count(region))] + ["+"]
        codes = refused(program, f"phone:{region}" if region else "phone", values)
        for index, value in enumerate(values):
            verdict = expected(value, region)
            valid += verdict
            if verdict != (index not in codes):
                disagreements += 1
                print(f"{region or '-'} {value!r}: libphonenumber {verdict}, phone {codes.get(index, 'valid')}")
        total += len(values)
    print(f"{total} values, {valid} valid, {disagreements} disagreements")
    return 1 if disagreements else 0


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 4:
        raise SystemExit(__doc__)
    sys.exit(main(*sys.argv[1:]))
