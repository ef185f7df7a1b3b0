"""How telephone numbers of every region are read and which exist, from the metadata of libphonenumber.

Patterns of whole numbers become automata. Where the metadata defines how a prefix is removed, each way to
match it becomes a branch, because a rule may keep or rewrite a part of the number.
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
# The longest number without its calling code that libphonenumber reads.
LONGEST = 17

table = automaton.Table()
anything = END
for _ in range(LONGEST):
    anything = state(True, {digit: anything for digit in DIGITS})


def description(part):
    """The automaton of one kind of number, or `None`."""
    if part is None or part.national_number_pattern in (None, "", "NA"):
        return None
    return automaton.of_lengths(automaton.compile(part.national_number_pattern), frozenset(part.possible_length))


def valid(metadata):
    """The numbers that the region assigns."""
    kinds = None
    for kind in KINDS:
        kinds = automaton.union(kinds, description(getattr(metadata, kind)))
    return automaton.intersection(description(metadata.general_desc), kinds)


def valid_for_code(code, regions):
    """The numbers that the regions of a calling code assign: each number is judged by the first region that claims
    it, by its first digits where the metadata names any, else by being valid there."""
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
    """The automaton whose longest accepted prefix is what a matcher finds."""
    return str(table.add(build(parse(pattern), choose=automaton.first)))


def length(tree):
    """The one length of what the tree matches, or `None`."""
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
    """Whether the tree has the group."""
    if tree[0] == "group":
        return tree[1] == group or holds(tree[2], group)
    return any(holds(part, group) for part in tree[1:] if isinstance(part, tuple))


def expanded(tree, group):
    """The ways to match, in the order in which they are tried, each a list of parts; those of one length stay whole."""
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
    """The ways to strip the national prefix: `automaton`, or `automaton:start:end:literal` where the group from
    `start` to `end` before the end of the match stays, after the literal; `=` before it where the whole has to match."""
    pattern = metadata.national_prefix_for_parsing
    rule = metadata.national_prefix_transform_rule
    if not pattern:
        return "-"
    if not rule:
        return prefix(pattern)
    text, group = rule.split("\\")
    assert len(group) == 1 and (not text or text.isdigit()), rule
    group = int(group)
    assert pattern.count("(") - pattern.count("(?:") == group, "the rule keeps another group than the last"
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
    """The lengths as bits."""
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
print("enum PhonePlans {")
print(words(
    "plans",
    "Region, calling code, automata of the international prefix and of numbers, lengths, local lengths, prefixes.",
    plans))
print(words("codes", "Calling code, its main region, and the automaton of the numbers assigned under it.", codes))
print(literal("  /// The automata.\n  static let automata = AutomatonTable(", table.lines(), r"\#"), end="}\n")
