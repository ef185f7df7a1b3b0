"""The form with one text field, with which the ten are compared."""

from common import page, people, stored
from django import forms
from django.http import HttpRequest, HttpResponse


# begin
class TextForm(forms.Form):
    name = forms.CharField(label="Name")


def view(request: HttpRequest) -> HttpResponse:
    form = TextForm(request.POST if request.method == "POST" else None)
    if form.is_valid():
        people.store(form.cleaned_data)
        return stored()
    return page(request, form)
# end
