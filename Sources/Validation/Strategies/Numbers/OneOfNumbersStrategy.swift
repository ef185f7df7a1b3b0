/// A strategy that accepts a number equal to one of a list, regardless of its spelling: `1`, `1.0` and `1e0`
/// are equal.
///
/// ```swift
/// OneOfNumbersStrategy([1, 2]).verdict(on: "1.0")      // .valid
/// OneOfNumbersStrategy([1, 2]).failure(of: "3")?.code  // "one-of.not-listed"
/// ```
///
/// O(log n) in the number of choices. Code: `one-of.not-listed` (`values`, the first ten choices, and `count` if there are
/// more).
public struct OneOfNumbersStrategy: InputFieldValidationStrategy, Hashable {
  /// The choices, in the order given.
  public let choices: [ExactDecimal]
  private let sorted: [ExactDecimal]
  private let rejection: ValidationFailure

  /// Creates a strategy that accepts the given numbers.
  public init(_ choices: [ExactDecimal]) {
    self.choices = choices
    sorted = choices.sorted()
    rejection = .notListed(choices.map(\.description))
  }

  /// Creates a strategy that accepts the given integers.
  public init(_ choices: [Int]) {
    self.init(choices.map(ExactDecimal.init))
  }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    guard let lexeme = DecimalLexeme(value) else { return .invalid }
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      let order = sorted[middle].order(of: lexeme, in: value)
      if order == 0 { return .valid }
      if order > 0 { low = middle + 1 } else { high = middle }
    }
    return .invalid
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    verdict(on: value) == .valid ? nil : rejection
  }
}
