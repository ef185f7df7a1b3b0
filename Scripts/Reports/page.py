#!/usr/bin/env python3
"""Check the HTML report by axe-core (light, dark, in forced colors and on a phone), its width on a phone and in print, its markup by vnu, and
its style sheet by Chromium's parser. Screenshots are kept.

Usage: page.py PROGRAM

The reports have findings of every kind: of values, whole records, headers and several files, with markup and characters that
change the direction of text, and none. The browser and the engines are those of Examples/SignUp, whose `test.sh` installs them.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Examples/SignUp/tests"))

import engines  # noqa: E402
from browser import MODES, Browser  # noqa: E402

SIZES = {"page": (1200, 900), "phone": (320, 640)}
FILES = {
    "valid.csv": "email,n\nann@example.com,1\n",
    "faults.csv": 'email,n,n\nbob,x,1\n<b>&\u202eabc,2\n\n"c"d,3,"e"f\n' + "x,y,z\n" * 300,
    "other.csv": "n,email\nx,ann@example.com\n",
    "wide.csv": ",".join(f"column {i}" for i in range(12)) + "\n" + ",".join(12 * ["someone@example.com"]) + "\n",
    "rules.yaml": """severity: {record.blank-line: ignore}
fieldsMatch: partial
fields:
  - {name: id, type: integer}
  - {name: email, type: string, format: email, constraints: {required: true}}
  - {name: born, type: date}
  - {name: note, type: string, constraints: {maxLength: 5}}
primaryKey: [id, born]
""",
    "joined.csv": "id,email,born\n1,ann@example.com,2000-02-28\n\n2,x,\nid,email,born\n1,bob@example.com,2000-02-28\n3,Zoe\u0308,x\n",
    "values.jsonl": '{"email":"bob"}\n{"email":\n',
}
REPORTS = {
    "valid": ["-c", "email=email", "valid.csv"],
    "shape": ["faults.csv"],
    "values": ["-c", "email=email", "--all", "faults.csv"],
    "several": ["-c", "email=email", "-c", "n=integer", "valid.csv", "other.csv"],
    "members": ["-c", "email=email", "values.jsonl"],
    "wide": ["-c", "column 11=date", "wide.csv"],
    "rules": ["-r", "rules.yaml", "joined.csv"],
    "stopped": ["-c", "email=email", "--stop-after", "2", "faults.csv"],
}


def write_reports(program: str, folder: Path) -> None:
    """Write every report into the folder."""
    with tempfile.TemporaryDirectory() as inputs:
        for name, text in FILES.items():
            (Path(inputs) / name).write_text(text, encoding="utf-8")
        for name, words in REPORTS.items():
            command = [program, "check", "-q", "--report", f"html={folder / name}.html", *words]
            status = subprocess.run(command, cwd=inputs, check=False).returncode
            if status not in (0, 1):
                sys.exit(f"{name}: the program ended with status {status}")


def violations(folder: Path) -> list[str]:
    """Return what axe-core finds on the reports in the folder."""
    found = []
    browser = Browser()
    try:
        for name in REPORTS:
            browser.open((folder / f"{name}.html").as_uri())
            for size, (width, height) in SIZES.items():
                browser.resize(width, height)
                if browser.is_too_wide:
                    found.append(f"{name} {size}: the page is wider than {width} pixels")
                for mode, features in MODES.items():
                    browser.emulate_media(features)
                    found += [f"{name} {size} {mode}: {text}" for text in engines.axe(browser)]
                    browser.keep_screenshot(f"report-{name}-{size}-{mode}.png")
            browser.emulate_print()
            if browser.is_too_wide:
                found.append(f"{name}: the contents are wider than a printed page")
            browser.keep_screenshot(f"report-{name}-print.png")
        style = browser.run("return document.querySelector('style').textContent")
        found += [f"style sheet: {text}" for text in engines.dropped_declarations(browser, style)]
    finally:
        browser.quit()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        write_reports(str(Path(sys.argv[1]).resolve()), Path(folder))
        # vnu's release of 2020 does not know all of today's properties.
        markup = [text for text in engines.vnu(folder) if " CSS: " not in text]
        faults = violations(Path(folder)) + markup
    print("\n".join(faults))
    if faults:
        sys.exit(1)
    print(f"{len(REPORTS)} reports, {len(SIZES)} sizes, {len(MODES)} modes and print: no violation")


main()
