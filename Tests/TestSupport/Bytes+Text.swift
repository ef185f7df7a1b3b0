extension [UInt8] {
  /// The bytes of the text.
  package init(_ text: String) {
    self.init(text.utf8)
  }

  /// The bytes as a message shows them.
  package var shown: String {
    map { 0x21...0x7E ~= $0 ? String(UnicodeScalar($0)) : "\\x" + String($0, radix: 16) }.joined()
  }
}
