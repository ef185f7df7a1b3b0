#!/usr/bin/env python3
"""Take the same pictures of two builds of the examples and of the report, and write a page that shows them side by side.

Usage: flaws.py PICTURES BEFORE AFTER

BEFORE and AFTER are checkouts in which the sign-up, the gallery and the program are built, as `flaws.sh` does. Each scene is one in which a
designer found a flaw. It uses the names of fields and the addresses that both builds have.
"""

from __future__ import annotations

import contextlib
import html
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Examples/SignUp/tests"))

from browser import Browser  # noqa: E402
from selenium.webdriver.common.keys import Keys  # noqa: E402
from server import Server  # noqa: E402

PHONE, DESK = (360, 740), (1200, 900)
TOO_LARGE = 12 << 20


class Build:
    """A checkout with its servers, and the folder of its pictures."""

    def __init__(self, checkout: Path, pictures: Path) -> None:
        self.checkout, self.pictures = checkout, pictures
        os.environ["SERVER"] = str(checkout / "Examples/SignUp/.build/debug/SignUp")
        self.server = Server()
        self.process = subprocess.Popen(
            [checkout / "Examples/Gallery/.build/debug/Gallery"], env=dict(os.environ, PORT="0"), stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        self.gallery = self.process.stdout.readline().strip()

    def stop(self) -> None:
        """Stop the servers."""
        self.process.terminate()
        self.server.stop()

    @contextlib.contextmanager
    def page(self, path: str, size: tuple[int, int] = DESK, language: str = "en", scheme: str = "light") -> Iterator[Browser]:
        """Open a page of the sign-up, or one by its whole address, in a browser of its own."""
        os.environ["ARTIFACTS"] = str(self.pictures)
        browser = Browser()
        try:
            browser.resize(*size)
            browser.prefer(language)
            browser.emulate(scheme)
            browser.open(path if "://" in path else self.server.address.rstrip("/") + path)
            yield browser
        finally:
            browser.quit()


def fill(browser: Browser, values: dict[str, str]) -> None:
    """Type values over those of fields."""
    for name, value in values.items():
        browser.find(f'[name="{name}"]').click()
        browser.replace(value)
    browser.press(Keys.TAB)
    time.sleep(0.7)


def send(browser: Browser) -> None:
    """Press the button that sends the form, and wait for the next page."""
    page = browser.find("html")
    browser.find("form.form [type=submit]").click()
    browser.until(lambda: browser.find("html") != page)
    browser.until(lambda: browser.run("return document.readyState") == "complete")


def correction(build: Build) -> None:
    with build.page("/sign-up") as browser:
        fill(browser, {"email": "ann.example.com", "name": "Ann", "password": "short", "password-again": "short"})
        send(browser)
        fill(browser, {"email": "ann@example.com", "password": "correct horse battery staple"})
        browser.keep_screenshot("1 after a correction.png")


def toggles(build: Build) -> None:
    for scheme in ["light", "dark"]:
        with build.page(build.gallery, scheme=scheme) as browser:
            browser.keep_screenshot(f"2 toggles {scheme}.png")


def choice(build: Build) -> None:
    with build.page("/payment") as browser:
        browser.run("""
          const choice = document.querySelector("select[name=currency], [name=currency]:not([type=hidden])");
          if (choice.options) choice.add(new Option("Shells", "XXX", true, true)); else { choice.value = "XXX"; choice.checked = true; }
        """)
        fill(browser, {"creditor": "Ann"})
        send(browser)
        browser.keep_screenshot("3 a value that is no choice.png")


def country(build: Build) -> None:
    with build.page("/sign-up") as browser:
        browser.keep_screenshot("4 country and day.png")


def sentences(build: Build) -> None:
    with build.page("/sign-up") as browser:
        send(browser)
        browser.keep_screenshot("5 sentences.png")


def arabic(build: Build) -> None:
    for name, path in [("form", "/sign-up"), ("index", "/"), ("not found", "/missing")]:
        with build.page(path, language="ar") as browser:
            browser.keep_screenshot(f"6 Arabic {name}.png")


def upload(build: Build) -> None:
    file = Path(build.server.folder.name) / "holiday.bin"
    with build.page("/upload") as browser:
        file.write_bytes(bytes(TOO_LARGE))
        browser.find("[name=file]").send_keys(str(file))
        time.sleep(0.7)
        browser.keep_screenshot("7 a file too large is chosen.png")
    with build.page("/upload") as browser:
        file.write_bytes(bytes(2 << 20))
        browser.limit_upload(300_000)
        browser.find("[name=file]").send_keys(str(file))
        browser.find("form.form [type=submit]").send_keys(Keys.ENTER)
        time.sleep(2)
        browser.find("#transfer-run").click()
        time.sleep(0.5)
        browser.keep_screenshot("7 paused.png")
        browser.find("#transfer-run").click()
        time.sleep(0.5)
        browser.limit_upload(0)
        time.sleep(3)
        browser.keep_screenshot("7 offline.png")


def buttons(build: Build) -> None:
    for name, path in [("payment", "/payment"), ("upload", "/upload")]:
        with build.page(path) as browser:
            browser.keep_screenshot(f"8 the button of the {name}.png")


def report(build: Build) -> None:
    folder = Path(build.server.folder.name)
    rules, table, page = folder / "people.yml", folder / "people.csv", folder / "report.html"
    rules.write_text("title: People\nfields:\n  - {name: email, type: string, format: email, constraints: {required: true}}\n"
                     "  - {name: age, type: integer, constraints: {minimum: 0, maximum: 130}}\n")
    lines = [f"ann{row}@example.com,{row % 90}" if row % 9 else f"ann{row}.example.com,{row}" for row in range(1, 3000)]
    table.write_text("email,age\n" + "\n".join(lines) + "\n")
    subprocess.run(
        [build.checkout / ".build/debug/validate", "check", "-r", rules, "--report", f"html={page}", table], capture_output=True)
    for name, size in [("desk", DESK), ("phone", PHONE)]:
        with build.page(page.as_uri(), size) as browser:
            browser.keep_screenshot(f"9 report {name}.png")


def refusal(build: Build) -> None:
    with build.page("/payment") as browser:
        fill(browser, {"creditor": "Ann Lee", "iban": "DE89 3704 0044 0532 0130 00", "amount": "12.50"})
        browser.driver.delete_all_cookies()
        send(browser)
        browser.keep_screenshot("10 a page that was open too long.png")


def sizes(build: Build) -> None:
    with build.page("/sign-up", (180, 370)) as browser:
        browser.keep_screenshot("11 phone at 200 percent.png")
    with build.page("/sign-up") as browser:
        send(browser)
        browser.emulate_print()
        browser.keep_screenshot("11 print.png")


SCENES: list[Callable[[Build], None]] = [
    correction, toggles, choice, country, sentences, arabic, upload, buttons, report, refusal, sizes,
]


def write_page(folder: Path, sizes_of_data: list[int]) -> None:
    """Write the page that shows the pictures side by side."""
    names = sorted({path.name for path in folder.glob("*/*.png")}, key=lambda name: (int(name.split()[0]), name))
    rows = "".join(
        f"<tr><th colspan=2>{html.escape(name.removesuffix('.png'))}<tr>" + "".join(
            f'<td><img src="{side}/{html.escape(name)}" alt="{side}" loading="lazy">' for side in ["before", "after"])
        for name in names)
    style = "img { max-width: 46vw; border: 1px solid #888 } th { text-align: start } td { vertical-align: top }"
    before, after = sizes_of_data
    (folder / "index.html").write_text(
        f'<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Before and after</title><style>{style}</style>'
        f"<table><tr><td>before<td>after{rows}</table><p>12 transition tables as they are sent: {before:,} and {after:,} bytes.")


def main() -> None:
    folder = Path(sys.argv[1])
    data = []
    for side, checkout in zip(["before", "after"], map(Path, sys.argv[2:])):
        build = Build(checkout.resolve(), folder / side)
        try:
            for scene in SCENES:
                try:
                    scene(build)
                except Exception as error:
                    print(f"flaws: {side}, {scene.__name__}: {error}", file=sys.stderr)
            data.append(len(build.server.ask("GET", "/controls.json", Accept_Encoding="gzip").text))
        finally:
            build.stop()
    write_page(folder, data)


if __name__ == "__main__":
    main()
