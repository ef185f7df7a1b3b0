extension MessageCatalog {
  /// The English messages for submissions of HTML forms.
  static let englishForms: CatalogMessages = [
    "form.file-too-large": "must be a file of at most {maximum} {maximum|byte|bytes}",
    "form.file-type": "must be a file of an accepted type",
    "form.repeated": "must be given once",
  ]
}
