"""Requests to the example server, and the changes that make it reject them: the table of Examples/LocalServer/README.md."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

FORM = b"iban=DE89370400440532013000&bic="

Change = Callable[[random.Random, list[bytes]], list[bytes]]


def request(draw: random.Random) -> tuple[list[bytes], bytes, tuple[int, ...]]:
    """Return the lines of a head, a body, and the right statuses."""
    host = b"Host: 127.0.0.1"
    kind = draw.randrange(5)
    if kind == 0:
        return [b"GET / HTTP/1.1", host], b"", (200,)
    if kind == 1:
        return [b"HEAD /style.css HTTP/1.0"], b"", (200,)
    if kind == 2:
        return [b"GET http://127.0.0.1/nothing?" + b"a" * draw.randrange(300) + b" HTTP/1.1", host], b"", (404,)
    line = b"POST /payment/check?field=iban HTTP/1.1"
    kinds = [host, b"Content-Type: application/x-www-form-urlencoded"]
    if kind == 3:
        return [line, *kinds, b"Content-Length: %d" % len(FORM)], FORM, (200,)
    size = draw.randrange(1, len(FORM))
    chunks = b"%x\r\n%s\r\n%X;x=1\r\n%s\r\n0\r\n\r\n" % (size, FORM[:size], len(FORM) - size, FORM[size:])
    return [line, *kinds, b"Transfer-Encoding: chunked"], chunks, (200,)


def adding(*fields: bytes) -> Change:
    """Return the change that adds one of the fields at a random place."""
    def change(draw: random.Random, lines: list[bytes]) -> list[bytes]:
        place = draw.randrange(1, len(lines) + 1)
        return lines[:place] + [draw.choice(fields)] + lines[place:]
    return change


def first_line(pattern: bytes, *instead: bytes) -> Change:
    """Return the change that replaces a part of the request line."""
    return lambda draw, lines: [re.sub(pattern, lambda match: draw.choice(instead), lines[0], count=1), *lines[1:]]


def framed(*fields: bytes) -> Change:
    """Return the change to an HTTP/1.1 request whose body has these fields for its length."""
    return lambda draw, lines: [b"POST /payment/check?field=iban HTTP/1.1", b"Host: a", *fields]


CHANGES: list[tuple[str, tuple[int, ...], Change]] = [
    ("a bare LF", (400,), lambda draw, lines: [lines[0] + b"\nA: b", *lines[1:]]),
    ("a folded line", (400,), adding(b"A: b\r\n c", b" folded", b"\tfolded")),
    ("white space before a colon", (400,), adding(b"A : b", b"Host : a", b"Transfer-Encoding : chunked", b"A\t: b")),
    ("a control character in a field", (400,), adding(b"A: \0", b"A: b\x7f", b"A: \x01b", b"A: b\rc")),
    ("a malformed field", (400,), adding(b"A", b": b", b"A(: b", b"A\xe9: b", b"\"A\": b")),
    ("two Host", (400,),
     lambda draw, lines: [lines[0], b"Host: a", *lines[1:], draw.choice([b"Host: a", b"HOST: b"])]),
    ("no Host", (400,), lambda draw, lines: [b"GET / HTTP/1.1", b"Accept: */*"]),
    ("a malformed Host", (400,),
     lambda draw, lines: [b"GET / HTTP/1.1", draw.choice([b"Host: a b", b"Host: a/b", b"Host: u@a", b"Host: <a>"])]),
    ("two Content-Length", (400,), framed(b"Content-Length: 1", b"Content-Length: 1")),
    ("different Content-Length", (400,), framed(b"Content-Length: 1", b"Content-Length: 32")),
    ("Content-Length beside chunked", (400,), framed(b"Content-Length: 1", b"Transfer-Encoding: chunked")),
    *((f"Content-Length {value!r}", (400,), framed(b"Content-Length: " + value))
      for value in (b"", b"-1", b"+1", b"1, 1", b"0x1", b"1.0")),
    ("a length beyond all bounds", (413,), framed(b"Content-Length: " + b"9" * 30)),
    ("an unknown coding", (501,), framed(b"Transfer-Encoding: gzip")),
    ("chunked that is not last", (400,), framed(b"Transfer-Encoding: chunked, gzip")),
    ("a coding in HTTP/1.0", (400,), lambda draw, lines: [b"POST / HTTP/1.0", b"Transfer-Encoding: chunked"]),
    ("an unknown version", (505,), first_line(rb"HTTP/1\.[01]$", b"HTTP/2.0", b"HTTP/1.2", b"HTTP/0.9")),
    ("a malformed version", (400,), first_line(rb"HTTP/1\.[01]$", b"HTTP/1", b"http/1.1", b"HTTP/1.1 ", b"HTTP/11", b"")),
    ("an unknown expectation", (417,), adding(b"Expect: 100-continue, x", b"Expect: x")),
    ("a malformed target", (400,), first_line(
        rb" \S+ ", b" /\0 ", b" /%00 ", b" /%zz ", b" /% ", b" a ", b" /\xe9 ", b" /a#b ", b" /a b ", b"  / ")),
    ("a long target", (414,), first_line(rb" \S+ ", b" /" + b"a" * 17_000 + b" ")),
    ("a long field", (431,), adding(b"A: " + b"b" * 17_000)),
    ("many fields", (431,), lambda draw, lines: lines + [b"A: b"] * 101),
]
