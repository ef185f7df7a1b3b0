"""Requests over raw sockets, and what the server sends for them."""

import re
import socket

HEAD = b"Host: a\r\n"
FORM = b"Content-Type: application/x-www-form-urlencoded\r\n"


def exchange(port, request, seconds=8):
    """Send bytes on a new connection and return everything that the server sends until it closes; `None` if it does not."""
    with socket.create_connection(("127.0.0.1", port), timeout=seconds) as connection:
        connection.sendall(request)
        answer = b""
        try:
            while piece := connection.recv(65536):
                answer += piece
        except TimeoutError:
            return None
        except ConnectionResetError:
            pass
        return answer


def exchange_rest(connection):
    """Return what the server still sends, and close the connection."""
    answer = b""
    with connection:
        try:
            while piece := connection.recv(65536):
                answer += piece
        except ConnectionResetError:
            pass
    return answer


def statuses(answer):
    """Return the statuses of the responses in the bytes of a connection."""
    return None if answer is None else [int(status) for status in re.findall(rb"^HTTP/1\.1 (\d{3}) ", answer, re.MULTILINE)]
