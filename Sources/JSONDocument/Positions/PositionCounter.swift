/// Computes lines and columns of ascending offsets in one pass over a text.
///
/// ```swift
/// let text = Array("[\n  1]".utf8)
/// var counter = PositionCounter()
/// counter.position(of: 4, in: text.span).description  // "2:3"
/// ```
package struct PositionCounter: Sendable {
  private let start: Int
  private var offset: Int
  private var line = 1
  private var lineStart: Int
  /// The number of continuation bytes of UTF-8 in the current line so far.
  private var continuationCount = 0

  /// - Parameter start: The offset of line 1, column 1: 0, or the offset after a byte-order mark.
  package init(startingAt start: Int = 0) {
    self.start = start
    offset = start
    lineStart = start
  }

  /// Returns the position of an offset in well-formed UTF-8.
  ///
  /// O(n) in the distance from the last offset; for an offset before that one, O(n) in the offset.
  package mutating func position(of target: Int, in text: Span<UInt8>) -> DocumentPosition {
    if target < offset { self = PositionCounter(startingAt: start) }
    while offset < target { advance(in: text) }
    return DocumentPosition(line: line, column: offset - lineStart - continuationCount + 1, offset: offset)
  }

  private mutating func advance(in text: Span<UInt8>) {
    let byte = text[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "\n"): startLine()
    case UInt8(ascii: "\r"): if offset == text.count || text[offset] != UInt8(ascii: "\n") { startLine() }
    case 0x80..<0xC0: continuationCount += 1
    default: break
    }
  }

  private mutating func startLine() {
    line += 1
    lineStart = offset
    continuationCount = 0
  }
}
