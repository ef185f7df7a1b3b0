"""Write the numbering plans of all regions, from the metadata of libphonenumber.

Patterns of whole numbers become automata. A pattern for removing a prefix becomes one branch for each way to
match it, because its rule may keep or rewrite a part of the number.
"""

from phonenumbers import COUNTRY_CODE_TO_REGION_CODE
from phonenumbers.phonemetadata import PhoneMetadata

import automaton
from automaton import DIGITS, END, build, parse, state
from swift_file import header, literal, words

KINDS = (
    "fixed_line", "mobile", "toll_free", "premium_rate", "shared_cost", "personal_number", "voip", "pager",
    "uan", "voicemail",
)
# The maximum length, without the calling code, of a number that libphonenumber parses.
LONGEST = 17

table = automaton.Table()
anything = END
for _ in range(LONGEST):
    anything = state(True, {digit: anything for digit in DIGITS})


def description(part):
    """Return the automaton of one kind of number, or `None`."""
    if part is None or part.national_number_pattern in (None, "", "NA"):
        return None
    return automaton.of_lengths(automaton.compile(part.national_number_pattern), frozenset(part.possible_length))


def valid(metadata):
    """Return the automaton of the numbers that are assigned in the region."""
    kinds = None
    for kind in KINDS:
        kinds = automaton.union(kinds, description(getattr(metadata, kind)))
    return automaton.intersection(description(metadata.general_desc), kinds)


def valid_for_code(code, regions):
    """Return the automaton of the numbers that are assigned in the regions of a calling code.

    The first region that claims a number decides whether it is valid. A region claims the numbers with its leading
    digits if the metadata has any, else those that are valid in it.
    """
    result = claimed = None
    for region in regions:
        metadata = PhoneMetadata.metadata_for_region_or_calling_code(code, region)
        numbers = valid(metadata)
        claim = numbers
        if len(regions) == 1:
            claim = anything
        elif metadata.leading_digits is not None:
            claim = build(parse(metadata.leading_digits), anything)
        result = automaton.union(result, automaton.difference(automaton.intersection(claim, numbers), claimed))
        claimed = automaton.union(claimed, claim)
    return result


def prefix(pattern):
    """Add the automaton whose longest accepted prefix is what a matcher finds, and return its offset."""
    return str(table.add(build(parse(pattern), choose=automaton.first)))


def length(tree):
    """Return the length of all texts that the tree matches, or `None` if it varies."""
    kind = tree[0]
    if kind == "set":
        return 1
    if kind == "end":
        return 0
    if kind == "group":
        return length(tree[2])
    parts = [length(part) for part in tree[1:]] if kind in ("cat", "alt") else [length(tree[1])]
    if None in parts or kind == "alt" and len(set(parts)) > 1 or kind == "repeat" and tree[2] != tree[3]:
        return None
    return sum(parts) if kind == "cat" else parts[0] if kind == "alt" else parts[0] * tree[2]


def holds(tree, group):
    """Return whether the tree contains the group."""
    if tree[0] == "group":
        return tree[1] == group or holds(tree[2], group)
    return any(holds(part, group) for part in tree[1:] if isinstance(part, tuple))


def expanded(tree, group):
    """Return the ways to match in the order of trying, each a list of parts; parts of fixed length are not split."""
    if tree[0] == "group" and tree[1] == group or length(tree) is not None and not holds(tree, group):
        return [[tree]]
    if tree[0] == "group":
        return expanded(tree[2], group)
    if tree[0] == "alt":
        return [way for part in tree[1:] for way in expanded(part, group)]
    if tree[0] == "repeat":
        assert tree[2:] == (0, 1), tree
        return expanded(tree[1], group) + [[]]
    ways = [[]]
    for part in tree[1:]:
        ways = [way + more for way in ways for more in expanded(part, group)]
    return ways


def branches(metadata):
    """Return the ways to strip the national prefix, separated by commas.

    A way is `automaton`, or `automaton:start:end:literal` if the match is replaced by the literal and the group from
    `start` to `end`, counted from the end of the match. With the prefix `=` the whole number must match.
    """
    pattern = metadata.national_prefix_for_parsing
    rule = metadata.national_prefix_transform_rule
    if not pattern:
        return "-"
    if not rule:
        return prefix(pattern)
    text, group = rule.split("\\")
    assert len(group) == 1 and (not text or text.isdigit()), rule
    group = int(group)
    assert pattern.count("(") - pattern.count("(?:") == group, "the rule keeps a group other than the last"
    written = []
    for way in expanded(parse(pattern), group):
        whole = "=" if ("end",) in way else ""
        root = str(table.add(build(("cat", *way), choose=automaton.first)))
        place = [index for index, part in enumerate(way) if part[0] == "group" and part[1] == group]
        if not place:
            written.append(whole + root)
            continue
        start, end = length(("cat", *way[: place[0]])), length(("cat", *way[place[0] + 1 :]))
        assert start is not None and end is not None, way
        written.append(f"{whole}{root}:{start}:{end}:{text}")
    return ",".join(written)


def mask(lengths):
    """Return the lengths as a bit mask."""
    return str(sum(1 << n for n in lengths if n > 0))


plans, codes = [], []
for code, regions in sorted(COUNTRY_CODE_TO_REGION_CODE.items()):
    for region in regions:
        metadata = PhoneMetadata.metadata_for_region_or_calling_code(code, region)
        general = metadata.general_desc
        plans.append(" ".join([
            str(code) if region == "001" else region,
            str(code),
            prefix(metadata.international_prefix) if metadata.international_prefix else "-",
            str(table.add(automaton.compile(general.national_number_pattern))),
            mask(general.possible_length),
            mask(general.possible_length_local_only),
            branches(metadata),
        ]))
    main = str(code) if regions == ("001",) else regions[0]
    codes.append(f"{code} {main} {table.add(valid_for_code(code, regions))}")

print(header("phonenumbers"))
print("/// The numbering plans of the world.")
print("package enum PhonePlans {")
print(words(
    "plans",
    "Region, calling code, automata of the international prefix and of numbers, lengths, local lengths, prefixes.",
    plans))
print(words("codes", "Calling code, its main region, and the automaton of the numbers assigned under it.", codes))
print(literal("  /// The automata.\n  package static let automata: StaticString = (", table.lines(), r"\#"), end="}\n")
