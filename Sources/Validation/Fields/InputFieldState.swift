/// What a field is: as usual, switched off, or in error.
///
/// ```swift
/// field.validate()
/// field.state                             // .invalid("email.no-at-sign")
/// field.state.isInvalid                   // true
/// if case .invalid = field.state { … }    // the same, where the code does not matter
/// ```
public enum InputFieldState: Hashable, Sendable {
  /// The field takes input and shows no error.
  case normal

  /// The field takes no input from the person and is not validated; it is never in error and never edited.
  case disabled

  /// The field shows an error, under the code of the failure.
  case invalid(FailureCode)

  /// Whether the field shows an error, whichever it is: `InputFieldState.invalid("required").isInvalid` is
  /// `true`.
  public var isInvalid: Bool { failureCode != nil }

  /// The code of the failure that is shown, or `nil` where none is:
  /// `InputFieldState.invalid("required").failureCode` is `"required"`.
  public var failureCode: FailureCode? {
    guard case .invalid(let code) = self else { return nil }
    return code
  }
}
