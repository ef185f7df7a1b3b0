"""Read the IANA Language Subtag Registry (RFC 5646, section 3.1). All subtags are returned in lower case."""

import itertools
import json
import string

from swift_file import package_file

_entries = json.loads(package_file("language-tags", "language_tags/data/json/registry.json").read_text())
# The date of the registry.
DATE = json.loads(package_file("language-tags", "language_tags/data/json/meta.json").read_text())["File-Date"]


def _expanded(subtag):
    """Return the subtags of a private-use range such as `qaa..qtz`, or the subtag itself."""
    low, _, high = subtag.partition("..")
    if not high:
        return [low]
    letters = itertools.product(string.ascii_lowercase, repeat=len(low))
    return [word for word in map("".join, letters) if low <= word <= high]


def subtags(kind):
    """Return the subtags of a kind: `language`, `extlang`, `script`, `region` or `variant`."""
    found = {entry["Subtag"].lower() for entry in _entries if entry["Type"] == kind}
    return {word for subtag in found for word in _expanded(subtag)}


def grandfathered_tags():
    """Return the whole tags from before RFC 4646."""
    return {entry["Tag"].lower() for entry in _entries if entry["Type"] == "grandfathered"}
