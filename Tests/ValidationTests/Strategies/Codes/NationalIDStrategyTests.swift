import Testing
import Validation

@Suite struct NationalIDStrategyTests {
  @Test func `every country has a table`() {
    let rules = Set(RuleTable.nationalIDs.map(\.rule))
    for country in NationalIDCountry.allCases { #expect(rules.contains("national-id:\(country.rawValue)")) }
  }

  @Test func `a place is that in the value, separators counted`() {
    let failure = NationalIDStrategy(.unitedStates).failure(of: "111-45-0000")
    #expect(failure?.code == "national-id.part")
    #expect(failure?.parameters["position"] == 8)
  }

  @Test func `a country that is unknown is an error`() {
    #expect(throws: RuleError.self) { try Catalog.rule("national-id") }
    #expect(throws: RuleError.self) { try Catalog.rule("national-id:XX") }
  }
}
