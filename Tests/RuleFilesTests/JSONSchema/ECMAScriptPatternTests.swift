import Testing
import Validation

@testable import RuleFiles

/// Tests of patterns of ECMAScript as rules.
struct ECMAScriptPatternTests {
  @Test(arguments: [
    ("^a$", "a"), ("^a", #"(?:a)[\s\S]*"#), ("a$", #"[\s\S]*?(?:a)"#), ("a", #"[\s\S]*?(?:a)[\s\S]*"#),
    ("^a|b$", #"[\s\S]*?(?:\Aa|b\z)[\s\S]*"#), ("^(a|b)$", "(a|b)"),
    (#"^\u0041\u{1F600}$"#, #"\x{0041}\x{1F600}"#),
    (#"^\/[/]$"#, "/[/]"), ("^[^]$", #"[\s\S]"#), ("^[]$", "(?!)"), ("^[[:a]$", #"[\[:a]"#),
    (#"^[\]$]\$$"#, #"[\]$]\$"#),
    ("^(?<y>a)\\k<y>$", "(?<y>a)\\k<y>"), ("", #"[\s\S]*?(?:)[\s\S]*"#), ("^$", "(?:)"), (#"^\h\Qx$"#, "hQx"),
    (#"^[\v]$"#, #"[\x0B]"#),
  ])
  func `a pattern matches the whole value`(pattern: String, regex: String) throws {
    #expect(try ECMAScriptPattern(pattern).text == regex)
  }

  @Test(arguments: [
    ("^a++$", false), ("a{2}+", false), ("(?#x)a", false), (#"a\++"#, true), ("[+]+[#?]#", true),
  ])
  func `repetitions and comments of PCRE2 are not ECMAScript's`(pattern: String, isOfECMAScript: Bool) throws
  {
    #expect(try ECMAScriptPattern(pattern).isOfECMAScript == isOfECMAScript)
  }

  @Test(arguments: ["(a", "a{2,1}", "[b-a]"])
  func `a pattern that does not compile is an error`(pattern: String) {
    #expect(throws: PatternError.self) { try ECMAScriptPattern(pattern) }
  }
}
