/// The optional parts of a notation of decimals, besides `-` and digits.
package struct DecimalNotation: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A `+` before the number.
  package static let plusSign = DecimalNotation(rawValue: 1)
  /// A point and digits after it, with or without digits before it: `1.5`, `.5`.
  package static let fraction = DecimalNotation(rawValue: 2)
  /// A point without a digit after it: `5.`.
  package static let trailingPoint = DecimalNotation(rawValue: 4)
  /// An `e` or `E`, an optional sign, and digits.
  package static let exponent = DecimalNotation(rawValue: 8)

  /// `[sign] 1*DIGIT`: XML Schema's `integer` (part 2, section 3.4.13.1).
  package static let integer: DecimalNotation = [.plusSign]
  /// `[sign] (1*DIGIT ["." *DIGIT] / "." 1*DIGIT) [("e" / "E") [sign] 1*DIGIT]`: XML Schema's `decimal` (part 2,
  /// section 3.3.3.1) with an optional exponent.
  package static let number: DecimalNotation = [.plusSign, .fraction, .trailingPoint, .exponent]
  /// `["-"] (1*DIGIT ["." 1*DIGIT] / "." 1*DIGIT) [("e" / "E") [sign] 1*DIGIT]`: WHATWG HTML, section 2.3.4.3.
  package static let html: DecimalNotation = [.fraction, .exponent]
}
