import Testing
import Validation

extension RuleTable {
  static let identifier = RuleTable(
    "identifier", as: .identifier,
    accepts: ["a", "Z", "_", "_1", "a1", "__", "camelCase", "SNAKE_CASE", "x_", "if"],
    rejects: [
      "identifier.empty": [""],
      "identifier.start": ["1", "1a", "-a", "$a", " a", "é", "@", "[", "`", "{", "\0", "\u{FEFF}a"],
      "identifier.character": ["a-b", "a b", "a.b", "aé", "a$", "a\n", "a\0", "a/", "a:"],
    ])

  static let identifierUnicode = RuleTable(
    "identifier:unicode", as: .identifier(.unicode),
    accepts: ["a", "_", "_1", "é", "größe", "日本語", "e\u{301}", "x٢", "_·", "ℵ", "ⅳ", "a\u{203F}b"],
    rejects: [
      "identifier.empty": [""],
      "identifier.start": ["1", "٢x", "\u{301}", "·", "😀", "$", "\u{203F}", "²", " ", "\u{37A}"],
      "identifier.character": ["a²", "a b", "a😀", "a-b", "a\u{200B}", "a\u{A0}", "é\n", "a½", "a’"],
    ])
}

@Suite struct IdentifierStrategyTests {
  @Test func `a failure has the invalid character and its position`() {
    #expect(
      IdentifierStrategy(.unicode).failure(of: "éa-b")
        == ValidationFailure("identifier.character", ["position": 3, "character": "-"]))
    #expect(
      IdentifierStrategy().failure(of: "2nd")?.message
        == "must be an identifier: it begins with '2', which is not a letter or underscore")
    #expect(IdentifierStrategy(.unicode).failure(of: [0x61, 0xFF])?.code == "text.invalid-utf8")
    #expect(IdentifierStrategy().failure(of: [0x61, 0xFF])?.code == "identifier.character")
  }
}
