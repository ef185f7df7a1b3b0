import Testing
import Validation

extension RuleTable {
  static let isRegex = RuleTable(
    "is-regex", as: .isRegex,
    accepts: [
      "", "a", ".*", #"\d{5}(-\d{4})?"#, "(?i)a", "[a-z]", "(?<n>a)\\k<n>", "(?P<n>a)(?P=n)", #"\p{L}+"#,
      "(a|b)*",
      "é", "a{2,}", "(?#comment)", "(?<=a)b", "^$", "]", "}",
    ],
    rejects: [
      "is-regex.malformed": [
        "(", ")", "[", "a(b", "a)b", "*", "+", "?", "[z-a]", "a{2,1}", #"\"#, "[a-", "(?<n", "(?z)",
        #"\p{Nope}"#,
        #"\1"#, #"\C"#, "(?<=a+)b", "[]", "(?<n>a)(?<n>b)",
      ]
    ])
}

@Suite struct PatternStrategyTests {
  @Test func `a failure has the position and the reason`() throws {
    let failure = try #require(PatternStrategy().failure(of: "é(b"))
    #expect(failure.code == "is-regex.malformed")
    #expect(failure.parameters["position"] == 4)
    #expect(failure.parameters["reason"] == "missing closing parenthesis")
  }

  @Test func `a value that is not UTF-8 is rejected`() {
    #expect(PatternStrategy().failure(of: [0x61, 0xFF])?.code == "text.invalid-utf8")
  }

  @Test func `a value is accepted exactly if a regex strategy can be created from it`() {
    for value in ["a", "(", #"\d+"#, "[", "a**", "(?R)", "(*ACCEPT)a"] {
      #expect(
        (PatternStrategy().verdict(on: value) == .valid) == ((try? RegexStrategy(value)) != nil), "\(value)")
    }
  }
}
