/// Comparisons of bytes with other bytes and with literals, exact and without regard to the case of ASCII letters.
extension Span<UInt8> {
  /// Whether both have the same bytes. O(n), eight bytes at a time.
  @inlinable
  package func equals(_ other: Span<UInt8>) -> Bool {
    count == other.count && starts(with: other)
  }

  /// Whether the bytes from the offset on begin with the others; `false` if fewer remain. O(n), eight bytes at a time.
  ///
  /// - Precondition: The offset is not negative.
  @inlinable
  package func starts(with other: Span<UInt8>, at offset: Int = 0) -> Bool {
    guard count - offset >= other.count else { return false }
    guard other.count >= 8 else {
      for index in 0..<other.count where self[offset + index] != other[index] { return false }
      return true
    }
    var index = 0
    while index &+ 8 < other.count {
      guard word(at: offset &+ index) == other.word(at: index) else { return false }
      index &+= 8
    }
    return word(at: offset &+ other.count &- 8) == other.word(at: other.count &- 8)
  }

  /// The number of bytes at the start that both have in common. O(n).
  package func commonPrefixCount(with other: Span<UInt8>) -> Int {
    let end = Swift.min(count, other.count)
    var index = 0
    while index < end, self[index] == other[index] { index += 1 }
    return index
  }

  /// −1, 0 or 1 if the bytes come before the others in lexicographic order, are the same, or come after them. O(n).
  package func order(relativeTo other: Span<UInt8>) -> Int {
    let index = commonPrefixCount(with: other)
    guard index < count, index < other.count else { return (count - other.count).signum() }
    return self[index] < other[index] ? -1 : 1
  }

  /// Whether both have the same bytes but for the case of ASCII letters. O(n).
  package func equalsIgnoringCase(_ other: Span<UInt8>) -> Bool {
    count == other.count && startsIgnoringCase(with: other)
  }

  /// Whether the bytes begin with the others but for the case of ASCII letters. O(n).
  package func startsIgnoringCase(with other: Span<UInt8>) -> Bool {
    guard count >= other.count else { return false }
    for index in 0..<other.count where self[index].lowercased != other[index].lowercased { return false }
    return true
  }

  /// Whether the bytes equal those of the literal.
  @inlinable
  package func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && starts(with: text)
  }

  /// Whether the bytes from the offset on begin with those of the literal.
  @inlinable
  package func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    guard count - offset >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[offset + index] != text[index] { return false }
    return true
  }

  /// Whether the bytes equal a lower-case ASCII word, ignoring case.
  @inlinable
  package func isSpelled(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && startsSpelled(word)
  }

  /// Whether the bytes from the offset on begin with a lower-case ASCII text, ignoring case.
  @inlinable
  package func startsSpelled(_ text: StaticString, at offset: Int = 0) -> Bool {
    guard count - offset >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[offset + index].lowercased != text[index] {
      return false
    }
    return true
  }
}

extension StaticString {
  /// The byte of the literal at an offset.
  @inlinable
  package subscript(offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < utf8CodeUnitCount, "within the literal")
    // SAFETY: the literal is in the program's constant data, which is never freed, and the offset is within its bytes.
    return unsafe utf8Start[offset]
  }
}
