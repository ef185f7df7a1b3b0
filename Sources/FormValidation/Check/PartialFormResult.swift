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
/// It does not contain the validity of the form, nor any value of a field that was not checked: only a ``FormResult`` has them.
public struct PartialFormResult: Sendable {
  /// The result in which the findings of the other fields are missing.
  let result: FormResult
  /// Whether each field was checked.
  let isChecked: [Bool]

  public var form: Form { result.form }

  /// The findings of the checked fields, in the order of the form, then those of rules over several fields that report at
  /// them or, if they report at no field, read one of them. O(n).
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
  ///   - catalog: The texts of failures without a text of their own; English by default.
  public func fields(in catalog: MessageCatalog = .english) -> [FieldResult] {
    zip(result.fields(in: catalog), isChecked).filter(\.1).map(\.0)
  }

  /// The texts of the errors in the form as a whole, by rules over several fields that read a checked one.
  public func formErrors(in catalog: MessageCatalog = .english) -> [String] {
    result.formErrors(in: catalog)
  }

  /// Returns the errors as ``FormResult/errorsObject(in:)`` does.
  public func errorsObject(in catalog: MessageCatalog = .english) -> [UInt8] {
    result.errorsObject(in: catalog)
  }
}
