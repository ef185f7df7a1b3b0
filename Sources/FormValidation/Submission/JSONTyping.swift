/// How the types of a JSON body have to match the fields of a form.
///
/// The type of a field is a number if it is of the kind `number` or has a rule for whole or decimal numbers, a boolean if it is a
/// check box or has a rule `boolean`, an array if it takes several values or is a repeated group, and otherwise a string. A rule that
/// reads numbers in another spelling, such as `12,50`, has strings.
///
/// ```swift
/// let form = Form([FormField("guests", .number, rules: [Rule(.integer)])])
/// let body = Array(#"{"guests": "7", "vip": 1}"#.utf8)
/// let post = try Submission(decoding: body, as: .json, for: form, json: .strict)
/// form.check(post).findings.map(\.finding.failure.code)  // ["form.not-number", "form.unknown-member"]
/// form.check(try Submission(decoding: body, as: .json, for: form, json: .lenient)).isValid  // true
/// ```
///
/// A value of another type is one finding, whose code names the type that the field has: `form.not-string`, `form.not-number`,
/// `form.not-boolean`, `form.not-array` or `form.not-object`. The rules of its field are not evaluated.
public enum JSONTyping: Sendable, Hashable {
  /// Strings, numbers and booleans are read as their texts, which the rules check as they check a form that a page has sent; only an
  /// array or object in place of one of them is a finding.
  case lenient
  /// Each value has to have the type of its field.
  case byType
  /// Each value has to have the type of its field, and each member has to belong to a field: `form.unknown-member`.
  case strict
}
