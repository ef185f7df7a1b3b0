public import Validation

/// An error that a server finds by itself and not by a rule: a name that is taken, a voucher that has expired.
public struct ServerError: Sendable, Hashable {
  /// The name of the field; `nil` for the form as a whole.
  public let field: String?
  /// The code, for programs: `email.taken`.
  public let code: FailureCode
  /// The text, in which `{value}` is the submitted value, empty for a secret, and `{field}` is the label.
  public let message: String

  /// Creates an error of a field, or of the form as a whole.
  public init(_ field: String?, code: FailureCode, message: String) {
    (self.field, self.code, self.message) = (field, code, message)
  }
}

extension FormResult {
  /// Returns the result with one more error, as if a rule had found it: in ``findings`` after those of its field, on pages and in
  /// problem documents. A page shows the first error of a field.
  ///
  /// ```swift
  /// let post = try Submission(decoding: Array("email=ann%40example.com".utf8), as: .urlEncoded, for: form)
  /// let result = form.check(post).adding(code: "email.taken", message: "{value} has an account", to: "email")
  /// result.isValid                // false
  /// result.fields()[0].errorText  // "ann@example.com has an account"
  /// ```
  ///
  /// - Parameters:
  ///   - code: The code, for programs.
  ///   - message: The text, with the placeholders of ``ServerError/message``.
  ///   - name: The name of the field; `nil` for the form as a whole, to which the error of a disabled field belongs too.
  /// - Precondition: The form has a field of that name.
  public func adding(code: FailureCode, message: String, to name: String? = nil) -> FormResult {
    adding(ServerError(name, code: code, message: message))
  }

  /// Returns the result with the error that a violated constraint of a database means; `nil` if the constraint has none.
  ///
  /// ```swift
  /// let errors = ["users_email_key": ServerError("email", code: "email.taken", message: "{value} has an account")]
  /// let post = try Submission(decoding: Array("email=ann%40example.com".utf8), as: .urlEncoded, for: form)
  /// let refused = form.check(post).adding(constraint: "users_email_key", from: errors)
  /// refused?.fields()[0].errorText  // "ann@example.com has an account"
  /// ```
  ///
  /// - Parameters:
  ///   - constraint: The name of the constraint, as the database reports it.
  ///   - errors: The errors by the names of constraints.
  /// - Precondition: The form has the field of the error.
  public func adding(constraint: String, from errors: [String: ServerError]) -> FormResult? {
    errors[constraint].map(adding)
  }

  private func adding(_ error: ServerError) -> FormResult {
    let texts = RuleMessages([.init(byCode: [error.code: error.message])])
    return adding(
      RuleSet.Finding(rule: error.code.rawValue, failure: ValidationFailure(error.code), messages: texts),
      to: error.field)
  }

  /// Returns the result with one more finding, after those of its field.
  func adding(_ finding: RuleSet.Finding, to name: String?) -> FormResult {
    var field: Int?
    if let name {
      field = form.index(of: name)
      precondition(field != nil, "the form has no field '\(name)'")
      if let index = field, form.compiledFields[index].isDisabled { field = nil }
    }
    var found = found
    let position = found.firstIndex { ($0.field ?? .max) > field ?? .max } ?? found.count
    found.insert(FieldFinding(field: field, finding: finding), at: position)
    return FormResult(form: form, submission: submission, found: found)
  }
}
