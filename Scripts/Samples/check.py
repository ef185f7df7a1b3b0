#!/usr/bin/env python3
"""Compile and run every Swift sample of the documentation, and run every console session of the README, CommandLine.md and Inference.md.

    check.py           both
    check.py swift     the samples in README.md, Documentation, the DocC catalogs and doc comments
    check.py console   the sessions in README.md, Documentation/CommandLine.md and Documentation/Inference.md

Samples are compiled against the modules of the build for tests (Scripts/building.sh), which must exist. A sample is a code block that
begins with ```swift; in a Markdown page it is checked only if its first line is an import. These claims are checked:

    price.verdict(on: "1.505")  // .invalid        the expression equals the value; a remark may follow after a colon
    try form.decode(body)       // throws tooLong  the expression throws that error
    print(failure.code)         // prints length   the lines printed, in order

In a console session the lines after `$ COMMAND` are its output on both streams, without the line that has the time. A code
block with a name after its language is a file of that name in the folder in which the sessions run.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from swift_sample import SwiftSample

ROOT = pathlib.Path(__file__).resolve().parents[2]
SESSIONS = ("README.md", "Documentation/CommandLine.md", "Documentation/Inference.md")
BUILD = ROOT / ".build/tests/debug"
TIMING = re.compile(r"^[\d.]+ [kMG]?B in [\d.]+ s(: .*/s)?$")
MODULES = sorted(
    folder.name
    for folder in (ROOT / "Sources").iterdir()
    if (BUILD / "Modules" / f"{folder.name}.swiftmodule").exists() and folder.name != "validate"
)
C_TARGETS = ["CCompression", "CConfusables", "CDigest", "CEncoding", "CInternationalNames", "CLibrary", "CScan", "CSignals", "CTerminal"]
PRODUCTS = [name for name in MODULES if f'.library(name: "{name}"' in (ROOT / "Package.swift").read_text()]


def swift_samples() -> list[SwiftSample]:
    """Return every sample, in the order of the files."""
    samples = []
    pages = [ROOT / "README.md", *sorted((ROOT / "Documentation").glob("*.md"))]
    for page in [*pages, *sorted((ROOT / "Sources").rglob("*.docc/**/*.md"))]:
        samples += SwiftSample.in_page(page, PRODUCTS)
    for source in sorted((ROOT / "Sources").rglob("*.swift")):
        samples += SwiftSample.in_comments(source, PRODUCTS)
    return samples


def check_swift() -> str:
    """Compile all samples into one program and run it."""
    samples = swift_samples()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        files = [folder / f"Sample{number}.swift" for number in range(len(samples))]
        for number, (sample, file) in enumerate(zip(samples, files)):
            file.write_text(sample.swift(number))
        support = [ROOT / "Scripts/Samples" / name for name in ("Expectation.swift", "Context.swift")]
        calls = [f'await run("{s.location(ROOT)}") {{ try await sample{n}() }}' for n, s in enumerate(samples)]
        (folder / "main.swift").write_text("\n".join([*calls, "finish()"]) + "\n")
        program = folder / "samples"
        compile_program([*files, *support, folder / "main.swift"], program)
        result = subprocess.run([program], cwd=ROOT / "Examples/data", capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"samples: status {result.returncode}\n{result.stdout}{result.stderr}")
    return f"{len(samples)} Swift samples compile, and their claims hold"


def compile_program(files: list[pathlib.Path], program: pathlib.Path) -> None:
    """Compile the files against the modules of the build for tests and link its objects."""
    # Objects are listed by source file, because a build folder keeps the objects of deleted files.
    objects = [
        BUILD / f"{module}.build" / f"{source.name}.o"
        for module in MODULES
        for source in sorted((ROOT / "Sources" / module).rglob("*.swift"))
    ]
    # Files that a target embeds in its code.
    objects += sorted(BUILD.glob("*.build/embedded_resources.swift.o"))
    objects += [o for target in C_TARGETS for o in sorted((BUILD / f"{target}.build").rglob("*.o"))]
    headers = [argument for folder in sorted((ROOT / "Sources").glob("C*")) for argument in
               ("-I", str(folder if (folder / "module.modulemap").exists() else folder / "include"))]
    # The headers of HarfBuzz and FreeType are not in the compiler's folders.
    flags = subprocess.run(["pkg-config", "--cflags", "harfbuzz", "freetype2"], capture_output=True, text=True, check=True).stdout
    headers += [argument for flag in flags.split() for argument in ("-Xcc", flag)]
    command = ["swiftc", "-swift-version", "6", "-suppress-warnings", "-package-name", "samples", "-j2", "-continue-building-after-errors",
               "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility",
               "-I", str(BUILD / "Modules"), *headers, *map(str, files), *map(str, objects), "-o", str(program)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"samples: a sample does not compile\n{result.stderr}")


def check_console() -> str:
    """Run the sessions of the pages that have them."""
    count = sum(run_sessions(ROOT / page) for page in SESSIONS)
    return f"{count} commands print what the pages show"


def run_sessions(page: pathlib.Path) -> int:
    """Run the sessions of a page with the debug program first in PATH, in a copy of the repository's files; return their number."""
    text = page.read_text()
    sessions = re.findall(r"^```console\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    count = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for copied in ("Examples", "rules"):
            shutil.copytree(ROOT / copied, folder / copied, ignore=shutil.ignore_patterns(".build"))
        for file, body in re.findall(r"^```[a-z]+ (\S+)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
            (folder / file).write_text(body)
        env = os.environ | {"PATH": f"{BUILD}:{os.environ['PATH']}"}
        for session in sessions:
            for part in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
                command, _, expected = part.partition("\n")
                run_console(command, expected, folder, env)
                count += 1
    return count


def run_console(command: str, expected: str, folder: pathlib.Path, env: dict[str, str]) -> None:
    """Run one command and compare its output."""
    result = subprocess.run(["bash", "-c", command], cwd=folder, env=env, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, text=True, check=False)
    printed = [line for line in result.stdout.splitlines() if not TIMING.match(line)]
    if result.returncode not in (0, 1) or printed != expected.splitlines():
        sys.exit("\n".join([f"samples: $ {command}: expected", expected, "printed", *printed]))


def main() -> None:
    """Check the parts that the arguments name, by default both."""
    parts = {"swift": check_swift, "console": check_console}
    for name in sys.argv[1:] or parts:
        if name not in parts:
            sys.exit("samples: usage: check.py [swift] [console]")
        print(parts[name]())


if __name__ == "__main__":
    main()
