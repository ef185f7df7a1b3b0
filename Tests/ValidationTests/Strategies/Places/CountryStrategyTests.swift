import Testing
import Validation

@Suite struct CountryStrategyTests {
  @Test func `a failure names the required kind of code`() {
    #expect(
      CountryStrategy().failure(of: "Germany")?.parameters["expected"]?.description
        == "two upper-case letters")
    #expect(CountryStrategy(.numeric).failure(of: "DE")?.message == "must be a country code: three digits")
  }

  @Test func `no code is valid for two kinds`() {
    for (form, value) in zip(CountryStrategy.Notation.allCases, ["DE", "DEU", "276"]) {
      for other in CountryStrategy.Notation.allCases {
        #expect(
          (CountryStrategy(other).verdict(on: value) == .valid) == (form == other), "\(other) of \(value)")
      }
    }
  }

  @Test func `an unknown kind throws an error that lists the kinds`() {
    let kinds = ["alpha-2", "alpha-3", "numeric"]
    #expect(throws: RuleError.unknownChoice("alpha2", of: "format", among: kinds)) {
      try Catalog.rule("country:alpha2")
    }
  }
}

extension RuleTable {
  static let country = RuleTable(
    "country",
    accepts: ["AD", "ZW", "DE", "GB", "US", "AX", "BQ", "CW", "SS", "SX", "TW", "UM", "PS", "VA"],
    rejects: [
      "country.malformed": [
        "", "D", "DEU", "de", "De", "D3", "DE ", " DE", "DE\n", "D\0", "ÄA", "ＤＥ", "276", "A\nA", "AD\nAE",
      ],
      "country.unassigned": ["UK", "EU", "XK", "ZZ", "AA", "AN", "SU", "YU", "DD", "TP", "QM"],
    ])

  static let countryAlpha3 = RuleTable(
    "country:alpha-3",
    accepts: ["ABW", "ZWE", "DEU", "GBR", "USA", "CHE", "ROU", "COD", "SSD", "ATA"],
    rejects: [
      "country.malformed": ["", "DE", "deu", "DEUT", "D3U", "276", "DEU\n"],
      "country.unassigned": ["GER", "ROM", "ZAR", "XXX", "YUG", "XKX", "AAA", "ZZZ"],
    ])

  static let countryNumeric = RuleTable(
    "country:numeric",
    accepts: ["004", "894", "276", "826", "840", "010", "533", "728", "729", "158"],
    rejects: [
      "country.malformed": ["", "4", "04", "0004", "DE", "27 ", "٢٧٦", "27６", "-04"],
      "country.unassigned": ["000", "001", "150", "280", "278", "736", "891", "999"],
    ])
}
