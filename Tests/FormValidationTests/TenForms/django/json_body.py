"""A form that also takes JSON, and answers it with its errors."""

import json

from common import page, people, stored
from django import forms
from django.http import HttpRequest, HttpResponse, JsonResponse


# begin
class TextForm(forms.Form):
    name = forms.CharField(label="Name")


def view(request: HttpRequest) -> HttpResponse:
    is_json = request.content_type == "application/json"
    try:
        form = TextForm(json.loads(request.body) if is_json else request.POST if request.method == "POST" else None)
    except ValueError:
        return JsonResponse({"detail": "malformed"}, status=400)
    if form.is_valid():
        people.store(form.cleaned_data)
        return stored()
    if is_json:
        return JsonResponse({"errors": form.errors.get_json_data()}, status=422)
    return page(request, form)
# end
