"""Tests of the token of a page: it belongs to one form and one session, and what was stored with it decides the response."""

import hashlib
import hmac
import json
import re
import sqlite3
import threading
import unittest

from server import PAYMENT, SIGN_UP, Server

TOKEN = r'name="csrf-token" value="([0-9a-f]{64})"'


class TokenTests(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.stop)

    def stop(self):
        self.assertEqual(self.server.stop(), (0, ""))

    def test_a_token_is_signed_for_its_form_and_session(self):
        cookie, token = self.server.load("/payment")
        with sqlite3.connect(self.server.database) as database:
            [(key,)] = database.execute("SELECT key FROM signing_key")
        self.assertEqual(len(key), 32)
        session, nonce = cookie.partition("=")[2], token[:32]
        expected = hmac.new(key, f"{session} {nonce} /payment".encode(), hashlib.sha256).hexdigest()[:32]
        self.assertEqual(token, nonce + expected)

    def test_the_key_is_kept_when_the_server_starts_again(self):
        cookie, token = self.server.load("/payment")
        self.assertEqual(self.server.restart(), (0, ""))
        self.assertEqual(self.server.send("/payment", PAYMENT, cookie, token).status, 303)

    def test_a_token_of_another_form_is_rejected(self):
        cookie, token = self.server.load("/sign-up")
        self.assertEqual(self.server.send("/payment", PAYMENT, cookie, token).status, 403)
        self.assertEqual(self.server.rows(), [])

    def test_a_made_up_token_is_rejected(self):
        cookie, token = self.server.load("/payment")
        session = cookie.partition("=")[2]
        other = f"{int(token[:32], 16) ^ 1:032x}"
        # The last but one were the tokens of a former version: a mask, and the secret of the cookie masked by it.
        for made_up in [other + token[32:], token[:32] + "0" * 32, token.upper(), token + "0", token[:-2],
                        "0" * 32 + session, "0" * 64, "é" * 32]:
            if made_up != token:
                self.assertEqual(self.server.send("/payment", PAYMENT, cookie, made_up).status, 403, made_up)
        self.assertEqual(self.server.rows(), [])

    def test_other_content_with_a_used_token_is_a_conflict(self):
        cookie, token = self.server.load("/payment")
        answers = [
            self.server.send("/payment", {**PAYMENT, "amount": amount}, cookie, token, Accept="application/json")
            for amount in ["12.50", "12.51", "1250", "12.50"]]
        self.assertEqual([answer.status for answer in answers], [201, 409, 409, 201])
        self.assertEqual(json.loads(answers[1].text), {
            "type": "about:blank", "title": "Conflict", "status": 409,
            "detail": "This page has already been sent with other content, which was accepted. Load the form again to send more."})
        self.assertEqual([json.loads(row[3])["amount"] for row in self.server.rows()], ["12.50"])

    def test_the_page_of_a_conflict_leads_back_to_the_form(self):
        cookie, token = self.server.load("/payment")
        self.server.send("/payment", PAYMENT, cookie, token)
        answer = self.server.send("/payment", {**PAYMENT, "amount": "1"}, cookie, token)
        self.assertEqual(answer.status, 409)
        self.assertIn('<a href="/payment">Load the form again</a>', answer.text)

    def test_another_password_with_a_used_token_is_a_conflict(self):
        cookie, token = self.server.load("/sign-up")
        other = {**SIGN_UP, "password": "another horse battery", "password-again": "another horse battery"}
        statuses = [self.server.send("/sign-up", values, cookie, token).status for values in [SIGN_UP, other, SIGN_UP]]
        self.assertEqual(statuses, [303, 409, 303])
        self.assertEqual(len(self.server.rows()), 1)

    def test_content_that_is_written_differently_and_means_the_same_gets_the_first_response(self):
        cookie, token = self.server.load("/sign-up")
        written = {**SIGN_UP, "email": "ann@example.com", "name": " Ann Lee ", "country": "DE"}
        self.assertEqual([self.server.send("/sign-up", values, cookie, token).status for values in [SIGN_UP, written]], [303] * 2)
        self.assertEqual(len(self.server.rows()), 1)

    def test_simultaneous_submissions_of_a_page_are_stored_once_and_what_was_stored_decides(self):
        for path, values, changed in [("/payment", PAYMENT, "amount"), ("/sign-up", SIGN_UP, "birthday")]:
            cookie, token = self.server.load(path)
            contents = {**values}
            answers = []

            def post(number):
                other = f"{number % 4 + 1}" if changed == "amount" else f"199{number % 4}-02-28"
                answer = self.server.send(path, {**contents, changed: other}, cookie, token, Accept="application/json")
                answers.append((answer.status, other))

            threads = [threading.Thread(target=post, args=(number,)) for number in range(16)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            [stored] = [json.loads(row[3])[changed] for row in self.server.rows() if row[0] == path]
            expected = [(201 if other == stored else 409, other) for _, other in answers]
            self.assertEqual(answers, expected)
            self.assertEqual(len([status for status, _ in answers if status == 201]), 4)

    def test_a_rejected_submission_gets_a_page_with_a_fresh_token(self):
        cookie, token = self.server.load("/payment")
        answer = self.server.send("/payment", {**PAYMENT, "amount": "1.005"}, cookie, token)
        self.assertEqual(answer.status, 422)
        fresh = re.search(TOKEN, answer.text)[1]
        self.assertNotEqual(fresh, token)
        self.assertEqual(self.server.send("/payment", PAYMENT, cookie, fresh).status, 303)
        self.assertEqual(self.server.send("/payment", {**PAYMENT, "amount": "1"}, cookie, token).status, 303)
        self.assertEqual(len(self.server.rows()), 2)


if __name__ == "__main__":
    unittest.main()
