import Testing
import Validation

@Suite struct PatternErrorTests {
  @Test(arguments: [
    ("(a", 2, 114, "regular expression '(a' is faulty at character 3: missing closing parenthesis"),
    (
      #"\u00E4\u00e4("#, 13, 114,
      #"regular expression '\u00E4\u00e4(' is faulty at character 14: missing closing parenthesis"#
    ),
    (
      #"a\u00E"#, 3, 137,
      #"regular expression 'a\u00E' is faulty at character 4: PCRE2 does not support \F, \L, \l, \N{name}, \U, or \u"#
    ),
    (
      #"\uD800"#, 5, 173,
      #"regular expression '\uD800' is faulty at character 6: disallowed Unicode code point (>= 0xd800 && <= 0xdfff)"#
    ),
    ("a)", 1, 122, "regular expression 'a)' is faulty at character 2: unmatched closing parenthesis"),
    (
      "[a", 2, 106,
      "regular expression '[a' is faulty at character 3: missing terminating ] for character class"
    ),
    (
      "*a", 0, 109,
      "regular expression '*a' is faulty at character 1: quantifier does not follow a repeatable item"
    ),
    (
      "a**", 2, 109,
      "regular expression 'a**' is faulty at character 3: quantifier does not follow a repeatable item"
    ),
    (
      "a{2,1}", 5, 104,
      "regular expression 'a{2,1}' is faulty at character 6: numbers out of order in {} quantifier"
    ),
    (
      "a{65536}", 7, 105,
      "regular expression 'a{65536}' is faulty at character 8: number too big in {} quantifier"
    ),
    (#"a\"#, 2, 101, #"regular expression 'a\' is faulty at character 3: \ at end of pattern"#),
    (
      "[z-a]", 3, 108,
      "regular expression '[z-a]' is faulty at character 4: range out of order in character class"
    ),
    (
      #"(b)\2"#, 4, 115,
      #"regular expression '(b)\2' is faulty at character 5: reference to non-existent subpattern"#
    ),
    (
      "(?z)", 2, 111,
      "regular expression '(?z)' is faulty at character 3: unrecognized character after (? or (?-"
    ),
    (
      #"\x{110000}"#, 9, 134,
      #"regular expression '\x{110000}' is faulty at character 10: character code point value in \x{} or \o{} is too large"#
    ),
    (
      "(?<n>a)(?<n>b)", 12, 143,
      "regular expression '(?<n>a)(?<n>b)' is faulty at character 13: two named subpatterns have the same name (PCRE2_DUPNAMES not set)"
    ),
  ])
  func `the error of an invalid pattern has the offset and the message of PCRE2`(
    pattern: String, offset: Int, code: Int, description: String
  ) {
    let error = #expect(throws: PatternError.self) { try RegexStrategy(pattern) }
    #expect(error?.pattern == pattern)
    #expect(error?.offset == offset)
    #expect(error?.code == code)
    #expect(error?.description == description)
    #expect(error.map { description.hasSuffix(": " + $0.message) } == true)
  }

  @Test(arguments: [("é(", 2), ("日本[", 3), ("😀)", 1), ("e\u{301}*+?", 4), ("ab\r\n[", 5)])
  func `the offset counts Unicode scalars`(pattern: String, offset: Int) {
    let error = #expect(throws: PatternError.self) { try RegexStrategy(pattern) }
    #expect(error?.offset == offset)
  }

  @Test(arguments: [#"\C"#, #"a\Cb"#, #"(?:\C)*"#, #"(?i)\C"#])
  func `a pattern cannot contain the escape for a single byte`(pattern: String) {
    let error = #expect(throws: PatternError.self) { try RegexStrategy(pattern) }
    #expect(error?.code == 183)
    #expect(error?.message == #"using \C is disabled by the application"#)
  }

  @Test(arguments: [#"(?=a\K)"#, "(?<=a+)b", #"\p{Nonsense}"#, "(*NONSENSE)", "(?R", #"\x{d800}"#])
  func `a pattern that PCRE2 rejects throws an error with a message`(pattern: String) {
    let error = #expect(throws: PatternError.self) { try RegexStrategy(pattern) }
    #expect(error?.message.isEmpty == false)
  }
}
