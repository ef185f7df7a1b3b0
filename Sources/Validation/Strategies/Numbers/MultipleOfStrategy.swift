/// A strategy that accepts a whole multiple of a number above zero, computed exactly in decimals, as JSON Schema
/// defines `multipleOf` (Validation, section 6.2.1). Zero is a multiple of every number.
///
/// The value has any number of digits and any exponent, in the grammar of the rule `number`. The divisor has at most 18
/// digits, leading and trailing zeros not counted, and an exponent of at most ``ExactDecimal/largestExponent``.
///
/// ```swift
/// let step = MultipleOfStrategy(of: ExactDecimal("0.1")!)!
/// step.verdict(on: "0.3")                                   // .valid
/// step.failure(of: "0.30000000000000004")?.code             // "multiple-of.not-multiple"
/// MultipleOfStrategy(of: ExactDecimal(3))!.verdict(on: "12e400")  // .valid
/// ```
///
/// Long division digit by digit: O(n) in the length of the value. Codes: `multiple-of.not-a-number`,
/// `multiple-of.not-multiple` (`divisor`).
public struct MultipleOfStrategy: ByteValidationStrategy, Hashable {
  /// The number of which values must be a multiple, above zero.
  public let divisor: ExactDecimal
  /// The divisor is `digits × 10^exponent`. `digits` is below 10^18, so ten times a remainder plus a digit fits into 64
  /// bits.
  private let digits: UInt64
  private let exponent: Int

  /// Creates a strategy, or returns `nil` for a divisor that is not above zero or has more than 18 digits.
  public init?(of divisor: ExactDecimal) {
    guard divisor > ExactDecimal(0), let significand = divisor.significand else { return nil }
    self.divisor = divisor
    (digits, exponent) = significand
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard let lexeme = DecimalLexeme(value) else { throw ValidationFailure("multiple-of.not-a-number") }
    let significant = lexeme.significantDigits(in: value)
    guard !significant.isEmpty else { return }
    // The number of zeros after the value's last nonzero digit, in units of the divisor's last digit.
    let zeros = lexeme.integer.count + lexeme.exponent - significant.upperBound - exponent
    guard zeros >= 0, remainder(of: lexeme, at: significant, zeros: zeros, in: value) == 0 else {
      throw ValidationFailure("multiple-of.not-multiple", ["divisor": .decimal(divisor)])
    }
  }

  private func remainder(
    of lexeme: DecimalLexeme, at positions: Range<Int>, zeros: Int, in value: Span<UInt8>
  ) -> UInt64 {
    var remainder: UInt64 = 0
    for position in positions {
      remainder = (remainder * 10 + UInt64(lexeme.digit(position, in: value))) % digits
    }
    // A number below 10^18 has at most 59 factors of 2 or of 5, so no zero after the 60th changes the remainder.
    for _ in 0..<min(zeros, 60) where remainder != 0 { remainder = remainder * 10 % digits }
    return remainder
  }
}

extension MultipleOfStrategy {
  /// Returns the number of which an integer must be a multiple where it counts units of 10^-scale; `nil` if it has more than 64 bits.
  package func divisor(inUnitsOf scale: Int) -> UInt64? {
    let shift = exponent + scale
    var divisor = digits
    guard shift < 0 else {
      for _ in 0..<shift {
        let (next, overflow) = divisor.multipliedReportingOverflow(by: 10)
        if overflow { return nil }
        divisor = next
      }
      return divisor
    }
    // Of the factors of the divisor, the power of ten that the unit has below it is left out.
    for factor in [2, 5] as [UInt64] {
      var rest = -shift
      while rest > 0, divisor.isMultiple(of: factor) {
        divisor /= factor
        rest -= 1
      }
    }
    return divisor
  }
}

extension InputFieldValidationStrategy where Self == MultipleOfStrategy {
  /// A whole multiple of the number: `.multiple(of: 5)`.
  ///
  /// - Precondition: `divisor` is above zero and has at most 18 digits, trailing zeros not counted.
  public static func multiple(of divisor: Int) -> MultipleOfStrategy {
    guard let strategy = MultipleOfStrategy(of: ExactDecimal(divisor)) else {
      preconditionFailure("the divisor \(divisor) is not above zero, or has more than 18 digits")
    }
    return strategy
  }
}

extension CatalogEntry {
  static let multipleOf = CatalogEntry(
    name: "multiple-of", group: .numbers,
    summary: "A number that is a whole multiple of another, decided exactly.",
    argument: .required("N", "a decimal above zero, of at most 18 digits"),
    swift: ".multiple(of: 5)",
    messages: [
      "multiple-of.not-a-number": "must be a number",
      "multiple-of.not-multiple": "must be a multiple of {divisor}",
    ],
    examples: [
      .init(argument: "0.01", valid: "0", "19.99", "-0.05", "1e400", "1.500"),
      .init(
        argument: "0.01", invalid: ("0.001", "multiple-of.not-multiple"),
        ("19.990000000000000000001", "multiple-of.not-multiple"), ("1/2", "multiple-of.not-a-number")),
      .init(argument: "3", valid: "12", "111111111111111111111111111111", "3e400"),
      .init(argument: "3", invalid: ("1e400", "multiple-of.not-multiple")),
    ]
  ) { argument throws(RuleError) in
    guard let divisor = ExactDecimal(argument ?? ""), let strategy = MultipleOfStrategy(of: divisor) else {
      throw .malformedArgument(
        argument ?? "", expected: "a decimal above zero of at most 18 digits", of: "multiple-of")
    }
    return .content(strategy)
  }
}
