"""The sign-up form of the example in Django: a form class, a view, and a template, with the token of CsrfViewMiddleware."""

from __future__ import annotations

import datetime
import re

from countries import CODES
from django import forms
from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import path
from django.utils.text import normalize_newlines

if not settings.configured:
    settings.configure(
        DEBUG=False,
        SECRET_KEY="0" * 50,
        ALLOWED_HOSTS=["127.0.0.1"],
        ROOT_URLCONF=__name__,
        MIDDLEWARE=["django.middleware.security.SecurityMiddleware", "django.middleware.csrf.CsrfViewMiddleware"],
        TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "DIRS": ["templates"]}],
        USE_TZ=True,
    )

PHONE = re.compile(r"\+[0-9][0-9 ()./-]{5,20}")
HIDDEN = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


class SignUp(forms.Form):
    """The fields, in the order of the page."""

    email = forms.EmailField(
        label="E-mail address", max_length=254, help_text="We send a link there to confirm it.",
        error_messages={"required": "Enter your e-mail address", "invalid": "Enter an e-mail address such as ann@example.com"},
        widget=forms.EmailInput({"autocomplete": "email", "placeholder": "ann@example.com"}),
    )
    name = forms.CharField(
        label="Name", max_length=80, error_messages={"required": "Enter your name"},
        widget=forms.TextInput({"autocomplete": "name"}),
    )
    birthday = forms.DateField(
        label="Date of birth", required=False, input_formats=["%Y-%m-%d"],
        error_messages={"invalid": "Enter a date that exists, such as 1990-02-28"},
        widget=forms.DateInput({"autocomplete": "bday"}),
    )
    phone = forms.RegexField(
        PHONE, label="Telephone", required=False,
        error_messages={"invalid": "Enter a telephone number such as +49 30 123456"},
        widget=forms.TextInput({"type": "tel", "autocomplete": "tel", "placeholder": "+49 30 123456"}),
    )
    country = forms.CharField(label="Country", required=False, widget=forms.TextInput({"autocomplete": "country"}))
    website = forms.URLField(
        label="Website", required=False, max_length=2000, assume_scheme="https",
        error_messages={"invalid": "Enter an address such as https://example.com"},
        widget=forms.URLInput({"autocomplete": "url"}),
    )
    password = forms.CharField(
        label="Password", min_length=15, max_length=511, strip=False,
        help_text="At least 15 characters; several words are easy to remember.",
        error_messages={"required": "Enter your password"},
        widget=forms.PasswordInput({"autocomplete": "new-password"}),
    )
    password_again = forms.CharField(
        label="Password, once more", strip=False, error_messages={"required": "Enter your password once more"},
        widget=forms.PasswordInput({"autocomplete": "new-password"}),
    )
    terms = forms.BooleanField(label="I accept the terms", error_messages={"required": "Tick the box to go on"})

    def clean_name(self) -> str:
        name = " ".join(normalize_newlines(self.cleaned_data["name"]).split())
        if HIDDEN.search(name):
            raise forms.ValidationError("Enter letters only")
        return name

    def clean_birthday(self) -> datetime.date | None:
        born, today = self.cleaned_data["birthday"], datetime.date.today()
        if born and not 16 <= today.year - born.year - ((today.month, today.day) < (born.month, born.day)) <= 130:
            raise forms.ValidationError("Enter a date 16 to 130 years ago")
        return born

    def clean_country(self) -> str:
        country = self.cleaned_data["country"].upper()
        if country and country not in CODES:
            raise forms.ValidationError("Country must be a country code: two upper-case letters")
        return country

    def clean(self) -> None:
        if self.cleaned_data.get("password_again") not in (None, self.cleaned_data.get("password")):
            self.add_error("password_again", "Enter the password above once more")


def sign_up(request: HttpRequest) -> HttpResponse:
    """Show the form, or the errors of a submission with what was typed."""
    form = SignUp(request.POST if request.method == "POST" else None)
    if request.method == "POST" and form.is_valid():
        return HttpResponseRedirect("/accepted")
    return render(request, "sign_up.html", {"form": form}, status=422 if form.is_bound else 200)


urlpatterns = [path("sign-up", sign_up)]
application = get_wsgi_application()
