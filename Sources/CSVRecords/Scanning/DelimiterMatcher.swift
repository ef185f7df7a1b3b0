/// Finds the ends of a delimiter of several bytes, from left to right and without overlaps.
///
/// Each bit of its state is a number of bytes of the delimiter with which the bytes so far end (Baeza-Yates and Gonnet, "A new approach
/// to text searching", 1992).
package struct DelimiterMatcher: Sendable {
  private let delimiter: BytePrefix
  private let last: UInt8
  private var matches: UInt8 = 0

  package init(_ delimiter: BytePrefix) {
    self.delimiter = delimiter
    last = 1 << UInt8(delimiter.count - 1)
  }

  /// The number of bytes of the delimiter.
  var size: Int { delimiter.count }

  /// Reads a byte; returns whether it ends a delimiter, after which the next one may begin.
  package mutating func ends(with byte: UInt8) -> Bool {
    var equal: UInt8 = 0
    for index in 0..<delimiter.count where delimiter[index] == byte { equal |= 1 << UInt8(index) }
    matches = (matches << 1 | 1) & equal
    guard matches & last != 0 else { return false }
    matches = 0
    return true
  }

  /// Whether the bytes so far end with a number of bytes of the delimiter, at least 1.
  @inline(__always)
  func hasMatched(_ count: Int) -> Bool { matches & (1 << UInt8(count - 1)) != 0 }

  /// Ends a match that has begun, because the next byte cannot be part of it.
  mutating func reset() { matches = 0 }
}
