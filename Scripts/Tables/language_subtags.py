"""The IANA Language Subtag Registry: RFC 5646, section 3.1. All subtags are written in lower case."""

import itertools
import json
import string
from importlib.resources import files

from swift_file import header, words

data = files("language_tags") / "data" / "json"
registry = json.loads((data / "registry.json").read_text())
date = json.loads((data / "meta.json").read_text())["File-Date"]


def expanded(subtag):
    """The subtags of a range of private use: `qaa..qtz`."""
    low, _, high = subtag.partition("..")
    if not high:
        return [low]
    letters = itertools.product(string.ascii_lowercase, repeat=len(low))
    return [word for word in map("".join, letters) if low <= word <= high]


def subtags(kind):
    found = {entry["Subtag"].lower() for entry in registry if entry["Type"] == kind}
    return {word for subtag in found for word in expanded(subtag)}


tags = {entry["Tag"].lower() for entry in registry if entry["Type"] == "grandfathered"}
print(header("language-tags"))
print(f"/// The subtags of the IANA Language Subtag Registry of {date}, in lower case.")
print("enum LanguageSubtags {")
print(words("languages", "Primary language subtags.", subtags("language")))
print(words("extensions", "Extended language subtags.", subtags("extlang")))
print(words("scripts", "Script subtags.", subtags("script")))
print(words("regions", "Region subtags.", subtags("region")))
print(words("variants", "Variant subtags.", subtags("variant")))
print(words("grandfathered", "Whole tags from before RFC 4646.", tags), end="}\n")
