import TestSupport
import Testing
import Validation

extension RuleTable {
  static let regex = RuleTable(
    #"regex:^\d{5}(-\d{4})?$"#,
    accepts: [
      "00000", "99999", "12345", "12345-6789", "00000-0000", "54321-0001", "10001", "90210", "90210-1234",
      "33109",
    ],
    rejects: [
      "regex.no-match": [
        "", "1234", "123456", "12345-", "12345-678", "12345-67890", "12345\n", "\n12345", "１２３４５", "12345 ",
        "12345-6789\n", "12345\0",
      ]
    ])

  static let regexOfAlternatives = RuleTable(
    "regex:a|b", accepts: ["a", "b"], rejects: ["regex.no-match": ["ab", "axx", "xxb", "", "a\n", "A"]])
}

@Suite struct RegexStrategyTests {
  @Test(arguments: [
    ("a|b", "a", true), ("a|b", "b", true), ("a|b", "axx", false), ("a|b", "xxb", false),
    ("a|b", "ab", false),
    ("a|ab", "ab", true), ("a|ab|abc", "abc", true), ("(a|ab)(c|bcd)", "abcd", true), ("a??b?", "ab", true),
    ("a*?", "aaa", true), ("a*", "", true), ("a+", "", false), ("", "", true), ("", "a", false),
    ("|a", "a", true),
    ("b", "abc", false), ("abc", "abcabc", false), ("a{2}", "aaa", false), (".*", "a\nb", false),
    (".*", "", true),
    ("a++ab", "aaab", false), ("(?>a+)ab", "aaab", false), ("(?>a|ab)c", "abc", false),
  ])
  func `a pattern must match the entire value, on any matching path`(
    pattern: String, value: String, isValid: Bool
  ) throws {
    try expect(pattern, value, isValid)
  }

  @Test(arguments: [
    ("^a$", "a", true), ("^a$", "a\n", false), ("a$", "a\n", false), ("a$\n", "a\n", true),
    (#"a\Z"#, "a\n", false),
    (#"a\z"#, "a", true), (#"\Aa\z"#, "a\n", false), ("a\n?$", "a\n", true), ("^^a$$", "a", true),
    ("a^b", "ab", false),
    ("a$b", "ab", false), (#"\Ga"#, "a", true), (#"\ba\b"#, "a", true), (#"\Ba"#, "a", false),
    ("^", "", true),
    ("$", "\n", false), ("(?m)^a$", "a\nb", false), ("(?m)^a$\n^b$", "a\nb", true), ("(?m)a$", "a\n", false),
  ])
  func `anchors do not exclude any part of the value from the match`(
    pattern: String, value: String, isValid: Bool
  ) throws {
    try expect(pattern, value, isValid)
  }

  @Test(arguments: [
    ("(?=a)a", "a", true), ("(?=ab)a", "ab", false), ("a(?=b)", "ab", false), ("a(?=b)b", "ab", true),
    ("a(?!b)", "a", true), ("(?<=a)b", "ab", false), ("a(?<=a)", "a", true), ("a(?<!b)", "a", true),
    ("(?<=x)a", "a", false), ("(?!.*x)[a-z]+", "abc", true), ("(?!.*x)[a-z]+", "axc", false),
    (#"(?=.*\d)(?=.*[A-Z]).{8,}"#, "passWord1", true), (#"(?=.*\d)(?=.*[A-Z]).{8,}"#, "password1", false),
    (#"a\Kb"#, "ab", true), (#"\Ka"#, "a", true), (#"a\K"#, "a", true), (#"a\Kb"#, "b", false),
    (#"(a)\Kb|c"#, "abc", false),
  ])
  func `lookarounds and a changed start do not weaken the match of the entire value`(
    pattern: String, value: String, isValid: Bool
  ) throws {
    try expect(pattern, value, isValid)
  }

  @Test(arguments: [
    ("a(*ACCEPT)b", "a", true), ("a(*ACCEPT)b", "ab", false), ("(a(*ACCEPT)|ab)", "ab", false),
    ("a(*FAIL)|ab", "ab", true),
    ("a(*COMMIT)b|ac", "ac", false), ("a(*PRUNE)b|ac", "ac", false), ("a(*SKIP)b|ac", "ac", false),
    ("a(*THEN)b|ac", "ac", true), ("(*NO_START_OPT)a|ab", "ab", true), ("(*NO_AUTO_POSSESS)a+b", "aab", true),
    ("(*UCP)\\d", "٣", true), ("\\d", "٣", false), ("(*CRLF)a.b", "a\nb", true),
    ("(*ANYCRLF)a.b", "a\rb", false),
    ("(*LF)a.b", "a\rb", true), ("(*NUL).+", "a\nb", true), ("(*BSR_ANYCRLF)a\\Rb", "a\u{85}b", false),
    ("a\\Rb", "a\u{85}b", true), ("(*NOTEMPTY)a*", "", false), ("(*NOTEMPTY)a*", "a", true),
    ("a(?C1)b", "ab", true),
    ("(?C'text')a", "a", true), ("a(*SKIP)b|c", "ac", false), ("[ac](*ACCEPT)b", "cc", false),
    ("[^b](*PRUNE)a|c", "bc", false), ("(*NOTEMPTY_ATSTART)a*", "", false), ("(*NO_JIT)a|b", "axx", false),
  ])
  func `verbs and settings apply to the match of the entire value`(
    pattern: String, value: String, isValid: Bool
  ) throws {
    try expect(pattern, value, isValid)
  }

  @Test(arguments: [
    (#"\d+"#, "12", true), (#"\d+"#, "１２", false), (#"\w+"#, "é", false), (#"\p{L}+"#, "éß日", true),
    (#"\p{Greek}+"#, "αβγ", true), (#"\p{Greek}+"#, "abc", false), (".", "é", true), (".", "😀", true),
    ("..", "😀", false),
    (".", "e\u{301}", false), (#"\X"#, "e\u{301}", true), (#"\X"#, "👩‍👩‍👧", true), ("[à-ü]", "é", true),
    ("[^a]", "日", true), (#"\x{1F600}"#, "😀", true), (#"\N{U+E9}"#, "é", true), ("é?", "", true),
    ("(?i)straße", "STRAßE", true),
    ("(?i)ΣΑΣ", "σας", true), ("(?i)k", "\u{212A}", true), (#"[[:alpha:]]+"#, "é", false),
    ("a\0b", "a\0b", true),
    (#"a\x00b"#, "a\0b", true), ("a.b", "a\0b", true), ("\u{FEFF}a", "\u{FEFF}a", true),
    ("a", "\u{FEFF}a", false),
  ])
  func `characters are Unicode scalars, and classes are ASCII by default`(
    pattern: String, value: String, isValid: Bool
  ) throws {
    try expect(pattern, value, isValid)
  }

  @Test(arguments: [
    (#"(\d\d)-\1"#, "12-12", true), (#"(\d\d)-\1"#, "12-21", false), (#"(?<x>a+)b\k<x>"#, "aabaa", true),
    (#"(a)?(?(1)b|c)"#, "ab", true), (#"(a)?(?(1)b|c)"#, "c", true), (#"(a)?(?(1)b|c)"#, "ac", false),
    (#"\((?:[^()]|(?R))*\)"#, "(a(b)c)", true), (#"(\((?:[^()]|(?1))*\))"#, "(a(b)c)", true),
    (#"(\((?:[^()]|(?1))*\))"#, "(a(b)c", false), (#"(?(DEFINE)(?<d>\d))(?&d){3}"#, "123", true),
    (#"(.)(.)?\2\1"#, "abba", true), (#"(.)(.)?\2\1"#, "abab", false),
  ])
  func `backreferences, conditions and recursion of PCRE2 are supported`(
    pattern: String, value: String, isValid: Bool
  ) throws {
    try expect(pattern, value, isValid)
  }

  @Test func `a value that is not UTF-8 is rejected`() throws {
    for pattern in ["a+", ".*", "", "(*NO_JIT)a+", #"[\x{80}-\x{10FFFF}a]*"#, #"(?s:.)*"#] {
      let strategy = try RegexStrategy(pattern)
      for value in [
        [0x61, 0x61, 0xFF, 0x61, 0x61], [0xFF], [0x61, 0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80],
      ] as [[UInt8]] {
        #expect(strategy.verdict(on: value) == .invalid, "\(pattern), \(value.shown)")
        #expect(
          strategy.failure(of: value) == ValidationFailure("text.invalid-utf8"), "\(pattern), \(value.shown)")
      }
    }
  }

  @Test func `a failure has the pattern`() throws {
    #expect(
      try RegexStrategy(#"\d{5}"#).failure(of: "x")
        == ValidationFailure("regex.no-match", ["pattern": #"\d{5}"#]))
    #expect(try RegexStrategy("a|b").pattern == "a|b")
  }

  @Test func `a pattern can have 2,000 alternatives`() throws {
    let words = (0..<2000).map { "word\($0)" }
    let strategy = try RegexStrategy(words.joined(separator: "|"))
    #expect(strategy.verdict(on: "word1999") == .valid)
    #expect(strategy.verdict(on: "word2000") == .invalid)
  }

  /// Expects the same verdict from compiled machine code, from the interpreter of PCRE2, and in a batch.
  private func expect(_ pattern: String, _ value: String, _ isValid: Bool) throws {
    let compiled = try RegexStrategy(pattern)
    let interpreted = try RegexStrategy("(*NO_JIT)" + pattern)
    #expect(compiled.verdict(on: value) == Verdict(isValid))
    #expect(interpreted.verdict(on: value) == Verdict(isValid), "interpreted")
    #expect(compiled.judge([Array(value.utf8)]) == [Verdict(isValid)])
    #expect((compiled.failure(of: value) == nil) == isValid)
  }
}
