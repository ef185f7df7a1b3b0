import Testing
import Validation

@Suite struct NationalIDStrategyTests {
  @Test func `every country has a test table`() {
    let rules = Set(RuleTable.all.map(\.rule))
    for country in NationalIDCountry.allCases { #expect(rules.contains("national-id:\(country.rawValue)")) }
    for country in TaxIDCountry.allCases { #expect(rules.contains("tax-id:\(country.rawValue)")) }
    for country in CompanyIDCountry.allCases { #expect(rules.contains("company-id:\(country.rawValue)")) }
    for country in LicencePlateCountry.allCases {
      #expect(rules.contains("licence-plate:\(country.rawValue)"))
    }
    for country in PassportCountry.allCases { #expect(rules.contains("passport:\(country.rawValue)")) }
  }

  @Test func `the position of a failure counts separators`() {
    let failure = NationalIDStrategy(.unitedStates).failure(of: "111-45-0000")
    #expect(failure?.code == "national-id.part")
    #expect(failure?.parameters["position"] == 8)
  }

  @Test func `an unknown or missing country throws an error`() {
    #expect(throws: RuleError.self) { try Catalog.rule("national-id") }
    #expect(throws: RuleError.self) { try Catalog.rule("national-id:XX") }
  }
}
