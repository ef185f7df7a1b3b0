#if InternationalNames
internal import Bytes
internal import ValidationData

/// The mapping of code points by the table of UTS #46, section 5: a code point is valid, ignored, mapped to
/// other code points, or disallowed.
enum CodePointMapping {
  private static let text = IDNAMapping.text

  /// Appends the mapping of the code point; returns `false` for a disallowed one.
  static func append(_ scalar: UInt32, to result: inout [UInt32]) -> Bool {
    guard scalar >= 0x80 else {
      result.append(0x41...0x5A ~= scalar ? scalar | 0x20 : scalar)
      return true
    }
    let line = line(of: scalar)
    switch text[line.lowerBound + 7] {
    case UInt8(ascii: "v"): result.append(scalar)
    case UInt8(ascii: "i"): break
    case UInt8(ascii: "m"): append(line.lowerBound + 9..<line.upperBound, to: &result)
    default: return false
    }
    return true
  }

  /// Whether a domain may contain the code point unmapped, deviation characters included.
  static func isValid(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x80 else { return !(0x41...0x5A ~= scalar) }
    return text[line(of: scalar).lowerBound + 7] == UInt8(ascii: "v")
  }

  /// Appends the hexadecimal numbers, separated by spaces, in the range of the table.
  private static func append(_ numbers: Range<Int>, to result: inout [UInt32]) {
    var number: UInt32 = 0
    for offset in numbers {
      if let digit = text[offset].hexDigitValue {
        number = number << 4 | UInt32(digit)
      } else {
        result.append(number)
        number = 0
      }
    }
    result.append(number)
  }

  /// The line of the table whose range contains the code point. O(log n).
  private static func line(of scalar: UInt32) -> Range<Int> {
    var found = 0..<0
    var low = 0
    var high = text.utf8CodeUnitCount
    while low < high {
      let line = text.line(around: low + (high - low) / 2)
      if firstCodePoint(of: line) <= scalar {
        found = line
        low = line.upperBound + 1
      } else {
        high = line.lowerBound
      }
    }
    return found
  }

  private static func firstCodePoint(of line: Range<Int>) -> UInt32 {
    (0..<6).reduce(0) { $0 << 4 | UInt32(text[line.lowerBound + $1].hexDigitValue ?? 0) }
  }
}
#endif
