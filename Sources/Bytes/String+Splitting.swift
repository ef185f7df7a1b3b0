extension String {
  /// Returns the text before the first byte equal to the separator, and the text after it if there is one. A separator counts
  /// even if a combining mark follows it, with which it is one `Character`.
  package func split(atFirst separator: UInt8) -> (head: String, tail: String?) {
    guard let index = utf8.firstIndex(of: separator) else { return (self, nil) }
    return (String(self[..<index]), String(self[utf8.index(after: index)...]))
  }

  /// Returns the texts between bytes equal to the separator, including empty ones.
  package func split(atEach separator: UInt8) -> [String] {
    utf8.split(separator: separator, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}
