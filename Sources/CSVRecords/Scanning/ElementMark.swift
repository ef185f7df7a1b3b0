/// The bytes that a source of ``RecordFormat/jsonArray(_:at:)`` has in place of those of the input. JSON allows none of them but as an
/// escape.
package enum ElementMark {
  /// The byte in place of the comma or the bracket after an element.
  package static let byte: UInt8 = 0x1E
  /// The byte in place of each ASCII character outside of the array.
  package static let outside: UInt8 = 0x1D
  /// The byte in place of one of these of the input, which is as malformed there.
  package static let substitute: UInt8 = 0x1F

  /// Returns the offset of the first byte in a range that belongs to an element: after what is outside of the array, and blanks. O(n).
  package static func startOfElement(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var start = afterBlanks(in: bytes, range)
    guard start < range.upperBound, bytes[start] == outside || bytes[start] >= 0x80 else { return start }
    // Other characters can be outside too; the last of what is there is ASCII.
    var last = range.upperBound
    while last > start, bytes[last - 1] != outside { last -= 1 }
    start = max(start, last)
    return afterBlanks(in: bytes, start..<range.upperBound)
  }

  /// Returns the offset after the last byte in a range that is no blank. O(n).
  static func endOfElement(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    range.last { !isBlank(bytes[$0]) }.map { $0 + 1 } ?? range.lowerBound
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x0A, 0x0D, 0x09].contains(byte) }

  private static func afterBlanks(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    range.first { !isBlank(bytes[$0]) } ?? range.upperBound
  }
}
