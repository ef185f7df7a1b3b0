/// A strategy that reads the bytes of a value once, from left to right, and throws the first failure.
///
/// ```swift
/// struct EvenLengthStrategy: ByteValidationStrategy {
///   func check(_ value: Span<UInt8>) throws(ValidationFailure) {
///     guard value.count.isMultiple(of: 2) else { throw ValidationFailure("even", message: "must be even") }
///   }
/// }
/// ```
///
/// One function decides both the verdict and the failure, so they cannot disagree. A failure without parameters is thrown
/// without allocation.
public protocol ByteValidationStrategy: InputFieldValidationStrategy {
  /// Returns normally if the value is valid; otherwise throws its first failure.
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
