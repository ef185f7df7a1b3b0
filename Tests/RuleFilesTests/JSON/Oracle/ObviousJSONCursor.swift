import JSONDocument

/// A position in valid UTF-8 that moves forward and keeps track of its line and column.
struct ObviousJSONCursor {
  let bytes: [UInt8]
  private(set) var offset: Int
  private var line = 1
  private var lineStart: Int
  /// The number of continuation bytes in the line so far.
  private var continuationCount = 0

  /// Creates a cursor at an offset, which becomes the start of the first line.
  init(_ bytes: [UInt8], startingAt offset: Int) {
    self.bytes = bytes
    self.offset = offset
    self.lineStart = offset
  }

  var position: DocumentPosition {
    DocumentPosition(line: line, column: offset - lineStart - continuationCount + 1, offset: offset)
  }

  /// The byte at the cursor, or `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Advances by one byte that does not end a line.
  mutating func advance() {
    if bytes[offset] & 0b1100_0000 == 0b1000_0000 { continuationCount += 1 }
    offset += 1
  }

  /// Skips the byte if it is the next one, and returns whether it was.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    advance()
    return true
  }

  /// Skips ASCII digits and returns whether there were any.
  mutating func skipDigits() -> Bool {
    let start = offset
    while let byte = next, byte.isASCIIDigit { advance() }
    return offset > start
  }

  /// Skips white space as defined by RFC 8259, section 2; a line ends with LF, CRLF or a lone CR.
  mutating func skipWhiteSpace() {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        offset += 1
      case UInt8(ascii: "\n"):
        offset += 1
        startLine()
      case UInt8(ascii: "\r"):
        offset += 1
        if next != UInt8(ascii: "\n") { startLine() }
      default:
        return
      }
    }
  }

  /// Skips arbitrary text up to an offset.
  mutating func skipText(to end: Int) {
    while offset < end {
      let start = offset
      skipWhiteSpace()
      if offset == start { advance() }
    }
  }

  private mutating func startLine() {
    line += 1
    lineStart = offset
    continuationCount = 0
  }

  /// The following ASCII letters, digits and underscores; empty if there are none.
  var word: ArraySlice<UInt8> {
    bytes[offset...].prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
  }

  /// The scalar at the cursor, or `nil` at the end.
  var scalar: Unicode.Scalar? {
    String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
  }
}

extension UInt8 {
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether the byte is an ASCII letter of either case.
  var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// The value of a hexadecimal digit of either case, or `nil` for any other byte.
  var hexadecimalValue: UInt16? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
