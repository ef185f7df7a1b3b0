internal import Bytes
internal import JSONDocument
internal import Validation

/// Converts LibYAML's marks into positions in the document, in one pass over its text.
///
/// For LibYAML lines end with NEL, LS and PS too, and a mark has no offset; for a position they end with LF, CRLF or a lone
/// CR, as in an editor. Linear over ascending marks; a mark before the last starts over.
struct YAMLMarks {
  private let bytes: [UInt8]
  private let start: Int
  private var mark = YAMLEvents.Mark(line: 0, column: 0)
  private var line = 1
  private var column = 1
  private var offset: Int

  /// - Parameter offset: The offset after a byte-order mark.
  init(_ bytes: [UInt8], startingAt offset: Int) {
    self.bytes = bytes
    start = offset
    self.offset = offset
  }

  /// The byte at the last position; `nil` at the end.
  var nextByte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func position(of target: YAMLEvents.Mark) -> DocumentPosition {
    if target < mark { self = YAMLMarks(bytes, startingAt: start) }
    while mark < target, offset < bytes.count { advance() }
    return DocumentPosition(line: line, column: column, offset: offset)
  }

  /// - Parameter byte: An offset from the start of the text.
  mutating func position(ofByte byte: Int) -> DocumentPosition {
    self = YAMLMarks(bytes, startingAt: start)
    while offset < min(start + byte, bytes.count) { advance() }
    return DocumentPosition(line: line, column: column, offset: offset)
  }

  /// Advances over one scalar, or over a CRLF.
  private mutating func advance() {
    let length = UTF8Sequence.length(in: bytes.span, at: offset).count
    let scalar = String(decoding: bytes[offset..<offset + length], as: UTF8.self).unicodeScalars.first
    offset += length
    if scalar == "\r" && nextByte == 0x0A { offset += 1 }
    switch scalar {
    case "\r", "\n": (line, column) = (line + 1, 1)
    default: column += 1
    }
    switch scalar {
    case "\r", "\n", "\u{85}", "\u{2028}", "\u{2029}": mark = .init(line: mark.line + 1, column: 0)
    default: mark = .init(line: mark.line, column: mark.column + 1)
    }
  }
}
