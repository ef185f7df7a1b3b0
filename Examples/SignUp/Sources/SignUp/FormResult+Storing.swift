internal import FormValidation
internal import JSONDocument

extension FormResult {
  /// The accepted values by their fields' names, as JSON, those of secrets left out: `{"email":"ann@example.com"}`; several
  /// of one field as an array.
  var acceptedValues: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      for field in form.fields where !field.isSecret {
        let values = submission.values(of: field.name)
        guard let value = values.first else { continue }
        if values.count == 1 {
          json.member(field.name, value)
        } else {
          json.key(field.name)
          json.array { json in for value in values { json.string(value) } }
        }
      }
    }
    return json.bytes
  }

  /// The hash of the first password of the form, or `nil` where it has none.
  func passwordHash() throws -> String? {
    let field = form.fields.first { $0.kind == .password }
    return try field.flatMap { self[$0.name] }.map(PasswordHash.make)
  }
}
