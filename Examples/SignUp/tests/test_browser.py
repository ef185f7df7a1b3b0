"""Tests of the server in a browser, by the keyboard alone."""

import json
import re
import time
import unittest
import urllib.parse

from selenium.webdriver.common.keys import Keys

import accessibility
from page_test import PageTest
from server import PAYMENT, SIGN_UP


class BrowserTests(PageTest):
    def mend(self, has_script):
        """Send the form with errors, then correct and send it by the keyboard, as with a screen reader."""
        browser = self.browse("/sign-up", has_script)
        wrong = {**SIGN_UP, "email": "ann", "phone": "12", "password-again": "", "terms": ""}
        self.fill(browser, wrong)
        browser.press(Keys.ENTER)
        browser.until(lambda: browser.find_all(".form-summary"))
        self.assertEqual(browser.driver.title, "Error: Sign up")
        self.assertEqual(browser.focused, "form-summary")
        self.assertEqual(accessibility.findings(browser), [])
        [summary] = browser.accessible(".form-summary")
        self.assertEqual((summary["role"], summary["name"]), ("alert", "There are 4 problems"))
        links = [link.get_attribute("hash") for link in browser.find_all(".form-summary a")]
        self.assertEqual(links, ["#field-email", "#field-phone", "#field-password-again", "#field-terms"])

        # The first link leads to the first invalid control; Tab continues from there.
        browser.press(Keys.TAB)
        browser.press(Keys.ENTER)
        browser.until(lambda: browser.focused == links[0].removeprefix("#"))
        right = {name: SIGN_UP[name] for name in ["email", "phone", "password", "password-again", "terms"]}
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

    def test_errors_are_corrected_by_the_keyboard_alone(self):
        self.mend(has_script=True)

    def test_errors_are_corrected_without_script(self):
        self.mend(has_script=False)

    def test_a_field_is_checked_when_it_is_left(self):
        browser = self.browse("/sign-up")
        browser.tab_to("email")
        browser.press("ann", Keys.TAB)
        [box] = browser.until(lambda: browser.find_all(".form-field[data-state=invalid]"))
        [error] = browser.find_all(".form-error")
        self.assertEqual(box.find_element("id", "error-email"), error)
        self.assertTrue(error.text.startswith("Error: "))
        # The error is announced politely, and the focus does not move.
        self.assertEqual(browser.focused, "field-name")
        said = browser.run("return document.querySelector('[role=status]').textContent")
        self.assertEqual(said, error.text.replace("Error", "E-mail address", 1))
        self.assertEqual(accessibility.findings(browser), [])

        browser.run("document.getElementById('field-email').focus()")
        browser.replace("ann@example.com")
        browser.press(Keys.TAB)
        browser.until(lambda: not browser.find_all("#error-email"))
        self.assertEqual(browser.find("#field-email").get_attribute("aria-invalid"), "false")
        # The next field was left as it was: empty.
        self.assertEqual(browser.find_all("#error-name"), [])
        self.assertEqual(accessibility.findings(browser), [])
        self.assertEqual(browser.violations(), [])

    def test_a_day_in_three_boxes_is_checked_when_its_last_box_is_left(self):
        browser = self.browse("/sign-up")
        browser.record_requests()
        browser.tab_to("birthday[day]")
        browser.press("30")
        browser.find("h1").click()
        time.sleep(0.3)
        browser.run("document.getElementById('field-birthday').focus()")
        browser.press(Keys.TAB, "2", Keys.TAB, "1990")
        self.assertEqual(browser.requests, [])
        browser.press(Keys.TAB)
        [error] = browser.until(lambda: browser.find_all(".form-error"))
        self.assertEqual((error.get_attribute("id"), len(browser.requests)), ("error-birthday", 1))
        self.assertEqual(accessibility.findings(browser), [])
        browser.run("document.getElementById('field-birthday').focus()")
        browser.replace("28")
        browser.press(Keys.TAB, Keys.TAB, Keys.TAB)
        browser.until(lambda: not browser.find_all(".form-error"))
        self.assertEqual(accessibility.findings(browser), [])
        self.assertEqual(browser.violations(), [])

    def test_dependent_fields_are_checked_too_once_they_have_been_left(self):
        browser = self.browse("/payment")

        def leave(name, text, until):
            browser.run("document.getElementById(arguments[0]).focus()", f"field-{name}")
            browser.replace(text)
            browser.press(Keys.TAB)
            browser.until(until)

        def has(text):
            return browser.find_all(f"#{text}")

        leave("iban", "GB", lambda: has("error-iban"))
        leave("iban", "GB82WEST12345698765432", lambda: not has("error-iban"))
        self.assertEqual(has("warning-bic"), [])
        leave("bic", "DEUTDE", lambda: has("error-bic"))
        leave("bic", "DEUTDEFF", lambda: not has("error-bic"))
        leave("bic", "", lambda: has("warning-bic"))
        leave("iban", PAYMENT["iban"], lambda: not has("warning-bic"))
        leave("iban", "GB82WEST12345698765432", lambda: has("warning-bic"))
        self.assertEqual(accessibility.findings(browser), [])

    def test_a_check_does_not_move_the_button_during_a_press(self):
        for seconds in [0.08, 0.4]:
            browser = self.browse("/payment")
            # All of the form is visible, so that the browser does not scroll when its height changes.
            browser.driver.set_window_size(900, 2400)
            browser.tab_to("reference")
            browser.press("*")
            browser.hold("button", seconds)
            browser.until(lambda: browser.find_all(".form-summary"))

    def test_the_result_of_a_check_is_shown_after_a_press(self):
        browser = self.browse("/payment")
        browser.driver.set_window_size(900, 2400)
        browser.run("""
          window.shown = [];
          let pressed = false;
          addEventListener("pointerdown", () => { pressed = true; });
          addEventListener("pointerup", () => { pressed = false; });
          new MutationObserver(() => { window.shown.push(pressed); })
            .observe(document.querySelector("form"), { childList: true, subtree: true });
        """)
        browser.tab_to("reference")
        browser.press("*")
        browser.hold("h1", 0.4)
        browser.until(lambda: browser.find_all("#error-reference"))
        self.assertEqual(set(browser.run("return window.shown")), {False})

    def test_fields_that_are_left_as_they_were_show_nothing_and_send_nothing(self):
        for path in ["/sign-up", "/payment"]:
            browser = self.browse(path)
            browser.record_requests()
            browser.tab_to(next(iter(SIGN_UP if path == "/sign-up" else PAYMENT)))
            for _ in range(12):
                browser.press(Keys.TAB)
            time.sleep(0.5)
            self.assertEqual(browser.requests, [])
            self.assertEqual(browser.find_all(".form-error, .form-warning"), [])

    def test_only_what_is_checked_is_sent_and_never_a_password(self):
        browser = self.browse("/sign-up")
        browser.record_requests()
        self.fill(browser, {**SIGN_UP, "website": "https://example.com/"})
        browser.press(Keys.TAB)
        fields = ["email", "name", "birthday", "phone", "country", "website", "terms"]
        browser.until(lambda: len(browser.requests) >= len(fields))
        self.assertEqual([address for address, _ in browser.requests], [f"/sign-up/check?field={name}" for name in fields])
        for name, (_, body) in zip(fields, browser.requests):
            sent = ["birthday[day]", "birthday[month]", "birthday[year]"] if name == "birthday" else [name]
            self.assertEqual(list(urllib.parse.parse_qs(body, keep_blank_values=True)), sent)

        browser.open(self.server.address + "payment")
        browser.record_requests()
        self.fill(browser, {"iban": PAYMENT["iban"], "amount": "1"})
        browser.press(Keys.TAB)
        browser.until(lambda: len(browser.requests) >= 2)
        self.assertEqual(browser.requests, [
            ("/payment/check?field=iban", f"iban={PAYMENT['iban']}&bic="), ("/payment/check?field=amount", "amount=1")])

    def test_a_reloaded_page_shows_the_same_as_the_script(self):
        live = self.browse("/sign-up")
        live.tab_to("email")
        live.press("ann", Keys.TAB)
        live.until(lambda: live.find_all("#error-email"))
        shown = "return document.getElementById('field-email').closest('.form-field').outerHTML.replace(/ value=\"[^\"]*\"/, '')"
        before = live.run(shown)
        live.press(Keys.ENTER)
        live.until(lambda: live.find_all(".form-summary"))
        self.assertEqual(parsed(live.run(shown)), parsed(before))

    def test_the_summary_keeps_what_is_not_mended(self):
        browser = self.browse("/sign-up")
        self.fill(browser, {**SIGN_UP, "email": "ann", "password": "short", "password-again": "short", "terms": ""})
        browser.press(Keys.ENTER)
        browser.until(lambda: browser.find_all(".form-summary"))
        entries = "return [...document.querySelectorAll('.form-summary a')].map(({ hash }) => hash)"
        heading = "return document.querySelector('.form-summary h2')?.textContent"
        wrong = browser.run(entries)
        self.assertEqual(browser.run(heading), f"There are {len(wrong)} problems")
        self.assertIn("#field-email", wrong)
        browser.tab_to("email")
        browser.replace("ann@example.com")
        browser.press(Keys.TAB)
        browser.until(lambda: "#field-email" not in browser.run(entries))
        # What was wrong with a password is not known to be wrong with another one.
        browser.tab_to("password")
        browser.press("x")
        browser.until(lambda: "#field-password" not in browser.run(entries))
        self.assertFalse(browser.find_all("#error-password"))
        self.assertEqual(browser.find("#field-password").get_attribute("aria-invalid"), "false")
        for name in [entry.removeprefix("#field-") for entry in browser.run(entries)]:
            browser.tab_to(name)
            browser.press("x" if name == "password-again" else Keys.SPACE)
            browser.press(Keys.TAB)
        browser.until(lambda: not browser.find_all(".form-summary"))
        self.assertEqual(browser.driver.title, "Sign up")
        self.assertEqual(browser.violations(), [])

    def test_a_payment_is_sent_by_the_keyboard_alone(self):
        browser = self.browse("/payment")
        browser.tab_to("creditor")
        self.fill(browser, PAYMENT)
        browser.press(Keys.TAB, Keys.ENTER)
        browser.until(lambda: browser.driver.current_url.endswith("/payment/accepted"))
        [(form, _, _, values, _)] = self.server.rows()
        self.assertEqual((form, json.loads(values)), ("/payment", {**PAYMENT, "note": "Two\nlines"}))

    def test_focus_visits_all_controls_in_order_and_is_visible(self):
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

    def test_pages_are_accessible_in_light_and_dark(self):
        for path in ["/sign-up", "/payment"]:
            for state in ["empty", "refused"]:
                browser = self.browse(path)
                if state == "refused":
                    browser.find("[type=submit]").send_keys(Keys.ENTER)
                    browser.until(lambda: browser.find_all(".form-summary"))
                grounds = []
                for scheme in ["light", "dark"]:
                    browser.emulate(scheme)
                    self.assertEqual(accessibility.findings(browser), [], (path, state, scheme))
                    grounds.append(browser.run("return getComputedStyle(document.documentElement).backgroundColor"))
                    browser.keep_screenshot(f"{path.strip('/')}-{state}-{scheme}.png")
                self.assertNotEqual(*grounds)

    def test_the_accessibility_checks_detect_faults(self):
        browser = self.browse("/payment")
        faults = {
            "document.documentElement.lang = ''": "no language",
            "document.querySelector('label').remove()": "no name",
            "document.querySelector('input[aria-describedby]').removeAttribute('aria-describedby')": "described by ''",
            "document.querySelector('#field-iban').setAttribute('aria-invalid', 'true')": "invalid is True",
            "document.querySelector('fieldset').removeAttribute('role')": "not ('radiogroup'",
            "document.querySelector('h1').className = 'form-optional'; document.querySelector('.form-helper').replaceChildren()"
            ";document.querySelectorAll('legend, label')[1].attributeStyleMap.set('color', '#999999')": "for 'IBAN'",
            "document.querySelector('[type=submit]').tabIndex = 1": "the focus order differs",
            "document.querySelector('label').htmlFor = 'gone'": "which does not exist",
        }
        for script, expected in faults.items():
            browser.driver.refresh()
            self.assertEqual(accessibility.findings(browser), [])
            browser.run(script)
            found = "\n".join(accessibility.findings(browser))
            self.assertIn(expected, found, script)


def parsed(html):
    """Return HTML in a form that ignores the order of attributes and white space between tags."""
    tags = re.findall(r"<[^>]+>|[^<]+", html)
    return [sorted(re.findall(r'[^\s="<>]+(?:="[^"]*")?', tag)) if tag[0] == "<" else tag.strip()
            for tag in tags if tag.strip()]


if __name__ == "__main__":
    unittest.main()
