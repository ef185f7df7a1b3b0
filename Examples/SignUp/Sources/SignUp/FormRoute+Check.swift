internal import FormValidation
internal import JSONDocument
internal import Validation

extension FormRoute {
  /// Says of the field that has changed, and of those that depend on it, what state they are in: for a script that asks while
  /// somebody types. The field is named by the query, where it meets no field's name.
  ///
  /// Nothing is stored, and what comes back is about the post alone: it needs no token.
  func checkFields(_ request: Request) throws -> Response {
    guard let changed = request.changedField, form[changed] != nil else {
      throw Refusal(400, "Bad Request", "The address names no field of the form: ?field=NAME.")
    }
    let names = form.dependents(of: changed)
    let catalog = request.catalog
    let result = form.check(try post(of: request), only: names, reporting: .firstPerField)
    let asked = result.fields(in: catalog).filter { field in
      names.contains { $0.utf8.elementsEqual(field.field.name.utf8) }
    }
    var json = JSONWriter()
    json.object { json in
      // What stands before an error, as the page has it.
      json.member("word", catalog.entry(field: catalog.interface.error, message: ""))
      json.key("fields")
      json.array { json in for field in asked { field.write(to: &json) } }
    }
    return .json(json.bytes)
  }
}

extension FieldResult {
  /// The field's name and state, and its error's text or its warnings' where it has them.
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", field.name)
      json.member("label", field.label)
      json.member("state", state.isInvalid ? "invalid" : state == .disabled ? "disabled" : "normal")
      if let errorText { json.member("error", errorText) }
      if !warnings.isEmpty { json.member("warning", warnings.joined(separator: "; ")) }
    }
  }
}
