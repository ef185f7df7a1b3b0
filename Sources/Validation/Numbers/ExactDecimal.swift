/// A decimal of any size and precision: compared digit by digit, never through a `Double`.
///
/// ```swift
/// ExactDecimal("1e2")! == ExactDecimal("100.0")!                        // true
/// ExactDecimal("10000")! < ExactDecimal("10000.0000000000000000001")!   // true
/// ```
public struct ExactDecimal: Hashable, Comparable, Sendable {
  /// The largest exponent that a number may be written with, above or below zero.
  public static let largestExponent = 999_999_999_999

  /// Below zero; never so for zero itself.
  private let isNegative: Bool
  /// The significant digits in ASCII, without zeros at either end; none for zero.
  private let digits: [UInt8]
  /// The number is `0.DIGITS × 10^exponent`.
  private let exponent: Int

  /// Reads a number in the notation of the rule `number`, or returns `nil`, also for an exponent past
  /// ``largestExponent``.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    self.init(bytes.span)
  }

  package init?(_ value: Span<UInt8>) {
    guard let lexeme = DecimalLexeme(value), abs(lexeme.exponent) <= Self.largestExponent else { return nil }
    let significant = lexeme.significantDigits(in: value)
    digits = significant.map { 0x30 + lexeme.digit($0, in: value) }
    isNegative = lexeme.isNegative && !digits.isEmpty
    exponent = digits.isEmpty ? 0 : lexeme.magnitude(from: significant)
  }

  public init(_ value: Int) {
    self.init(value.description)!
  }

  /// The number as the parts of its digits. Computed, so that parameters of failures, which are copied with it, stay small.
  private var lexeme: DecimalLexeme {
    DecimalLexeme(isNegative: isNegative, digitCount: digits.count, magnitude: exponent)
  }

  public static func < (first: ExactDecimal, second: ExactDecimal) -> Bool {
    first.lexeme.order(in: first.digits.span, to: second.lexeme, in: second.digits.span) < 0
  }

  /// -1, 0 or 1 as the number in the value is below, equal to or above this one. O(n), no allocation.
  func order(of other: DecimalLexeme, in value: Span<UInt8>) -> Int {
    other.order(in: value, to: lexeme, in: digits.span)
  }

  /// Calls the body with the number as a lexeme and the bytes that it is in.
  func withLexeme(_ body: (DecimalLexeme, Span<UInt8>) -> Void) { body(lexeme, digits.span) }

  /// The magnitude as `digits × 10^exponent`, the digits without a zero at their end, or `nil` where they are more
  /// than 18.
  var significand: (digits: UInt64, exponent: Int)? {
    guard digits.count <= 18 else { return nil }
    return (digits.reduce(0) { $0 * 10 + UInt64($1 - 0x30) }, exponent - digits.count)
  }

  /// Whether there is no fraction.
  package var isWhole: Bool { exponent >= digits.count }

  /// The number in billionths, or `nil` where that is no whole number of less than 19 digits.
  var billionths: Int? {
    guard let (significand, exponent) = significand, -9...9 ~= exponent else { return nil }
    var number = Int(significand)
    for _ in -9..<exponent {
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      guard !overflow, product < 1_000_000_000_000_000_000 else { return nil }
      number = product
    }
    return isNegative ? -number : number
  }

  /// The digits of a whole number without an exponent; `nil` where they are more than 1,000 or there is a fraction.
  package var plainDescription: String? {
    guard isWhole, exponent <= 1_000 else { return nil }
    guard !digits.isEmpty else { return "0" }
    let text = String(decoding: digits, as: UTF8.self)
    return (isNegative ? "-" : "") + text + String(repeating: "0", count: exponent - digits.count)
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// The number in JSON's grammar (RFC 8259, section 6), plainly where that takes at most 21 digits, as
  /// ECMAScript writes its numbers (ECMA-262, section 6.1.6.1.20).
  public var description: String {
    guard !digits.isEmpty else { return "0" }
    let sign = isNegative ? "-" : ""
    let text = String(decoding: digits, as: UTF8.self)
    switch exponent {
    case 1...21 where exponent >= digits.count:
      return sign + text + String(repeating: "0", count: exponent - digits.count)
    case 1...21:
      return sign + text.prefix(exponent) + "." + text.dropFirst(exponent)
    case -5...0:
      return sign + "0." + String(repeating: "0", count: -exponent) + text
    default:
      let fraction = digits.count > 1 ? "." + text.dropFirst() : ""
      return sign + text.prefix(1) + fraction + "e" + (exponent - 1).description
    }
  }
}
