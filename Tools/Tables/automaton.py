"""Compile regular expressions of bounded length to minimal automata, and write automata as text.

A state is whether it accepts, and its edges by character. Equal states are one object, so that an automaton
is always minimal, and the automata of one process share their common ends.

The grammar is the one that address and telephone metadata use: characters, `\\d`, classes, groups, alternation,
`?`, `{m}`, `{m,n}`; `^`, `$` and `\\b` only where they hold for every match of a whole value. There is no
unbounded repetition.
"""

import functools

DIGITS = "0123456789"

_states = {}


def state(accepts, edges):
    """Return the unique state with those properties; `None` is the dead state, and edges to it are removed."""
    key = (accepts, tuple(sorted((c, id(t)) for c, t in edges.items() if t is not None)))
    if not accepts and not key[1]:
        return None
    if key not in _states:
        _states[key] = State(accepts, {c: t for c, t in sorted(edges.items()) if t is not None})
    return _states[key]


class State:
    """A state; created only by `state`, so that equal states are identical."""

    __slots__ = ("accepts", "edges")

    def __init__(self, accepts, edges):
        self.accepts = accepts
        self.edges = edges


END = state(True, {})


@functools.cache
def union(a, b):
    """Return the automaton that accepts what `a` or `b` accepts."""
    if a is None or b is None or a is b:
        return a or b
    characters = a.edges.keys() | b.edges.keys()
    return state(
        a.accepts or b.accepts, {c: union(a.edges.get(c), b.edges.get(c)) for c in characters}
    )


@functools.cache
def first(a, b):
    """Return the alternative of two patterns as a backtracking matcher chooses: `a`, or `b` if `a` does not match.

    The longest prefix that such an automaton accepts is the match that the matcher finds.
    """
    if a is None or b is None or a.accepts or a is b:
        return a or b
    characters = a.edges.keys() | b.edges.keys()
    return state(b.accepts, {c: first(a.edges.get(c), b.edges.get(c)) for c in characters})


@functools.cache
def intersection(a, b):
    """Return the automaton that accepts what both accept."""
    if a is None or b is None or a is b:
        return a and b
    characters = a.edges.keys() & b.edges.keys()
    return state(a.accepts and b.accepts, {c: intersection(a.edges[c], b.edges[c]) for c in characters})


@functools.cache
def difference(a, b):
    """Return the automaton that accepts what `a` accepts and `b` does not."""
    if a is None or b is None or a is b:
        return None if a is b else a
    edges = {c: difference(t, b.edges.get(c)) for c, t in a.edges.items()}
    return state(a.accepts and not b.accepts, edges)


@functools.cache
def of_lengths(a, lengths):
    """Return the automaton that accepts what `a` accepts and has one of the lengths."""
    if a is None or not lengths:
        return None
    rest = frozenset(n - 1 for n in lengths if n > 0)
    return state(a.accepts and 0 in lengths, {c: of_lengths(t, rest) for c, t in a.edges.items()})


def shortest(a):
    """Return the length of the shortest accepted value."""
    depth, level = 0, {a}
    while not any(s.accepts for s in level):
        level = {t for s in level for t in s.edges.values()}
        depth += 1
    return depth


def parse(pattern):
    """Return the syntax tree of a pattern: ("set", characters), ("cat", …), ("alt", …), ("repeat", x, m, n),
    ("group", number, x), and ("end",) for `$`.

    The function is long because its parts share the position in the pattern."""
    position = 0
    groups = 0

    def peek(text):
        return pattern.startswith(text, position)

    def take(text):
        nonlocal position
        found = peek(text)
        if found:
            position += len(text)
        return found

    def alternatives():
        branches = [sequence()]
        while take("|"):
            branches.append(sequence())
        return branches[0] if len(branches) == 1 else ("alt", *branches)

    def sequence():
        parts = []
        while position < len(pattern) and not peek("|") and not peek(")"):
            parts.append(repeated(atom()))
        return parts[0] if len(parts) == 1 else ("cat", *parts)

    def atom():
        nonlocal position, groups
        if take("(?:"):
            inner = alternatives()
            assert take(")"), pattern
            return inner
        if take("("):
            groups += 1
            number = groups
            inner = alternatives()
            assert take(")"), pattern
            return ("group", number, inner)
        if take("["):
            return ("set", characters())
        if take("\\d"):
            return ("set", frozenset(DIGITS))
        if take("\\b") or take("^"):
            return ("cat",)
        if take("$"):
            return ("end",)
        take("\\")
        character = pattern[position]
        assert character.isalnum() or character in " -", (pattern, character)
        position += 1
        return ("set", frozenset(character))

    def characters():
        nonlocal position
        found = set()
        while not take("]"):
            if take("\\d"):
                found |= set(DIGITS)
                continue
            take("\\")
            low = high = pattern[position]
            position += 1
            if peek("-") and not peek("-]"):
                high = pattern[position + 1]
                position += 2
            found |= {chr(c) for c in range(ord(low), ord(high) + 1)}
        return frozenset(found)

    def repeated(node):
        nonlocal position
        if take("?"):
            return ("repeat", node, 0, 1)
        if take("{"):
            end = pattern.index("}", position)
            low, _, high = pattern[position:end].partition(",")
            position = end + 1
            return ("repeat", node, int(low), int(high or low))
        assert not peek("*") and not peek("+"), pattern
        return node

    tree = alternatives()
    assert position == len(pattern), pattern
    return tree


def build(tree, rest=END, choose=union):
    """Return the automaton for what the tree matches, followed by what `rest` accepts."""
    kind = tree[0]
    if kind == "set":
        return state(False, {c: rest for c in tree[1]})
    if kind == "group":
        return build(tree[2], rest, choose)
    if kind == "cat":
        for part in reversed(tree[1:]):
            rest = build(part, rest, choose)
        return rest
    if kind == "alt":
        return functools.reduce(choose, [build(part, rest, choose) for part in tree[1:]])
    if kind == "end":
        assert rest is END, "an end before the end"
        return rest
    _, inner, low, high = tree
    result = rest
    for _ in range(high - low):
        result = choose(build(inner, result, choose), rest)
    for _ in range(low):
        result = build(inner, result, choose)
    return result


def compile(pattern):
    """Return the automaton that accepts the values that the pattern matches as a whole."""
    return build(parse(pattern))


def accepts(root, value):
    """Return whether the automaton accepts the value."""
    for character in value:
        root = root and root.edges.get(character)
    return root is not None and root.accepts


class Table:
    """The text of the automata: their states one after the other, each identified by its offset.

    A state is one digit, twice the number of its edges plus one if it accepts, followed by its edges. An edge is the
    first and the last character of a range, and the offset of its target in four digits. Digits are in base 64, from "0".
    """

    def __init__(self):
        self.offsets = {}
        self.parts = []
        self.size = 0

    def add(self, root):
        """Add the state and those it leads to, if they are missing, and return its offset."""
        if root in self.offsets:
            return self.offsets[root]
        edges = [(low, high, self.add(target)) for low, high, target in ranges(root)]
        offset = self.size
        text = digit(2 * len(edges) + root.accepts)
        for low, high, target in edges:
            text += low + high + number(target, 4)
        self.offsets[root] = offset
        self.parts.append(text)
        self.size += len(text)
        return offset

    def lines(self, width=110):
        text = "".join(self.parts)
        return [text[i : i + width] for i in range(0, len(text), width)]


def ranges(root):
    """Return the edges as ranges of characters: first, last, target."""
    result = []
    for character, target in root.edges.items():
        if result and result[-1][2] is target and ord(result[-1][1]) + 1 == ord(character):
            result[-1][1] = character
        else:
            result.append([character, character, target])
    return result


def digit(value):
    assert 0 <= value < 64, value
    return chr(0x30 + value)


def number(value, places):
    return "".join(digit(value >> 6 * i & 63) for i in reversed(range(places)))
