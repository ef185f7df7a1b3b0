/// Text written into bytes: what a report or a message is made of, piece by piece and without a copy between.
extension [UInt8] {
  /// Adds bytes as they are.
  package mutating func append(_ bytes: Span<UInt8>) {
    // SAFETY: the buffer is read within its bounds, while the span lends it.
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  /// Adds the text in UTF-8.
  package mutating func append(_ text: String) { append(text.utf8Span.span) }

  /// Adds a text of the program's in UTF-8.
  package mutating func append(literal text: StaticString) {
    // SAFETY: the buffer is that of a literal, read within its bounds.
    text.withUTF8Buffer { unsafe append(contentsOf: $0) }
  }

  /// Adds the number in decimal digits.
  package mutating func append(number: Int) {
    var digits = InlineArray<20, UInt8>(repeating: UInt8(ascii: "-"))
    var start = digits.count
    var rest = number.magnitude
    repeat {
      start -= 1
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      digits[start] = UInt8(truncatingIfNeeded: digit) &+ UInt8(ascii: "0")
      rest = quotient
    } while rest > 0
    if number < 0 { start -= 1 }
    append(digits.span.extracting(start..<digits.count))
  }
}
