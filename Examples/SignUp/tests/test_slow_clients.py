"""Tests of the server by clients that take their time, by raw sockets."""

import socket
import threading
import time
import unittest
import urllib.parse

from raw_requests import FORM, HEAD, exchange_rest, statuses
from server import SIGN_UP, Server


class SlowClientTests(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.stop)

    def stop(self):
        self.assertEqual(self.server.stop(), (0, ""))

    def slowest_page(self, seconds):
        """Return the longest time that a page took, during some seconds."""
        longest, end = 0, time.monotonic() + seconds
        while (start := time.monotonic()) < end:
            self.assertEqual(self.server.ask("GET", "/sign-up").status, 200)
            longest = max(longest, time.monotonic() - start)
            time.sleep(0.1)
        return longest

    def test_600_clients_that_send_a_header_line_every_four_seconds_delay_no_page(self):
        connections = []
        done = threading.Event()

        def send(connection, line):
            try:
                connection.sendall(line)
            except OSError:
                pass

        def drip():
            while not done.wait(4):
                for connection in connections:
                    send(connection, b"X-Line: a\r\n")

        for _ in range(600):
            connections.append(socket.create_connection(("127.0.0.1", self.server.port), timeout=20))
            send(connections[-1], b"GET / HTTP/1.1\r\nHost: a\r\n")
        thread = threading.Thread(target=drip)
        thread.start()
        try:
            self.assertLess(self.slowest_page(10), 1)
        finally:
            done.set()
            thread.join()
            for connection in connections:
                connection.close()

    def test_600_clients_that_send_a_body_slowly_delay_no_page(self):
        head = b"POST /payment HTTP/1.1\r\n" + HEAD + FORM + b"Content-Length: 1000\r\n\r\n"
        connections = []
        try:
            for _ in range(600):
                connections.append(socket.create_connection(("127.0.0.1", self.server.port), timeout=20))
                connections[-1].sendall(head)
            self.assertLess(self.slowest_page(3), 1)
        finally:
            for connection in connections:
                connection.close()

    def seconds_until_closed(self, start, piece):
        """Send a piece every second; return when the server closes the connection."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=1) as connection:
            begin = time.monotonic()
            connection.sendall(start)
            while time.monotonic() < begin + 60:
                try:
                    if not connection.recv(65536):
                        break
                except TimeoutError:
                    pass
                except OSError:
                    break
                try:
                    connection.sendall(piece)
                except OSError:
                    break
            return time.monotonic() - begin

    def test_a_head_and_a_body_have_a_deadline_each(self):
        cases = [
            (b"GET / HTTP/1.1\r\n", b"X-Line: a\r\n", 10),
            (b"", b"", 10),
            (b"POST /payment HTTP/1.1\r\n" + HEAD + FORM + b"Content-Length: 1000\r\n\r\n", b"x", 20),
            (b"POST /payment HTTP/1.1\r\n" + HEAD + FORM + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n", 20),
        ]
        results = {}

        def run(index, start, piece):
            results[index] = self.seconds_until_closed(start, piece)

        threads = [threading.Thread(target=run, args=(index, start, piece)) for index, (start, piece, _) in enumerate(cases)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for index, (start, _, most) in enumerate(cases):
            self.assertTrue(most - 2 < results[index] < most + 4, (start, results[index]))

    def test_an_address_has_a_bound_of_connections_and_the_oldest_unfinished_one_is_closed(self):
        connections = [socket.create_connection(("127.0.0.1", self.server.port), timeout=0.2) for _ in range(100)]
        try:
            time.sleep(0.5)
            isOpen = []
            for connection in connections:
                try:
                    isOpen.append(connection.recv(65536) != b"")
                except TimeoutError:
                    isOpen.append(True)
                except ConnectionResetError:
                    isOpen.append(False)
            self.assertEqual(isOpen, [False] * 36 + [True] * 64)
        finally:
            for connection in connections:
                connection.close()

    def test_hashes_of_passwords_delay_no_page(self):
        self.server.stop()
        self.server = Server(threads=1)
        threads = []
        for number in range(40):
            cookie, token = self.server.load("/sign-up")
            values = {**SIGN_UP, "email": f"ann{number}@example.com"}
            threads.append(threading.Thread(target=self.server.send, args=("/sign-up", values, cookie, token)))
        for thread in threads:
            thread.start()
        try:
            self.assertLess(self.slowest_page(1), 0.5)
        finally:
            for thread in threads:
                thread.join()
        self.assertEqual(len(self.server.rows()), 40)

    def test_the_server_stops_in_order_while_passwords_are_hashed_and_clients_have_gone(self):
        for attempt in range(3):
            connections = []
            for number in range(20):
                cookie, token = self.server.load("/sign-up")
                values = {**SIGN_UP, "email": f"ann{attempt}.{number}@example.com", "csrf-token": token}
                body = urllib.parse.urlencode(values).encode()
                connections.append(socket.create_connection(("127.0.0.1", self.server.port), timeout=8))
                connections[-1].sendall(
                    b"POST /sign-up HTTP/1.1\r\n" + HEAD + FORM + b"Cookie: " + cookie.encode() + b"\r\nContent-Length: "
                    + str(len(body)).encode() + b"\r\n\r\n" + body)
            for connection in connections[::2]:
                connection.close()
            self.assertEqual(self.server.restart(), (0, ""))
            for connection in connections[1::2]:
                self.assertIn(statuses(exchange_rest(connection)), [[303], [503], []])


if __name__ == "__main__":
    unittest.main()
