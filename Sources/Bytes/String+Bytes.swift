extension String {
  /// Whether both texts have the same bytes in UTF-8, while `==` also returns `true` for canonically equivalent texts, which
  /// rules may treat differently.
  package func hasSameBytes(as other: String) -> Bool { consists(of: other.utf8Span.span) }

  /// Whether the text has these bytes in UTF-8.
  package func consists(of bytes: Span<UInt8>) -> Bool {
    utf8.count == bytes.count && utf8Span.span.starts(with: bytes)
  }
}
