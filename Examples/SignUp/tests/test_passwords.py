"""Tests of the passwords that the sign-up form accepts."""

import json
import unittest

from server import SIGN_UP, Server


class PasswordTests(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.stop)

    def stop(self):
        self.assertEqual(self.server.stop(), (0, ""))

    def send(self, password):
        """Return the status of a sign-up, and the code of the first error."""
        email = f"ann{len(self.server.rows())}@example.com"
        values = {**SIGN_UP, "email": email, "password": password, "password-again": password}
        answer = self.server.post("/sign-up", values, Accept="application/json")
        content = json.loads(answer.text)
        return answer.status, content["errors"][0]["name"] + " " + content["errors"][0]["code"] if "errors" in content else None

    def test_a_password_that_cannot_be_hashed_whole_is_rejected_with_a_reason(self):
        phrase = "correct horse battery staple"
        cases = [
            (phrase + "\0" + "x", (422, "password no-control.control")),
            ("\0" + phrase, (422, "password no-control.control")),
            (phrase + "\n" + "x", (422, "password no-control.control")),
            ("ab" * 256, (422, "password length.too-long")),
            ("€" * 171, (422, "password length.too-long")),
            ("ab" * 10_000, (422, "password length.too-long")),
            ("ab" * 255 + "c", (201, None)),
            ("€" * 170, (201, None)),
        ]
        self.assertEqual([self.send(password) for password, _ in cases], [expected for _, expected in cases])
        self.assertEqual(len(self.server.rows()), 2)


if __name__ == "__main__":
    unittest.main()
