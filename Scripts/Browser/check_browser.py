#!/usr/bin/env python3
"""Type values into form controls in Chromium and compare the validation of the browser with that of the server.

Usage: check_browser.py PAIRS PROGRAM [SUITES]

PAIRS is the file that the test suite BrowserAgreementTests writes: controls as in pages, and values with the verdicts of the server.
The browser must accept each value that the server accepts: it can be typed, `checkValidity()` is true, and the value of the
control is the typed one, trimmed if the control is for e-mail addresses. Each pattern must compile under the flag `v`.

SUITES is a folder with email/wpt-email.open.jsonl. Each case with one address is typed into a control for e-mail addresses, and
the value of the control is checked by PROGRAM with the rule email:html. The browser, the program and the suite must agree; in
tentative cases only the browser and the program.
"""

import json
import pathlib
import subprocess
import sys

from selenium import webdriver

TYPE = """
const [controls] = arguments;
const names = ['badInput', 'patternMismatch', 'rangeOverflow', 'rangeUnderflow', 'stepMismatch', 'tooLong', 'tooShort',
               'typeMismatch', 'valueMissing'];
window.answer = element => [element.value, element.checkValidity(), names.filter(name => element.validity[name])];
return controls.map(control => {
  document.body.innerHTML = control.html;
  const element = document.getElementById('field-f');
  const pattern = element.getAttribute('pattern');
  let fault = null;
  try { if (pattern !== null) new RegExp('^(?:' + pattern + ')$', 'v'); } catch (error) { fault = String(error); }
  const answers = control.pairs.map(([value]) => {
    element.value = '';
    if (element.type === 'date') {
      element.value = value;
    } else if (value !== '') {
      element.focus();
      // maxlength limits typed values but not values set by a script.
      document.execCommand('insertText', false, value);
    }
    return answer(element);
  });
  return {tag: element.outerHTML, type: element.type, pattern, fault, answers};
});
"""

ADDRESS = r"""
document.body.innerHTML = '<input type=email>';
const element = document.body.firstChild;
return arguments[0].map(value => {
  element.value = '';
  element.focus();
  // Browsers convert a typed domain to ASCII but not one set by a script. Line breaks cannot be typed.
  document.execCommand('insertText', false, value.replace(/[\r\n]/g, ''));
  return [element.value, element.checkValidity()];
});
"""

# ASCII whitespace as defined by HTML.
BLANKS = " \t\n\f\r"


def started():
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"):
        options.add_argument(argument)
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
    driver.get("data:text/html;charset=utf-8,<!doctype html><title>Pairs</title>")
    return driver


def typed(driver, control):
    """Return the results for values typed by the keyboard, the only ones to which minlength applies."""
    driver.execute_script("document.body.innerHTML = arguments[0]", control["html"])
    answers = []
    for value, _ in control["pairs"]:
        driver.execute_script("const element = document.getElementById('field-f'); element.value = ''; element.focus();")
        if value:
            driver.execute_cdp_cmd("Input.insertText", {"text": value})
        answers.append(driver.execute_script("return answer(document.getElementById('field-f'))"))
    return answers


def check_pairs(driver, path):
    document = json.loads(pathlib.Path(path).read_text("utf-8"))
    controls = document["controls"]
    types, constraints = {}, {}
    pairs = accepted = patterns = 0
    faults = []
    for start in range(0, len(controls), 100):
        batch = controls[start:start + 100]
        for control, answer in zip(batch, driver.execute_script(TYPE, batch)):
            types[answer["type"]] = types.get(answer["type"], 0) + 1
            patterns += answer["pattern"] is not None
            if answer["fault"]:
                faults.append(f"{answer['fault']}: {control['rule']}")
            if " minlength=" in answer["tag"]:
                answer["answers"] = typed(driver, control)
            for (value, is_accepted), (handed, is_valid, refusals) in zip(control["pairs"], answer["answers"]):
                pairs += 1
                accepted += is_accepted
                for refusal in refusals:
                    constraints[refusal] = constraints.get(refusal, 0) + 1
                expected = value.strip(BLANKS) if answer["type"] == "email" else value
                if is_accepted and not (is_valid and handed == expected):
                    faults.append(f"{value!r}: submitted as {handed!r}, {refusals}: {answer['tag']}\n  {control['rule']}")
    print(f"seed {document['seed']}: {len(controls)} controls {types}, {patterns} with a pattern")
    print(f"{pairs} pairs, {accepted} accepted by the server; rejections by the browser: {constraints}")
    for fault in faults[:20]:
        print(fault)
    print(f"{len(faults)} faults: values that only the server accepts, or patterns that do not compile")
    return len(faults)


def check_addresses(driver, program, path):
    cases = [json.loads(line) for line in path.read_text("utf-8").split("\n") if line]
    cases = [case for case in cases if not case["options"]["multiple"]]
    disagreements = 0
    for case, (handed, is_valid) in zip(cases, driver.execute_script(ADDRESS, [case["input"] for case in cases])):
        answer = subprocess.run([program, "check", "--quiet", "-e", "email:html"], input=handed + "\n", text=True, check=False)
        if answer.returncode not in (0, 1):
            raise SystemExit(f"{program}: status {answer.returncode}")
        said = {answer.returncode == 0, is_valid}
        if not case["options"].get("tentative"):
            said.add(case["valid"])
        if len(said) > 1:
            disagreements += 1
            print(f"{case['input']!r}: submitted as {handed!r}: browser {is_valid}, validate {answer.returncode == 0}, suite {case['valid']}")
    print(f"{len(cases)} addresses of one value each, {disagreements} disagreements")
    return disagreements


def main():
    driver = started()
    try:
        faults = check_pairs(driver, sys.argv[1])
        suite = pathlib.Path(sys.argv[3]) / "email" / "wpt-email.open.jsonl" if len(sys.argv) > 3 else None
        if suite and suite.exists():
            faults += check_addresses(driver, sys.argv[2], suite)
    finally:
        driver.quit()
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
