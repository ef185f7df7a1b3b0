extension [UInt8] {
  /// Creates an array with one byte for each scalar of a text: `"\u{C3}\u{A9}"` is an é in UTF-8.
  package init(latin text: String) {
    self = text.unicodeScalars.map { UInt8($0.value) }
  }

  /// Returns the bytes without any occurrence of the text.
  package func removing(_ text: String) -> [UInt8] {
    let text = [UInt8](text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < count {
      if self[index] == text[0], self[index...].starts(with: text) {
        index += text.count
      } else {
        result.append(self[index])
        index += 1
      }
    }
    return result
  }
}

extension Collection<UInt8> {
  /// The bytes as a Swift string literal for ``Swift/Array/init(latin:)``, without its quotes.
  package var escaped: String {
    reduce(into: "") { text, byte in
      switch byte {
      case 0x0A: text += "\\n"
      case 0x0D: text += "\\r"
      case 0x09: text += "\\t"
      case 0x22: text += "\\\""
      case 0x5C: text += "\\\\"
      case 0x20..<0x7F: text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "\\u{\(String(byte, radix: 16, uppercase: true))}"
      }
    }
  }
}
