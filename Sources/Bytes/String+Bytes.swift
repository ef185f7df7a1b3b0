extension String {
  /// Whether both are the same bytes in UTF-8: `==` also holds for canonically equivalent texts, which a rule may tell
  /// apart.
  package func hasSameBytes(as other: String) -> Bool { consists(of: other.utf8Span.span) }

  /// Whether it is those bytes in UTF-8.
  package func consists(of bytes: Span<UInt8>) -> Bool {
    guard utf8.count == bytes.count else { return false }
    let own = utf8Span.span
    for index in own.indices where own[index] != bytes[index] { return false }
    return true
  }
}
