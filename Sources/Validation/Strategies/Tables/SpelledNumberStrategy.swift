internal import Bytes

/// A rule about numbers, asked of numbers that are written in a way of their own: `1.234,50`, `€95`.
///
/// ```swift
/// let spelling = NumberSpelling(isWhole: false, decimalChar: ",", groupChar: ".")
/// SpelledNumberStrategy.type(spelling).verdict(on: "1.234,50")  // .valid
/// ```
///
/// Codes: `number.malformed` or `integer.malformed` where it asks for the type, and those of the rule.
package struct SpelledNumberStrategy<Base: InputFieldValidationStrategy>: InputFieldValidationStrategy {
  private let spelling: NumberSpelling
  private let base: Base
  /// What a value fails with that is no number; `nil` where the rule of the type, before this one, says so.
  private let refusal: ValidationFailure?

  /// A rule about the number, such as a range.
  package init(_ spelling: NumberSpelling, _ base: Base) {
    (self.spelling, self.base, refusal) = (spelling, base, nil)
  }

  fileprivate init(_ spelling: NumberSpelling, _ base: Base, refusal: ValidationFailure) {
    (self.spelling, self.base, self.refusal) = (spelling, base, refusal)
  }

  /// Another rule about the number, in the same spelling.
  func asking(_ other: Base) -> Self { Self(spelling, other) }

  package var isSecret: Bool { base.isSecret }

  package func verdict(on value: Span<UInt8>) -> Verdict {
    spelling.withPlain(value) { plain in
      guard let plain, spelling.number(in: plain) != nil else { return Verdict(refusal == nil) }
      return base.verdict(on: plain)
    }
  }

  package func failure(of value: Span<UInt8>) -> ValidationFailure? {
    spelling.withPlain(value) { plain in
      guard let plain, spelling.number(in: plain) != nil else { return refusal }
      return base.failure(of: plain)
    }
  }
}

extension SpelledNumberStrategy where Base == NumberStrategy {
  /// The value is a number, or an integer, in the spelling.
  package static func type(_ spelling: NumberSpelling) -> Self {
    .init(
      spelling, NumberStrategy(.tableSchema),
      refusal: .init(spelling.isWhole ? "integer.malformed" : "number.malformed"))
  }
}
