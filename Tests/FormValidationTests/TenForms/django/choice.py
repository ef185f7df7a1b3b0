"""A form with a choice among what there is when the page is shown."""

from common import page, people, stored
from django import forms
from django.http import HttpRequest, HttpResponse


def free_rooms() -> list[tuple[str, str]]:
    return [("1", "Sea"), ("2", "Garden")]


# begin
class TextForm(forms.Form):
    name = forms.CharField(label="Name")
    room = forms.ChoiceField(label="Room", required=False, choices=free_rooms)


def view(request: HttpRequest) -> HttpResponse:
    form = TextForm(request.POST if request.method == "POST" else None)
    if form.is_valid():
        people.store(form.cleaned_data)
        return stored()
    return page(request, form)
# end
