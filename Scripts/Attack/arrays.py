"""JSON arrays: random documents against Python's reader of JSON, with any number of threads, from files and from pipes in pieces."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from Attack.campaign import Campaign
from Attack.minimal import cuts
from Attack.program import Run, run

STRINGS = ["", "a", "abc", "1", " ", "é", "\U0001f600", '"', "\\", "a,b", "]},{", "\n", "\u001e", "x" * 300]
OTHERS = [0, 1, -5, 12, 1.5, 1e9, True, False, None, [], {}, [1, {"a": [2]}], {"b": "]"}]
NO_OBJECTS = [1, "a", "],", [], [{"a": 1}], None, True]
PLACES = ["", "/rows", "/a/b", "/1/x", "/é/~0~1"]
BLANKS = ["", "", " ", "\n", "\r\n", "\n    ", "\t", "\n\n"]


@dataclass(frozen=True)
class Document:
    """A document with an array at a place, and how the program reads it: from a pipe if there are pieces."""

    elements: tuple[object, ...]
    place: str
    layout: int
    """The seed of blanks and escapes in the text."""
    jobs: int
    piece: int | None

    def text(self) -> tuple[str, list[int], list[str]]:
        """Return the text, and the start and the text of each element."""
        draw = random.Random(self.layout)
        front, back = around(self.place, draw)
        texts = [written(element, draw) for element in self.elements]
        text, starts = front + "[" + draw.choice(BLANKS), []
        for number, one in enumerate(texts):
            text += ("," + draw.choice(BLANKS)) * (number > 0)
            starts.append(len(text))
            text += one + draw.choice(BLANKS)
        return text + "]" + back, starts, texts


def around(place: str, draw: random.Random) -> tuple[str, str]:
    """Return what is before and after the array at a place."""
    front, back = draw.choice(BLANKS), draw.choice(BLANKS)
    for token in place.split("/")[1:]:
        other = written(draw.choice([*OTHERS, "[", "é" * draw.choice([1, 9000])]), draw)
        if token.isdigit():
            front, back = front + "[" + (other + ",") * int(token), "," + other + "]" + back
        else:
            name = written(token.replace("~1", "/").replace("~0", "~"), draw)
            front, back = front + '{"z":' + other + "," + name + ":" + draw.choice(BLANKS), ',"y":' + other + "}" + back
    return front, back


def written(value: object, draw: random.Random) -> str:
    """Return a value as JSON in one of the ways in which it can be written."""
    return json.dumps(
        value, ensure_ascii=draw.random() < 0.5, indent=draw.choice([None, None, 1, "\t"]), separators=(draw.choice([",", " , "]), draw.choice([":", ": "])))


class Arrays(Campaign):
    """Verdicts, places and split outputs of the elements of random arrays."""

    name = "arrays"

    def draw(self, draw: random.Random) -> Document:
        def element() -> object:
            if draw.random() < 0.1:
                return draw.choice(NO_OBJECTS)
            names = draw.sample(["id", "text", "other", "é"], draw.randrange(4))
            return {name: draw.choice(STRINGS if draw.random() < 0.6 else OTHERS) for name in names}

        elements = [element() for _ in range(draw.choice([0, 1, 2, 5, 20]))]
        is_large = draw.random() < 0.02
        if is_large and elements:
            elements *= 300_000 // (20 * len(elements))
        # What is found in a large document does not fit into a pipe, which is read only after all pieces have been written.
        piece = None if is_large else draw.choice([None, 1, 7, 64, 4096])
        return Document(tuple(elements), draw.choice(PLACES), draw.randrange(1 << 30), draw.choice([1, 2, 3, 8]), piece)

    def fault(self, case: Document) -> str | None:
        text, starts, texts = case.text()
        data = text.encode()
        self.sums["documents"] += 1
        self.sums["elements"] += len(texts)
        words = [self.tools.program, "check", "-c", "id=integer", "-c", "text=length:..2", "--format", "jsonl", "-j", str(case.jobs),
                 "--input", "json", *(["--at", case.place] if case.place else []), "--valid", "valid", "--invalid", "invalid"]
        if case.piece is None:
            (self.folder / "a").write_bytes(data)
            ran = run([*words, "a"], self.folder)
        else:
            size = max(case.piece, len(data) // 300)
            ran = run(words, self.folder, [data[start:start + size] for start in range(0, len(data), size)])
        return self.verdict(case, text, starts, texts, ran)

    def verdict(self, case: Document, text: str, starts: list[int], texts: list[str], ran: Run) -> str | None:
        """Return how a run differs from what is expected."""
        invalid = {number for number, element in enumerate(case.elements) if not is_valid(element)}
        if ran.status != int(bool(invalid)):
            return f"status {ran.status}: {ran.errors.decode(errors='replace')}"
        found = [json.loads(line) for line in ran.output.splitlines()]
        if {one["record"] - 1 for one in found} != invalid:
            return f"records {sorted({one['record'] - 1 for one in found} ^ invalid)} are judged otherwise"
        # The offsets and lines of all places, each counted from the one before.
        at = offset = line = start = 0
        for one in found:
            begin = starts[one["record"] - 1]
            offset, line = offset + len(text[at:begin].encode()), line + text.count("\n", at, begin)
            if (last := text.rfind("\n", at, begin)) >= 0:
                start = last + 1
            at = begin
            element = texts[one["record"] - 1].encode()
            before = element[:one["offset"] - offset].decode()
            place = (line + before.count("\n") + 1, len(before) - before.rfind("\n") if "\n" in before else at - start + len(before) + 1)
            if not 0 <= one["offset"] - offset <= len(element) or (one["line"], one["column"]) != place:
                return f"{one} is not at {place}"
            value = case.elements[one["record"] - 1]
            if one["field"] and one["value"] != (text_of := shown(value[one["field"]], element, one["offset"] - offset)):
                return f"{one} is not the value {text_of!r}"
        for name, is_in in (("valid", lambda number: number not in invalid), ("invalid", lambda number: number in invalid)):
            copied = [one for number, one in enumerate(texts) if is_in(number)]
            wanted = "[\n" + ",\n".join(copied) + "\n]\n" if copied else "[]\n"
            if (self.folder / name).read_bytes() != wanted.encode():
                return f"output {name} is not {wanted[:2000]!r}"
        return None

    def smaller(self, case: Document) -> Iterator[Document]:
        for elements in cuts(case.elements):
            yield replace(case, elements=elements)
        for place in PLACES[:PLACES.index(case.place)]:
            yield replace(case, place=place)
        if case.jobs > 1:
            yield replace(case, jobs=1)
        if case.piece is not None:
            yield replace(case, piece=None)

    def shown(self, case: Document) -> str:
        return f"{case}\n{case.text()[0][:4000]}"


def is_valid(element: object) -> bool:
    """Whether an element is an object whose `id` is a whole number and whose `text` has at most two characters."""
    if not isinstance(element, dict):
        return False
    id, text = element.get("id"), element.get("text")
    is_integer = id in (None, "") or (isinstance(id, int) and not isinstance(id, bool)) or id == "1"
    if isinstance(text, str) or text is None:
        return is_integer and len(text or "") <= 2
    return is_integer and len(json.dumps(text)) <= 2


def shown(value: object, element: bytes, offset: int) -> str:
    """Return the text of a value as it is reported: of a string its content, of another value its JSON as written."""
    if isinstance(value, str):
        return value
    rest = element[offset:].decode()
    return rest[:json.JSONDecoder().raw_decode(rest)[1]]
