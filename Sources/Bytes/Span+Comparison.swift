extension Span<UInt8> {
  /// Whether the bytes are those of the literal.
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

  /// Whether the bytes are that lower-case ASCII word in any case.
  @inlinable
  package func isSpelled(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && startsSpelled(word)
  }

  /// Whether the bytes from the offset on begin with that lower-case ASCII text in any case.
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
  /// The byte of the literal at that offset.
  @inlinable
  package subscript(offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < utf8CodeUnitCount, "within the literal")
    // SAFETY: the literal is in the program's constant data, which is never freed, and the offset is one of its bytes'.
    return unsafe utf8Start[offset]
  }
}
