internal import Bytes

/// A decimal without exponent that has at most eight characters, read as one word.
///
/// ```swift
/// ShortDecimal(0..<6, in: "-12.50".utf8.span)?.billionths  // -12_500_000_000
/// ```
struct ShortDecimal {
  /// The digits, 0–9 each, the last one in the highest byte, zeros before the first.
  private var digits: UInt64
  private var fractionDigits = 0
  private var isNegative = false

  /// The number that the range of the bytes writes, or `nil` for any other spelling, numbers among them.
  @inline(__always)
  init?(_ range: Range<Int>, in bytes: Span<UInt8>) {
    var digitCount = range.count
    guard UInt(bitPattern: digitCount &- 1) < 8 else { return nil }
    digits = bytes.word(endingWith: range, xor: 0x30)
    var others = digits.bytesAboveNine
    // Most numbers have no sign: one is looked for where a byte is no digit.
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

  /// Makes a zero of the first byte that is no digit, if it is a sign.
  @inline(__always)
  private mutating func removeSign(_ others: UInt64) -> Bool {
    let place = others.firstByte
    let sign = UInt8(truncatingIfNeeded: digits &>> place) ^ 0x30
    guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else { return false }
    isNegative = sign == UInt8(ascii: "-")
    digits &= ~(0xFF &<< place)
    return true
  }

  /// Moves the digits before the first byte that is none into its place, if it is a point; whether all others are digits.
  @inline(__always)
  private mutating func removePoint(_ others: UInt64) -> Bool {
    let place = others.firstByte
    guard UInt8(truncatingIfNeeded: digits &>> place) == UInt8(ascii: ".") ^ 0x30 else { return false }
    let fromPoint = UInt64.max &<< place
    digits = (digits & ~fromPoint) << 8 | digits & (fromPoint << 8)
    fractionDigits = 7 &- Int(truncatingIfNeeded: place / 8)
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
  /// How far the lowest byte whose high bit is set has to be shifted down.
  @inline(__always)
  fileprivate var firstByte: UInt64 { UInt64(truncatingIfNeeded: trailingZeroBitCount &- 7) }

  /// The number that eight digits, 0–9 each and the first in the lowest byte, make: pairs, then fours, then all.
  @inline(__always)
  fileprivate var asDigits: UInt64 {
    let pairs = self &* 10 &+ self >> 8
    let low = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
    let high = (pairs >> 16 & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
    return (low &+ high) >> 32
  }
}
