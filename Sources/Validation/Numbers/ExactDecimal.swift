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
  /// The significant digits, 0–9, without zeros at either end; none for zero.
  private let digits: [UInt8]
  /// The value is `0.DIGITS × 10^exponent`.
  private let exponent: Int

  /// The number that the text writes in the grammar of the rule `number`, or `nil`, also for an exponent past
  /// ``largestExponent``.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    self.init(bytes.span)
  }

  init?(_ value: Span<UInt8>) {
    guard let lexeme = DecimalLexeme(value), abs(lexeme.exponent) <= Self.largestExponent else { return nil }
    let all = (0..<lexeme.digitCount).map { lexeme.digit($0, in: value) }
    let leading = all.prefix { $0 == 0 }.count
    let significant = all.dropFirst(leading)
    digits = Array(significant.prefix((significant.lastIndex { $0 != 0 } ?? leading - 1) - leading + 1))
    exponent = digits.isEmpty ? 0 : lexeme.integer.count - leading + lexeme.exponent
    isNegative = lexeme.isNegative && !digits.isEmpty
  }

  public init(_ value: Int) {
    self.init(value.description)!
  }

  /// The magnitude as `digits × 10^exponent`, the digits without a zero at their end, or `nil` where they are more
  /// than 18.
  var significand: (digits: UInt64, exponent: Int)? {
    guard digits.count <= 18 else { return nil }
    return (digits.reduce(0) { $0 * 10 + UInt64($1) }, exponent - digits.count)
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

  public static func < (first: ExactDecimal, second: ExactDecimal) -> Bool {
    guard first.isNegative == second.isNegative else { return first.isNegative }
    let order = first.magnitudeOrder(to: second)
    return first.isNegative ? order > 0 : order < 0
  }

  /// The digits of a whole number without an exponent; `nil` where they are more than 1,000 or there is a fraction.
  package var plainDescription: String? {
    guard isWhole, exponent <= 1_000 else { return nil }
    guard !digits.isEmpty else { return "0" }
    let text = String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
    return (isNegative ? "-" : "") + text + String(repeating: "0", count: exponent - digits.count)
  }

  /// -1, 0 or 1 as the magnitude is below, equal to or above the other's.
  private func magnitudeOrder(to other: ExactDecimal) -> Int {
    if digits.isEmpty || other.digits.isEmpty {
      return (digits.isEmpty ? 0 : 1) - (other.digits.isEmpty ? 0 : 1)
    }
    if exponent != other.exponent { return exponent < other.exponent ? -1 : 1 }
    if digits == other.digits { return 0 }
    return digits.lexicographicallyPrecedes(other.digits) ? -1 : 1
  }

  /// -1, 0 or 1 as the number in the value is below, equal to or above this one. O(n), no allocation.
  func order(of lexeme: DecimalLexeme, in value: Span<UInt8>) -> Int {
    var position = 0
    let count = lexeme.digitCount
    while position < count, lexeme.digit(position, in: value) == 0 { position += 1 }
    if position == count { return digits.isEmpty ? 0 : isNegative ? 1 : -1 }
    if digits.isEmpty || lexeme.isNegative != isNegative { return lexeme.isNegative ? -1 : 1 }
    let magnitude = magnitudeOrder(of: lexeme, from: position, in: value)
    return isNegative ? -magnitude : magnitude
  }

  private func magnitudeOrder(of lexeme: DecimalLexeme, from start: Int, in value: Span<UInt8>) -> Int {
    let lexemeExponent = lexeme.integer.count - start + lexeme.exponent
    if lexemeExponent != exponent { return lexemeExponent < exponent ? -1 : 1 }
    let count = max(lexeme.digitCount - start, digits.count)
    for offset in 0..<count {
      let first = start + offset < lexeme.digitCount ? lexeme.digit(start + offset, in: value) : 0
      let second = offset < digits.count ? digits[offset] : 0
      if first != second { return first < second ? -1 : 1 }
    }
    return 0
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// The number in JSON's grammar (RFC 8259, section 6), plainly where that takes at most 21 digits, as
  /// ECMAScript writes its numbers (ECMA-262, section 6.1.6.1.20).
  public var description: String {
    guard !digits.isEmpty else { return "0" }
    let sign = isNegative ? "-" : ""
    let text = String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
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
