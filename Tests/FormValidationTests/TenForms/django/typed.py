"""A form whose accepted values are a type of the program."""

from dataclasses import dataclass

from common import page, stored
from django import forms
from django.http import HttpRequest, HttpResponse


bookings: list["Booking"] = []


# begin
@dataclass
class Booking:
    name: str
    guests: int


class TextForm(forms.Form):
    name = forms.CharField(label="Name")
    guests = forms.IntegerField(label="Guests")


def view(request: HttpRequest) -> HttpResponse:
    form = TextForm(request.POST if request.method == "POST" else None)
    if form.is_valid():
        bookings.append(Booking(**form.cleaned_data))
        return stored()
    return page(request, form)
# end
