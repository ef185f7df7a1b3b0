"""A form in two steps, with a summary."""

from common import page, people, stored, summary
from django import forms
from django.http import HttpRequest, HttpResponse


# begin
class TextForm(forms.Form):
    name = forms.CharField(label="Name")


class Trip(forms.Form):
    seat = forms.CharField(label="Seat")


STEPS = [TextForm, Trip]


def view(request: HttpRequest) -> HttpResponse:
    step, typed = int(request.POST.get("step", 0)), request.session.setdefault("typed", {})
    if "back" in request.POST:
        typed.update(request.POST.dict())
        return page(request, STEPS[step - 1](initial=typed))
    if "confirm" in request.POST:
        forms_of_steps = [form(typed) for form in STEPS]
        if all(form.is_valid() for form in forms_of_steps):
            people.store({name: value for form in forms_of_steps for name, value in form.cleaned_data.items()})
            return stored()
    form = STEPS[step](request.POST if request.method == "POST" else None)
    if not form.is_valid():
        return page(request, form)
    typed.update(form.cleaned_data)
    if step + 1 < len(STEPS):
        return page(request, STEPS[step + 1](initial=typed))
    return summary(typed)
# end
