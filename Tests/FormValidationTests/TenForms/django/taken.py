"""A form with the database's word: the name is taken."""

from common import page, people, stored
from django import forms
from django.db import IntegrityError
from django.http import HttpRequest, HttpResponse


# begin
class TextForm(forms.Form):
    name = forms.CharField(label="Name")


def view(request: HttpRequest) -> HttpResponse:
    form = TextForm(request.POST if request.method == "POST" else None)
    if form.is_valid():
        try:
            people.store(form.cleaned_data)
            return stored()
        except IntegrityError:
            form.add_error("name", f"{form.cleaned_data['name']} is taken")
    return page(request, form)
# end
