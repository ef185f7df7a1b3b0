/// The state of a field: normal, disabled or invalid.
///
/// ```swift
/// let field = InputField(style: .email)
/// field.validationStrategy = .email
/// field.text = "ann"
/// field.validate()
/// field.state                             // .invalid("email.no-at-sign")
/// field.state.isInvalid                   // true
/// ```
public enum InputFieldState: Hashable, Sendable {
  /// The field accepts input and shows no error.
  case normal

  /// The field accepts no input from the person and is not validated; it is never invalid and never edited.
  case disabled

  /// The field shows an error, with the code of the failure.
  case invalid(FailureCode)

  /// Whether the field shows an error: `InputFieldState.invalid("required").isInvalid` is
  /// `true`.
  public var isInvalid: Bool { failureCode != nil }

  /// The code of the failure that is shown, or `nil` for none:
  /// `InputFieldState.invalid("required").failureCode` is `"required"`.
  public var failureCode: FailureCode? {
    guard case .invalid(let code) = self else { return nil }
    return code
  }
}
