"""Tests of e-mail addresses that have an account already: the database refuses them, and the field reports it."""

import json
import threading
import unittest

from selenium.webdriver.common.keys import Keys

import accessibility
from page_test import PageTest
from server import SIGN_UP

TAKEN = "There is already an account with this e-mail address"
SECOND = {**SIGN_UP, "email": "ann@example.com", "name": "Another Ann"}


class UniqueTests(PageTest):
    def test_a_second_account_with_an_address_is_an_error_of_the_field(self):
        cookie, token = self.server.load("/sign-up")
        self.assertEqual(self.server.send("/sign-up", SIGN_UP, cookie, token).status, 303)
        page = self.server.post("/sign-up", SECOND)
        self.assertEqual(page.status, 422)
        self.assertIn(f'id="error-email"><strong>Error: </strong>{TAKEN}</p>', page.text)
        self.assertIn('value="Another Ann"', page.text)
        self.assertNotIn("correct horse", page.text)
        problem = self.server.post("/sign-up", SECOND, Accept="application/json")
        self.assertEqual((problem.status, problem.headers["Content-Type"]), (422, "application/problem+json"))
        [error] = json.loads(problem.text)["errors"]
        self.assertEqual(
            {name: error[name] for name in ["pointer", "name", "code", "detail"]},
            {"pointer": "#/email", "name": "email", "code": "email.taken", "detail": TAKEN})
        self.assertEqual(len(self.server.rows()), 1)
        # The page of the first one again: the first response.
        self.assertEqual(self.server.send("/sign-up", SIGN_UP, cookie, token).status, 303)
        self.assertEqual(self.server.send("/sign-up", SIGN_UP, cookie, token, Accept="application/json").status, 201)
        self.assertEqual(self.server.send("/sign-up", SECOND, cookie, token).status, 409)
        self.assertEqual(self.server.post("/sign-up", {**SECOND, "email": "ann2@example.com"}).status, 303)

    def test_of_simultaneous_sign_ups_with_an_address_one_is_stored(self):
        statuses = []
        threads = [
            threading.Thread(target=lambda: statuses.append(self.server.post("/sign-up", SIGN_UP).status)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sorted(statuses), [303] + [422] * 7)
        self.assertEqual(len(self.server.rows()), 1)

    def test_the_error_does_not_depend_on_the_language_and_is_marked_as_english(self):
        self.server.post("/sign-up", SIGN_UP)
        page = self.server.post("/sign-up", SIGN_UP, Accept_Language="ar")
        self.assertIn(f'lang="en">{TAKEN}', page.text)

    def test_a_person_mends_the_address(self):
        self.server.post("/sign-up", SIGN_UP)
        for has_script in [True, False]:
            browser = self.browse("/sign-up", has_script)
            self.fill(browser, SIGN_UP)
            browser.press(Keys.ENTER)
            browser.until(lambda: browser.find_all(".form-summary"))
            self.assertEqual(browser.find("#error-email").text, f"Error: {TAKEN}")
            self.assertEqual(browser.find("#field-name").get_attribute("value"), SIGN_UP["name"])
            self.assertEqual(accessibility.findings(browser), [])
            browser.run("document.getElementById('field-email').focus()")
            browser.replace(f"ann.{has_script}@example.com".lower())
            self.fill(browser, {name: SIGN_UP[name] for name in ["password", "password-again"]})
            browser.press(Keys.ENTER)
            browser.until(lambda: browser.driver.current_url.endswith("/sign-up/accepted"))
            self.assertEqual(browser.violations(), [])
        self.assertEqual(len(self.server.rows()), 3)


if __name__ == "__main__":
    unittest.main()
