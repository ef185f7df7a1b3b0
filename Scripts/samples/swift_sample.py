"""Swift samples of the documentation as functions of a program that checks them."""

from __future__ import annotations

import pathlib
import re
from dataclasses import dataclass

RESULT = re.compile(r'^(?:\.\w|#?"|\[|nil\b|true\b|false\b|-?\d)')
STATEMENT = re.compile(r"^(?:let|var|struct|final|class|enum|extension|protocol|func|if|for|while|guard|return|switch|"
                       r"case|do|defer|import|public|private|@|\}|\{|#|\)|\])")
DECLARATION = re.compile(r"^(?:extension|protocol)\b")


@dataclass(frozen=True)
class SwiftSample:
    """One sample: its lines, where it begins, and what it imports."""

    file: pathlib.Path
    line: int
    lines: list[str]
    imports: list[str]

    @staticmethod
    def in_page(page: pathlib.Path, products: list[str]) -> list[SwiftSample]:
        """The samples of a page of prose that begin with an import."""
        samples, block, start = [], None, 0
        for number, line in enumerate(page.read_text().splitlines(), 1):
            if block is None:
                if re.match(r"^```swift( \S+)?$", line):
                    block, start = [], number + 1
            elif line == "```":
                if block and block[0].startswith("import"):
                    imports = [text for text in block if text.startswith("import ")]
                    body = ["" if text.startswith("import ") else text for text in block]
                    samples.append(SwiftSample(page, start, body, imports))
                block = None
            else:
                block.append(line)
        return samples

    @staticmethod
    def in_comments(source: pathlib.Path, products: list[str]) -> list[SwiftSample]:
        """The samples in the doc comments of a source file; of what is not public they see the whole module."""
        module = next(part for before, part in zip(source.parts, source.parts[1:]) if before == "Sources")
        lines = source.read_text().splitlines()
        samples, block, start = [], None, 0
        for number, line in enumerate(lines, 1):
            comment = re.match(r"^\s*/// ?(.*)$", line)
            if comment is None:
                block = None
            elif block is None:
                if comment[1] == "```swift":
                    block, start = [], number + 1
            elif comment[1] == "```":
                imports = [f"import {product}" for product in products if product != module]
                imports.append(f"import {module}" if is_public(lines, number) else f"@testable import {module}")
                samples.append(SwiftSample(source, start, block, imports))
                block = None
            else:
                block.append(comment[1])
        return samples

    def location(self, root: pathlib.Path) -> str:
        """The place of the sample, as editors read it."""
        return f"{self.file.relative_to(root)}:{self.line}"

    def swift(self, number: int) -> str:
        """A file with the sample as a function that throws where a claim does not hold."""
        hoisted, body = self.hoisted()
        prints = [match[1] for line in body if (match := re.search(r"// prints (.*)$", line))]
        head = [f'#sourceLocation(file: "{self.file}", line: {self.line})']
        return "\n".join(
            [*self.imports, *hoisted, f"func sample{number}() throws {{",
             "  var printed: [String] = []",
             '  func print(_ items: Any...) { printed.append(items.map { "\\($0)" }.joined(separator: " ")) }',
             *head, *[checked(line) for line in self.joined(body)], "#sourceLocation()",
             f"  expectPrinted(printed, {swift_array(prints)})", "}", ""])

    def hoisted(self) -> tuple[list[str], list[str]]:
        """The declarations that Swift allows at the top of a file only, and the other lines, blank where one was taken."""
        if not any(DECLARATION.match(line) for line in self.lines):
            return [], self.lines
        hoisted, body, depth = [], [], None
        for line in self.lines:
            begins = depth is None and re.match(r"^(?:extension|protocol|struct|enum|final class|class|func)\b", line)
            if begins or depth is not None:
                depth = (depth or 0) + line.count("{") - line.count("}")
                hoisted.append(line if not begins or line.startswith("extension") else f"private {line}")
                body.append("")
                depth = depth or None
            else:
                body.append(line)
        return hoisted, body

    @staticmethod
    def joined(lines: list[str]) -> list[str]:
        """The lines; a result on a line of its own belongs to the expression before."""
        joined: list[str] = []
        for line in lines:
            result = re.match(r"^\s*// (.*)$", line)
            if result and RESULT.match(result[1]) and joined and joined[-1].strip() and "//" not in joined[-1]:
                joined[-1] += f"  // {result[1]}"
                joined.append("")
            else:
                joined.append(line)
        return joined


def is_public(lines: list[str], number: int) -> bool:
    """Whether the declaration after a comment that has that line is public."""
    for line in lines[number:]:
        text = line.strip()
        if not text.startswith(("///", "@")) and text:
            return bool(re.match(r"(?:public|open)\b", text) or re.match(r"extension\b", text))
    return False


def checked(line: str) -> str:
    """The line with its claim, where it has one, as a check."""
    match = re.match(r"^(\s*)(\S.*?)\s*// (.*)$", line)
    if not match or STATEMENT.match(match[2]):
        return line
    indent, code, claim = match.groups()
    if claim.startswith("throws"):
        return f"{indent}try expectThrown({swift_string(claim[7:].strip())}) {{ _ = {code} }}"
    if not RESULT.match(claim):
        return line
    result = leading_expression(claim)
    if result == "nil":
        return f"{indent}try expectNil({code})"
    return f"{indent}try expectEqual({code}, {result})"


def leading_expression(text: str) -> str:
    """The Swift literal, case or array that a claim begins with; what follows it is a remark."""
    depth, index, quoted = 0, 0, False
    while index < len(text):
        character = text[index]
        if quoted:
            if character == "\\":
                index += 1
            elif character == '"':
                quoted = False
        elif character == '"':
            quoted = True
        elif character in "([":
            depth += 1
        elif character in ")]":
            depth -= 1
        elif depth == 0 and (character in ",; " or (character == ":" and index > 0)):
            return text[:index]
        index += 1
    return text


def swift_string(text: str) -> str:
    """A Swift literal of the text."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def swift_array(texts: list[str]) -> str:
    """A Swift literal of the texts."""
    return "[" + ", ".join(map(swift_string, texts)) + "] as [String]"
