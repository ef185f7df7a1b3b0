#!/usr/bin/env python3
"""Run the Python and C samples of pages with the installed package `tablerules`, and compare what they print.

Usage: samples.py PAGE…; with RECORD=1 in the environment, outputs that differ are written to the pages instead.

The samples of a page run in their order, in one folder. Its Python blocks are one program; each C block is a program of its own,
which is linked with the library of the package. A text block that directly follows a sample is its output; a sample without one
prints nothing. A block with a name after its language is written to a file of that name before the samples run.
"""

import contextlib
import importlib.util
import io
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Block:
    """A fenced block of a page: its language, its name if it has one, and its lines with the index of the first."""

    def __init__(self, words, start, lines):
        self.language, self.name = words[0], words[1] if len(words) > 1 else None
        self.start, self.end, self.text = start, start + len(lines), "".join(lines)


def blocks(lines):
    """Return the fenced blocks of a page; a block that is not closed ends the run."""
    found, index = [], 0
    while index < len(lines):
        words = lines[index][3:].split() if lines[index].startswith("```") else []
        index += 1
        if words:
            end = lines.index("```\n", index)
            found.append(Block(words, index, lines[index:end]))
            index = end + 1
    return found


def run_python(block, page, namespace):
    """Run a block in the namespace of its page and return what it prints."""
    output = io.StringIO()
    code = compile("\n" * block.start + block.text, str(page), "exec")
    with contextlib.redirect_stdout(output):
        exec(code, namespace)
    return output.getvalue()


def run_c(block, folder):
    """Compile a block, run it and return what it prints."""
    library = pathlib.Path(importlib.util.find_spec("tablerules").origin).with_name("libvalidation.so")
    program = folder / "sample"
    command = [os.environ.get("CC", "clang"), "-std=c11", "-Wall", "-Wextra", "-Werror", "-I", ROOT / "Sources/CArrow/include",
               "-x", "c", "-", "-x", "none", library, f"-Wl,-rpath,{library.parent}", "-o", program]
    subprocess.run(command, input=block.text, text=True, check=True)
    return subprocess.run([program], capture_output=True, text=True, check=True).stdout


def check(page):
    """Run the samples of a page; return their number and the lines of the page with their outputs."""
    lines = page.read_text(encoding="utf-8").splitlines(keepends=True)
    found = blocks(lines)
    namespace, count, recorded, copied = {"__name__": "__main__"}, 0, [], 0
    with tempfile.TemporaryDirectory() as name, current_folder(name) as folder:
        for block in found:
            if block.name:
                file = folder / block.name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(block.text, encoding="utf-8")
        for block, after in zip(found, [*found[1:], None]):
            if block.language not in ("python", "c"):
                continue
            count += 1
            printed = run_python(block, page, namespace) if block.language == "python" else run_c(block, folder)
            has_output = after and after.language == "text" and not "".join(lines[block.end + 1:after.start - 1]).strip()
            expected = after.text if has_output else ""
            if printed == expected:
                continue
            if not os.environ.get("RECORD"):
                sys.exit(f"{page}:{block.start}: the sample prints\n{printed}\ninstead of\n{expected}")
            start, end = (after.start, after.end) if has_output else (block.end + 1, block.end + 1)
            text = printed if has_output else f"\n```text\n{printed}```\n"
            recorded += [*lines[copied:start], text]
            copied = end
    return count, [*recorded, *lines[copied:]]


@contextlib.contextmanager
def current_folder(name):
    """Make a folder the current one and return it; `contextlib.chdir` is not in Python 3.10 and older."""
    before = pathlib.Path.cwd()
    os.chdir(name)
    try:
        yield pathlib.Path(name)
    finally:
        os.chdir(before)


def main(names):
    """Check the pages, and record their outputs if that is required."""
    for page in map(pathlib.Path, names):
        page = page.resolve()
        count, lines = check(page)
        if os.environ.get("RECORD"):
            page.write_text("".join(lines), encoding="utf-8")
        print(f"{page.name}: {count} samples print what the page shows")


if __name__ == "__main__":
    main(sys.argv[1:])
