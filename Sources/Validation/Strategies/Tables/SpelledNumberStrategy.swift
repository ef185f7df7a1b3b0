internal import Bytes

/// A strategy that applies another one to numbers in a spelling other than the default: `1.234,50`, `€95`.
///
/// ```swift
/// let amount = SpelledNumberStrategy<NumberStrategy>.number(.german)
/// amount.verdict(on: "1.234,50")           // .valid
/// amount.failure(of: "1,234.50")?.code     // "number.malformed"
/// ```
///
/// Values of more than 64 bytes are copied. Codes: `number.malformed` or `integer.malformed` for the strategy that checks
/// the type, and those of the other strategy.
public struct SpelledNumberStrategy<Base: InputFieldValidationStrategy>: InputFieldValidationStrategy {
  package let spelling: NumberSpelling
  package let base: Base
  /// The failure of a value that is not a number, or `nil` if such a value is accepted because the rule of
  /// the type, which precedes this one, rejects it.
  private let rejection: ValidationFailure?

  /// Creates a strategy that applies `base`, such as a range, to numbers in the spelling. Other values are
  /// accepted.
  package init(_ spelling: NumberSpelling, _ base: Base) {
    (self.spelling, self.base, rejection) = (spelling, base, nil)
  }

  fileprivate init(_ spelling: NumberSpelling, _ base: Base, rejection: ValidationFailure) {
    (self.spelling, self.base, self.rejection) = (spelling, base, rejection)
  }

  /// Returns a strategy that applies another base to numbers in the same spelling.
  func withBase(_ other: Base) -> Self { Self(spelling, other) }

  public var isSecret: Bool { base.isSecret }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    spelling.withPlain(value) { plain in
      guard let plain, spelling.number(in: plain) != nil else { return Verdict(rejection == nil) }
      return base.verdict(on: plain)
    }
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    spelling.withPlain(value) { plain in
      guard let plain, spelling.number(in: plain) != nil else { return rejection }
      return base.failure(of: plain)
    }
  }
}

extension SpelledNumberStrategy where Base == NumberStrategy {
  /// A strategy that accepts a number, or an integer, in the spelling.
  package static func type(_ spelling: NumberSpelling) -> Self {
    .init(
      spelling, NumberStrategy(.tableSchema),
      rejection: .init(spelling.isWhole ? "integer.malformed" : "number.malformed"))
  }
}

extension InputFieldValidationStrategy where Self == SpelledNumberStrategy<NumberStrategy> {
  /// A decimal number in a spelling: `.number(.german)`.
  public static func number(_ spelling: NumberSpelling) -> SpelledNumberStrategy<NumberStrategy> {
    .init(spelling, NumberStrategy(), rejection: .init("number.malformed"))
  }
}
