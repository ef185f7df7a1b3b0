import Testing
import Validation

@Suite struct PatternOptionsTests {
  @Test(
    arguments: [
      (.caseless, "(?i)", "straße", "STRAßE"), (.caseless, "(?i)", "σ", "ς"),
      (.dotAll, "(?s)", "a.b", "a\nb"),
      (.extended, "(?x)", "a b # comment", "ab"), (.multiline, "(?m)", "a$\n^b", "a\nb"),
      ([.caseless, .dotAll], "(?is)", "a.B", "A\nb"),
      ([.extended, .multiline], "(?xm)", "a $ \\n ^ b", "a\nb"),
    ] as [(PatternOptions, String, String, String)])
  func `an option has the same effect as the flag in the pattern`(
    options: PatternOptions, flags: String, pattern: String, value: String
  ) throws {
    #expect(try RegexStrategy(pattern).verdict(on: value) == .invalid)
    #expect(try RegexStrategy(pattern, options: options).verdict(on: value) == .valid)
    #expect(try RegexStrategy(flags + pattern).verdict(on: value) == .valid)
    let strategy: RegexStrategy = try .regex(pattern, options: options)
    #expect(strategy.options == options)
    #expect(strategy.failure(of: value) == nil)
  }

  @Test func `with any options, a pattern must match the entire value`() throws {
    let every: PatternOptions = [.caseless, .dotAll, .extended, .multiline]
    for value in ["a\n", "\na", "a\nb", "ab", " a", "a "] {
      #expect(try RegexStrategy("^a$", options: every).verdict(on: value) == .invalid, "\(value)")
    }
    #expect(try RegexStrategy("^a$", options: every).verdict(on: "A") == .valid)
  }

  @Test func `a comment in an extended pattern does not disable the match of the entire value`() throws {
    let strategy = try RegexStrategy("a # no more", options: .extended)
    #expect(strategy.verdict(on: "a") == .valid)
    #expect(strategy.verdict(on: "ab") == .invalid)
  }
}
