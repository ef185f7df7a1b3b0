/// Text written into bytes: what a report or a message is made of, piece by piece and without a copy between.
extension [UInt8] {
  /// Adds bytes as they are.
  package mutating func append(_ bytes: Span<UInt8>) {
    // SAFETY: the buffer is read within its bounds, while the span lends it.
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  /// Adds the text in UTF-8.
  package mutating func append(_ text: String) {
    var text = text
    // SAFETY: the buffer is read within its bounds, while the text lends it.
    text.withUTF8 { unsafe append(contentsOf: $0) }
  }

  /// Adds the number in decimal digits.
  package mutating func append(_ number: Int) {
    append(number.description)
  }
}
