"""The servers that are compared, each on a core of its own, and what is sent to them."""

from __future__ import annotations

import http.client
import os
import re
import socket
import subprocess
import time
import urllib.parse
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).parent
PROJECT = FOLDER.parents[1]
DATA = PROJECT / ".build/benchmarks/forms"
TYPE = "application/x-www-form-urlencoded"

VALUES = {
    "email": "ann.example.com",
    "name": "Ann Lee",
    "birthday": "1990-02-30",
    "phone": "+49 30 123456",
    "country": "Germany",
    "website": "https://example.com/",
    "password": "correct horse battery staple",
    "password-again": "correct horse battery stapel",
    "terms": "on",
}
"""A submission with four errors."""

EXPECTED = [
    "Enter an e-mail address such as ann@example.com", "Enter a date that exists",
    "Country must be a country code: two upper-case letters", "Enter the password above once more",
    "There are 4 problems", "We send a link there to confirm it.",
    "At least 15 characters; several words are easy to remember.",
    'value="ann.example.com"', 'value="Ann Lee"', 'value="1990-02-30"', 'value="Germany"', 'value="https://example.com/"',
]
"""What the page of these errors has in each server: sentences, helper texts, and what was typed."""

Headers = dict[str, str]


@dataclass
class Server:
    """A server, by the command that starts it."""

    name: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)
    folder: Path = PROJECT
    token: str = "csrf-token"
    names: dict[str, str] = field(default_factory=dict)
    """The names of fields that are other ones here."""

    def __enter__(self) -> Server:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        environment = dict(os.environ, PORT=str(self.port), **self.environment)
        command = ["taskset", "-c", "0"] + [word.replace("$PORT", str(self.port)) for word in self.command]
        self.process = subprocess.Popen(
            command, env=environment, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(200):
            with socket.socket() as connection:
                if connection.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            time.sleep(0.05)
        raise SystemExit(f"forms: {self.name} does not start")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()

    def processor_time(self) -> float:
        """Return the seconds that the server and its children have computed."""
        ticks = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                words = stat.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if self.process.pid in (int(stat.parent.name), int(words[1])):
                ticks += int(words[11]) + int(words[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def ask(self, method: str, path: str, body: str | None, headers: Headers) -> tuple[int, http.client.HTTPMessage, str]:
        """Send a request; return status, headers and body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, answer.headers, text

    def refused_post(self) -> tuple[Headers, str]:
        """Return headers and body of the submission with errors, with the token of a page of the server."""
        _, headers, page = self.ask("GET", "/sign-up", None, {})
        token = re.search(f'name="{self.token}" value="([^"]+)"', page)
        assert token, page
        cookie = headers["Set-Cookie"].partition(";")[0]
        values = {self.names.get(name, name): value for name, value in VALUES.items()}
        body = urllib.parse.urlencode({self.token: token[1], **values})
        return {"Cookie": cookie, "Content-Type": TYPE, "Accept": "text/html"}, body


def servers(example: Path, go: Path, gunicorn: Path) -> list[Server]:
    """Return the servers."""
    options = "--workers 1 --worker-class gthread --threads 1 --keep-alive 60 --bind 127.0.0.1:$PORT signup:application"
    rules = DATA / "sign-up.yml"
    # The other servers have text fields for the day and the country.
    lines = (PROJECT / "rules/sign-up.yml").read_text().splitlines(keepends=True)
    rules.write_text("".join(line for line in lines if not line.startswith("    control: ")))
    database = {"RULES": str(rules), "THREADS": "1", "DATABASE": str(DATA / "sign-up.sqlite3"), "UPLOADS": str(DATA / "uploads")}
    return [
        Server("the example", [str(example)], database),
        Server("Go", [str(go)], {"GOMAXPROCS": "1"}),
        Server(
            "Django", [str(gunicorn), *options.split()], {"PYTHONDONTWRITEBYTECODE": "1"}, FOLDER / "django",
            "csrfmiddlewaretoken", {"password-again": "password_again"},
        ),
    ]
