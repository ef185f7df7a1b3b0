"""Tests of uploads over HTTP: a file as a whole, and in parts."""

import json
import os
import subprocess
import tempfile
import threading
import time
import unittest
import urllib.parse

from server import Server

BYTES = bytes(range(256)) * 4
LIMIT = 4 << 20


class UploadTests(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.cookie, self.token = self.server.load("/upload")

    def tearDown(self):
        self.assertEqual(self.server.stop(), (0, ""))

    def post(self, content, name="a.bin", token=None):
        """Send a file as a whole, as a browser without a script does."""
        body = b"".join([
            b'--x\r\nContent-Disposition: form-data; name="csrf-token"\r\n\r\n', (token or self.token).encode(), b"\r\n",
            f'--x\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n'.encode(),
            b"Content-Type: application/octet-stream\r\n\r\n", content, b"\r\n--x--\r\n"])
        return self.server.ask(
            "POST", "/upload", body, Cookie=self.cookie, Content_Type="multipart/form-data; boundary=x")

    def transfer(self, method, body=None, content_range=None, name="a.bin", token=None, transfer="1f", **headers):
        query = urllib.parse.urlencode({"token": token or self.token, "transfer": transfer, "name": name})
        if content_range:
            headers["Content_Range"] = content_range
        headers = {"Cookie": self.cookie, "Accept": "application/json", **headers}
        return self.server.ask(method, f"/upload/transfer?{query}", body, **headers)

    def part(self, first, end, content=BYTES, **options):
        return self.transfer("PUT", content[first:end], f"bytes {first}-{end - 1}/{len(content)}", **options)

    def complete(self, size=len(BYTES), **options):
        """Complete a file of which all bytes were sent."""
        return self.transfer("PUT", b"", f"bytes */{size}", **options)

    def send_together(self, *requests):
        """Send requests at the same time; return the statuses of their responses."""
        statuses = [None] * len(requests)
        barrier = threading.Barrier(len(requests))

        def send(index):
            barrier.wait()
            statuses[index] = requests[index]().status

        threads = [threading.Thread(target=send, args=[index]) for index in range(len(requests))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return statuses

    def pages(self, count):
        """Load pages, each of which is then the one whose requests are sent."""
        for _ in range(count):
            self.cookie, self.token = self.server.load("/upload")
            yield

    def stored(self, token=None):
        with open(os.path.join(self.server.uploads, token or self.token), "rb") as file:
            return file.read()

    def unfinished(self):
        return os.listdir(os.path.join(self.server.uploads, "unfinished"))

    def test_a_whole_file_is_stored_once(self):
        answer = self.post(BYTES)
        self.assertEqual((answer.status, answer.headers["Location"]), (303, "/upload/accepted"))
        [(form, token, _, values, _)] = self.server.rows()
        self.assertEqual((form, token), ("/upload", self.token))
        self.assertEqual(json.loads(values), {"file": "a.bin", "size": len(BYTES)})
        self.assertEqual(self.stored(), BYTES)
        # The same page again: the same response; with another file it is rejected.
        self.assertEqual(self.post(BYTES).status, 303)
        self.assertEqual(self.post(BYTES[::-1]).status, 409)
        self.assertEqual(self.post(BYTES, name="b.bin").status, 409)
        self.assertEqual((len(self.server.rows()), self.stored()), (1, BYTES))

    def test_a_missing_or_too_large_file_is_an_error_of_its_field(self):
        self.assertEqual(self.post(b"", name="").status, 422)
        self.assertIn("error-file", self.post(b"", name="").text)
        self.assertEqual(self.post(b"x" * LIMIT).status, 303)
        self.cookie, self.token = self.server.load("/upload")
        self.assertEqual(self.post(b"x" * (LIMIT + 1)).status, 422)
        answer = self.post(b"x" * (LIMIT + (64 << 10)))
        self.assertEqual(answer.status, 413)
        self.assertIn("Choose a file of at most 4 MB</p>", answer.text)
        self.assertEqual(len(self.server.rows()), 1)

    def test_only_a_token_of_the_page_and_session_is_accepted(self):
        _, other = self.server.load("/upload")
        payment = self.server.load("/payment")[1]
        for token in [other, payment, "0" * 64, "../" * 21 + "x"]:
            self.assertEqual(self.post(BYTES, token=token).status, 403)
            for method in ["GET", "PUT", "DELETE"]:
                self.assertEqual(self.transfer(method, token=token).status, 403)
        self.assertEqual((os.listdir(self.server.uploads), self.unfinished()), (["unfinished"], []))

    def test_a_file_in_parts_is_stored_once(self):
        self.assertEqual(self.transfer("HEAD").headers["Upload-Offset"], "0")
        for first in range(0, 1024 - 256, 256):
            answer = self.part(first, first + 256)
            self.assertEqual((answer.status, answer.headers["Upload-Offset"]), (204, str(first + 256)))
            self.assertEqual(self.transfer("GET").headers["Upload-Offset"], str(first + 256))
            self.assertEqual(self.server.rows(), [])
        answer = self.part(768, 1024)
        self.assertEqual((answer.status, answer.headers["Location"]), (201, "/upload/accepted"))
        self.assertEqual((self.stored(), self.unfinished()), (BYTES, []))
        [(_, _, _, values, _)] = self.server.rows()
        self.assertEqual(json.loads(values), {"file": "a.bin", "size": len(BYTES)})
        # After the end each request has the same response, and a post of the same file too.
        for method in ["GET", "HEAD", "DELETE"]:
            self.assertEqual(self.transfer(method).headers["Location"], "/upload/accepted")
        self.assertEqual(self.part(0, 256).headers["Location"], "/upload/accepted")
        self.assertEqual(self.complete().headers["Location"], "/upload/accepted")
        self.assertEqual(self.post(BYTES).status, 303)
        # Another file is rejected.
        for answer in [
            self.part(0, 256, BYTES[:512]), self.part(0, 256, BYTES[::-1]), self.part(0, 256, name="b.bin"),
            self.complete(512), self.complete(name="b.bin"), self.post(BYTES[::-1]),
        ]:
            self.assertEqual((answer.status, answer.headers["Upload-Offset"]), (409, None))
        self.assertEqual((self.stored(), len(self.server.rows())), (BYTES, 1))
        self.assertIn("accepted", self.server.ask("GET", "/upload/accepted").text)

    def test_a_part_that_begins_elsewhere_changes_nothing(self):
        self.part(0, 256)
        for first in [0, 128, 512]:
            answer = self.part(first, first + 256)
            self.assertEqual((answer.status, answer.headers["Upload-Offset"]), (409, "256"))
        self.part(256, 1024)
        self.assertEqual(self.stored(), BYTES)

    def test_the_parts_of_two_files_of_a_page_are_not_joined(self):
        self.assertEqual(self.part(0, 512, transfer="a").status, 204)
        self.assertEqual(self.transfer("HEAD", transfer="b").headers["Upload-Offset"], "0")
        other = BYTES[::-1]
        self.assertEqual(self.part(0, 512, other, transfer="b").status, 204)
        self.assertEqual(self.transfer("DELETE", transfer="a").status, 204)
        self.assertEqual(self.part(512, 1024, other, transfer="b").status, 201)
        self.assertEqual((self.stored(), self.unfinished()), (other, []))
        self.assertEqual(self.part(512, 1024, transfer="a").status, 409)
        self.assertEqual(self.stored(), other)

    def test_a_transfer_needs_a_number(self):
        for number in ["", "x", "1F", "../a", "1" * 33]:
            for method in ["HEAD", "GET", "PUT", "DELETE"]:
                self.assertEqual(self.transfer(method, transfer=number).status, 400, number)
        self.assertEqual(self.part(0, 1024, transfer="0" * 32).status, 201)

    def test_equal_files_that_are_sent_together_are_both_accepted(self):
        content = BYTES * 256
        for _ in self.pages(20):
            self.assertEqual(self.send_together(lambda: self.post(content), lambda: self.post(content)), [303, 303])
            self.assertEqual(self.stored(), content)
        self.assertEqual(len(self.server.rows()), 20)

    def test_of_other_files_that_are_sent_together_one_is_accepted_and_kept(self):
        files = [BYTES * 1024, BYTES[::-1] * 1024]
        for _ in self.pages(20):
            statuses = self.send_together(*[lambda file=file: self.post(file) for file in files])
            self.assertEqual(sorted(statuses), [303, 409])
            self.assertEqual(self.stored(), files[statuses.index(303)])

    def test_of_other_files_whose_last_parts_are_sent_together_one_is_accepted_and_kept(self):
        files = [BYTES * 256, BYTES[::-1] * 256]
        for _ in self.pages(40):
            statuses = self.send_together(*[
                lambda file=file, transfer=transfer: self.part(0, len(file), file, transfer=transfer)
                for transfer, file in zip("ab", files)])
            self.assertEqual(sorted(statuses), [201, 409])
            self.assertEqual((self.stored(), self.unfinished()), (files[statuses.index(201)], []))

    def test_a_part_that_is_sent_together_with_a_whole_file_is_not_joined_with_it(self):
        content = BYTES[::-1] * 16
        for _ in self.pages(100):
            statuses = self.send_together(lambda: self.post(content), *[lambda: self.part(0, 256)] * 6)
            self.assertEqual(statuses[0], 303)
            self.assertEqual(self.stored(), content)
            self.transfer("DELETE")

    def test_a_file_of_which_all_bytes_were_sent_is_completed(self):
        # The state after the server has ended between the last bytes and the row.
        os.makedirs(os.path.join(self.server.uploads, "unfinished"), exist_ok=True)
        with open(os.path.join(self.server.uploads, "unfinished", f"{self.token}-1f"), "wb") as file:
            file.write(BYTES)
        self.assertEqual(self.transfer("HEAD").headers["Upload-Offset"], "1024")
        self.assertEqual(self.complete(2048).headers["Upload-Offset"], "1024")
        answer = self.complete()
        self.assertEqual((answer.status, answer.headers["Location"]), (201, "/upload/accepted"))
        self.assertEqual((self.stored(), self.unfinished(), len(self.server.rows())), (BYTES, [], 1))

    def test_a_file_whose_row_was_not_stored_is_completed(self):
        with open(os.path.join(self.server.uploads, self.token), "wb") as file:
            file.write(BYTES)
        self.assertEqual(self.part(0, 1024, BYTES[::-1]).status, 409)
        self.assertEqual(self.part(0, 1024).status, 201)
        self.assertEqual((self.stored(), self.unfinished(), len(self.server.rows())), (BYTES, [], 1))

    def test_a_transfer_continues_after_a_restart_of_the_server(self):
        self.part(0, 512)
        self.assertEqual(self.server.restart(), (0, ""))
        self.assertEqual(self.transfer("HEAD").headers["Upload-Offset"], "512")
        self.assertEqual(self.part(512, 1024).status, 201)
        self.assertEqual(self.stored(), BYTES)

    def test_a_stopped_transfer_is_removed(self):
        self.part(0, 512)
        answer = self.transfer("DELETE")
        self.assertEqual((answer.status, answer.headers["Upload-Offset"]), (204, "0"))
        self.assertEqual((os.listdir(self.server.uploads), self.unfinished()), (["unfinished"], []))
        self.assertEqual(self.transfer("DELETE").status, 204)
        self.assertEqual(self.part(0, 1024).status, 201)

    def test_malformed_parts_are_rejected(self):
        for value in [
            None, "", "bytes", "bytes 0-3", "bytes 0-3/*", "bytes */4", "bytes */x", "bytes *", "bytes 3-0/4",
            "bytes 0-4/4", "bytes -1-3/9", "bytes 0-2/4", "items 0-3/4", "bytes 0-3/4x", "bytes +0-3/4",
            "bytes 0-3/9999999999999999",
        ]:
            answer = self.transfer("PUT", b"abcd", value)
            self.assertEqual((answer.status, answer.headers["Content-Type"]), (400, "application/problem+json"), value)
        self.assertEqual(self.complete(0).status, 400)
        self.assertEqual(self.transfer("PUT", b"abcd", f"bytes 0-3/{LIMIT + 1}").status, 413)
        self.assertEqual(self.transfer("PUT", b"x" * ((256 << 10) + 1), f"bytes 0-{256 << 10}/{LIMIT}").status, 413)
        for name in ["", "x" * 256, "a\x07b", "a\rb", "a\nb", "a\r\n"]:
            answer = self.transfer("PUT", b"abcd", "bytes 0-3/4", name=name)
            self.assertEqual((answer.status, json.loads(answer.text)["errors"][0]["name"]), (422, "file"), name)
        answer = self.transfer("POST", b"")
        self.assertEqual((answer.status, answer.headers["Allow"]), (405, "GET, HEAD, PUT, DELETE"))
        self.assertEqual((os.listdir(self.server.uploads), self.unfinished()), (["unfinished"], []))

    def test_names_with_quotes_and_any_script_are_kept(self):
        # The checked name is the stored one: "a%0Ab" has no line break, and 254 letters and "%22" are too long.
        names = ['a"b.txt', "Übung 漢字.txt", "a%22b", "a%0Ab", "a%0D%0A", '"\u0301.txt', "שלום.txt"]
        for name in names:
            self.cookie, self.token = self.server.load("/upload")
            self.assertEqual(self.part(0, 1024, name=name).status, 201)
        self.assertEqual([json.loads(row[3])["file"] for row in self.server.rows()], names)
        self.cookie, self.token = self.server.load("/upload")
        self.assertEqual(self.part(0, 1024, name="x" * 254 + "%22").status, 422)

    def test_unfinished_uploads_are_bounded(self):
        pages = [self.server.load("/upload") for _ in range(17)]
        for index, (cookie, token) in enumerate(pages):
            status = self.part(0, 256, token=token, Cookie=cookie).status
            self.assertEqual(status, 204 if index < 16 else 503, index)
        # Those that have begun go on, and one that ends makes room.
        self.assertEqual(self.part(256, 1024, token=pages[0][1], Cookie=pages[0][0]).status, 201)
        self.assertEqual(self.part(0, 256, token=pages[16][1], Cookie=pages[16][0]).status, 204)


class ExpiryTests(unittest.TestCase):
    def test_an_upload_that_is_not_complete_expires(self):
        server = Server(upload_seconds=1)
        self.addCleanup(server.stop)
        cookie, token = server.load("/upload")
        address = f"/upload/transfer?token={token}&transfer=1&name=a"
        server.ask("PUT", address, b"ab", Cookie=cookie, Content_Range="bytes 0-1/4")
        self.assertEqual(server.ask("HEAD", address, Cookie=cookie).headers["Upload-Offset"], "2")
        time.sleep(3)
        answer = server.ask("PUT", address, b"cd", Cookie=cookie, Content_Range="bytes 2-3/4")
        self.assertEqual((answer.status, answer.headers["Upload-Offset"]), (409, "0"))
        self.assertEqual(os.listdir(os.path.join(server.uploads, "unfinished")), [])

class StartTests(unittest.TestCase):
    def start(self, **settings):
        """Start a server that cannot start; return what it reports."""
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "file"), "wb"):
                pass
            settings = {name: value.replace("FOLDER", folder) for name, value in settings.items()}
            result = subprocess.run(
                [os.environ["SERVER"]], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, timeout=20,
                env=dict(os.environ, PORT="0", DATABASE=os.path.join(folder, "a.sqlite3"), **settings))
            self.assertEqual(result.returncode, 1)
            return result.stderr.replace(folder, "FOLDER").strip()

    def test_settings_of_uploads_that_cannot_be_used_are_reported_at_the_start(self):
        for seconds in ["0", "-1"]:
            self.assertEqual(self.start(UPLOAD_SECONDS=seconds), "sign-up: UPLOAD_SECONDS must be at least 1")
        self.assertEqual(
            self.start(UPLOADS="FOLDER/file"), "sign-up: cannot open the folder FOLDER/file: Not a directory")
        self.assertEqual(
            self.start(UPLOADS="FOLDER/a/b"),
            "sign-up: cannot create the folder FOLDER/a/b: No such file or directory")


if __name__ == "__main__":
    unittest.main()
