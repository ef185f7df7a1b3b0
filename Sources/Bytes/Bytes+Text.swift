/// Appends the pieces of a report or a message as UTF-8, without intermediate copies.
extension [UInt8] {
  /// Creates a copy of bytes. O(n).
  package init(copying bytes: Span<UInt8>) {
    self.init()
    append(bytes)
  }

  /// Appends bytes.
  package mutating func append(_ bytes: Span<UInt8>) {
    // SAFETY: the buffer is read within its bounds and only during the call of the closure.
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  /// Appends a text in UTF-8.
  package mutating func append(_ text: String) { append(text.utf8Span.span) }

  /// Appends a literal in UTF-8.
  package mutating func append(literal text: StaticString) {
    // SAFETY: the buffer is that of a literal and is read within its bounds.
    text.withUTF8Buffer { unsafe append(contentsOf: $0) }
  }

  /// Appends a number in decimal digits.
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

extension [UInt8] {
  /// The bytes in two lower-case hexadecimal digits each.
  package var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
