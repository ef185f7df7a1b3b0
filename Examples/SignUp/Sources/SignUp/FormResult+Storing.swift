internal import FormValidation
internal import JSONDocument

extension Store.Submission {
  /// Whether this submission has the same values and, if there is one, was made with the same password.
  func isEqual(_ values: [UInt8], _ password: String?) throws -> Bool {
    guard self.values == values else { return false }
    guard let password, let passwordHash else { return password == nil && passwordHash == nil }
    return try PasswordHash.matches(password, passwordHash)
  }
}

extension FormResult {
  /// The accepted values by the names of their fields, as JSON: `{"email":"ann@example.com"}`. Several values of a field are an
  /// array; secrets are omitted.
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

  /// The first password of the form, or `nil` if it has none.
  var password: String? {
    form.fields.first { $0.kind == .password }.flatMap { self[$0.name] }
  }
}
