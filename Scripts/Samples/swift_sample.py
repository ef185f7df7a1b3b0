"""Swift samples in the documentation, converted to functions of a program that checks them."""

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
    """A sample: its file, its first line, its lines and its imports."""

    file: pathlib.Path
    line: int
    lines: list[str]
    imports: list[str]

    @staticmethod
    def in_page(page: pathlib.Path, products: list[str]) -> list[SwiftSample]:
        """Return the samples of a Markdown page that begin with an import."""
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
        """Return the samples in the doc comments of a source file; those of internal declarations use `@testable import`."""
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
        """Return the location of the sample as FILE:LINE."""
        return f"{self.file.relative_to(root)}:{self.line}"

    def swift(self, number: int) -> str:
        """Return a Swift file with the sample as a function that reports claims that do not hold."""
        hoisted, body = self.hoisted()
        prints = [match[1] for line in body if (match := re.search(r"// prints (.*)$", line))]
        effects = "async throws" if any("await " in line for line in body) else "throws"
        head = [f'#sourceLocation(file: "{self.file}", line: {self.line})']
        return "\n".join(
            [*self.imports, *hoisted, f"func sample{number}() {effects} {{",
             "  var printed: [String] = []",
             '  func print(_ items: Any...) { printed.append(items.map { "\\($0)" }.joined(separator: " ")) }',
             *head, *[checked(line) for line in self.joined(body)],
             f"  expectPrinted(printed, {swift_array(prints)})", "#sourceLocation()", "}", ""])

    def hoisted(self) -> tuple[list[str], list[str]]:
        """Return the declarations that Swift allows only at file scope, and the other lines, with blank lines in their place."""
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
        """Return the lines, with a result on a separate line joined to the expression before it."""
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
    """Return whether the declaration after the comment with that line is public."""
    for line in lines[number:]:
        text = line.strip()
        if not text.startswith(("///", "@")) and text:
            return bool(re.match(r"(?:public|open)\b", text) or re.match(r"extension\b", text))
    return False


def checked(line: str) -> str:
    """Return the line with its claim, if it has one, converted to a check."""
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
    """Return the Swift literal, case or array at the beginning of a claim, without the remark after it."""
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
    """Return a Swift literal of the text."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def swift_array(texts: list[str]) -> str:
    """Return a Swift literal of the texts."""
    return "[" + ", ".join(map(swift_string, texts)) + "] as [String]"
