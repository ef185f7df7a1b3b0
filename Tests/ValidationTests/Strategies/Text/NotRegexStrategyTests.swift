import Testing
import Validation

extension RuleTable {
  static let notRegex = RuleTable(
    "not-regex:[0-9]+|a.*",
    accepts: ["", "x", "1x", "x1", "12\n", " 1", "xa", "ba", "a\nb", "１", "A"],
    rejects: ["not-regex.matched": ["1", "12", "a", "ab", "a\0", "aé", "a1", "0", "a ", "999"]])
}

@Suite struct NotRegexStrategyTests {
  private let strategy: NotRegexStrategy
  private let costlyValue = String(repeating: "a", count: 60) + "!"

  init() throws {
    strategy = try .notRegex(#"[0-9]+|\A(a|aa)+"#)
  }

  @Test func `an undecided match is undecided`() throws {
    #expect(try NotRegexStrategy(#"\A(a|aa)+"#).verdict(on: costlyValue) == .undecided)
    #expect(strategy.failure(of: costlyValue)?.code == "regex.budget-exceeded")
  }

  @Test func `a value that is not UTF-8 is rejected although it cannot match`() {
    #expect(strategy.verdict(on: [0x78, 0xFF]) == .invalid)
    #expect(strategy.failure(of: [0x78, 0xFF])?.code == "text.invalid-utf8")
  }

  @Test func `a batch has the verdicts of single values and keeps earlier ones that are not valid`() {
    let values: [[UInt8]] = [[], [0x31], [0x78], [0xFF], Array(costlyValue.utf8), [0x31]]
    let expected: [Verdict] = [.valid, .invalid, .valid, .invalid, .undecided, .undecided]
    let decided: [Verdict] = [.valid, .valid, .valid, .valid, .valid, .undecided]
    #expect(strategy.judge(values, decided: decided) == expected)
    #expect(strategy.judge(values) == values.map { strategy.verdict(on: $0) })
  }

  @Test func `an invalid pattern throws an error with its offset`() {
    let error = #expect(throws: RuleError.self) { try Catalog.rule("not-regex:(a") }
    #expect(
      error?.description
        == "regular expression '(a' is faulty at character 3: missing closing parenthesis")
    #expect(strategy.part.pattern == #"[0-9]+|\A(a|aa)+"#)
  }
}
