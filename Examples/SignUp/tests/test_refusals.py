"""Tests of the form that a person gets again, with what was typed, after a refusal for the token of the page."""

import json
import re
import unittest

from selenium.webdriver.common.keys import Keys

import accessibility
from page_test import PageTest
from server import PAYMENT, SIGN_UP

EXPIRED = "This page was open for too long. Nothing was sent. Check your details and send them again."
CONFLICT = "This page was sent before with other details, which were accepted."
TOKEN = r'name="csrf-token" value="([0-9a-f]{64})"'


class RefusalTests(PageTest):
    def refuse(self, path, values, cookie="", token="0" * 64, **headers):
        return self.server.send(path, values, cookie, token, **{"Sec_Fetch_Site": "same-origin", **headers})

    def test_a_page_of_this_server_gets_the_form_again_with_what_was_typed(self):
        typed = {**SIGN_UP, "name": '"><script>', "website": "Nowhere"}
        answer = self.refuse("/sign-up", typed)
        self.assertEqual(answer.status, 403)
        self.assertIn(EXPIRED, answer.text)
        for value in ['value=" ann@example.com "', 'value="&#34;&gt;&lt;script&gt;"', 'value="Nowhere"', 'value="on" checked']:
            self.assertIn(value, answer.text)
        self.assertNotIn("correct horse", answer.text)
        self.assertNotIn("form-error", answer.text)
        self.assertEqual(self.server.rows(), [])
        # Only the new token stores anything, and only with the new cookie.
        cookie, token = answer.headers["Set-Cookie"].partition(";")[0], re.search(TOKEN, answer.text)[1]
        self.assertEqual(self.refuse("/sign-up", SIGN_UP, "", token).status, 403)
        self.assertEqual(self.server.send("/sign-up", SIGN_UP, cookie, token).status, 303)

    def test_a_conflict_gets_the_form_again_with_what_was_typed(self):
        cookie, token = self.server.load("/payment")
        self.server.send("/payment", PAYMENT, cookie, token)
        answer = self.refuse("/payment", {**PAYMENT, "amount": "99.25"}, cookie, token)
        self.assertEqual((answer.status, answer.headers["Set-Cookie"]), (409, None))
        self.assertIn(CONFLICT, answer.text)
        self.assertIn('value="99.25"', answer.text)
        fresh = re.search(TOKEN, answer.text)[1]
        self.assertEqual(self.server.send("/payment", {**PAYMENT, "amount": "99.25"}, cookie, fresh).status, 303)
        self.assertEqual(len(self.server.rows()), 2)

    def test_another_site_a_program_and_a_client_that_does_not_say_get_no_form(self):
        port = self.server.port
        sites = [
            ({"Sec_Fetch_Site": "cross-site"}, False), ({"Sec_Fetch_Site": "same-site"}, False), ({"Sec_Fetch_Site": "none"}, False),
            ({"Sec_Fetch_Site": "cross-site", "Origin": f"http://127.0.0.1:{port}"}, False),
            ({"Origin": "http://evil.example"}, False), ({"Origin": "null"}, False), ({"Origin": f"http://127.0.0.1:{port}9"}, False),
            ({}, False), ({"Origin": f"http://127.0.0.1:{port}"}, True), ({"Sec_Fetch_Site": "same-origin"}, True)]
        for headers, is_shown in sites:
            answer = self.server.send("/payment", PAYMENT, "", "0" * 64, **headers)
            self.assertEqual((answer.status, "DE89" in answer.text), (403, is_shown), headers)
            self.assertEqual('<a href="/payment">' in answer.text, not is_shown, headers)
        answer = self.refuse("/payment", PAYMENT, Accept="application/json")
        self.assertEqual((answer.status, answer.headers["Content-Type"]), (403, "application/problem+json"))
        self.assertEqual(json.loads(answer.text)["title"], "Forbidden")

    def test_a_file_is_named_and_must_be_chosen_again(self):
        body = (
            '--x\r\nContent-Disposition: form-data; name="file"; filename="<b>.txt"\r\n'
            "Content-Type: text/plain\r\n\r\nabc\r\n--x--\r\n")
        answer = self.server.ask(
            "POST", "/upload", body, Content_Type="multipart/form-data; boundary=x", Sec_Fetch_Site="same-origin")
        self.assertEqual(answer.status, 403)
        self.assertIn("Choose the file again: <bdi>&lt;b&gt;.txt</bdi>", answer.text)

    def test_english_pages_and_titles_say_so(self):
        for path in ["/", "/no"]:
            page = self.server.ask("GET", path, Accept_Language="ar", Accept="text/html").text
            self.assertIn('<html lang="en" dir="ltr">', page, path)
        page = self.server.ask("GET", "/sign-up", Accept_Language="ar").text
        self.assertIn('<html lang="ar" dir="rtl">', page)
        self.assertIn('<h1 lang="en">Sign up</h1>', page)
        self.assertIn('<title lang="en">Sign up</title>', page)
        self.assertIn("<h1>Sign up</h1>", self.server.ask("GET", "/sign-up").text)

    def test_a_person_sends_the_form_again(self):
        for has_script in [True, False]:
            browser = self.browse("/payment", has_script)
            self.fill(browser, PAYMENT)
            browser.driver.delete_all_cookies()
            browser.find("[type=submit]").send_keys(Keys.ENTER)
            browser.until(lambda: browser.find_all(".form-summary"))
            self.assertEqual(browser.find(".form-summary").text, EXPIRED)
            self.assertEqual((browser.focused, browser.driver.title), ("form-summary", "Error: Payment"))
            for scheme in ["light", "dark"]:
                browser.emulate(scheme)
                self.assertEqual(accessibility.findings(browser), [])
                browser.keep_screenshot(f"payment-again-{scheme}.png")
            browser.find("[type=submit]").send_keys(Keys.ENTER)
            browser.until(lambda: browser.driver.current_url.endswith("/payment/accepted"))
            self.assertEqual(browser.violations(), [])
        self.assertEqual([json.loads(row[3]) for row in self.server.rows()], [{**PAYMENT, "note": "Two\nlines"}] * 2)

    def test_the_form_of_another_site_is_not_shown_again(self):
        browser = self.browse("/payment")
        browser.open(
            "data:text/html,<form method=post action='" + self.server.address + "payment'>"
            "<input name=iban value=GB82WEST12345698765432></form>")
        browser.run("document.forms[0].submit()")
        browser.until(lambda: "Forbidden" in browser.driver.title)
        self.assertEqual(browser.find_all("[name=iban]"), [])


if __name__ == "__main__":
    unittest.main()
