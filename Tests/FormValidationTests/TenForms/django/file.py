"""A form with a file, whose bytes are stored as they arrive."""

from common import page, people, stored
from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest, HttpResponse


uploads: list[bytes] = []


# begin
class TextForm(forms.Form):
    name = forms.CharField(label="Name")
    photo = forms.FileField(label="Photo", required=False)

    def clean_photo(self) -> UploadedFile | None:
        photo = self.cleaned_data["photo"]
        if photo and photo.size > 1000:
            raise forms.ValidationError("Choose a file of at most 1000 bytes")
        if photo and photo.content_type != "image/png":
            raise forms.ValidationError("Choose a PNG file")
        return photo


def view(request: HttpRequest) -> HttpResponse:
    form = TextForm(*((request.POST, request.FILES) if request.method == "POST" else ()))
    if form.is_valid():
        for chunk in form.cleaned_data["photo"].chunks() if form.cleaned_data["photo"] else []:
            uploads.append(chunk)
        people.store(form.cleaned_data)
        return stored()
    return page(request, form)
# end
