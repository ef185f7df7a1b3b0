/// A decimal without exponent that has at most eight characters after its sign, read as one word.
///
/// ```swift
/// ShortDecimal(0..<6, in: "-12.50".utf8.span)?.billionths  // -12_500_000_000
/// ```
struct ShortDecimal {
  private let isNegative: Bool
  /// The digits, 0–9 each, the last one in the highest byte, zeros before the first.
  private let digits: UInt64
  private let fractionDigits: Int

  /// The number that the range of the bytes writes, or `nil` for any other spelling, numbers among them.
  @inline(__always)
  init?(_ range: Range<Int>, in bytes: Span<UInt8>) {
    var range = range
    isNegative = bytes.skipSign(of: &range)
    guard !range.isEmpty, range.count <= 8 else { return nil }
    var digits = bytes.word(endingWith: range, xor: 0x30)
    let others = digits.bytesAboveNine
    var fractionDigits = 0
    if others != 0 {
      // One point may stand among the digits: those before it move up into its place.
      let place = UInt64(truncatingIfNeeded: others.trailingZeroBitCount &- 7)
      guard UInt8(truncatingIfNeeded: digits &>> place) == UInt8(ascii: ".") ^ 0x30, range.count > 1 else {
        return nil
      }
      let before = (1 &<< place) &- 1 as UInt64
      digits = (digits & before) << 8 | digits & ~(before << 8 | 0xFF)
      guard digits.bytesAboveNine == 0 else { return nil }
      fractionDigits = 7 &- Int(truncatingIfNeeded: place >> 3)
    }
    self.digits = digits
    self.fractionDigits = fractionDigits
  }

  /// The number in billionths.
  @inline(__always)
  var billionths: Int {
    let magnitude = Int(truncatingIfNeeded: digits.asDigits) &* Billionths.unit(ofFractionDigits: fractionDigits)
    return isNegative ? 0 &- magnitude : magnitude
  }
}

extension Span<UInt8> {
  /// Whether a minus sign begins the range; a sign of either kind is taken off it.
  @inline(__always)
  func skipSign(of range: inout Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    let first = self[range.lowerBound]
    guard first == UInt8(ascii: "-") || first == UInt8(ascii: "+") else { return false }
    range = range.lowerBound &+ 1..<range.upperBound
    return first == UInt8(ascii: "-")
  }
}

extension UInt64 {
  /// The number that eight digits, 0–9 each and the first in the lowest byte, make: pairs, then fours, then all.
  @inline(__always)
  fileprivate var asDigits: UInt64 {
    let pairs = self &* 10 &+ self >> 8
    let low = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
    let high = (pairs >> 16 & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
    return (low &+ high) >> 32
  }
}
