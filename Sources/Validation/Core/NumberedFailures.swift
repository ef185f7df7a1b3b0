/// A strategy that knows the failures of values by numbers, without creating them.
///
/// A report keeps the texts of the failures it has written. It finds them by the number, since to create a failure, compare it
/// with others and release it takes longer than to write its text.
///
/// ```swift
/// LengthStrategy(...3).failureNumber(of: "words".utf8Span.span)  // 5
/// LengthStrategy(...3).failureNumber(of: "parts".utf8Span.span)  // 5: the failures are equal
/// LengthStrategy(...3).failureNumber(of: "one".utf8Span.span)    // nil: the value is valid
/// ```
package protocol NumberedFailures: InputFieldValidationStrategy {
  /// Whether the failures have numbers; `true` by default.
  var hasFailureNumbers: Bool { get }

  /// Returns a number, from 0, that only values with equal failures have; `nil` if and only if the value is valid.
  ///
  /// - Precondition: The failures have numbers.
  func failureNumber(of value: Span<UInt8>) -> Int?

  /// Whether all values whose verdict is `invalid` and that are UTF-8 have the failure with the number 0; `false` by default.
  var hasOneFailure: Bool { get }
}

extension NumberedFailures {
  package var hasFailureNumbers: Bool { true }
  package var hasOneFailure: Bool { false }
}

extension RuleSet.NamedStrategy {
  /// The strategy if its failures have numbers.
  ///
  /// The types are listed because the first cast to a protocol searches all conformances of the program, which takes longer than to
  /// check a short file.
  package var numberedFailures: (any NumberedFailures)? {
    let numbered: (any NumberedFailures)? =
      switch strategy {
      case let strategy as BooleanStrategy: strategy
      case let strategy as DateStrategy: strategy
      case let strategy as IntegerStrategy: strategy
      case let strategy as LengthStrategy: strategy
      case let strategy as NumberStrategy: strategy
      case let strategy as OneOfStrategy: strategy
      case let strategy as RangeStrategy: strategy
      case let strategy as RegexStrategy: strategy
      default: nil
      }
    return numbered?.hasFailureNumbers == true ? numbered : nil
  }
}
