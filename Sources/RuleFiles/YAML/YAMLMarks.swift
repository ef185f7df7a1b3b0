internal import Bytes
internal import JSONDocument

/// A converter of LibYAML's marks into positions in the document.
///
/// LibYAML also ends lines at NEL, LS and PS, and its marks have no byte offset. A document position ends lines at LF, CRLF or
/// a lone CR, as an editor does. Converting ascending marks is O(*n*) in total; a mark before the previous one restarts at the
/// beginning of the text.
struct YAMLMarks {
  private let bytes: [UInt8]
  private let start: Int
  private var mark = YAMLEvents.Mark(line: 0, column: 0)
  private var offset: Int
  private var positions: PositionCounter

  /// - Parameter offset: The offset of the first character, after a byte-order mark.
  init(_ bytes: [UInt8], startingAt offset: Int) {
    self.bytes = bytes
    start = offset
    self.offset = offset
    positions = PositionCounter(startingAt: offset)
  }

  /// The byte at the last converted position; `nil` at the end.
  var nextByte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func position(of target: YAMLEvents.Mark) -> DocumentPosition {
    if target < mark { restart() }
    while mark < target, offset < bytes.count { advance() }
    return position()
  }

  /// Returns the position of a byte.
  ///
  /// - Parameter byte: The offset from the start of the text.
  mutating func position(ofByte byte: Int) -> DocumentPosition {
    restart()
    while offset < min(start + byte, bytes.count) { advance() }
    return position()
  }

  /// The position of the current offset.
  private mutating func position() -> DocumentPosition {
    let bytes = bytes
    return positions.position(of: offset, in: bytes.span)
  }

  private mutating func restart() {
    (mark, offset) = (.init(line: 0, column: 0), start)
  }

  /// Advances over one scalar, or over a CRLF.
  private mutating func advance() {
    let (scalar, length) = UTF8Sequence.scalar(in: bytes.span, at: offset)
    offset += length
    if scalar == "\r" && nextByte == 0x0A { offset += 1 }
    switch scalar {
    case "\r", "\n", "\u{85}", "\u{2028}", "\u{2029}": mark = .init(line: mark.line + 1, column: 0)
    default: mark = .init(line: mark.line, column: mark.column + 1)
    }
  }
}
