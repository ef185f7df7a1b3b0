import Testing
import Validation

extension RuleTable {
  static let empty = RuleTable(
    "empty", as: .empty, accepts: [""],
    rejects: [
      "empty.not-empty": ["a", " ", "\0", "\n", "\t", "\u{A0}", "\u{FEFF}", "\u{200B}", "0", "null", "\"\""]
    ])
}

@Suite struct EmptyStrategyTests {
  @Test func `empty and missing values are valid, also if the value is always present`() throws {
    let rules = RuleSet([try Catalog.rule("empty")], missingValues: ["", "n/a"])
    #expect(rules.findings(in: "").isEmpty)
    #expect(rules.findings(in: "n/a").isEmpty)
    #expect(rules.findings(in: "x").map(\.failure.code) == ["empty.not-empty"])
    let line: [UInt8] = []
    #expect(rules.findings(in: line.span, isAlwaysPresent: true).isEmpty)
  }
}
