#!/usr/bin/env python3
"""Run the steps of the Containerfile in roots made by debootstrap, without a container engine or a registry.

    container.py FOLDER      as root; FOLDER is empty and gets some 3 GB

The image of each FROM is a minimal Debian. That of Swift gets the packages of the official image and this machine's
toolchain. Then the steps run in a chroot one after another, and the program of the last image is run by its ENTRYPOINT.
"""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2]
MIRROR = "http://deb.debian.org/debian"
TOOLCHAIN = Path(shutil.which("swift")).resolve().parent
# Of the official image swift:6.3-bookworm (swiftlang/swift-docker), what a build without tests needs.
SWIFT_PACKAGES = (
    "binutils-gold ca-certificates gcc git libc6-dev libcurl4 libedit2 libncurses6 libpython3.11 libsqlite3-0"
    " libstdc++-12-dev libxml2 libz3-4 pkg-config tzdata unzip zlib1g-dev"
)


@dataclass
class Stage:
    """An image while its steps run."""

    root: Path
    path: str = "/usr/sbin:/usr/bin:/sbin:/bin"
    folder: str = "/"
    user: str = "root"
    entry: list[str] = field(default_factory=list)

    def run(self, command: list[str], **options) -> subprocess.CompletedProcess:
        """Run a command in the root, with the toolchain mounted where it is on this machine."""
        mount = shlex.quote(str(TOOLCHAIN.parents[1]))
        root = shlex.quote(str(self.root))
        script = (
            f"mkdir -p {root}{mount}; mount --bind {mount} {root}{mount}; mount -t proc proc {root}/proc;"
            f" mount --bind /dev {root}/dev;"
            f' exec chroot --userspec={self.user} {root} env -i PATH={self.path} HOME=/root LC_ALL=C.UTF-8'
            f' DEBIAN_FRONTEND=noninteractive sh -c \'cd "$0" && exec "$@"\' {shlex.quote(self.folder)} "$@"'
        )
        return subprocess.run(["unshare", "--mount", "sh", "-ec", script, "sh", *command], **options)

    def copy(self, words: list[str], stages: dict[str, Stage]) -> None:
        """Do a COPY step."""
        *sources, target = words
        folder = self.root / target.lstrip("/") if target.startswith("/") else self.root / self.folder.lstrip("/") / target
        folder.mkdir(parents=True, exist_ok=True)
        if sources[0].startswith("--from="):
            other = stages[sources.pop(0).removeprefix("--from=")]
            for pattern in sources:
                for file in other.root.glob(pattern.lstrip("/")):
                    shutil.copy2(file, folder)
            return
        assert sources == ["."], sources
        ignored = [f"--exclude=./{line}" for line in (SOURCE / ".containerignore").read_text().split()]
        archive = subprocess.Popen(["tar", "-C", SOURCE, *ignored, "-cf", "-", "."], stdout=subprocess.PIPE)
        subprocess.run(["tar", "-C", folder, "--no-same-owner", "-xf", "-"], stdin=archive.stdout, check=True)
        assert archive.wait() == 0


def steps() -> list[tuple[str, str]]:
    """Return the instructions of the Containerfile with their arguments."""
    lines = (SOURCE / "Containerfile").read_text().splitlines()
    return [tuple(line.split(maxsplit=1)) for line in lines if line and not line.startswith("#")]


def image(name: str, base: Path, root: Path) -> Stage:
    """Return a stage that stands for an image of the registry."""
    subprocess.run(["cp", "-a", "--reflink=auto", base, root], check=True)
    if name.split("/")[-1].startswith("debian:"):
        return Stage(root)
    assert name.split("/")[-1].startswith("swift:"), name
    stage = Stage(root, path=f"{TOOLCHAIN}:/usr/sbin:/usr/bin:/sbin:/bin")
    install = f"apt-get update -qq && apt-get install -y -qq --no-install-recommends {SWIFT_PACKAGES}"
    stage.run(["sh", "-c", install], check=True, stdout=subprocess.DEVNULL)
    return stage


def main() -> int:
    scratch = Path(sys.argv[1])
    base = scratch / "base"
    subprocess.run(["debootstrap", "--variant=minbase", "bookworm", base, MIRROR], check=True, stdout=subprocess.DEVNULL)
    shutil.copy("/etc/resolv.conf", base / "etc/resolv.conf")
    stages: dict[str, Stage] = {}
    stage = None
    for instruction, rest in steps():
        print(f"{instruction} {rest}", flush=True)
        words = rest.split()
        match instruction:
            case "FROM":
                name = words[2] if len(words) > 1 else "last"
                stage = stages[name] = image(words[0], base, scratch / name)
            case "WORKDIR":
                stage.folder = rest
                (stage.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
            case "COPY": stage.copy(words, stages)
            case "RUN": stage.run(["sh", "-c", rest], check=True, stdout=subprocess.DEVNULL)
            case "USER": stage.user = rest
            case "ENTRYPOINT": stage.entry = [word.strip('",[]') for word in words]
            case _: raise SystemExit(f"container: unknown instruction {instruction}")
    (stage.root / "data/people.csv").write_text("name,email\nAnn,ann@example.com\nBob,bob@example\n")
    result = stage.run([*stage.entry, "check", "-q", "--errors", "-", "-c", "email=email", "people.csv"], capture_output=True, text=True)
    expected = "people.csv:3:5: error: email: 'bob@example' must be an e-mail address: its domain has no dot [email.domain-single-label]\n"
    if (result.returncode, result.stdout) != (1, expected):
        print(f"container: the image printed {result.stdout!r}{result.stderr!r} with status {result.returncode}")
        return 1
    packages = sorted((stages["build"].root / "packages").iterdir())
    for package in packages:
        shutil.copy2(package, scratch)
    print(*(package.name for package in packages))
    return 0


if __name__ == "__main__":
    sys.exit(main())
