"""Each form in Django does what the tests of the same form in Swift ask of it."""

from __future__ import annotations

import json
import unittest
from types import ModuleType
from typing import Any

import choice
import common
import date
import edit
import file
import json_body
import languages
import list as items
import steps
import taken
import text
import typed
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse
from django.test import RequestFactory
from django.utils.translation import activate

requests = RequestFactory()


def post(form: ModuleType, data: Any, session: dict[str, Any] | None = None, **options: Any) -> HttpResponse:
    request = requests.post("/", data, **options)
    request.session = session if session is not None else {}
    answer = form.view(request)
    answer.text = answer.content.decode()
    return answer


class TenFormsTests(unittest.TestCase):
    def setUp(self) -> None:
        activate("en")
        common.people.rows[:] = [{"name": "Bob"}]
        common.people.edited = None

    def test_text(self) -> None:
        refused = post(text, {"name": ""})
        self.assertEqual(refused.status_code, 422)
        self.assertIn("This field is required.", refused.text)
        self.assertEqual(post(text, {"name": "Ann"}).status_code, 303)
        self.assertEqual(common.people.rows[-1], {"name": "Ann"})

    def test_edit(self) -> None:
        common.people.edited = 0
        self.assertIn('value="Bob"', edit.view(requests.get("/")).content.decode())
        self.assertEqual(post(edit, {"name": ""}).status_code, 422)
        self.assertEqual(post(edit, {"name": "Ann"}).status_code, 303)
        self.assertEqual(common.people.rows, [{"name": "Ann"}])

    def test_taken(self) -> None:
        refused = post(taken, {"name": "Bob"})
        self.assertEqual(refused.status_code, 422)
        self.assertIn("Bob is taken", refused.text)
        self.assertEqual(post(taken, {"name": "Ann"}).status_code, 303)

    def test_list(self) -> None:
        head = {"name": "Ann", "form-INITIAL_FORMS": "0"}
        added = post(items, {**head, "form-TOTAL_FORMS": "1", "form-0-price": "7", "add": "1"})
        self.assertEqual(added.status_code, 200)
        self.assertIn('name="form-1-price"', added.text)
        self.assertIn('value="7"', added.text)
        refused = post(items, {**head, "form-TOTAL_FORMS": "2", "form-0-price": "", "form-1-price": "9"})
        self.assertEqual(refused.status_code, 422)
        self.assertIn("This field is required.", refused.text)
        two = {**head, "form-TOTAL_FORMS": "2", "form-0-price": "7", "form-1-price": "9"}
        self.assertEqual(post(items, two).status_code, 303)

    def test_date(self) -> None:
        self.assertEqual(post(date, {"name": "Ann", "day": "2026-02-30"}).status_code, 422)
        self.assertEqual(post(date, {"name": "Ann", "day": "2026-02-28"}).status_code, 303)

    def test_choice(self) -> None:
        self.assertIn('<option value="2">Garden</option>', choice.view(requests.get("/")).content.decode())
        self.assertEqual(post(choice, {"name": "Ann", "room": "3"}).status_code, 422)
        self.assertEqual(post(choice, {"name": "Ann", "room": "2"}).status_code, 303)

    def test_file(self) -> None:
        def send(content: bytes, kind: str = "image/png") -> HttpResponse:
            return post(file, {"name": "Ann", "photo": SimpleUploadedFile("ann.png", content, kind)})

        self.assertIn("multipart/form-data", file.view(requests.get("/")).content.decode())
        self.assertEqual(send(b"x" * 1001).status_code, 422)
        self.assertIn("PNG", send(b"x", "text/html").text)
        self.assertEqual(send(b"photo").status_code, 303)
        self.assertEqual(file.uploads, [b"photo"])

    def test_json(self) -> None:
        refused = post(json_body, json.dumps({"name": ""}), content_type="application/json")
        self.assertEqual(refused.status_code, 422)
        self.assertIn("name", json.loads(refused.text)["errors"])
        self.assertEqual(post(json_body, "{", content_type="application/json").status_code, 400)
        self.assertEqual(post(json_body, json.dumps({"name": "Ann"}), content_type="application/json").status_code, 303)

    def test_typed(self) -> None:
        self.assertEqual(post(typed, {"name": "Ann", "guests": "x"}).status_code, 422)
        self.assertEqual(post(typed, {"name": "Ann", "guests": "+03"}).status_code, 303)
        self.assertEqual(typed.bookings, [typed.Booking("Ann", 3)])

    def test_languages(self) -> None:
        self.assertIn("Name", post(languages, {"name": ""}, HTTP_ACCEPT_LANGUAGE="en").text)
        german = post(languages, {"name": ""}, HTTP_ACCEPT_LANGUAGE="de-AT, en;q=0.5").text
        self.assertIn("Vorname", german)
        self.assertIn("Dieses Feld ist zwingend erforderlich.", german)

    def test_steps(self) -> None:
        session: dict[str, Any] = {}
        self.assertEqual(post(steps, {"name": ""}, session).status_code, 422)
        self.assertIn('name="seat"', post(steps, {"name": "Ann"}, session).text)
        self.assertIn('value="Ann"', post(steps, {"step": "1", "seat": "4A", "back": "1"}, session).text)
        summary = post(steps, {"step": "1", "seat": "4A"}, session)
        self.assertIn("seat: 4A", summary.text)
        self.assertEqual(post(steps, {"confirm": "1"}, session).status_code, 303)
        self.assertEqual(common.people.rows[-1], {"name": "Ann", "seat": "4A"})


if __name__ == "__main__":
    unittest.main()
