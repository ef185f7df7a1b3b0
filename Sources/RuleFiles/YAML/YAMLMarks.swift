internal import Bytes
internal import JSONDocument
internal import Validation

/// Turns LibYAML's marks into places of the document, going forward through its text.
///
/// LibYAML ends lines with NEL, LS and PS too and knows no bytes; a place has lines that end with LF, CRLF or a lone CR, as
/// an editor shows them, and an offset. Linear over all marks in order; a mark before the last starts over.
struct YAMLMarks {
  private let bytes: [UInt8]
  private let start: Int
  private var mark = YAMLEvents.Mark(line: 0, column: 0)
  private var line = 1
  private var column = 1
  private var offset: Int

  /// - Parameter offset: Where the text starts, behind a byte order mark.
  init(_ bytes: [UInt8], startingAt offset: Int) {
    self.bytes = bytes
    start = offset
    self.offset = offset
  }

  /// The byte at the last place asked for; `nil` at the end.
  var nextByte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func position(of place: YAMLEvents.Mark) -> DocumentPosition {
    if place < mark { self = YAMLMarks(bytes, startingAt: start) }
    while mark < place, offset < bytes.count { advance() }
    return DocumentPosition(line: line, column: column, offset: offset)
  }

  /// - Parameter byte: Counted from where the text starts.
  mutating func position(ofByte byte: Int) -> DocumentPosition {
    self = YAMLMarks(bytes, startingAt: start)
    while offset < min(start + byte, bytes.count) { advance() }
    return DocumentPosition(line: line, column: column, offset: offset)
  }

  /// Goes over one scalar, or over a CRLF.
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
