public import Validation

/// The findings in some fields of a submission, for example of those that a person has changed.
///
/// ```swift
/// let post = try Submission(decoding: Array("email=ann%40example.com&name=".utf8), as: .urlEncoded, for: form)
/// let result = form.check(post, only: ["email"])
/// result.findings.isEmpty  // true
/// result["email"]          // "ann@example.com"
/// result["name"]           // nil
/// ```
///
/// It contains neither the validity of the form nor a value of a field that was not checked: only a
/// ``FormResult`` has them.
public struct PartialFormResult: Sendable {
  /// The result without the findings of the other fields.
  let result: FormResult
  /// Whether each field was checked.
  let isChecked: [Bool]

  /// The form by which the fields were checked.
  public var form: Form { result.form }

  /// The findings of the checked fields, in the order of the form, then the findings of rules over several
  /// fields that belong to a checked field, and those that belong to the form as a whole if the rule reads a
  /// checked field. O(n).
  public var findings: [RecordFinding] { result.findings }

  /// The normalized value of a checked field, the first of several; `nil` if it has none, if the field was not checked, or
  /// if any finding is an error.
  public subscript(name: String) -> String? {
    guard let index = form.index(of: name), isChecked[index] else { return nil }
    return result[name]
  }

  /// The state and texts of the checked fields, in the order of the form.
  ///
  /// - Parameters:
  ///   - catalog: The texts of failures for which the rules have no text; English by default.
  public func fields(in catalog: MessageCatalog = .english) -> [FieldResult] {
    zip(result.fields(in: catalog), isChecked).filter(\.1).map(\.0)
  }

  /// The texts of the errors in the form as a whole, by rules over several fields that read a checked field.
  public func formErrors(in catalog: MessageCatalog = .english) -> [String] {
    result.formErrors(in: catalog)
  }

  /// Returns the errors as JSON, as ``FormResult/errorsObject(in:)`` does.
  public func errorsObject(in catalog: MessageCatalog = .english) -> [UInt8] {
    result.errorsObject(in: catalog)
  }
}
