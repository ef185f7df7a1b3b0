"""A form with a date."""

from common import page, people, stored
from django import forms
from django.http import HttpRequest, HttpResponse


# begin
class TextForm(forms.Form):
    name = forms.CharField(label="Name")
    day = forms.DateField(label="Day", required=False, widget=forms.DateInput({"type": "date"}))


def view(request: HttpRequest) -> HttpResponse:
    form = TextForm(request.POST if request.method == "POST" else None)
    if form.is_valid():
        people.store(form.cleaned_data)
        return stored()
    return page(request, form)
# end
