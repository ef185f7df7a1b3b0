"""HTTP requests of every shape to the server of Examples/SignUp, by raw sockets: each gets one right response in time."""

from __future__ import annotations

import os
import random
import re
import socket
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

from Attack.campaign import Campaign
from Attack.http_requests import CHANGES, request
from Attack.minimal import cuts
from Attack.program import ROOT, Failed

sys.path.insert(0, str(ROOT / "Examples/SignUp/tests"))

SECONDS = 10
"""A response to a whole request must end within this time."""
BODY_SECONDS = 25
"""A connection whose body is not whole must end within this time: the server waits 20 s for a body."""
KEPT_SECONDS = 0.1
"""The time in which a second response would follow on a connection that the server keeps."""

SECOND_REQUEST = "a second request"
RANDOM_BYTES = "random bytes"


@dataclass(frozen=True)
class Shape:
    """What is sent, in pieces, and the statuses that are right; None for any."""

    what: str
    pieces: tuple[bytes, ...]
    statuses: tuple[int, ...] | None
    is_whole: bool = True

    @property
    def can_be_two(self) -> bool:
        """Whether two responses are right: bytes that arrive after the first response are another request, bytes that arrive
        with its request are none."""
        return len(self.pieces) > 1 and self.what in (SECOND_REQUEST, RANDOM_BYTES)

    @property
    def is_head(self) -> bool:
        """Whether the method is HEAD. A server ignores empty lines before a request (RFC 9112, section 2.2)."""
        return b"".join(self.pieces).lstrip(b"\r\n").startswith(b"HEAD")


class HTTPShapes(Campaign):
    """Responses of the example server."""

    name = "http"
    rounds_at_most = 20_000

    def start(self) -> None:
        from server import Server

        if self.tools.server is None:
            raise Failed("http: the libraries of Examples/SignUp are not installed; run Examples/SignUp/setup.sh")
        os.environ["SERVER"] = str(self.tools.server)
        self.server = Server()

    def stop(self) -> str | None:
        status, log = self.server.stop()
        return None if (status, log) == (0, "") else f"http: the server ended with status {status}: {log}"

    def draw(self, draw: random.Random) -> Shape:
        lines, body, statuses = request(draw)
        what, is_whole = "a valid request", True
        chance = draw.random()
        if chance < 0.5:
            what, statuses, change = draw.choice(CHANGES)
            lines = change(draw, lines)
        data = b"\r\n".join(lines) + b"\r\n\r\n" + body
        if 0.5 <= chance < 0.7:
            what, statuses, is_whole = RANDOM_BYTES, None, False
            for _ in range(draw.randrange(1, 4)):
                place = draw.randrange(len(data))
                instead = draw.choice([b"\r", b"\n", b"\0", b" ", b":", b"%", b"\r\n", b"9", b"", b"\xff"])
                data = data[:place] + instead + data[place + draw.randrange(3):]
        elif chance > 0.9:
            what, data = SECOND_REQUEST, data + data
        size = draw.choice([len(data), len(data), 40, 7])
        size = max(size, len(data) // 50)
        return Shape(what, tuple(data[start:start + size] for start in range(0, len(data), size)), statuses, is_whole)

    def fault(self, case: Shape) -> str | None:
        self.sums["requests"] += 1
        start = time.monotonic()
        try:
            answer = self.sent(case)
        except ConnectionRefusedError:
            return f"{case.what}: the server accepts no connection"
        taken = time.monotonic() - start
        if taken > (SECONDS if case.is_whole else BODY_SECONDS):
            return f"{case.what}: no end of the response within {taken:.0f} s: {answer[:300]!r}"
        statuses = responses(answer, case.is_head)
        if not statuses or len(statuses) > (2 if case.can_be_two else 1):
            return None if not case.is_whole and not answer else f"{case.what}: not one whole response: {answer[:2000]!r}"
        self.sums["refusals"] += statuses[0] >= 400
        for status in statuses:
            if case.statuses and status not in case.statuses or status >= 500 and status not in (501, 505):
                return f"{case.what}: status {status}, expected {case.statuses}"
        return None

    def sent(self, case: Shape) -> bytes:
        """Send the pieces and return all that the server sends until it closes the connection or, as long as it keeps the
        connection, until nothing follows a whole response."""
        answer = b""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=BODY_SECONDS + 1) as connection:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            try:
                for piece in case.pieces:
                    connection.sendall(piece)
                if not case.is_whole:
                    connection.shutdown(socket.SHUT_WR)
            except OSError:
                # The server has answered and closed the connection already.
                pass
            try:
                while part := connection.recv(65_536):
                    answer += part
                    if responses(answer, case.is_head):
                        connection.settimeout(KEPT_SECONDS)
            except (TimeoutError, ConnectionResetError):
                pass
        return answer

    def smaller(self, case: Shape) -> Iterator[Shape]:
        if len(case.pieces) > 1:
            yield replace(case, pieces=(b"".join(case.pieces),))
        elif case.statuses is None:
            for data in cuts(case.pieces[0]):
                if data:
                    yield replace(case, pieces=(data,))


def responses(data: bytes, is_head: bool) -> list[int] | None:
    """Return the statuses of the responses that the bytes are, or None if they are not whole responses."""
    statuses = []
    while data:
        head, end, rest = data.partition(b"\r\n\r\n")
        status = re.match(rb"HTTP/1\.[01] (\d{3}) [ -~]*\r\n", head + b"\r\n")
        if not end or not status:
            return None
        if status[1] == b"100":
            data = rest
            continue
        length = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
        size = int(length[1]) if length else 0
        # A refusal of a head that begins with HEAD has content nevertheless; the connection ends after it.
        if is_head and not rest:
            size = 0
        if len(rest) < size:
            return None
        statuses.append(int(status[1]))
        data = rest[size:]
    return statuses
