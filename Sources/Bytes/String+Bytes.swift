extension String {
  /// Whether both texts have the same bytes in UTF-8, while `==` also returns `true` for canonically equivalent texts, which
  /// rules may treat differently.
  package func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && consists(of: other.utf8Span.span)
  }

  /// Whether the bytes of the other text in UTF-8 are a part of those of this text.
  ///
  /// The `contains` of the standard library for texts would link its regular expressions, which have 1.3 MB.
  package func hasPart(_ other: String) -> Bool { utf8Span.span.contains(other.utf8Span.span) }

  /// Whether the text has these bytes in UTF-8.
  package func consists(of bytes: Span<UInt8>) -> Bool {
    utf8.count == bytes.count && utf8Span.span.starts(with: bytes)
  }
}
