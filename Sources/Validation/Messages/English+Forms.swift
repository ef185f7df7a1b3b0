extension MessageCatalog {
  /// The English messages for submissions of HTML forms.
  static let englishForms: CatalogMessages = [
    "form.file-too-large": "must be a file of at most {maximum} {maximum|byte|bytes}",
    "form.file-type": "must be a file of an accepted type",
    "form.incomplete-day": "must have a day, a month and a year",
    "form.not-array": "must be an array",
    "form.not-boolean": "must be {true} or {false}",
    "form.not-number": "must be a number",
    "form.not-object": "must be an object",
    "form.not-string": "must be a string",
    "form.repeated": "must be given once",
    "form.unknown-member": "has a member that the form does not have: {member}",
  ]
}
