"""A test of pages in a browser: a server, and browsers that end with it."""

import unittest

from selenium.webdriver.common.keys import Keys

from browser import Browser
from server import Server


COUNTRIES = {"de": "Germany"}
"""The names of countries by their codes, as they are typed to choose one."""


class PageTest(unittest.TestCase):
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
        """Fill in the fields from the first to the last by the keyboard, replacing their values."""
        for name, value in values.items():
            if not value:
                continue
            if name == "birthday":
                for part, text in zip(["day", "month", "year"], reversed(value.split("-"))):
                    browser.tab_to(f"birthday[{part}]")
                    browser.replace(text)
                continue
            browser.tab_to(name)
            kind = browser.run("return document.activeElement.type")
            if kind == "checkbox":
                browser.press(Keys.SPACE)
            elif kind == "radio":
                browser.press(Keys.SPACE)
            elif kind == "select-one":
                browser.press(COUNTRIES[value])
            elif kind == "date":
                year, month, day = value.split("-")
                browser.press(month + day + year)
            else:
                browser.replace(value.replace("\r\n", "\n"))

    def browse_controls(self, path):
        """Open a page and wait until the script runs its controls."""
        browser = self.browse(path)
        browser.until(lambda: browser.run("""
          return import("/controls.js").then(({ controls }) =>
            document.querySelectorAll("[data-control]").length === controls.size && controls.size);
        """))
        return browser
