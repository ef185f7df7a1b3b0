"""The built server, run on a free port with a database of its own, and requests to it."""

import http.client
import os
import re
import signal
import sqlite3
import subprocess
import tempfile
import urllib.parse


class Server:
    def __init__(self, threads=2, upload_seconds=3600):
        self.folder = tempfile.TemporaryDirectory()
        self.database = os.path.join(self.folder.name, "accepted.sqlite3")
        self.uploads = os.path.join(self.folder.name, "uploads")
        self.threads = threads
        self.upload_seconds = upload_seconds
        self.start()

    def start(self):
        environment = dict(
            os.environ, PORT="0", THREADS=str(self.threads), DATABASE=self.database, UPLOADS=self.uploads,
            UPLOAD_SECONDS=str(self.upload_seconds))
        self.process = subprocess.Popen(
            [os.environ["SERVER"]], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        self.port = int(re.fullmatch(r"http://127\.0\.0\.1:(\d+)/", self.address)[1])

    def halt(self, by):
        self.process.send_signal(by)
        _, log = self.process.communicate(timeout=20)
        return self.process.returncode, log

    def stop(self, by=signal.SIGTERM):
        """Stop the server; return its exit status and its log."""
        result = self.halt(by)
        self.folder.cleanup()
        return result

    def restart(self):
        """Stop the server and start it with the same database; return its exit status and its log."""
        result = self.halt(signal.SIGTERM)
        self.start()
        return result

    def rows(self):
        """Return the accepted submissions, oldest first."""
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as database:
            return database.execute(
                'SELECT form, token, accepted_at, "values", password_hash FROM accepted ORDER BY id').fetchall()

    def ask(self, method, path, body=None, **headers):
        """Send a request and return the response, with its body as `text`."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, names)
        answer = connection.getresponse()
        answer.text = answer.read().decode()
        connection.close()
        return answer

    def load(self, path):
        """Load the page of a form; return its cookie and its token."""
        answer = self.ask("GET", path)
        cookie = answer.headers["Set-Cookie"].partition(";")[0]
        token = re.search(r'name="csrf-token" value="([0-9a-f]{64})"', answer.text)[1]
        return cookie, token

    def post(self, path, values, **headers):
        """Load the page and send the values with its cookie and token."""
        return self.send(path, values, *self.load(path), **headers)

    def send(self, path, values, cookie, token, **headers):
        """Send the values with a cookie and a token."""
        body = urllib.parse.urlencode({"csrf-token": token, **values})
        return self.ask("POST", path, body, Cookie=cookie, Content_Type=URLENCODED, **headers)


URLENCODED = "application/x-www-form-urlencoded"

SIGN_UP = {
    "email": " ann@example.com ",
    "name": "Ann  Lee",
    "birthday": "1990-02-28",
    "phone": "+49 30 123456",
    "country": "de",
    "website": "",
    "password": "correct horse battery staple",
    "password-again": "correct horse battery staple",
    "terms": "on",
}

PAYMENT = {
    "creditor": "Ann Lee",
    "iban": "DE89370400440532013000",
    "bic": "",
    "amount": "12.50",
    "currency": "EUR",
    "due": "2026-02-28",
    "reference": "RE-2024-17",
    "note": "Two\r\nlines",
}
