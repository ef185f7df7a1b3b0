/// A simple recursive-descent reader that converts a well-formed JSON text to an outline of its values; the reference
/// for ``JSONValue``.
struct ObviousJSONTree {
  private let text: [UInt8]
  private var index = 0

  static func outline(_ text: [UInt8]) -> String {
    var reader = ObviousJSONTree(text: text)
    return reader.value()
  }

  private init(text: [UInt8]) { self.text = text }

  private mutating func value() -> String {
    skipWhiteSpace()
    switch text[index] {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return "\(string())"
    default: return scalar()
    }
  }

  private mutating func skipWhiteSpace() {
    while index < text.count, text[index] <= 0x20 { index += 1 }
  }

  private mutating func array() -> String {
    var elements: [String] = []
    index += 1
    skipWhiteSpace()
    while text[index] != UInt8(ascii: "]") {
      if text[index] == UInt8(ascii: ",") { index += 1 }
      elements.append(value())
      skipWhiteSpace()
    }
    index += 1
    return "(" + elements.joined(separator: " ") + ")"
  }

  private mutating func object() -> String {
    var members: [[UInt8]: String] = [:]
    index += 1
    skipWhiteSpace()
    while text[index] != UInt8(ascii: "}") {
      if text[index] == UInt8(ascii: ",") { index += 1 }
      skipWhiteSpace()
      let name = string()
      skipWhiteSpace()
      index += 1
      members[name] = value()
      skipWhiteSpace()
    }
    index += 1
    return "{" + members.map { "\($0)=\($1)" }.sorted().joined(separator: " ") + "}"
  }

  private mutating func scalar() -> String {
    let start = index
    while index < text.count, !" \n,]}".utf8.contains(text[index]) { index += 1 }
    let word = String(decoding: text[start..<index], as: UTF8.self)
    return ["null", "true", "false"].contains(word) ? word : "#" + word
  }

  private mutating func string() -> [UInt8] {
    var bytes: [UInt8] = []
    index += 1
    while text[index] != UInt8(ascii: "\"") {
      guard text[index] == UInt8(ascii: "\\") else {
        bytes.append(text[index])
        index += 1
        continue
      }
      // All escapes in these tests have the format `\uXXXX`.
      var unit = codeUnit(at: index)
      index += 6
      if 0xD800..<0xDC00 ~= unit, text[index] == UInt8(ascii: "\\"), 0xDC00..<0xE000 ~= codeUnit(at: index) {
        unit = 0x10000 + (unit - 0xD800) * 0x400 + (codeUnit(at: index) - 0xDC00)
        index += 6
      }
      bytes += encoded(unit)
    }
    index += 1
    return bytes
  }

  private func codeUnit(at offset: Int) -> UInt32 {
    UInt32(String(decoding: text[offset + 2..<offset + 6], as: UTF8.self), radix: 16)!
  }

  /// Returns the UTF-8 bytes of a code point; for a lone surrogate, the three bytes of UTF-8's three-byte pattern.
  private func encoded(_ codePoint: UInt32) -> [UInt8] {
    if let scalar = Unicode.Scalar(codePoint) { return Array(String(scalar).utf8) }
    return [0xED, UInt8(0x80 | codePoint >> 6 & 0x3F), UInt8(0x80 | codePoint & 0x3F)]
  }
}
