"""The server as a person meets it: in a browser, by the keyboard alone."""

import json
import re
import unittest

from selenium.webdriver.common.keys import Keys

import accessibility
from browser import Browser
from server import PAYMENT, SIGN_UP, Server


class BrowserTests(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.stop)

    def stop(self):
        self.assertEqual(self.server.stop(), (0, ""))

    def browse(self, path, has_script=True):
        browser = Browser(has_script)
        self.addCleanup(browser.quit)
        browser.open(self.server.address.rstrip("/") + path)
        return browser

    def fill(self, browser, values):
        """Goes through the fields from the first to the last and types over what is there."""
        for name, value in values.items():
            if not value:
                continue
            browser.tab_to(name)
            kind = browser.run("return document.activeElement.type")
            if kind == "checkbox":
                browser.press(Keys.SPACE)
            elif kind == "radio":
                browser.press(Keys.SPACE)
            elif kind == "date":
                year, month, day = value.split("-")
                browser.press(month + day + year)
            else:
                browser.replace(value.replace("\r\n", "\n"))

    def mend(self, has_script):
        """A first post with errors, mended by the keyboard, as it is with a screen reader."""
        browser = self.browse("/sign-up", has_script)
        wrong = {**SIGN_UP, "email": "ann", "country": "Germany", "password-again": "", "terms": ""}
        self.fill(browser, wrong)
        browser.press(Keys.ENTER)
        browser.until(lambda: browser.find_all(".form-summary"))
        self.assertEqual(browser.driver.title, "Error: Sign up")
        self.assertEqual(browser.focused, "form-summary")
        self.assertEqual(accessibility.findings(browser), [])
        [summary] = browser.accessible(".form-summary")
        self.assertEqual((summary["role"], summary["name"]), ("alert", "There are 4 problems"))
        links = [link.get_attribute("hash") for link in browser.find_all(".form-summary a")]
        self.assertEqual(links, ["#field-email", "#field-country", "#field-password-again", "#field-terms"])

        # The first link leads to the first control, and from there Tab goes on.
        browser.press(Keys.TAB)
        browser.press(Keys.ENTER)
        browser.until(lambda: browser.focused == links[0].removeprefix("#"))
        right = {name: SIGN_UP[name] for name in ["email", "country", "password", "password-again", "terms"]}
        self.fill(browser, right)
        browser.press(Keys.TAB)
        self.assertEqual(browser.run("return document.activeElement.type"), "submit")
        browser.press(Keys.ENTER)
        browser.until(lambda: browser.driver.current_url.endswith("/sign-up/accepted"))
        self.assertEqual(accessibility.structure(browser), [])
        self.assertEqual(browser.find("[role=status]").text, "Sign up: what you sent has been accepted.")
        [(form, _, _, values, password_hash)] = self.server.rows()
        self.assertEqual((form, json.loads(values)["email"]), ("/sign-up", "ann@example.com"))
        self.assertTrue(password_hash)
        self.assertEqual(browser.violations(), [])

    def test_a_post_with_errors_is_mended_by_the_keyboard_alone(self):
        self.mend(has_script=True)

    def test_a_post_with_errors_is_mended_without_script(self):
        self.mend(has_script=False)

    def test_a_field_is_asked_when_it_is_left(self):
        browser = self.browse("/sign-up")
        browser.tab_to("email")
        browser.press("ann", Keys.TAB)
        [box] = browser.until(lambda: browser.find_all(".form-field[data-state=invalid]"))
        [error] = browser.find_all(".form-error")
        self.assertEqual(box.find_element("id", "error-email"), error)
        self.assertTrue(error.text.startswith("Error: "))
        # It is told politely, and the focus stays where somebody types.
        self.assertEqual(browser.focused, "field-name")
        said = browser.run("return document.querySelector('[role=status]').textContent")
        self.assertEqual(said, error.text.replace("Error", "E-mail address", 1))
        self.assertEqual(accessibility.findings(browser), [])

        browser.run("document.getElementById('field-email').focus()")
        browser.replace("ann@example.com")
        browser.press(Keys.TAB)
        browser.until(lambda: not browser.find_all("#error-email"))
        self.assertEqual(browser.find("#field-email").get_attribute("aria-invalid"), "false")
        # The next field was left as well, with nothing in it.
        browser.until(lambda: browser.find_all("#error-name"))
        self.assertEqual(accessibility.findings(browser), [])
        self.assertEqual(browser.violations(), [])

    def test_what_depends_on_a_field_is_asked_with_it_once_somebody_was_there(self):
        browser = self.browse("/sign-up")

        def leave(name, text, until):
            browser.run("document.getElementById(arguments[0]).focus()", f"field-{name}")
            browser.replace(text)
            browser.press(Keys.TAB)
            browser.until(until)

        def is_wrong(name):
            return browser.find_all(f"#error-{name}")

        leave("password", "short", lambda: is_wrong("password"))
        self.assertEqual(is_wrong("password-again"), [])
        leave("password", SIGN_UP["password"], lambda: not is_wrong("password"))
        leave("password-again", SIGN_UP["password"] + "s", lambda: is_wrong("password-again"))
        leave("password", SIGN_UP["password"] + "s", lambda: not is_wrong("password-again"))
        leave("password", SIGN_UP["password"], lambda: is_wrong("password-again"))
        self.assertEqual(accessibility.findings(browser), [])

    def test_a_page_that_is_loaded_says_what_the_script_said(self):
        live = self.browse("/sign-up")
        live.tab_to("email")
        live.press("ann", Keys.TAB)
        live.until(lambda: live.find_all("#error-email"))
        shown = "return document.getElementById('field-email').closest('.form-field').outerHTML.replace(/ value=\"[^\"]*\"/, '')"
        before = live.run(shown)
        live.press(Keys.ENTER)
        live.until(lambda: live.find_all(".form-summary"))
        self.assertEqual(parsed(live.run(shown)), parsed(before))

    def test_a_payment_is_made_by_the_keyboard_alone(self):
        browser = self.browse("/payment")
        browser.tab_to("creditor")
        self.fill(browser, PAYMENT)
        browser.press(Keys.TAB, Keys.ENTER)
        browser.until(lambda: browser.driver.current_url.endswith("/payment/accepted"))
        [(form, _, _, values, _)] = self.server.rows()
        self.assertEqual((form, json.loads(values)), ("/payment", {**PAYMENT, "note": "Two\nlines"}))

    def test_focus_goes_from_the_first_to_the_last_and_is_seen(self):
        for path in ["/sign-up", "/payment"]:
            browser = self.browse(path)
            expected = browser.run("""
              const seen = new Set();
              return [...document.querySelectorAll(".form :is(input:not([type=hidden]), select, textarea, button)")]
                .filter((control) => control.type !== "radio" || !seen.has(control.name) && seen.add(control.name))
                .map((control) => control.id || control.type);
            """)
            order = []
            for _ in range(60):
                browser.press(Keys.TAB)
                name = browser.run("const e = document.activeElement; return e === document.body ? null : e.id || e.type")
                if name is None or order and name == order[0]:
                    break
                if not order or order[-1] != name:
                    order.append(name)
                outline = browser.run("return getComputedStyle(document.activeElement).outlineStyle")
                self.assertNotEqual(outline, "none", name)
            self.assertEqual(order, expected, path)

    def test_all_texts_are_read_in_the_light_and_in_the_dark(self):
        for path in ["/sign-up", "/payment"]:
            for state in ["empty", "refused"]:
                browser = self.browse(path)
                if state == "refused":
                    browser.find("button").send_keys(Keys.ENTER)
                    browser.until(lambda: browser.find_all(".form-summary"))
                grounds = []
                for scheme in ["light", "dark"]:
                    browser.emulate(scheme)
                    self.assertEqual(accessibility.findings(browser), [], (path, state, scheme))
                    grounds.append(browser.run("return getComputedStyle(document.documentElement).backgroundColor"))
                    browser.keep_screenshot(f"{path.strip('/')}-{state}-{scheme}.png")
                self.assertNotEqual(*grounds)

    def test_the_checks_find_what_is_wrong(self):
        browser = self.browse("/payment")
        faults = {
            "document.documentElement.lang = ''": "no language",
            "document.querySelector('label').remove()": "no name",
            "document.querySelector('input[aria-describedby]').removeAttribute('aria-describedby')": "described by ''",
            "document.querySelector('#field-iban').setAttribute('aria-invalid', 'true')": "invalid is True",
            "document.querySelector('fieldset').removeAttribute('role')": "not ('radiogroup'",
            "document.querySelector('h1').className = 'form-optional'; document.querySelector('.form-helper').replaceChildren()"
            ";document.querySelectorAll('legend, label')[1].attributeStyleMap.set('color', '#999999')": "for 'IBAN'",
            "document.querySelector('button').tabIndex = 1": "the order of focus",
            "document.querySelector('label').htmlFor = 'gone'": "which is not there",
        }
        for script, expected in faults.items():
            browser.driver.refresh()
            self.assertEqual(accessibility.findings(browser), [])
            browser.run(script)
            found = "\n".join(accessibility.findings(browser))
            self.assertIn(expected, found, script)


def parsed(html):
    """A piece of HTML without regard to the order of attributes and to white space between tags."""
    tags = re.findall(r"<[^>]+>|[^<]+", html)
    return [sorted(re.findall(r'[^\s="<>]+(?:="[^"]*")?', tag)) if tag[0] == "<" else tag.strip()
            for tag in tags if tag.strip()]


if __name__ == "__main__":
    unittest.main()
