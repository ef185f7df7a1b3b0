// The former decimals, from before text and numbers shared one comparison. Kept as a test oracle.

import Bytes

@testable import Validation

struct FormerDecimalLexeme {
  private static let exponentLimit = 100_000_000_000_000_000

  private(set) var isNegative = false
  private(set) var integer = 0..<0
  private(set) var fraction = 0..<0
  private(set) var exponent = 0

  init?(_ value: Span<UInt8>) {
    var index = 0
    isNegative = Self.sign(in: value, at: &index)
    integer = Self.digits(in: value, at: &index)
    if index < value.count, value[index] == UInt8(ascii: ".") {
      index += 1
      fraction = Self.digits(in: value, at: &index)
    }
    guard !integer.isEmpty || !fraction.isEmpty else { return nil }
    if index < value.count, value[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      let isNegative = Self.sign(in: value, at: &index)
      let digits = Self.digits(in: value, at: &index)
      guard !digits.isEmpty else { return nil }
      for index in digits where exponent < Self.exponentLimit {
        exponent = exponent * 10 + Int(value[index] - 0x30)
      }
      exponent = isNegative ? -exponent : exponent
    }
    guard index == value.count else { return nil }
  }

  var digitCount: Int { integer.count + fraction.count }

  func digit(_ position: Int, in value: Span<UInt8>) -> UInt8 {
    let isInteger = position < integer.count
    let index = isInteger ? integer.lowerBound + position : fraction.lowerBound + position - integer.count
    return value[index] - 0x30
  }

  func significantDigits(in value: Span<UInt8>) -> Range<Int> {
    var end = digitCount
    while end > 0, digit(end - 1, in: value) == 0 { end -= 1 }
    var start = 0
    while start < end, digit(start, in: value) == 0 { start += 1 }
    return start..<end
  }

  func endsInPoint(in value: Span<UInt8>) -> Bool {
    fraction.isEmpty && integer.upperBound < value.count && value[integer.upperBound] == UInt8(ascii: ".")
  }

  @inline(__always)
  private static func sign(in value: Span<UInt8>, at index: inout Int) -> Bool {
    guard index < value.count, value[index] == UInt8(ascii: "-") || value[index] == UInt8(ascii: "+")
    else { return false }
    defer { index += 1 }
    return value[index] == UInt8(ascii: "-")
  }

  @inline(__always)
  private static func digits(in value: Span<UInt8>, at index: inout Int) -> Range<Int> {
    let start = index
    while index < value.count, value[index].isDigit { index += 1 }
    return start..<index
  }

  func order(in value: Span<UInt8>, to other: FormerDecimalLexeme, in otherValue: Span<UInt8>) -> Int {
    let digits = significantDigits(in: value)
    let otherDigits = other.significantDigits(in: otherValue)
    let sign = digits.isEmpty ? 0 : isNegative ? -1 : 1
    let otherSign = otherDigits.isEmpty ? 0 : other.isNegative ? -1 : 1
    guard sign == otherSign, sign != 0 else { return (sign - otherSign).signum() }
    var order = magnitude(from: digits) - other.magnitude(from: otherDigits)
    var offset = 0
    while order == 0, offset < max(digits.count, otherDigits.count) {
      let first = offset < digits.count ? digit(digits.lowerBound + offset, in: value) : 0
      let second =
        offset < otherDigits.count ? other.digit(otherDigits.lowerBound + offset, in: otherValue) : 0
      order = Int(first) - Int(second)
      offset += 1
    }
    return (order * sign).signum()
  }

  private func magnitude(from digits: Range<Int>) -> Int {
    integer.count - digits.lowerBound + exponent
  }
}

struct FormerExactDecimal: Comparable {
  private let isNegative: Bool
  private let digits: [UInt8]
  private let exponent: Int

  init?(_ value: Span<UInt8>) {
    guard let lexeme = FormerDecimalLexeme(value), abs(lexeme.exponent) <= ExactDecimal.largestExponent else {
      return nil
    }
    let all = (0..<lexeme.digitCount).map { lexeme.digit($0, in: value) }
    let leading = all.prefix { $0 == 0 }.count
    let significant = all.dropFirst(leading)
    digits = Array(significant.prefix((significant.lastIndex { $0 != 0 } ?? leading - 1) - leading + 1))
    exponent = digits.isEmpty ? 0 : lexeme.integer.count - leading + lexeme.exponent
    isNegative = lexeme.isNegative && !digits.isEmpty
  }

  static func < (first: FormerExactDecimal, second: FormerExactDecimal) -> Bool {
    guard first.isNegative == second.isNegative else { return first.isNegative }
    let order = first.magnitudeOrder(to: second)
    return first.isNegative ? order > 0 : order < 0
  }

  private func magnitudeOrder(to other: FormerExactDecimal) -> Int {
    if digits.isEmpty || other.digits.isEmpty {
      return (digits.isEmpty ? 0 : 1) - (other.digits.isEmpty ? 0 : 1)
    }
    if exponent != other.exponent { return exponent < other.exponent ? -1 : 1 }
    if digits == other.digits { return 0 }
    return digits.lexicographicallyPrecedes(other.digits) ? -1 : 1
  }

  func order(of lexeme: FormerDecimalLexeme, in value: Span<UInt8>) -> Int {
    var position = 0
    let count = lexeme.digitCount
    while position < count, lexeme.digit(position, in: value) == 0 { position += 1 }
    if position == count { return digits.isEmpty ? 0 : isNegative ? 1 : -1 }
    if digits.isEmpty || lexeme.isNegative != isNegative { return lexeme.isNegative ? -1 : 1 }
    let magnitude = magnitudeOrder(of: lexeme, from: position, in: value)
    return isNegative ? -magnitude : magnitude
  }

  private func magnitudeOrder(of lexeme: FormerDecimalLexeme, from start: Int, in value: Span<UInt8>) -> Int {
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
