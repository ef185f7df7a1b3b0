/// A cursor over the Unicode scalars of a pattern.
struct PatternScanner {
  private let scalars: [Unicode.Scalar]
  /// The offset of the next scalar.
  private(set) var index = 0

  init(_ pattern: String) {
    scalars = Array(pattern.unicodeScalars)
  }

  var peek: Unicode.Scalar? { peek(0) }

  /// Returns the scalar at that distance from the next one.
  func peek(_ distance: Int) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    index += 1
    return scalar
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  mutating func take(_ text: String) -> Bool {
    guard scalars[index...].starts(with: text.unicodeScalars) else { return false }
    index += text.unicodeScalars.count
    return true
  }

  /// Consumes the scalars up to and including the first `end` and returns those before it. Consumes nothing and returns
  /// `nil` if there is no `end` or one of the scalars is not a member.
  mutating func take(
    upTo end: Unicode.Scalar, where isMember: (Unicode.Scalar) -> Bool = { _ in true }
  ) -> String? {
    guard let length = scalars[index...].firstIndex(of: end).map({ $0 - index }) else { return nil }
    let members = scalars[index..<index + length]
    guard members.allSatisfy(isMember) else { return nil }
    index += length + 1
    var text = String.UnicodeScalarView()
    text.append(contentsOf: members)
    return String(text)
  }

  /// Consumes and returns four hexadecimal digits, or returns `nil` where there are none.
  mutating func takeFourDigits() -> String? {
    let digits = scalars[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    index += 4
    return String(String.UnicodeScalarView(digits))
  }

  /// Skips everything up to and with the text, or to the end of the pattern.
  mutating func skip(through end: String) {
    while index < scalars.count, !take(end) { index += 1 }
  }

  mutating func skipToEnd() { index = scalars.count }
}

extension Unicode.Scalar {
  /// Whether the scalar is one of ASCII's digits.
  var isDigit: Bool { "0"..."9" ~= self }

  /// Whether the scalar is one of ASCII's letters or digits.
  var isAlphanumeric: Bool { isDigit || "a"..."z" ~= self || "A"..."Z" ~= self }
}
