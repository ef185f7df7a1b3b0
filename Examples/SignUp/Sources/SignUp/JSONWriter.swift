/// JSON, written piece by piece: RFC 8259.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether something stands before in the same object or array.
  private var needsComma = false

  mutating func object(_ content: (inout JSONWriter) -> Void) { wrap("{", "}", content) }
  mutating func array(_ content: (inout JSONWriter) -> Void) { wrap("[", "]", content) }

  /// The name of the member that comes next.
  mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  mutating func member(_ name: String, _ value: Int) {
    key(name)
    bytes += String(value).utf8
    needsComma = true
  }

  mutating func string(_ text: String) {
    begin()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: bytes += ((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private mutating func wrap(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ content: (inout JSONWriter) -> Void
  ) {
    begin()
    bytes.append(UInt8(ascii: opening))
    needsComma = false
    content(&self)
    bytes.append(UInt8(ascii: closing))
    needsComma = true
  }

  private mutating func begin() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }
}
