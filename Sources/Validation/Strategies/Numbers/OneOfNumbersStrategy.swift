/// The value is a number that equals one of a list, however it is written: `1`, `1.0` and `1e0` are one.
///
/// ```swift
/// OneOfNumbersStrategy([1, 2]).verdict(on: "1.0")      // .valid
/// OneOfNumbersStrategy([1, 2]).failure(of: "3")?.code  // "one-of.not-listed"
/// ```
///
/// O(n) in the number of choices. Code: `one-of.not-listed` (`values`, the first ten choices, and `count` where
/// there are more).
public struct OneOfNumbersStrategy: InputFieldValidationStrategy, Hashable {
  /// The choices, in the order given.
  public let choices: [ExactDecimal]

  public init(_ choices: [ExactDecimal]) {
    self.choices = choices
  }

  public init(_ choices: [Int]) {
    self.init(choices.map(ExactDecimal.init))
  }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    guard let lexeme = DecimalLexeme(value) else { return .invalid }
    return Verdict(choices.contains { $0.order(of: lexeme, in: value) == 0 })
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    verdict(on: value) == .valid ? nil : .notListed(choices.map(\.description))
  }
}
