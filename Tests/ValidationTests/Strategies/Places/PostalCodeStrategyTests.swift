import Bytes
import Testing
import ValidationData

@testable import Validation

@Suite struct PostalCodeStrategyTests {
  @Test func `a failure has the position of the first mismatch`() throws {
    let strategy = try PostalCodeStrategy(region: "CA")
    let failure = try #require(strategy.failure(of: "K1A 0D1"))
    #expect(failure.code == "postal-code.character")
    #expect(failure.parameters == ["position": 6, "character": "D", "region": "CA"])
    #expect(failure.message == "must be a postal code of CA: character 6, 'D', is not allowed there")
    #expect(strategy.failure(of: "K1A 0B11")?.parameters["position"] == 8)
  }

  @Test(arguments: ["", "XX", "de", "DEU", "HK", "D", "DE ", "ＤＥ"])
  func `a region without postal codes throws an error`(region: String) {
    #expect(throws: RuleError.self) { try PostalCodeStrategy(region: region) }
  }

  @Test func `every region of the table has an automaton`() throws {
    let regions = PostalCodes.regions.all.map { String($0.prefix(2)) }
    #expect(regions.count == 181)
    for region in regions {
      let strategy = try PostalCodeStrategy(region: region)
      #expect(strategy.failure(of: "")?.code == "postal-code.incomplete", "\(region)")
      #expect(strategy.failure(of: "1000000000000000")?.code != nil, "\(region)")
    }
  }
}

extension RuleTable {
  static let postalCodeGermany = RuleTable(
    "postal-code:DE",
    accepts: ["00000", "01067", "10115", "20095", "40210", "50667", "60311", "70173", "80331", "99999"],
    rejects: [
      "postal-code.incomplete": ["", "1", "1011"],
      "postal-code.too-long": ["101155", "10115 ", "10115\n", "10115\0", "10115é"],
      "postal-code.character": [" 10115", "D-10115", "1O115", "10 115", "１０１１５", "-10115"],
    ])

  static let postalCodeBritain = RuleTable(
    "postal-code:GB",
    accepts: [
      "M1 1AE", "B33 8TH", "CR2 6XH", "DN55 1PT", "W1A 1HQ", "EC1A 1BB", "GIR 0AA", "SW1A1AA", "BFPO 801",
      "BFPO8",
    ],
    rejects: [
      "postal-code.incomplete": ["", "M", "M1", "EC1A", "EC1A 1", "EC1A 1B", "GIR 0A", "BFPO"],
      "postal-code.too-long": ["EC1A 1BBB", "M1 1AE ", "BFPO 12345"],
      "postal-code.character": ["m1 1ae", "Q1 1AA", "M1  1AE", "M1-1AE", "EC1A 1CB", "EC1A 1BK", "1M 1AE"],
    ])

  static let postalCodeUnitedStates = RuleTable(
    "postal-code:US",
    accepts: [
      "00501", "94103", "99950", "94103-1234", "94103 1234", "00000", "12345-0000", "20500", "10001", "33101",
    ],
    rejects: [
      "postal-code.incomplete": ["", "9410", "94103-", "94103-123", "94103 "],
      "postal-code.too-long": ["94103-12345", "94103\n", "941031234"],
      "postal-code.character": ["A4103", "94103--123", "94103-12A4", "94103- 123"],
    ])

  /// The only expression that contains assertions.
  static let postalCodeBahrain = RuleTable(
    "postal-code:BH",
    accepts: ["100", "199", "200", "317", "999", "1000", "1099", "1100", "1200", "1299"],
    rejects: [
      "postal-code.incomplete": ["", "1", "31"],
      "postal-code.too-long": ["1300", "3171", "12999", "317 "],
      "postal-code.character": ["0", "099", "A317", "3A7", "-31", " 317"],
    ])
}
