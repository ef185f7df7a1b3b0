/// A decimal of any size and precision, compared digit by digit and never converted to `Double`.
///
/// ```swift
/// ExactDecimal("1e2")! == ExactDecimal("100.0")!                        // true
/// ExactDecimal("10000")! < ExactDecimal("10000.0000000000000000001")!   // true
/// ```
public struct ExactDecimal: Hashable, Comparable, Sendable {
  /// The largest absolute value of a written exponent.
  public static let largestExponent = 999_999_999_999

  /// Whether the number is below zero; `false` for zero.
  private let isNegative: Bool
  /// The significant digits in ASCII, without leading or trailing zeros; empty for zero.
  private let digits: [UInt8]
  /// The number is `0.DIGITS × 10^exponent`.
  private let exponent: Int

  /// Reads a number in the notation of the rule `number`, or returns `nil`, also for an exponent beyond
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

  /// Creates a decimal that equals the integer.
  public init(_ value: Int) {
    self.init(value.description)!
  }

  /// The number as a lexeme. Computed instead of stored, so that the parameters of failures, which contain it, stay
  /// small.
  private var lexeme: DecimalLexeme {
    DecimalLexeme(isNegative: isNegative, digitCount: digits.count, magnitude: exponent)
  }

  public static func < (first: ExactDecimal, second: ExactDecimal) -> Bool {
    first.lexeme.order(in: first.digits.span, to: second.lexeme, in: second.digits.span) < 0
  }

  /// Returns -1, 0 or 1 if the number in the value is less than, equal to or greater than this one. O(n), no
  /// allocation.
  func order(of other: DecimalLexeme, in value: Span<UInt8>) -> Int {
    other.order(in: value, to: lexeme, in: digits.span)
  }

  /// Calls the closure with the number as a lexeme and the bytes that it refers to.
  func withLexeme(_ body: (DecimalLexeme, Span<UInt8>) -> Void) { body(lexeme, digits.span) }

  /// The absolute value as `digits × 10^exponent`, the digits without trailing zeros, or `nil` if there are more than
  /// 18.
  var significand: (digits: UInt64, exponent: Int)? {
    guard digits.count <= 18 else { return nil }
    return (digits.reduce(0) { $0 * 10 + UInt64($1 - 0x30) }, exponent - digits.count)
  }

  /// Whether the number has no fraction.
  package var isWhole: Bool { exponent >= digits.count }

  /// The number in billionths, or `nil` if that is not a whole number of at most 18 digits.
  package var billionths: Int? {
    guard let (significand, exponent) = significand, -9...9 ~= exponent else { return nil }
    var number = Int(significand)
    for _ in -9..<exponent {
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      guard !overflow, product < 1_000_000_000_000_000_000 else { return nil }
      number = product
    }
    return isNegative ? -number : number
  }

  /// The number without an exponent, or `nil` if it has a fraction or more than 1,000 digits.
  package var plainDescription: String? {
    guard isWhole, exponent <= 1_000 else { return nil }
    guard !digits.isEmpty else { return "0" }
    let text = String(decoding: digits, as: UTF8.self)
    return (isNegative ? "-" : "") + text + String(repeating: "0", count: exponent - digits.count)
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// The number in JSON's grammar (RFC 8259, section 6), without an exponent if its integer part has at most 21 digits
  /// and, for a number below 1, at most five zeros follow the point. ECMAScript writes numbers in a similar way
  /// (ECMA-262, section 6.1.6.1.20).
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
