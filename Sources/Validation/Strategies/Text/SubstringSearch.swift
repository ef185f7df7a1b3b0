/// Finds one text in others, each byte looked at a bounded number of times: Knuth, Morris and Pratt, 1977.
struct SubstringSearch: Hashable, Sendable {
  /// What is looked for, not empty.
  let pattern: [UInt8]
  /// For each prefix of the pattern, by its length less 1, how long the longest proper prefix is that also ends it.
  private let borders: [Int32]

  /// - Precondition: The text is not empty.
  init(_ text: String) {
    pattern = Array(text.utf8)
    precondition(!pattern.isEmpty, "an empty text stands everywhere")
    var borders = [Int32](repeating: 0, count: pattern.count)
    var border = 0
    for index in pattern.indices.dropFirst() {
      while border > 0 && pattern[index] != pattern[border] { border = Int(borders[border - 1]) }
      if pattern[index] == pattern[border] { border += 1 }
      borders[index] = Int32(border)
    }
    self.borders = borders
  }

  /// The offset of the first place where the text stands, or `nil`. O(n), no allocation.
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
