"""A form in two languages: that of the request, if there are texts in it."""

from common import page, people, stored
from django import forms
from django.http import HttpRequest, HttpResponse
from django.utils.functional import lazy
from django.utils.translation import activate, get_language, get_language_from_request


# begin
name_label = lazy(lambda: {"de": "Vorname"}.get(get_language() or "", "Name"), str)


class TextForm(forms.Form):
    name = forms.CharField(label=name_label())


def view(request: HttpRequest) -> HttpResponse:
    activate(get_language_from_request(request))
    form = TextForm(request.POST if request.method == "POST" else None)
    if form.is_valid():
        people.store(form.cleaned_data)
        return stored()
    return page(request, form)
# end
