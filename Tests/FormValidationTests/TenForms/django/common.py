"""What the ten forms share: the settings, a table of a database, and the answers."""

from __future__ import annotations

from typing import Any

import django
from django.conf import settings
from django.db import IntegrityError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

if not settings.configured:
    settings.configure(
        SECRET_KEY="0" * 50,
        ALLOWED_HOSTS=["testserver"],
        LANGUAGES=[("en", "English"), ("de", "German")],
        TEMPLATES=[
            {
                "BACKEND": "django.template.backends.django.DjangoTemplates",
                "OPTIONS": {
                    "loaders": [
                        (
                            "django.template.loaders.locmem.Loader",
                            {
                                "form.html": '<form method="post"{% if form.is_multipart %} enctype="multipart/form-data"{% endif %}>'
                                "{% csrf_token %}{{ form.as_div }}{{ more.as_p }}<button>Send</button></form>"
                            },
                        )
                    ]
                },
            }
        ],
    )
    django.setup()


class People:
    """A table with people, of whom Bob is one."""

    def __init__(self) -> None:
        self.rows: list[dict[str, Any]] = [{"name": "Bob"}]
        self.edited: int | None = None

    def store(self, row: dict[str, Any]) -> None:
        """Store a row in place of the one that is edited, or as a new one; its name is unique."""
        if self.edited is not None:
            self.rows[self.edited] = dict(row)
            return
        if any(row["name"] == other["name"] for other in self.rows):
            raise IntegrityError("people_name_key")
        self.rows.append(dict(row))


people = People()


def page(request: HttpRequest, form: Any, more: Any = None) -> HttpResponse:
    """Answer with the page of a form."""
    refused = form.errors or (more and any(more.errors))
    return render(request, "form.html", {"form": form, "more": more}, status=422 if refused else 200)


def stored() -> HttpResponse:
    """Answer a submission that is stored."""
    return HttpResponse(status=303)


def summary(values: dict[str, Any]) -> HttpResponse:
    """Answer with what was typed, to be confirmed."""
    return HttpResponse(", ".join(f"{name}: {value}" for name, value in values.items()))
