internal import Bytes

/// Two inclusive bounds as written in an argument: `1..40`, `..254`, `3..`, or `8` for both.
///
/// Three dots are malformed: `0...5` is more likely a mistake for `0..5` than the bounds 0 and .5, written `0..0.5`.
struct Bounds<Value: Comparable> {
  let lower: Value?
  let upper: Value?

  /// - Parameters:
  ///   - subject: The noun by which the error calls the argument: "length".
  ///   - examples: The spellings of bounds that the error lists.
  init(
    _ text: String, of subject: String, like examples: String = "1..40, ..40, 3.. or 8",
    parse: (Substring) -> Value?
  ) throws(RuleError) {
    let malformed = RuleError.malformedArgument(text, expected: "bounds such as \(examples)", of: subject)
    guard let parts = Self.split(text) else { throw malformed }
    let values = (parts.0.map(parse), parts.1.map(parse))
    let isTooLarge = [parts.0, parts.1].contains { part in
      part.map { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) && parse($0) == nil } ?? false
    }
    if isTooLarge {
      throw .malformedArgument(text, expected: "numbers up to \(Int.max)", of: subject)
    }
    switch values {
    case (.some(.none), _), (_, .some(.none)), (nil, nil): throw malformed
    case (let lower, let upper): (self.lower, self.upper) = (lower ?? nil, upper ?? nil)
    }
    if let lower, let upper, lower > upper { throw .emptyRange(text, of: subject) }
  }

  /// Returns the texts before and after the first `..`, each `nil` if it is empty. Returns `nil` without
  /// `..`, and if a third dot follows.
  private static func split(_ text: String) -> (Substring?, Substring?)? {
    let bytes = text.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      if next < bytes.endIndex, bytes[index] == UInt8(ascii: "."), bytes[next] == UInt8(ascii: ".") {
        let (lower, upper) = (text[..<index], text[bytes.index(after: next)...])
        guard upper.utf8.first != UInt8(ascii: ".") else { return nil }
        return (lower.isEmpty ? nil : lower, upper.isEmpty ? nil : upper)
      }
      index = next
    }
    return (text[...], text[...])
  }
}

extension Int {
  /// The number written in ASCII digits only; `nil` for other text and for a number out of range.
  package init?(digits: some StringProtocol) {
    guard !digits.isEmpty, digits.utf8.allSatisfy(\.isDigit) else { return nil }
    self.init(digits)
  }
}
