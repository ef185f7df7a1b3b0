extension [UInt8] {
  /// Creates an array with the UTF-8 bytes of a text.
  package init(_ text: String) {
    self.init(text.utf8)
  }

  /// The bytes as readable text for a message: visible ASCII as it is, all other bytes as `\x` and hexadecimal
  /// digits.
  package var shown: String {
    map { 0x21...0x7E ~= $0 ? String(UnicodeScalar($0)) : "\\x" + String($0, radix: 16) }.joined()
  }
}
