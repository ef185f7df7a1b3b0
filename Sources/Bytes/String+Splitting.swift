extension String {
  /// The text before the first such byte, and the text after it if there is one. A byte counts for itself, whatever
  /// mark follows and would join it to one character.
  package func split(atFirst separator: UInt8) -> (head: String, tail: String?) {
    guard let index = utf8.firstIndex(of: separator) else { return (self, nil) }
    return (String(self[..<index]), String(self[utf8.index(after: index)...]))
  }

  /// The texts between such bytes, empty ones too.
  package func split(atEach separator: UInt8) -> [String] {
    utf8.split(separator: separator, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}
