extension MessageCatalog {
  /// The English texts of what a form finds beside its rules.
  static let englishForms: KeyValuePairs<FailureCode, String> = [
    "form.already-sent": "was sent already",
    "form.file-too-large": "must have at most {maximum} {maximum|byte|bytes}, has {actual}",
    "form.file-type": "must be a file of type {types}",
    "form.repeated": "must be given once",
    "form.token": "must be sent from this page: load it again",
  ]
}
