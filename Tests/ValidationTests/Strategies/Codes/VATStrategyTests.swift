import Testing
import Validation

extension RuleTable {
  static let vat = RuleTable(
    "vat", as: .vat,
    accepts: [
      "ATU13585627", "BE0428759497", "CHE-107.787.577 IVA", "DE136695976", "EL094259216", "ESB58378431",
      "FR40303265045",
      "GB980780684", "IT00743110157", "NL004495445B01", "NO995525828MVA", "RO19", "SE123456789701",
      "XI980780684",
    ],
    rejects: [
      "vat.country": [
        "", "D", "136695976", "de136695976", "GR094259216", "US136695976", " DE136695976", "UK980780684",
        "É136695976",
      ],
      "vat.structure": [
        "DE", "DE13669597", "DE1366959766", "DE 136695976", "DE136695976 ", "DE13669597A", "DE-136695976",
        "RO1",
      ],
      "vat.part": ["DE036695976", "GBGD500", "NL004495445B00"],
      "vat.birth-date": ["LV16137519997"],
      "vat.checksum": ["DE136695977", "DE163695976", "FR41303265045", "ATU13585626"],
    ])
}

@Suite struct VATStrategyTests {
  @Test func `a failure has the country, the expected notation and the position of the mismatch`() {
    let failure = VATStrategy(.spain).failure(of: "ESB5837843")
    #expect(failure?.parameters["country"] == "ES")
    #expect(failure?.parameters["expected"] == "ESB58378431")
    #expect(failure?.parameters["position"] == 11)
  }

  @Test func `an unknown prefix throws an error`() {
    #expect(throws: RuleError.self) { try Catalog.rule("vat:US") }
    #expect(throws: RuleError.self) { try Catalog.rule("vat:de") }
  }

  @Test func `the prefix of another country is rejected`() {
    #expect(VATStrategy(.germany).failure(of: "ATU13585627")?.code == "vat.structure")
  }

  @Test func `every country has a test table`() {
    let rules = Set(RuleTable.vatCountries.map(\.rule))
    for country in VATCountry.allCases { #expect(rules.contains("vat:\(country.rawValue)")) }
  }
}
