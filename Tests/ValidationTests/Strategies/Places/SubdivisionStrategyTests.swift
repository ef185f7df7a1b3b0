import Testing

@testable import Validation

extension RuleTable {
  static let subdivision = RuleTable(
    "subdivision", as: .subdivision,
    accepts: [
      "US-CA", "US-NY", "CA-ON", "DE-BE", "FR-75C", "GB-ENG", "CN-BJ", "JP-13", "AU-NSW", "BR-SP", "IN-MH",
      "ES-M",
    ],
    rejects: [
      "subdivision.malformed": [
        "", "CA", "us-ca", "US_CA", "USCA", "US-", "US-CALI", "U-CA", "USA-CA", "US-ca", "US-CA ", "ÜS-C",
      ],
      "subdivision.unassigned": ["US-XX", "XX-A", "DE-ZZ", "FR-0", "GB-000"],
    ])

  static let subdivisionOfNorthAmerica = RuleTable(
    "subdivision:US,CA", as: .subdivision("US", "CA"),
    accepts: [
      "US-CA", "US-NY", "US-TX", "US-WY", "US-AK", "US-DC", "US-PR", "CA-ON", "CA-QC", "CA-YT", "CA-NU",
    ],
    rejects: [
      "subdivision.malformed": ["", "CA", "US", "us-ca", "US CA", "US-", "1-A"],
      "subdivision.country": ["DE-BE", "MX-JAL", "GB-ENG", "XX-A"],
      "subdivision.unassigned": ["US-ON", "CA-CA", "US-1"],
    ])
}

@Suite struct SubdivisionStrategyTests {
  @Test(arguments: ["", "us", "USA", "XX", "US,", "US-CA"])
  func `a country without subdivisions is an error`(argument: String) {
    #expect(throws: RuleError.self) { try Catalog.rule("subdivision:\(argument)") }
  }
}
