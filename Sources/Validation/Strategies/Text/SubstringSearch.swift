/// A search for one text in others, in time linear in both (Knuth, Morris and Pratt, 1977).
struct SubstringSearch: Hashable, Sendable {
  /// The bytes of the text, at least one.
  let pattern: [UInt8]
  /// For each prefix of the pattern, by its length minus 1, the length of its longest proper prefix that is
  /// also its suffix.
  private let borders: [Int32]

  /// - Precondition: The text is not empty.
  init(_ text: String) {
    pattern = Array(text.utf8)
    precondition(!pattern.isEmpty, "an empty text occurs everywhere")
    var borders = [Int32](repeating: 0, count: pattern.count)
    var border = 0
    for index in pattern.indices.dropFirst() {
      while border > 0 && pattern[index] != pattern[border] { border = Int(borders[border - 1]) }
      if pattern[index] == pattern[border] { border += 1 }
      borders[index] = Int32(border)
    }
    self.borders = borders
  }

  /// Returns the offset of the first occurrence of the text, or `nil`. O(n), no allocation.
  func firstOffset(in value: Span<UInt8>) -> Int? {
    guard value.count >= pattern.count else { return nil }
    let pattern = pattern.span
    var matched = 0
    for index in 0..<value.count {
      let byte = value[index]
      while matched > 0 && byte != pattern[matched] { matched = Int(borders[matched - 1]) }
      if byte == pattern[matched] { matched += 1 }
      if matched == pattern.count { return index + 1 - matched }
    }
    return nil
  }
}
