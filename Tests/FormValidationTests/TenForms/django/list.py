"""A form with a list of items, which a person adds and removes."""

from common import page, people, stored
from django import forms
from django.http import HttpRequest, HttpResponse, QueryDict


# begin
class TextForm(forms.Form):
    name = forms.CharField(label="Name")


class Item(forms.Form):
    price = forms.CharField(label="Price")


Items = forms.formset_factory(Item, extra=0, min_num=1, validate_min=True, max_num=9, can_delete=True)


def typed(data: QueryDict) -> list[dict[str, str]]:
    count = int(data["form-TOTAL_FORMS"])
    return [{"price": data.get(f"form-{index}-price", "")} for index in range(count)]


def view(request: HttpRequest) -> HttpResponse:
    data = request.POST.copy() if request.method == "POST" else None
    if data and "add" in data:
        data["form-TOTAL_FORMS"] = str(int(data["form-TOTAL_FORMS"]) + 1)
        return page(request, TextForm(initial=data.dict()), Items(initial=typed(data)))
    form, items = TextForm(data), Items(data)
    if form.is_valid() and items.is_valid():
        people.store(form.cleaned_data | {"items": items.cleaned_data})
        return stored()
    return page(request, form, items)
# end
