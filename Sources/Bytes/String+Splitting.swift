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

  /// Returns the texts between occurrences of another text in UTF-8, including empty ones; the whole text if the other is empty.
  /// Occurrences are found from the beginning and do not overlap. O(n·m).
  ///
  /// The `split` of the standard library by a collection would link its regular expressions, which have 1.3 MB.
  package func split(atEach separator: String) -> [String] {
    let (bytes, separator) = (Array(utf8), separator.utf8Span.span)
    guard !separator.isEmpty else { return [self] }
    var (texts, start) = ([String](), 0)
    while let end = bytes.span.firstIndex(of: separator, from: start) {
      texts.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end + separator.count
    }
    return texts + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
