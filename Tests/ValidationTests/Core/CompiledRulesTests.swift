import Testing

@testable import Validation

@Suite struct CompiledRulesTests {
  private static func rules(_ texts: String...) throws -> RuleSet {
    RuleSet(try texts.map { try Catalog.rule($0) })
  }

  @Test func `columns whose rules are copies share them`() throws {
    let integer = try Self.rules("required", "integer")
    let (email, other) = (try Self.rules("email"), try Self.rules("required", "integer"))
    let shared = CompiledRules.shared(by: [integer, email, integer, other, integer.withoutUniqueness])
    #expect(shared[0] === shared[2] && shared[0] === shared[4])
    #expect(shared[0] !== shared[1] && shared[0] !== shared[3])
  }

  @Test func `copies with another presence, secrecy or other missing values are different rules`() throws {
    let integer = try Self.rules("integer")
    var (secret, dashed) = (integer, integer)
    secret.isSecret = true
    dashed.missingValues.append(Array("-".utf8))
    let shared = CompiledRules.shared(by: [integer, integer.required, secret, dashed, RuleSet([])])
    for first in shared.indices {
      for second in shared.indices where first != second { #expect(shared[first] !== shared[second]) }
    }
    #expect(shared.map(\.onlyEmptyIsAbsent) == [true, true, true, false, true])
  }

  @Test func `each of more rules than are searched has its own`() throws {
    let sets = try (0..<40).map { try Self.rules("length:..\($0)") }
    let shared = CompiledRules.shared(by: sets + sets)
    #expect(zip(shared, sets + sets).allSatisfy { $0.rules.isCopy(of: $1) })
  }
}
