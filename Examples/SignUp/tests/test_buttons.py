"""Tests of the buttons of forms in a browser: sending, brands, and passwords that are shown."""

import unittest

from selenium.webdriver.common.keys import Keys

import accessibility
from page_test import PageTest
from server import SIGN_UP

PASSWORDS = ["password", "password-again"]


class ButtonTests(PageTest):
    def type_of(self, browser, name):
        return browser.run("return document.getElementById(`field-${arguments[0]}`).type", name)

    def shown(self, browser):
        """What the accessibility tree and the attributes have of the buttons that show passwords."""
        told = browser.accessible(".form-password button")
        attributes = browser.run("""
          return [...document.querySelectorAll(".form-password button")]
            .map((button) => [button.ariaPressed, button.dataset.state]);
        """)
        return [(button["role"], button["name"], *more) for button, more in zip(told, attributes, strict=True)]

    def test_a_password_is_shown_and_hidden_by_pointer_and_keyboard(self):
        browser = self.browse_controls("/sign-up")
        names = ["Password: Show", "Password, once more: Show"]
        off = [("button", name, None, "normal") for name in names]
        self.assertEqual(self.shown(browser), off)
        browser.tab_to("password")
        browser.press("correct horse")
        for key in [Keys.SPACE, Keys.ENTER]:
            browser.run("document.querySelector('.form-password button').focus()")
            browser.press(key)
            self.assertEqual([self.type_of(browser, name) for name in PASSWORDS], ["text", "password"])
            self.assertEqual(self.shown(browser), [("button", "Password: Hide", None, "selected"), off[1]])
            self.assertEqual([button.text for button in browser.find_all(".form-password button")], ["Hide", "Show"])
            browser.press(key)
            self.assertEqual(self.type_of(browser, "password"), "password")
            self.assertEqual(self.shown(browser), off)
        buttons = browser.find_all(".form-password button")
        buttons[1].click()
        self.assertEqual([self.type_of(browser, name) for name in PASSWORDS], ["password", "text"])
        self.assertEqual(accessibility.findings(browser), [])
        self.assertEqual(browser.find("#field-password").get_attribute("value"), "correct horse")
        self.assertEqual(browser.violations(), [])

    def test_a_shown_password_is_hidden_before_the_form_is_sent(self):
        browser = self.browse_controls("/sign-up")
        browser.run("""
          window.sent = [];
          document.addEventListener("submit", (event) => {
            event.preventDefault();
            window.sent.push(document.getElementById("field-password").type);
          });
        """)
        browser.find(".form-password button").click()
        self.assertEqual(self.type_of(browser, "password"), "text")
        browser.run("document.querySelector('form').requestSubmit()")
        self.assertEqual(browser.run("return window.sent"), ["password"])
        self.assertEqual(self.shown(browser)[0][1:], ("Password: Show", None, "normal"))

    def test_without_a_script_no_button_shows_passwords(self):
        browser = self.browse("/sign-up", has_script=False)
        self.assertEqual(len(browser.find_all("button")), 1)
        self.assertEqual(len(browser.find_all(".form-password > input")), 2)

    def test_the_submit_button_is_loading_until_the_response_arrives(self):
        browser = self.browse_controls("/sign-up")
        before = browser.find("[type=submit]").size
        # The browser stays on the page, as it does while a response is awaited.
        browser.run("window.addEventListener('submit', (event) => event.preventDefault())")
        browser.find("[type=submit]").send_keys(Keys.ENTER)
        [told] = browser.accessible("[type=submit]")
        self.assertEqual((told["role"], told["name"]), ("button", "Sending…"))
        button = browser.find("[type=submit]")
        self.assertEqual(button.get_attribute("aria-disabled"), "true")
        self.assertEqual((button.size, browser.run("return document.activeElement.type")), (before, "submit"))
        said = "return document.getElementById('control-polite').textContent"
        self.assertEqual(browser.run(said), "Sending…")
        browser.await_transitions()
        self.assertEqual(accessibility.findings(browser), [])
        # A second press, and Enter in a field, send nothing.
        browser.run("window.sent = 0; addEventListener('submit', () => { window.sent += 1; })")
        button.send_keys(Keys.ENTER)
        button.click()
        browser.run("document.getElementById('field-email').focus()")
        browser.press(Keys.ENTER)
        self.assertEqual(browser.run("return window.sent"), 0)
        # A page that the browser has kept can be sent again.
        browser.run("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
        self.assertEqual(browser.accessible("[type=submit]")[0]["name"], "Create account")
        self.assertEqual(browser.violations(), [])

    def test_a_double_press_stores_one_submission(self):
        browser = self.browse("/sign-up", has_script=False)
        self.fill(browser, SIGN_UP)
        browser.actions().double_click(browser.find("[type=submit]")).perform()
        browser.until(lambda: browser.driver.current_url.endswith("/sign-up/accepted"))
        self.assertEqual(len(self.server.rows()), 1)

    def test_a_brand_has_its_color_on_the_whole_page(self):
        browser = self.browse_controls("/payment")
        colors = set()
        for scheme in ["light", "dark"]:
            browser.emulate(scheme)
            script = """
              const style = (selector) => getComputedStyle(document.querySelector(selector));
              return [style("[type=submit]").backgroundColor, style("[type=radio]").accentColor];
            """
            # The color of the button changes in a transition.
            browser.until(lambda: len(set(browser.run(script))) == 1)
            colors.add(browser.run(script)[0])
        self.assertEqual(colors, {"rgb(63, 127, 0)", "rgb(143, 209, 79)"})


if __name__ == "__main__":
    unittest.main()
