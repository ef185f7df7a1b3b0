"""Tests of the pages by axe-core, vnu and Chromium's parser of style sheets, in every state and language."""

import os
import tempfile
import unittest

from selenium.webdriver.common.keys import Keys

import engines
from browser import MODES, Browser
from server import PAYMENT, SIGN_UP, Server

LANGUAGES = ["en", "es", "de", "fr", "pt", "it", "ja", "ar"]
WRONG = {
    "/sign-up": {
        **SIGN_UP, "email": "ann", "phone": "12", "birthday[day]": "30", "birthday[month]": "2", "birthday[year]": "1990",
        "password-again": "x", "terms": ""},
    "/payment": {
        **PAYMENT, "creditor": "<b>", "iban": "GB82WEST12345698765433", "amount": "1.005", "currency": "X", "due": "soon"},
}
ABROAD = {**PAYMENT, "iban": "GB82WEST12345698765432"}


class EngineTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server(threads=4)
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        cls.server.stop()

    def open(self, path, language="en"):
        self.browser.prefer(language)
        self.browser.open(self.server.address.rstrip("/") + path)

    def send(self, values):
        """Set the values of the controls and send the form."""
        self.browser.run("""
          const form = document.querySelector("form");
          for (const [name, value] of Object.entries(arguments[0])) {
            for (const control of form.querySelectorAll(`[name="${name}"]`)) {
              if (control.type === "checkbox" || control.type === "radio") control.checked = control.value === value;
              else {
                if (control.type === "date" && !/^\\d/.test(value)) control.type = "text";
                control.value = value;
              }
            }
          }
          form.requestSubmit();
        """, values)

    def judge(self, name):
        """Check the open page by axe-core in each mode, and keep a screenshot of each."""
        for mode, features in MODES.items():
            self.browser.emulate_media(features)
            self.assertEqual(engines.axe(self.browser), [], (name, mode))
            self.browser.keep_screenshot(f"{name}-{mode}.png")
        self.browser.emulate_media({})

    def test_pages_are_accessible_in_every_state_language_and_mode(self):
        self.open("/")
        self.judge("index")
        for path, wrong in WRONG.items():
            for language in LANGUAGES:
                name = f"{path.strip('/')}-{language}"
                self.open(path, language)
                self.judge(f"{name}-empty")
                self.send(wrong)
                self.browser.until(lambda: self.browser.find_all(".form-summary"))
                self.judge(f"{name}-refused")

    def test_a_corrected_and_an_accepted_page_are_accessible(self):
        for language in ["en", "ar"]:
            self.open("/payment", language)
            self.browser.tab_to("iban")
            self.browser.press("GB", Keys.TAB)
            self.browser.until(lambda: self.browser.find_all("#error-iban"))
            self.judge(f"payment-{language}-checked")
            self.browser.run("document.getElementById('field-iban').focus()")
            self.browser.replace(ABROAD["iban"])
            self.browser.press(Keys.TAB)
            self.browser.until(lambda: not self.browser.find_all("#error-iban"))
            self.judge(f"payment-{language}-corrected")
            self.send(ABROAD)
            self.browser.until(lambda: "/payment/accepted" in self.browser.driver.current_url)
            self.assertEqual(len(self.browser.find_all(".form-warnings li")), 1)
            self.judge(f"payment-{language}-accepted")

    def test_a_phone_shows_each_page_without_scrolling_sideways(self):
        try:
            self.browser.resize(320, 640)
            for path, wrong in WRONG.items():
                for language in ["en", "de", "ar"]:
                    self.open(path, language)
                    self.send(wrong)
                    self.browser.until(lambda: self.browser.find_all(".form-summary"))
                    self.assertEqual(self.browser.run("return document.documentElement.scrollWidth"), 320, (path, language))
                    self.judge(f"{path.strip('/')}-{language}-phone")
        finally:
            self.browser.resize(None, None)

    def test_the_markup_of_all_pages_is_valid(self):
        with tempfile.TemporaryDirectory() as folder:
            def keep(name, answer):
                with open(os.path.join(folder, name + ".html"), "w", encoding="utf-8") as file:
                    file.write(answer.text)

            keep("index", self.server.ask("GET", "/"))
            keep("upload", self.server.ask("GET", "/upload"))
            keep("missing", self.server.ask("GET", "/missing", Accept="text/html"))
            for path, wrong in WRONG.items():
                for language in LANGUAGES:
                    name = f"{path.strip('/')}-{language}"
                    keep(name, self.server.ask("GET", path, Accept_Language=language))
                    keep(name + "-refused", self.server.post(path, wrong, Accept_Language=language))
            cookie, token = self.server.load("/payment")
            location = self.server.send("/payment", ABROAD, cookie, token).headers["Location"]
            keep("accepted", self.server.ask("GET", location, Cookie=cookie))
            for path, values in [("/sign-up", SIGN_UP), ("/payment", PAYMENT)]:
                keep(path.strip("/") + "-again", self.server.send(path, values, "", "", Sec_Fetch_Site="same-origin"))
            self.assertEqual(engines.vnu(folder), [])

    def test_a_form_that_is_shown_again_is_accessible(self):
        for language in ["en", "ar"]:
            self.open("/sign-up", language)
            self.browser.driver.delete_all_cookies()
            self.send(SIGN_UP)
            self.browser.until(lambda: self.browser.find_all(".form-summary"))
            self.judge(f"sign-up-{language}-again")

    def test_shown_passwords_and_a_form_that_is_sent_are_accessible(self):
        for language in ["en", "ar"]:
            self.open("/sign-up", language)
            self.browser.until(lambda: self.browser.find_all(".form-password button"))
            self.browser.run("""
              addEventListener("submit", (event) => event.preventDefault());
              document.querySelector("#field-password").value = "correct horse battery staple";
            """)
            self.browser.until(lambda: self.browser.run("return import('/controls.js').then(({ controls }) => controls.size)"))
            self.browser.find(".form-password button").click()
            self.judge(f"sign-up-{language}-shown")
            self.browser.find("[type=submit]").send_keys(Keys.ENTER)
            self.assertEqual(self.browser.find("[type=submit]").get_attribute("data-state"), "loading")
            self.judge(f"sign-up-{language}-sent")

    def test_an_upload_is_accessible_in_every_state(self):
        path = os.path.join(self.server.folder.name, "a.bin")
        with open(path, "wb") as file:
            file.truncate(1_000_000)
        for width in [None, 320]:
            self.browser.resize(width, 640)
            self.open("/upload")
            device = "screen" if width is None else "phone"
            self.judge(f"upload-{device}-empty")
            self.browser.limit_upload(100_000)
            try:
                self.browser.find("#field-file").send_keys(path)
                self.browser.until(lambda: self.browser.run(
                    "return import('/controls.js').then(({ controls }) => controls.size === 3)"))
                self.browser.find("[type=submit]").send_keys(Keys.ENTER)
                run = self.browser.find("#transfer-run")
                self.browser.until(lambda: run.get_attribute("data-state") == "pause")
                self.judge(f"upload-{device}-running")
                self.browser.limit_upload(0)
                self.browser.until(lambda: run.get_attribute("data-state") == "buffering")
                self.judge(f"upload-{device}-waiting")
                run.click()
                self.browser.until(lambda: run.get_attribute("data-state") == "play")
                self.judge(f"upload-{device}-paused")
                if width:
                    self.assertEqual(self.browser.run("return document.documentElement.scrollWidth"), width)
            finally:
                self.browser.limit_upload(None)
                self.browser.resize(None, None)

    def test_the_browser_drops_no_declaration_of_the_style_sheet(self):
        self.open("/payment")
        css = self.server.ask("GET", "/style.css").text
        self.assertGreater(len(engines.declarations(css)), 30)
        self.assertEqual(engines.dropped_declarations(self.browser, css), [])

    def test_the_engines_detect_faults(self):
        self.open("/payment")
        self.browser.run("document.querySelector('label').remove(); document.documentElement.lang = ''")
        found = "\n".join(engines.axe(self.browser))
        self.assertIn("label", found)
        self.assertIn("html-has-lang", found)
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "a.html"), "w", encoding="utf-8") as file:
                file.write("<!DOCTYPE html><title>a</title><p id=a><p id=a>")
            self.assertIn("Duplicate ID", "\n".join(engines.vnu(folder)))
        css = self.server.ask("GET", "/style.css").text
        self.open("/payment")
        faulty = css.replace("{ margin: 0;", "{ colour: red; margin: 0;", 1) + "p { margin: 0; }"
        self.assertEqual(len(engines.dropped_declarations(self.browser, faulty)), 2)


if __name__ == "__main__":
    unittest.main()
