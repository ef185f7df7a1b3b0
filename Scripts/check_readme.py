"""Compiles and runs every Swift sample of the README and of Documentation/Messages.md, and runs every console session of
the README, comparing what they print.

A Swift sample that begins with `// swift-tools-version` becomes the manifest of a scratch package; every other one
becomes its main file, and each `// prints TEXT` in it is a line that it has to print, in order. In a console session
the lines after `$ COMMAND` are what it prints, on both streams; a line that tells the time taken is left out. A block
with a name after its language is a file of that name, which the sessions have.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TIMING = re.compile(r"^[\d.]+ [kMG]?B in [\d.]+ s: .*/s$")


def blocks(text: str, language: str) -> list[str]:
    """The bodies of the fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def run(command: list[str], folder: pathlib.Path, env: dict[str, str] | None = None) -> str:
    """What a command prints on both streams; a breakdown ends the check."""
    result = subprocess.run(
        command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if result.returncode not in (0, 1) or (result.returncode == 1 and command[0] == "swift"):
        sys.exit(f"check_readme: {' '.join(command)} ended with {result.returncode}:\n{result.stdout}")
    return result.stdout


def compare(name: str, expected: list[str], printed: list[str]) -> None:
    """Ends the check where the two differ."""
    if expected != printed:
        lines = [f"check_readme: {name}: expected", *expected, "printed", *printed]
        sys.exit("\n".join(lines))


def check_swift(samples: list[str], scratch: pathlib.Path) -> int:
    """Runs the samples in a package that has the README's own manifest."""
    manifest = next(sample for sample in samples if sample.startswith("// swift-tools-version"))
    programs = [sample for sample in samples if sample != manifest]
    (scratch / "Sources/App").mkdir(parents=True)
    (scratch / "Package.swift").write_text(manifest.replace("../Validation", str(ROOT)))
    for number, program in enumerate(programs, 1):
        (scratch / "Sources/App/main.swift").write_text(program)
        run(["swift", "build", "--scratch-path", str(ROOT / ".build/readme")], scratch)
        printed = run([str(ROOT / ".build/readme/debug/App")], scratch).splitlines()
        compare(f"Swift sample {number}", re.findall(r"// prints (.*)$", program, re.MULTILINE), printed)
    return len(programs)


def named_blocks(text: str) -> list[tuple[str, str]]:
    """The fenced blocks that have a name, with their bodies."""
    return re.findall(r"^```[a-z]+ (\S+)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def check_console(sessions: list[str], files: list[tuple[str, str]], scratch: pathlib.Path) -> int:
    """Runs the sessions with the release build first on the path, in a folder that has the repository's files."""
    for name in ("Examples", "rules"):
        shutil.copytree(ROOT / name, scratch / name)
    for name, body in files:
        (scratch / name).write_text(body)
    programs = run(["bash", "-c", "./Scripts/build.sh 2>/dev/null"], ROOT).strip()
    env = os.environ | {"PATH": f"{programs}:{os.environ['PATH']}"}
    count = 0
    for session in sessions:
        for part in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
            command, _, expected = part.partition("\n")
            printed = run(["bash", "-c", command], scratch, env).splitlines()
            printed = [line for line in printed if not TIMING.match(line)]
            compare(f"$ {command}", expected.splitlines(), printed)
            count += 1
    return count


def main() -> None:
    """Checks the README and the pages of messages and of forms."""
    text = (ROOT / "README.md").read_text()
    with tempfile.TemporaryDirectory() as folder:
        commands = check_console(blocks(text, "console"), named_blocks(text), pathlib.Path(folder))
    with tempfile.TemporaryDirectory() as folder:
        pages = [(ROOT / "Documentation" / name).read_text() for name in ("Messages.md", "Forms.md")]
        # What imports nothing is a piece of a program.
        programs = [sample for page in pages for sample in blocks(page, "swift") if sample.startswith("import")]
        samples = check_swift(blocks(text, "swift") + programs, pathlib.Path(folder))
    print(f"README, Messages.md and Forms.md: {commands} commands and {samples} Swift samples print what they say")


if __name__ == "__main__":
    main()
