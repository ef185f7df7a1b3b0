import Testing
import Validation

/// Checks which findings are reported if rules have different severities: the first error, or else the first warning.
@Suite struct RuleSetSeverityTests {
  private static func rules(_ spellings: [String]) throws -> RuleSet {
    RuleSet(
      try spellings.map { spelling in
        var rule = try Catalog.rule(spelling.hasPrefix("?") ? String(spelling.dropFirst()) : spelling)
        if spelling.hasPrefix("?") { rule.severity = .warning }
        return rule
      })
  }

  @Test(
    arguments: [
      (["?length:..1", "integer"], "xy", "error integer", "warning length, error integer"),
      (["?length:..1", "integer"], "12", "warning length", "warning length"),
      (["integer", "?length:..1"], "xy", "error integer", "error integer, warning length"),
      (["?integer", "?length:..1"], "xy", "warning integer", "warning integer, warning length"),
      (["?required"], "", "warning required", "warning required"),
      (["?required", "integer"], "", "warning required", "warning required"),
      (["?not-blank", "integer"], " ", "error integer", "warning not-blank, error integer"),
      (["?not-blank", "length:..1"], " ", "warning not-blank", "warning not-blank"),
      (["?not-blank", "required"], "", "error not-blank", "error not-blank"),
      (["?integer"], "1", "", ""), (["?length:..1", "length:..2"], "x", "", ""),
    ])
  func `the first finding is the first error or else the first warning; all findings keep their order`(
    spellings: [String], value: String, first: String, all: String
  ) throws {
    let rules = try Self.rules(spellings)
    func shown(_ findings: [RuleSet.Finding]) -> String {
      findings.map { "\($0.severity) \($0.rule)" }.joined(separator: ", ")
    }
    #expect(shown(rules.findings(in: value)) == first)
    #expect(shown(rules.findings(in: value, all: true)) == all)
  }

  @Test func `a finding has the messages of its rule`() throws {
    let (first, second) = (RuleMessages([]), RuleMessages([]))
    var (required, integer) = (try Catalog.rule("required"), try Catalog.rule("integer"))
    (required.messages, integer.messages) = (first, second)
    let rules = RuleSet([required, integer])
    #expect(
      rules.findings(in: "").first?.messages == first && rules.findings(in: "x").first?.messages == second)
    #expect(first != second)
  }
}
