internal import Bytes
internal import ValidationData

/// The widths of characters by the table of UAX #11.
extension EastAsianWidths {
  /// The number of bytes of a line of the table: five hexadecimal digits, a blank, a letter and a line end.
  private static let lineSize = 8

  /// Whether a character is of full width: F or W.
  static func isFull(_ scalar: UInt32) -> Bool { width(of: scalar) == UInt8(ascii: "f") }

  /// Whether a character has the width of the text around it: A.
  static func isAmbiguous(_ scalar: UInt32) -> Bool { width(of: scalar) == UInt8(ascii: "a") }

  /// Returns the letter of the last range that begins at a character or before it. O(log n).
  private static func width(of scalar: UInt32) -> UInt8 {
    var (low, high) = (0, (text.utf8CodeUnitCount + 1) / lineSize)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if first(ofLine: middle) <= scalar { low = middle } else { high = middle }
    }
    return text[low * lineSize + 6]
  }

  private static func first(ofLine line: Int) -> UInt32 {
    var number: UInt32 = 0
    for offset in 0..<5 { number = number << 4 | UInt32(text[line * lineSize + offset].hexDigitValue ?? 0) }
    return number
  }
}
