"""Tests of the server by requests that RFC 9112 requires a server to reject."""

import http.client
import socket
import time
import unittest

from raw_requests import FORM, HEAD, exchange, exchange_rest, statuses
from server import Server


class RawRequestTests(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.stop)

    def stop(self):
        self.assertEqual(self.server.stop(), (0, ""))

    def check(self, cases):
        for name, request, status in cases:
            with self.subTest(name):
                self.assertEqual(statuses(exchange(self.server.port, request)), [status], request[:200])

    def test_requests_that_are_well_formed_are_answered(self):
        close = b"Connection: close\r\n"
        self.check([
            ("a request", b"GET / HTTP/1.1\r\n" + HEAD + close + b"\r\n", 200),
            ("HTTP/1.0 without Host", b"GET / HTTP/1.0\r\n\r\n", 200),
            ("an empty line before the request", b"\r\nGET / HTTP/1.1\r\n" + HEAD + close + b"\r\n", 200),
            ("the absolute form", b"GET http://a/sign-up?x=1 HTTP/1.1\r\n" + HEAD + close + b"\r\n", 200),
            ("the absolute form without a path", b"GET http://a HTTP/1.1\r\n" + HEAD + close + b"\r\n", 200),
            ("white space around a value", b"GET / HTTP/1.1\r\nHost: \t a \t\r\n" + close + b"\r\n", 200),
            ("an empty value", b"GET / HTTP/1.1\r\n" + HEAD + close + b"X:\r\n\r\n", 200),
            ("bytes beyond ASCII in a value", b"GET / HTTP/1.1\r\n" + HEAD + close + b"X: \xff\xc3\xa9\r\n\r\n", 200),
            ("an escaped letter", b"GET /sign%2Dup HTTP/1.1\r\n" + HEAD + close + b"\r\n", 200),
            ("an empty Host", b"GET / HTTP/1.1\r\nHost:\r\n" + close + b"\r\n", 200),
            ("a chunked body", b"POST /payment/check?field=amount HTTP/1.1\r\n" + HEAD + close + FORM
             + b"Transfer-Encoding: chunked\r\n\r\n8\r\namount=1\r\n0\r\n\r\n", 200),
        ])

    def test_the_end_of_what_a_client_sends_is_noticed_even_if_it_arrives_with_the_last_bytes(self):
        requests = [
            b"GET / HTTP/1.1\r\n" + HEAD + b"\r\n",
            b"GET / HTTP/1.1\r\n" + HEAD,
            b"POST /payment HTTP/1.1\r\n" + HEAD + b"Content-Length: 9\r\n\r\nabc",
        ]
        for request in requests * 20:
            with socket.create_connection(("127.0.0.1", self.server.port), timeout=10) as connection:
                connection.sendall(request)
                connection.shutdown(socket.SHUT_WR)
                while connection.recv(65_536):  # The timeout is an error.
                    pass

    # The function is long because it is the table of the requests.
    def test_requests_that_must_be_rejected_are_rejected(self):
        def get(head, target=b"/", version=b"HTTP/1.1"):
            return b"GET " + target + b" " + version + b"\r\n" + head + b"\r\n"

        def post(head, body=b""):
            return b"POST /payment HTTP/1.1\r\n" + HEAD + FORM + head + b"\r\n" + body

        self.check([
            ("two different lengths", post(b"Content-Length: 3\r\nContent-Length: 4\r\n", b"a=bc"), 400),
            ("two equal lengths", post(b"Content-Length: 3\r\nContent-Length: 3\r\n", b"a=b"), 400),
            ("two lengths in a value", post(b"Content-Length: 3, 4\r\n", b"a=bc"), 400),
            ("a signed length", post(b"Content-Length: +3\r\n", b"a=b"), 400),
            ("a hexadecimal length", post(b"Content-Length: 0x3\r\n", b"a=b"), 400),
            ("an empty length", post(b"Content-Length:\r\n"), 400),
            ("a length beyond 64 bits", post(b"Content-Length: 18446744073709551619\r\n", b"a=b"), 413),
            ("a length and chunks", post(b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n", b"0\r\n\r\n"), 400),
            ("chunks and a length", post(b"Transfer-Encoding: chunked\r\nContent-Length: 3\r\n", b"0\r\n\r\n"), 400),
            ("a space before the colon", post(b"Transfer-Encoding : chunked\r\n", b"0\r\n\r\n"), 400),
            ("a tab before the colon", post(b"Content-Length\t: 3\r\n", b"a=b"), 400),
            ("an unknown coding", post(b"Transfer-Encoding: gzip\r\n", b"0\r\n\r\n"), 501),
            ("an unknown coding before chunked", post(b"Transfer-Encoding: gzip, chunked\r\n", b"0\r\n\r\n"), 501),
            ("chunked twice", post(b"Transfer-Encoding: chunked, chunked\r\n", b"0\r\n\r\n"), 400),
            ("chunked in two lines", post(b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", b"0\r\n\r\n"), 400),
            ("chunked before another coding", post(b"Transfer-Encoding: chunked, identity\r\n", b"0\r\n\r\n"), 400),
            ("chunked with a vertical tab", post(b"Transfer-Encoding: \x0bchunked\r\n", b"0\r\n\r\n"), 400),
            ("chunks in HTTP/1.0", b"POST /payment HTTP/1.0\r\n" + HEAD + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
            ("a size of a chunk that is no number", post(b"Transfer-Encoding: chunked\r\n", b"zz\r\n\r\n"), 400),
            ("a folded line", get(HEAD + b"X: a\r\n b\r\n"), 400),
            ("a line folded by a tab", get(HEAD + b"X: a\r\n\tb\r\n"), 400),
            ("white space before the first header", get(b" X: a\r\n" + HEAD), 400),
            ("a bare LF after the request line", b"GET / HTTP/1.1\nHost: a\r\n\r\n", 400),
            ("a bare LF after a header", b"GET / HTTP/1.1\r\nHost: a\n\r\n", 400),
            ("bare LF only", b"GET / HTTP/1.1\nHost: a\n\n", 400),
            ("a bare CR in a value", get(HEAD + b"X: a\rb\r\n"), 400),
            ("no Host", get(b""), 400),
            ("two hosts", get(HEAD + b"Host: b\r\n"), 400),
            ("two equal hosts", get(HEAD + HEAD), 400),
            ("a Host with a path", get(b"Host: a/b\r\n"), 400),
            ("a Host with white space", get(b"Host: a b\r\n"), 400),
            ("NUL in a value", get(HEAD + b"X: a\0b\r\n"), 400),
            ("NUL in a name", get(HEAD + b"X\0: a\r\n"), 400),
            ("NUL in the path", get(HEAD, b"/sign-up\0x"), 400),
            ("an escaped NUL in the path", get(HEAD, b"/sign-up%00x"), 400),
            ("an escaped NUL in the query", get(HEAD, b"/sign-up?x=%00"), 400),
            ("a malformed escape", get(HEAD, b"/sign-up%zz"), 400),
            ("an incomplete escape", get(HEAD, b"/sign-up%2"), 400),
            ("a letter beyond ASCII in the path", get(HEAD, b"/sign-\xc3\xbcp"), 400),
            ("a control character in the path", get(HEAD, b"/sign\x7fup"), 400),
            ("a fragment", get(HEAD, b"/sign-up#x"), 400),
            ("a path without a slash", get(HEAD, b"sign-up"), 400),
            ("two spaces in the request line", get(HEAD, b" /"), 400),
            ("a tab in the request line", b"GET\t/ HTTP/1.1\r\n" + HEAD + b"\r\n", 400),
            ("no version", b"GET /\r\n" + HEAD + b"\r\n", 400),
            ("an escape character in a value", get(HEAD + b"X: \x1b\r\n"), 400),
            ("a line without a colon", get(HEAD + b"X\r\n"), 400),
            ("an empty name", get(HEAD + b": a\r\n"), 400),
            ("a name with a bracket", get(HEAD + b"X(: a\r\n"), 400),
            ("a method that is no token", b"G(T / HTTP/1.1\r\n" + HEAD + b"\r\n", 400),
            ("a version in lower case", get(HEAD, version=b"http/1.1"), 400),
            ("HTTP/2.0", get(HEAD, version=b"HTTP/2.0"), 505),
            ("HTTP/1.2", get(HEAD, version=b"HTTP/1.2"), 505),
            ("an unknown expectation", get(HEAD + b"Expect: a-miracle\r\n"), 417),
            ("a long path", get(HEAD, b"/" + b"a" * 20_000), 414),
            ("a long header", get(HEAD + b"X: " + b"a" * 20_000 + b"\r\n"), 431),
            ("many headers", get(HEAD + b"X: a\r\n" * 200), 431),
        ])

    def test_a_client_that_expects_it_is_asked_to_send_its_body(self):
        head = b"POST /payment/check?field=amount HTTP/1.1\r\n" + HEAD + FORM + b"Content-Length: 8\r\nExpect: 100-continue\r\n\r\n"
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=8) as connection:
            connection.sendall(head)
            self.assertRegex(connection.recv(4096), rb"^HTTP/1\.1 100 ")
            connection.sendall(b"amount=1")
            self.assertRegex(connection.recv(4096), rb"^HTTP/1\.1 200 ")

    def test_a_response_to_a_rejected_request_has_the_security_headers_and_a_reason(self):
        answer = exchange(self.server.port, b"GET / HTTP/1.1\r\n\r\n")
        self.assertIn(b"\r\nX-Content-Type-Options: nosniff\r\n", answer)
        self.assertIn(b"\r\nConnection: close\r\n", answer)
        self.assertTrue(answer.endswith(b"\r\n\r\nThe request does not have exactly one Host.\n"), answer)

    def test_a_rejected_request_with_a_long_body_gets_its_response(self):
        request = b"POST / HTTP/1.1\r\n" + HEAD + HEAD + b"Content-Length: 600000\r\n\r\n" + b"x" * 600_000
        self.assertEqual(statuses(exchange(self.server.port, request)), [400])

    def test_nothing_after_a_request_is_read_as_another(self):
        first = b"POST /payment HTTP/1.1\r\n" + HEAD + FORM + b"Content-Length: 3\r\n\r\na=b"
        second = b"GET / HTTP/1.1\r\n" + HEAD + b"\r\n"
        self.assertEqual(statuses(exchange(self.server.port, first + second)), [403])

    def test_a_connection_is_kept_and_each_of_its_heads_is_checked(self):
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=8) as connection:
            body = b"amount=x"
            head = b"POST /payment/check?field=amount HTTP/1.1\r\n" + HEAD + FORM + b"Content-Length: 8\r\n\r\n"
            for request in [head + body, b"GET /nowhere HTTP/1.1\r\n" + HEAD + b"\r\n", head + body]:
                connection.sendall(request)
                answer = http.client.HTTPResponse(connection)
                answer.begin()
                self.assertIn(answer.status, [200, 404])
                self.assertTrue(answer.read())
            connection.sendall(b"GET / HTTP/1.1\nHost: a\r\n\r\n")
            self.assertEqual(statuses(exchange_rest(connection)), [400])

    def test_a_request_may_arrive_in_pieces(self):
        request = b"POST /payment/check?field=amount HTTP/1.1\r\n" + HEAD + FORM + b"Content-Length: 8\r\n\r\namount=1"
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=8) as connection:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for byte in request:
                connection.sendall(bytes([byte]))
                time.sleep(0.002)
            self.assertRegex(connection.recv(65536), rb"^HTTP/1\.1 200 ")

    def test_a_client_that_ends_its_request_early_is_closed(self):
        for request in [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: a\r\n"]:
            with socket.create_connection(("127.0.0.1", self.server.port), timeout=8) as connection:
                connection.sendall(request)
                connection.shutdown(socket.SHUT_WR)
                self.assertIn(statuses(connection.recv(65536)), [[], [400]], request)


if __name__ == "__main__":
    unittest.main()
