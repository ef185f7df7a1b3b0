internal import FormValidation
internal import JSONDocument
internal import LocalServer
internal import Validation

extension FormRoute {
  /// Returns the states of a field that has changed and of those that depend on it, for a script that requests them when a
  /// person leaves the field. The name of the changed field is in the query, so that it cannot conflict with the name of a field.
  ///
  /// No token is required, because nothing is stored and the response depends only on the submission, of which only the fields
  /// that ``LiveChecks`` names are read.
  func checkFields(_ request: Request) throws -> Response {
    guard let changed = request.argument("field"), let names = liveChecks[changed]?.checked else {
      throw Refusal(
        400, "Bad Request",
        "The query must name a field of the form that is checked before it is sent, which no secret is: ?field=NAME."
      )
    }
    let catalog = request.catalog
    let result = form.check(try post(of: request), only: names, reporting: .firstPerField)
    var json = JSONWriter()
    json.object { json in
      // The texts before an error and before a warning, as on the page.
      json.member("errorPrefix", catalog.entry(field: catalog.interface.error, message: ""))
      json.member("warningPrefix", catalog.entry(field: catalog.interface.warning, message: ""))
      json.key("fields")
      json.array { json in for field in result.fields(in: catalog) { field.write(to: &json) } }
    }
    return .json(json.bytes)
  }
}

extension FieldResult {
  /// Writes the field's name, label and state, the texts of its error and its warnings if it has any, and the error as it is announced
  /// away from the field.
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", field.name)
      json.member("label", label.text)
      json.member("state", state.isInvalid ? "invalid" : state == .disabled ? "disabled" : "normal")
      if let errorText { json.member("error", errorText) }
      if let errorEntry { json.member("announcement", errorEntry.text) }
      if !warnings.isEmpty { json.member("warning", warnings.joined(separator: "; ")) }
    }
  }
}
