import Testing
import Validation

@testable import FormValidation

struct ECMAScriptPatternTests {
  @Test(
    arguments: [
      (#"\d{5}(-\d{4})?"#, #"[0-9]{5}(?:-[0-9]{4})?"#),
      (#"\w+\s\S\W\D"#, #"[0-9A-Z_a-z]+[\t-\r ][^\t-\r ][^0-9A-Z_a-z][^0-9]"#),
      (#"\h\H\v\V\N"#, Self.blanks + #"[\n-\r\u{85}\u{2028}\u{2029}][^\n-\r\u{85}\u{2028}\u{2029}][^\n]"#),
      ("a.b", #"a[^\n]b"#), ("(?s)a.b", #"a[\s\S]b"#), ("(?s:.).", #"(?:[\s\S])[^\n]"#), ("", ""),
      ("a|b|", "a|b|"), ("(|a)b", "(?:|a)b"), ("(?|(a)|(b))", "(?:(?:a)|(?:b))"),
      (#"^a$"#, "a"), (#"\Aa\z"#, "a"), ("(^a|b$)c", "(?:^a|b(?=\\n?$))c"), (#"a$|b"#, #"a(?=\n?$)|b"#),
      (#"a\Z"#, "a"), (#"a\Z\n"#, #"a(?=\n?$)\u{A}"#),
      ("(?m)^a$", "a"), ("(?<year>[0-9])(?P<m>x)(?'d'y)", "(?:[0-9])(?:x)(?:y)"),
      ("a*?b+?c{2,3}?", "a*b+c{2,3}"), ("a++b*+", "a+b*"), ("(?>a+)b", "(?:a+)b"), ("x{2}y{2,}", "x{2}y{2,}"),
      ("(?=a)(?!b)(?<=c)(?<!d)x", "(?=a)(?!b)(?<=c)(?<!d)x"), (#"\bfoo\B"#, #"\bfoo\B"#),
      (#"\x41\x{E4}\t\n\e"#, #"A\u{E4}\u{9}\u{A}\u{1B}"#), ("äß", #"\u{E4}\u{DF}"#),
      (#"\.\/\-\_\ä"#, #"\.\/-_\u{E4}"#), ("a{x}]}/", #"a\{x\}\]\}\/"#),
      ("(?i)ok-s7", #"[oO][kK\u{212A}]-[sS\u{17F}]7"#), ("(?i)[a-c]", "[a-cA-C]"),
      ("(?i)[^j-l]", #"[^j-lJ-L\u{212A}]"#), ("a(?i)b(?-i)c", "a[bB]c"), ("(a(?i)b|c)d", "(?:a[bB]|[cC])d"),
      ("(?i:a)b", "(?:[aA])b"),
    ])
  func `patterns are translated to equivalent ECMAScript patterns`(pattern: String, expected: String) throws {
    _ = try RegexStrategy(pattern)
    #expect(ECMAScriptPattern(pattern)?.text == expected)
  }

  private static let blanks =
    #"[\t \u{A0}\u{1680}\u{180E}\u{2000}-\u{200A}\u{202F}\u{205F}\u{3000}]"#
    + #"[^\t \u{A0}\u{1680}\u{180E}\u{2000}-\u{200A}\u{202F}\u{205F}\u{3000}]"#

  @Test(
    arguments: [
      ("[abc-]", #"[abc\-]"#), ("[-a]", #"[\-a]"#), ("[]a]", #"[\]a]"#), ("[^]]", #"[^\]]"#),
      ("[a-z0-9_]", "[a-z0-9_]"), (#"[\d-]"#, #"[[0-9]\-]"#), (#"[\w.-]"#, #"[[0-9A-Z_a-z]\.\-]"#),
      (#"[^\D]"#, "[^[^0-9]]"),
      (#"[()\[\]{}/|\\]"#, #"[\(\)\[\]\{\}\/\|\\]"#), ("[[]", #"[\[]"#), ("[&&]", #"[\&\&]"#),
      ("[!-/]", #"[\!-\/]"#), ("[a-z&&~~]", #"[a-z\&\&\~\~]"#), ("[[:alpha:]-]", #"[[A-Za-z]\-]"#),
      (#"[\b\n]"#, #"[\u{8}\u{A}]"#), ("[äö]", #"[\u{E4}\u{F6}]"#), (#"['"\"]"#, #"['""]"#),
    ])
  func `character classes are translated for the flag v`(pattern: String, expected: String) throws {
    _ = try RegexStrategy(pattern)
    #expect(ECMAScriptPattern(pattern)?.text == expected)
  }

  @Test(
    arguments: [
      #"(a)\1"#, #"(?<n>a)\k<n>"#, "(?R)?a", "(a(?1)?)", "(?(?=a)a|b)", "(*ACCEPT)a", "a(*FAIL)|b", "(?#a)b",
      #"\p{L}"#, #"\pL"#, #"\X"#, #"\Ka"#, #"\R"#, #"\Ga"#, #"\Qa.b\E"#, "a{,3}", #"\0"#, #"\o{101}"#,
      #"\cA"#,
      "(?x)a b", "(?i)ä", "(?i)[ä]", "[[:punct:]]", "[[:^alpha:]]", #"[\d-x]"#, "[[:alpha:]-x]", #"[\p{L}]"#,
      "(?m)a|^b",
      "a$*b",
      "(?!a++b)c", "(?!(?>a)b)c",
    ])
  func `a pattern without an ECMAScript equivalent is not translated`(pattern: String) {
    #expect(ECMAScriptPattern(pattern) == nil)
  }

  @Test(
    arguments: [
      "(a+)+b", "(a|a)*b", "(a|aa)+", "(x+x+)+y", "(a{1,50}){1,50}b", "ä(a+)+b", "(?=a)(a*)*b", "(ä|ää)+",
    ])
  func `a pattern that can backtrack exponentially is not translated`(pattern: String) {
    #expect(ECMAScriptPattern(pattern) == nil)
  }

  @Test(arguments: ["(a+b)+", #"(\d{1,3},)*\d"#, #"(?=.*\d)(?=.*[a-z]).{8,}"#, "(ä+)b", "(äx)+"])
  func `a pattern with harmless repetition is translated`(pattern: String) {
    #expect(ECMAScriptPattern(pattern) != nil)
  }

  @Test func `options of the rule are translated like those in the pattern`() {
    #expect(ECMAScriptPattern("a.", options: [.caseless, .dotAll])?.text == #"[aA][\s\S]"#)
    #expect(ECMAScriptPattern("a b", options: .extended) == nil)
  }
}
