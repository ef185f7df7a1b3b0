/// A strategy that reads the bytes of a value once, from left to right, and throws the first thing that is wrong.
///
/// ```swift
/// struct EvenLengthStrategy: ByteValidationStrategy {
///   func check(_ value: Span<UInt8>) throws(ValidationFailure) {
///     guard value.count.isMultiple(of: 2) else { throw ValidationFailure("even", message: "must be even") }
///   }
/// }
/// ```
///
/// One law gives the verdict and the reason, so they cannot disagree. A failure without parameters is made
/// without allocation; a value that passes makes none.
public protocol ByteValidationStrategy: InputFieldValidationStrategy {
  /// Returns where the value keeps the rule, and throws the first failure where it does not.
  func check(_ value: Span<UInt8>) throws(ValidationFailure)
}

extension ByteValidationStrategy {
  public func verdict(on value: Span<UInt8>) -> Verdict {
    do throws(ValidationFailure) {
      try check(value)
      return .valid
    } catch {
      return .invalid
    }
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    do throws(ValidationFailure) {
      try check(value)
      return nil
    } catch {
      return error
    }
  }
}
