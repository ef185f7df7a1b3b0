"""A form that edits a stored record."""

from common import page, people, stored
from django import forms
from django.http import HttpRequest, HttpResponse


# begin
class TextForm(forms.Form):
    name = forms.CharField(label="Name")


def view(request: HttpRequest) -> HttpResponse:
    form = TextForm(request.POST if request.method == "POST" else None, initial=people.rows[0])
    if form.is_valid():
        people.store(form.cleaned_data)
        return stored()
    return page(request, form)
# end
