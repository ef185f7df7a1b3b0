#!/usr/bin/env python3
"""Check pages of forms by axe-core, vnu, their width, the Tab key, and the fields that depend on others. Screenshots are kept.

Usage: pages.py FOLDER

The browser and the engines are those of Examples/SignUp, whose `test.sh` installs them.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Examples/SignUp/tests"))

import engines  # noqa: E402
from browser import MODES, Browser  # noqa: E402
from selenium.webdriver.common.keys import Keys  # noqa: E402

# A screen of 1280 pixels at 200 percent has 640 pixels of CSS.
SIZES = {"page": (1200, 900), "double": (640, 450), "phone": (320, 640)}
# The controls that the Tab key reaches: of radio buttons with one name, one.
CONTROLS = """
  const radios = new Set();
  return [...document.querySelectorAll("input, select, textarea, button")].filter((element) => {
    if (element.disabled || element.type === "hidden" || element.tabIndex < 0 || !element.checkVisibility()) return false;
    if (element.type !== "radio") return true;
    const isFirst = !radios.has(element.name);
    radios.add(element.name);
    return isFirst;
  }).map((element) => element.id || `${element.name} ${element.value}`);
"""
FOCUSED = """
  const element = document.activeElement;
  const style = getComputedStyle(element);
  return [element.id || `${element.name} ${element.value}`, style.outlineStyle !== "none" && style.outlineWidth !== "0px"];
"""


def unreached(browser: Browser) -> list[str]:
    """Return the controls that Tab does not reach, and those on which the focus is not seen."""
    wanted = browser.run(CONTROLS)
    reached = {}
    browser.run("document.activeElement.blur()")
    for _ in range(4 * len(wanted) + 30):
        browser.press(Keys.TAB)
        name, is_seen = browser.run(FOCUSED)
        reached[name] = is_seen
    return [f"Tab does not reach {name}" for name in wanted if name not in reached] + [
        f"the focus is not seen on {name}" for name in wanted if not reached.get(name, True)]


def wrongly_shown(folder: Path, browser: Browser) -> list[str]:
    """Return the states in which the page of fields that depend on others shows other fields than those whose condition holds."""
    browser.emulate_media(MODES["light"])
    browser.open((folder / "depending-empty-en.html").resolve().as_uri())
    shown = "return [...document.querySelectorAll('[data-shown-when]:not([hidden]) [name]')].map(({ name }) => name)"
    found = []
    for choice, expected in [
            (None, []), ("contact phone", ["phone", "hours"]), ("hours other", ["phone", "hours", "other"]),
            ("contact mail", []), ("contact phone", ["phone", "hours", "other"]), ("hours day", ["phone", "hours"])]:
        if choice:
            name, value = choice.split()
            browser.find(f'[name="{name}"][value="{value}"]').click()
        names = list(dict.fromkeys(browser.run(shown)))
        if names != expected:
            found.append(f"after {choice} the page shows {names}, not {expected}")
    browser.find('[name="contact"][value="mail"]').click()
    for year, month, day, is_shown in [
            ("2000", "1", "2", True), ("2000", "1", "", False), ("٢٠٠٠", " 01", "02 ", True), ("1999", "1", "2", False)]:
        for part, text in [("year", year), ("month", month), ("day", day)]:
            browser.find(f'[name="born[{part}]"]').click()
            browser.replace(text)
        if (browser.run(shown) == ["twin"]) != is_shown:
            found.append(f"after {year}-{month}-{day} the page shows {browser.run(shown)}")
    return found


def faults(page: Path, browser: Browser) -> list[str]:
    """Return what is wrong with a page."""
    found = []
    # The ground of a page stays that of the mode in which it was opened.
    browser.emulate_media(MODES["light"])
    browser.open(page.resolve().as_uri())
    for size, (width, height) in SIZES.items():
        browser.resize(width, height)
        if browser.is_too_wide:
            found.append(f"{size}: the page is wider than {width} pixels")
        for mode, features in MODES.items():
            browser.emulate_media(features)
            found += [f"{size} {mode}: {text}" for text in engines.axe(browser)]
            browser.keep_screenshot(f"form-{page.stem}-{size}-{mode}.png")
    return [f"{page.stem}: {text}" for text in found + unreached(browser)]


def main() -> None:
    folder = Path(sys.argv[1])
    pages = sorted(folder.glob("*.html"))
    if not pages:
        sys.exit("pages: there are none")
    # vnu's release of 2020 does not know all of today's properties.
    found = [text for text in engines.vnu(str(folder)) if " CSS: " not in text]
    browser = Browser()
    try:
        found += wrongly_shown(folder, browser)
        for page in pages:
            found += faults(page, browser)
    finally:
        browser.quit()
    print("\n".join(found))
    if found:
        sys.exit(1)
    print(f"{len(pages)} pages, {len(SIZES)} sizes, {len(MODES)} modes: no violation, and Tab reaches every control")


main()
