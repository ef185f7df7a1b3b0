import Testing

@testable import Validation

@Suite struct PatternSpellingTests {
  @Test(
    "An escape of four hexadecimal digits is written as PCRE2 reads it",
    arguments: [
      (#"\u00C0"#, #"\x{00C0}"#), (#"[\u00C0-\u00FF]+"#, #"[\x{00C0}-\x{00FF}]+"#),
      (#"\u00C01"#, #"\x{00C0}1"#), (#"\\\u00e4"#, #"\\\x{00e4}"#), (#"\Q\\E\u0041"#, #"\Q\\E\x{0041}"#),
    ])
  func written(pattern: String, expected: String) {
    #expect(PatternSpelling(pattern).text == expected)
  }

  @Test(
    "Anything else is as it was",
    arguments: [
      #"\\u00C0"#, #"\u00C"#, #"\u"#, #"\u{C0}"#, #"u00C0"#, #"\Q\u00C0\E"#, #"\Q\u00C0"#, #"\U000000C0"#,
      #"\x{C0}"#, "", #"\"#,
    ])
  func unchanged(pattern: String) {
    #expect(PatternSpelling(pattern).text == pattern)
  }

  @Test(
    "Patterns with it match whole values",
    arguments: [
      (#"[A-Z\u00C0-\u00D6]\u00e9+"#, "Àéé", true), (#"[A-Z\u00C0-\u00D6]\u00e9+"#, "Àe", false),
      (#"(?i)\u00c9"#, "é", true), (#"\u20AC\d+"#, "€12", true), (#"\\u20AC"#, #"\u20AC"#, true),
      (#"\u0041+"#, "AAA", true),
    ])
  func matched(pattern: String, value: String, expected: Bool) throws {
    let strategy = try RegexStrategy(pattern)
    #expect(strategy.verdict(on: value) == (expected ? .valid : .invalid))
    #expect(strategy.pattern == pattern)
  }
}
