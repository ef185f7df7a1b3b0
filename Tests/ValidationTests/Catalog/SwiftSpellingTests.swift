import Testing
import Validation

/// Tests that a rule of the catalog and its strategy in Swift find the same.
@Suite struct SwiftSpellingTests {
  @Test func `a rule finds the same in the examples of the catalog as its strategy in Swift`() throws {
    let strategies = try SwiftSpelling.all()
    for entry in Catalog.entries {
      for examples in entry.examples {
        let spelling = entry.name + (examples.argument.map { ":" + $0 } ?? "")
        guard CatalogExample.isBuilt(spelling) else { continue }
        let rule = try Catalog.rule(spelling, in: .testing)
        guard case .content = rule.kind else { continue }
        let strategy = try #require(strategies[spelling], "\(spelling) has no strategy in Swift in its table")
        for value in examples.valid + examples.invalid.map(\.value) {
          #expect(
            Self.outcome(strategy, entry.name, value) == Self.outcome(rule, value),
            "\(spelling) of '\(value)'")
        }
      }
    }
  }

  @Test(arguments: RuleTable.all.filter { $0.strategy != nil })
  func `a rule finds the same in the values of its table as its strategy in Swift`(table: RuleTable) throws {
    let strategy = try #require(table.strategy)
    let rule = try Catalog.rule(table.rule, in: .testing)
    for value in table.accepted + table.rejected.map(\.value) where table.isDecided(value) {
      #expect(Self.outcome(strategy, rule.name, value) == Self.outcome(rule, value), "'\(value.prefix(80))'")
    }
  }

  private static func outcome(
    _ strategy: some InputFieldValidationStrategy, _ name: String, _ value: String
  ) -> [String] {
    outcome(Rule(name: name, kind: .content(strategy)), value)
  }

  /// Returns the codes and parameters of the findings. For `in-file` only the code, because Swift lists the values of
  /// the file.
  private static func outcome(_ rule: Rule, _ value: String) -> [String] {
    RuleSet([rule], missingValues: []).findings(in: value).map { finding in
      finding.rule == "in-file"
        ? "not listed" : "\(finding.failure.code) \(finding.failure.parameters.map { "\($0)" })"
    }
  }
}
