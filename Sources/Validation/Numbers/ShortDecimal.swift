internal import Bytes

/// A decimal of at most eight characters, without an exponent, processed as one 64-bit word.
///
/// ```swift
/// ShortDecimal(0..<6, in: "-12.50".utf8.span)?.billionths  // -12_500_000_000
/// ```
struct ShortDecimal {
  /// The digits, one a byte as numbers 0–9, the last one in the highest byte; the bytes before the first digit are 0.
  private var digits: UInt64
  private var fractionDigits = 0
  private var isNegative = false
  /// Whether the number is written with a point.
  private(set) var hasPoint = false

  /// Reads the number in a range of the bytes, or returns `nil`; the value may still be a number of another spelling.
  @inline(__always)
  init?(_ range: Range<Int>, in bytes: Span<UInt8>) {
    var digitCount = range.count
    guard UInt(bitPattern: digitCount &- 1) < 8 else { return nil }
    digits = bytes.word(endingWith: range, xor: 0x30)
    var others = digits.bytesAboveNine
    // Most numbers have no sign, so a sign is searched for only if the first byte is not a digit.
    if others != 0, others.trailingZeroBitCount / 8 == 8 &- digitCount, removeSign(others) {
      digitCount &-= 1
      others = digits.bytesAboveNine
    }
    if others != 0 {
      guard removePoint(others) else { return nil }
      digitCount &-= 1
    }
    guard digitCount > 0 else { return nil }
  }

  /// Replaces the first byte that is not a digit by zero if it is a sign, and returns whether it is.
  @inline(__always)
  private mutating func removeSign(_ others: UInt64) -> Bool {
    let bit = others.firstByte
    let sign = UInt8(truncatingIfNeeded: digits &>> bit) ^ 0x30
    guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else { return false }
    isNegative = sign == UInt8(ascii: "-")
    digits &= ~(0xFF &<< bit)
    return true
  }

  /// Removes the first byte that is not a digit by moving the digits before it, if it is a point; returns whether all
  /// other bytes are digits.
  @inline(__always)
  private mutating func removePoint(_ others: UInt64) -> Bool {
    let bit = others.firstByte
    guard UInt8(truncatingIfNeeded: digits &>> bit) == UInt8(ascii: ".") ^ 0x30 else { return false }
    hasPoint = true
    let fromPoint = UInt64.max &<< bit
    digits = (digits & ~fromPoint) << 8 | digits & (fromPoint << 8)
    fractionDigits = 7 &- Int(truncatingIfNeeded: bit / 8)
    return digits.bytesAboveNine == 0
  }

  /// The number in billionths.
  @inline(__always)
  var billionths: Int {
    let magnitude =
      Int(truncatingIfNeeded: digits.asDigits) &* Billionths.unit(ofFractionDigits: fractionDigits)
    return isNegative ? 0 &- magnitude : magnitude
  }
}

extension UInt64 {
  /// The bit offset of the lowest byte whose high bit is set.
  @inline(__always)
  fileprivate var firstByte: UInt64 { UInt64(truncatingIfNeeded: trailingZeroBitCount &- 7) }

  /// The number that consists of eight digits, each 0–9 and the first in the lowest byte. They are combined
  /// to pairs, then to fours, then to all.
  @inline(__always)
  fileprivate var asDigits: UInt64 {
    let pairs = self &* 10 &+ self >> 8
    let low = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
    let high = (pairs >> 16 & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
    return (low &+ high) >> 32
  }
}
