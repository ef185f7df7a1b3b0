internal import Bytes

/// An angle in degrees, minutes and seconds with a letter for the direction: `40°26′46.5″N`, `40° 26.775' N` or `40° N`.
///
/// ISO 6709:2022, annex D. Minutes and seconds are below 60, and only the last of the numbers has decimals. The signs are the degree sign,
/// the prime or the apostrophe, and the double prime or the quotation mark. Blanks may follow a sign.
struct SexagesimalAngle {
  /// The whole degrees, below 1,000.
  private let degrees: Int
  /// Whether anything follows the whole degrees that is not 0.
  private let hasFraction: Bool

  /// Whether the angle is at most a number of whole degrees.
  func isAtMost(_ maximum: Int) -> Bool { degrees < maximum || degrees == maximum && !hasFraction }

  /// Reads an angle; returns `nil` if there is none at the index.
  ///
  /// - Parameters:
  ///   - index: The offset of the first digit; set to the end of the angle.
  ///   - directions: The two letters for the direction, in lower case.
  init?(in value: Span<UInt8>, at index: inout Int, of directions: StaticString) {
    var isLast = false
    var numbers: [(whole: Int, hasFraction: Bool)] = []
    for signs in [["°", "°"], ["′", "'"], ["″", "\""]] as [[StaticString]] {
      guard !isLast, let number = Self.number(in: value, at: index) else { break }
      guard let sign = signs.first(where: { value.starts(with: $0, at: number.end) }) else { return nil }
      guard numbers.isEmpty || number.whole < 60 else { return nil }
      numbers.append((number.whole, number.hasDecimals && number.hasFraction))
      isLast = number.hasDecimals
      index = value.endOfBlanks(from: number.end + sign.utf8CodeUnitCount)
    }
    guard let first = numbers.first, index < value.count,
      value[index].lowercased == directions[0] || value[index].lowercased == directions[1]
    else { return nil }
    index += 1
    degrees = first.whole
    hasFraction = first.hasFraction || numbers.dropFirst().contains { $0.whole > 0 || $0.hasFraction }
  }

  /// Returns a number of one to three digits, perhaps with a period and decimals, and its end; `nil` if there is none.
  private static func number(
    in value: Span<UInt8>, at start: Int
  ) -> (whole: Int, hasDecimals: Bool, hasFraction: Bool, end: Int)? {
    var (whole, index) = (0, start)
    while index < value.count, value[index].isDigit, index - start < 3 {
      whole = whole * 10 + Int(value[index] - UInt8(ascii: "0"))
      index += 1
    }
    guard index > start else { return nil }
    guard index + 1 < value.count, value[index] == UInt8(ascii: "."), value[index + 1].isDigit else {
      return (whole, false, false, index)
    }
    var hasFraction = false
    index += 1
    while index < value.count, value[index].isDigit {
      hasFraction = hasFraction || value[index] != UInt8(ascii: "0")
      index += 1
    }
    return (whole, true, hasFraction, index)
  }
}

extension Span<UInt8> {
  /// Returns the offset of the first byte that is no space, from an offset on.
  func endOfBlanks(from start: Int) -> Int {
    var index = start
    while index < count, self[index] == UInt8(ascii: " ") { index += 1 }
    return index
  }
}
