"""Tests of the server over HTTP."""

import html
import json
import re
import signal
import socket
import sqlite3
import unittest
import urllib.parse

from server import PAYMENT, SIGN_UP, URLENCODED, Server


class HTTPTests(unittest.TestCase):
    def setUp(self):
        self.server = Server()

    def tearDown(self):
        if self.server.process.returncode is None:
            self.assertEqual(self.server.stop(), (0, ""))

    def test_pages_have_security_headers(self):
        expected = {
            "Content-Security-Policy":
                "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; "
                "base-uri 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cache-Control": "no-store",
        }
        for path, status in [("/", 200), ("/sign-up", 200), ("/payment", 200), ("/upload", 200), ("/sign-up/accepted", 200), ("/no", 404)]:
            answer = self.server.ask("GET", path)
            self.assertEqual(answer.status, status, path)
            self.assertEqual({name: answer.headers[name] for name in expected}, expected, path)
            self.assertNotRegex(answer.text, r"<style| style=|<script(?! type=\"module\" src=)| on[a-z]+=", path)

    def test_the_cookie_is_same_site_and_http_only(self):
        cookie = self.server.ask("GET", "/sign-up").headers["Set-Cookie"]
        self.assertRegex(cookie, r"^sign-up-session=[0-9a-f]{32}; Path=/; HttpOnly; SameSite=Strict$")
        again = self.server.ask("GET", "/sign-up", Cookie=cookie.partition(";")[0])
        self.assertIsNone(again.headers["Set-Cookie"])

    def test_a_valid_submission_is_stored_and_redirected(self):
        answer = self.server.post("/sign-up", SIGN_UP)
        self.assertEqual((answer.status, answer.headers["Location"]), (303, "/sign-up/accepted"))
        [(form, token, accepted_at, values, password_hash)] = self.server.rows()
        self.assertEqual(form, "/sign-up")
        self.assertRegex(token, "^[0-9a-f]{64}$")
        self.assertRegex(accepted_at, r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")
        self.assertEqual(json.loads(values), {
            "email": "ann@example.com", "name": "Ann Lee", "birthday": "1990-02-28", "phone": "+49 30 123456",
            "country": "DE", "website": "", "terms": "on"})
        self.assertRegex(password_hash, r"^\$y\$")

    def test_no_file_of_the_database_contains_a_password(self):
        self.server.post("/sign-up", SIGN_UP)
        for suffix in ["", "-wal"]:
            with open(self.server.database + suffix, "rb") as file:
                self.assertNotIn(b"correct horse", file.read())

    def test_all_media_types_of_a_submission_give_the_same_problem(self):
        cookie, token = self.server.load("/payment")
        values = {"csrf-token": token, **PAYMENT, "amount": "1.005"}
        boundary = "part-of-a-form"
        multipart = "".join(
            f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
            for name, value in values.items()) + f"--{boundary}--\r\n"
        bodies = {
            URLENCODED: urllib.parse.urlencode(values),
            f"multipart/form-data; boundary={boundary}": multipart,
            "application/json": json.dumps(values | {"amount": 1.005}),
        }
        problems = set()
        for content_type, body in bodies.items():
            answer = self.server.ask(
                "POST", "/payment", body, Cookie=cookie, Content_Type=content_type, Accept="application/json")
            self.assertEqual(
                (answer.status, answer.headers["Content-Type"]), (422, "application/problem+json"), content_type)
            problems.add(answer.text)
        [problem] = problems
        self.assertEqual(
            [(error["pointer"], error["code"]) for error in json.loads(problem)["errors"]],
            [("#/amount", "decimal.too-many-fraction-digits")])

    def test_the_format_of_the_response_follows_accept_then_the_submission(self):
        cases = [
            (URLENCODED, None, "text/html; charset=utf-8"),
            (URLENCODED, "*/*", "text/html; charset=utf-8"),
            (URLENCODED, "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "text/html; charset=utf-8"),
            (URLENCODED, "application/problem+json", "application/problem+json"),
            (URLENCODED, "text/html;q=0.5, application/json", "application/problem+json"),
            ("application/json", None, "application/problem+json"),
            ("application/json", "text/*", "text/html; charset=utf-8"),
            ("application/json", "te*", "application/problem+json"),
            ("application/json", "*/*;q=0.1, text/*;Q=0.5", "text/html; charset=utf-8"),
            ("application/json", "text/html;q=0.001, application/json;q=0.000", "text/html; charset=utf-8"),
            # A range with a malformed weight is ignored.
            *(
                ("application/json", f"text/html;q={weight}", "application/problem+json")
                for weight in ["", "inf", "nan", "1e300", "-1", "2", "1.001", "0.1234", "0x1"]
            ),
        ]
        cookie, token = self.server.load("/payment")
        for content_type, accept, expected in cases:
            values = {"csrf-token": token}
            body = json.dumps(values) if content_type == "application/json" else urllib.parse.urlencode(values)
            headers = {"Accept": accept} if accept else {}
            answer = self.server.ask(
                "POST", "/payment", body, Cookie=cookie, Content_Type=content_type, **headers)
            self.assertEqual((answer.status, answer.headers["Content-Type"]), (422, expected), (content_type, accept))

    def test_a_valid_submission_gets_json_if_accepted(self):
        answer = self.server.post("/payment", PAYMENT, Accept="application/json")
        self.assertEqual((answer.status, answer.text), (201, '{"accepted":true,"warnings":[]}'))

    def test_the_warnings_of_a_valid_submission_are_in_the_answer_and_on_the_page_of_thanks(self):
        abroad = {**PAYMENT, "iban": "GB82WEST12345698765432"}
        [warning] = json.loads(self.server.post("/payment", abroad, Accept="application/json").text)["warnings"]
        self.assertEqual((warning["pointer"], warning["detail"]), ("#/bic", "banks abroad may ask for it"))

        cookie, token = self.server.load("/payment")
        for _ in range(2):  # The same content again gets the first response again.
            location = self.server.send("/payment", abroad, cookie, token).headers["Location"]
            self.assertEqual(location, f"/payment/accepted?token={token}")
            page = self.server.ask("GET", location, Cookie=cookie).text
            self.assertIn('<li class="form-warning"><strong>Warning: </strong>BIC: banks abroad may ask for it</li>', page)
        # Neither another session nor another token has the warnings.
        self.assertNotIn("form-warning", self.server.ask("GET", location).text)
        self.assertNotIn("form-warning", self.server.ask("GET", f"/payment/accepted?token={'0' * 64}", Cookie=cookie).text)

    def test_a_rejected_submission_shows_the_values_but_no_password(self):
        answer = self.server.post("/sign-up", {**SIGN_UP, "name": '"><script>', "email": "ann", "password-again": "another"})
        self.assertEqual(answer.status, 422)
        self.assertIn('value="&#34;&gt;&lt;script&gt;"', answer.text)
        self.assertIn('value="ann"', answer.text)
        self.assertNotIn("correct horse", answer.text)
        self.assertEqual(self.server.rows(), [])

    def test_the_response_is_in_the_preferred_language(self):
        for preference, language, direction, text in [
            ("de-CH, en;q=0.5", "de", "ltr", "Füllen Sie „"), ("ar", "ar", "rtl", "يُرجى ملء"),
            ("tlh", "en", "ltr", "Enter recipient"),
        ]:
            answer = self.server.post("/payment", {}, Accept_Language=preference)
            self.assertIn(f'<html lang="{language}" dir="{direction}">', answer.text, preference)
            self.assertIn(text, answer.text, preference)
            self.assertEqual(answer.headers["Vary"], "Accept-Language")

    def test_a_submission_from_another_site_is_rejected(self):
        cookie, token = self.server.load("/sign-up")
        other, _ = self.server.load("/sign-up")
        wrong = token[:-1] + ("0" if token[-1] != "0" else "1")
        for sent, kept in [(None, cookie), (token, None), (token, other), (wrong, cookie), ("", cookie), ("00", cookie)]:
            values = {**SIGN_UP, **({} if sent is None else {"csrf-token": sent})}
            headers = {"Cookie": kept} if kept else {}
            answer = self.server.ask(
                "POST", "/sign-up", urllib.parse.urlencode(values), Content_Type=URLENCODED, **headers)
            self.assertEqual(answer.status, 403, (sent, kept))
        self.assertEqual(self.server.rows(), [])

    def test_a_second_submission_of_a_page_gets_the_same_response_and_is_not_stored(self):
        cookie, token = self.server.load("/sign-up")
        body = urllib.parse.urlencode({"csrf-token": token, **SIGN_UP})
        answers = [
            self.server.ask("POST", "/sign-up", body, Cookie=cookie, Content_Type=URLENCODED) for _ in range(2)]
        self.assertEqual([(answer.status, answer.headers["Location"]) for answer in answers], [(303, "/sign-up/accepted")] * 2)
        self.assertEqual(len(self.server.rows()), 1)

    def test_a_body_that_cannot_be_read_gets_an_error_status(self):
        cookie, token = self.server.load("/payment")
        fill = urllib.parse.urlencode({"csrf-token": token, "note": "x" * 70_000})
        many = "&".join(["csrf-token=" + token] + [f"x{number}=" for number in range(100)])
        cases = [
            ("application/xml", "<a/>", 415, "Unsupported Media Type"),
            ("", "a=b", 415, "Unsupported Media Type"),
            ("<script>", "a=b", 415, "Unsupported Media Type"),
            (URLENCODED + "; charset=iso-8859-1", "csrf-token=" + token, 415, "Unsupported Media Type"),
            (URLENCODED, f"csrf-token={token}&_charset_=iso-8859-1", 415, "Unsupported Media Type"),
            ("application/json", "{", 400, "Bad Request"),
            ("application/json", "[" * 60_000, 400, "Bad Request"),
            ("multipart/form-data; boundary=x", "--y--", 400, "Bad Request"),
            (URLENCODED, many, 400, "Bad Request"),
            (URLENCODED, fill, 413, "Content Too Large"),
        ]
        for content_type, body, status, title in cases:
            headers = dict(Cookie=cookie, Content_Type=content_type)
            page = self.server.ask("POST", "/payment", body, Accept="text/html", **headers)
            self.assertEqual(page.status, status, (content_type, body[:40], page.text))
            self.assertIn(f"<h1>{title}</h1>", page.text)
            self.assertNotIn("<script>", page.text)
            answer = self.server.ask("POST", "/payment", body, Accept="application/json", **headers)
            problem = json.loads(answer.text)
            self.assertEqual(answer.headers["Content-Type"], "application/problem+json")
            self.assertEqual((answer.status, problem["status"], problem["title"]), (status, status, title))

    def test_invalid_utf8_is_an_error_of_its_field(self):
        cookie, token = self.server.load("/payment")
        answer = self.server.ask(
            "POST", "/payment", f"csrf-token={token}&creditor=%FF", Cookie=cookie, Content_Type=URLENCODED,
            Accept="application/json")
        self.assertEqual(answer.status, 422)
        first = json.loads(answer.text)["errors"][0]
        self.assertEqual((first["name"], first["code"]), ("creditor", "text.invalid-utf8"))

    def test_a_chunked_body_is_limited_too(self):
        pieces = [b"x=" + b"y" * 40_000, b"y" * 40_000]
        answer = self.server.ask("POST", "/payment", iter(pieces), Content_Type=URLENCODED)
        self.assertEqual(answer.status, 413)

    def test_a_body_with_a_huge_declared_length_is_rejected_at_once(self):
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=20) as connection:
            connection.sendall(b"POST /payment HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n")
            self.assertRegex(connection.recv(4096), rb"^HTTP/1\.1 413 ")

    def test_unknown_addresses_and_unsupported_methods(self):
        cases = [
            ("GET", "/sign-ups", 404, None), ("GET", "/sign-up/", 404, None), ("POST", "/", 405, "GET, HEAD"),
            ("DELETE", "/sign-up", 405, "GET, HEAD, POST"), ("GET", "/sign-up/check", 405, "POST"),
            ("PUT", "/style.css", 405, "GET, HEAD"), ("PUT", "/upload", 405, "GET, HEAD, POST"), ("POST", "/sign-up/accepted", 405, "GET, HEAD"),
        ]
        for method, path, status, allowed in cases:
            answer = self.server.ask(method, path)
            self.assertEqual((answer.status, answer.headers["Allow"]), (status, allowed), (method, path))

    def test_head_returns_only_headers(self):
        answer = self.server.ask("HEAD", "/style.css")
        self.assertEqual((answer.status, answer.text), (200, ""))
        self.assertGreater(int(answer.headers["Content-Length"]), 1_000)

    def test_a_field_is_checked_with_its_dependents(self):
        def check(field, **values):
            answer = self.server.ask(
                "POST", f"/sign-up/check?field={field}", urllib.parse.urlencode(values), Content_Type=URLENCODED,
                Accept="application/json")
            return answer.status, json.loads(answer.text)

        status, told = check("email", email="ann")
        self.assertEqual(status, 200)
        self.assertEqual((told["errorPrefix"], told["warningPrefix"]), ("Error: ", "Warning: "))
        [email] = told["fields"]
        self.assertEqual((email["name"], email["label"], email["state"]), ("email", "E-mail address", "invalid"))
        self.assertTrue(email["error"])
        _, told = check("email", email="ann@example.com")
        self.assertEqual(told["fields"], [{"name": "email", "label": "E-mail address", "state": "normal"}])
        for name in ["nothing", "password", "password-again"]:
            status, problem = check(name, password="correct horse battery")
            self.assertEqual((status, problem["status"]), (400, 400), name)
            self.assertNotIn("horse", json.dumps(problem))
        self.assertEqual(self.server.rows(), [])

    def test_a_country_that_the_list_does_not_have_is_an_error_at_the_list(self):
        answer = self.server.post("/sign-up", {**SIGN_UP, "country": "Nowhere"})
        self.assertEqual(answer.status, 422)
        self.assertIn('<a href="#field-country">', answer.text)
        self.assertRegex(answer.text, '<select id="field-country" name="country" aria-invalid="true"')
        self.assertNotRegex(answer.text, "<option [^>]* selected")
        answer = self.server.post("/sign-up", {**SIGN_UP, "country": "DE", "email": "ann"})
        self.assertEqual(re.findall(r'<option value="(.*?)" selected', answer.text), ["DE"])

    def test_a_page_names_what_each_check_reads(self):
        def checks(path):
            return json.loads(html.unescape(re.search(r'data-checks="([^"]*)"', self.server.ask("GET", path).text)[1]))

        fields = ["email", "name", "birthday", "phone", "country", "website", "terms"]
        self.assertEqual(checks("/sign-up"), {name: [name] for name in fields})
        fields = ["creditor", "iban", "bic", "amount", "currency", "due", "reference", "note"]
        self.assertEqual(checks("/payment"), {**{name: [name] for name in fields}, "iban": ["iban", "bic"], "bic": ["iban", "bic"]})

    def test_a_warning_is_reported_and_does_not_prevent_storing(self):
        abroad = {**PAYMENT, "iban": "GB82WEST12345698765432"}
        answer = self.server.ask(
            "POST", "/payment/check?field=iban", urllib.parse.urlencode(abroad), Content_Type=URLENCODED)
        self.assertEqual(json.loads(answer.text)["fields"], [
            {"name": "iban", "label": "IBAN", "state": "normal"},
            {"name": "bic", "label": "BIC", "state": "normal", "warning": "banks abroad may ask for it"}])
        self.assertEqual(self.server.post("/payment", abroad).status, 303)
        self.assertEqual(len(self.server.rows()), 1)

    def test_an_internal_error_is_logged_and_not_shown(self):
        cookie, token = self.server.load("/payment")
        self.server.post("/payment", PAYMENT)
        with sqlite3.connect(self.server.database) as database:
            database.execute("DROP TABLE accepted")
        answer = self.server.ask(
            "POST", "/payment", urllib.parse.urlencode({"csrf-token": token, **PAYMENT}), Cookie=cookie,
            Content_Type=URLENCODED, Accept="application/json")
        self.assertEqual(answer.status, 500)
        self.assertEqual(json.loads(answer.text), {
            "type": "about:blank", "title": "Internal Server Error", "status": 500,
            "detail": "Something went wrong here. Try again later."})
        status, log = self.server.stop(by=signal.SIGINT)
        self.assertEqual(status, 0)
        self.assertRegex(log, r"^sign-up: /payment: SQLite: .*\n$")


if __name__ == "__main__":
    unittest.main()
