internal import Bytes
public import Validation

extension Form {
  /// Checks a submission: the fields in the order of the form, then the rules over several of them.
  ///
  /// Each of several values of a field is checked; a disabled field is not. O(n) in the bytes of the values, unless a rule
  /// documents otherwise; a valid submission costs no allocation, or one if there are rules over several of more than some
  /// forty fields.
  ///
  /// ```swift
  /// let result = form.check(try Submission(decoding: Array("email=ann".utf8), as: .urlEncoded, for: form), only: ["email"])
  /// result.fields()[0].state  // .invalid("email.no-at-sign")
  /// result.fields()[1].state  // .normal
  /// ```
  ///
  /// - Parameters:
  ///   - names: The fields to check, as for a page while a person is typing; rules over several fields may read the others.
  ///     All fields by default; other names are ignored.
  ///   - scope: How many of the findings are reported; all by default.
  /// - Precondition: The submission is one of this form.
  public func check(
    _ post: consuming Submission, only names: [String]? = nil, reporting scope: CheckScope = .all
  ) -> FormResult {
    let isChecked = names.map { names in
      fields.map { field in names.contains { $0.hasSameBytes(as: field.name) } }
    }
    let posted = post.posted
    precondition(posted.values.count == compiled.fields.count, "a submission of this form")
    let bytes = posted.bytes
    let findings = compiled.evaluator.evaluate(
      posted, in: bytes.span, checking: isChecked, reporting: scope)
    return FormResult(form: self, submission: post, checked: isChecked, found: findings)
  }
}
