import Bytes
import Testing
import ValidationData

@testable import Validation

@Suite struct PostalCodeStrategyTests {
  @Test func `a failure has the position of the first mismatch`() throws {
    let strategy = try PostalCodeStrategy(region: "CA")
    let failure = try #require(strategy.failure(of: "K1A 0D1"))
    #expect(failure.code == "postal-code.character")
    #expect(
      failure.parameters == ["position": 6, "character": "D", "region": "CA", "example": "H3Z 2Y7"])
    #expect(
      failure.message == "must be a postal code (CA), such as H3Z 2Y7: no code has 'D' at character 6")
    #expect(strategy.failure(of: "K1A 0B11")?.parameters["position"] == 8)
  }

  @Test(arguments: ["", "XX", "de", "DEU", "HK", "D", "DE ", "ＤＥ"])
  func `a region without postal codes throws an error`(region: String) {
    #expect(throws: RuleError.self) { try PostalCodeStrategy(region: region) }
  }

  @Test func `every region of the table has an automaton`() throws {
    let regions = PostalCodes.regions.all.map { String($0.prefix(2)) }
    #expect(regions.count == 183)
    for region in regions {
      let strategy = try PostalCodeStrategy(region: region)
      #expect(strategy.failure(of: "")?.code == "postal-code.incomplete", "\(region)")
      let example = strategy.failure(of: "")?.parameters["example"]?.description ?? ""
      #expect(strategy.failure(of: example) == nil, "\(region)")
      #expect(strategy.failure(of: "1000000000000000")?.code != nil, "\(region)")
    }
  }
}

extension RuleTable {
  static let postalCodeGermany = RuleTable(
    "postal-code:DE",
    accepts: ["01000", "01067", "10115", "20095", "40210", "50667", "60311", "70173", "80331", "99999"],
    rejects: [
      "postal-code.incomplete": ["", "1", "1011"],
      "postal-code.too-long": ["101155", "10115 ", "10115\n", "10115\0", "10115é"],
      "postal-code.character": ["00000", " 10115", "D-10115", "1O115", "10 115", "１０１１５", "-10115"],
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
      "00501", "94103", "99950", "94103-1234", "94103 1234", "00601", "12345-0000", "20500", "10001", "33101",
    ],
    rejects: [
      "postal-code.incomplete": ["", "9410", "94103-", "94103-123", "94103 "],
      "postal-code.too-long": ["94103-12345", "94103\n", "941031234"],
      "postal-code.character": ["00000", "00499", "A4103", "94103--123", "94103-12A4", "94103- 123"],
    ])

  /// The regions whose operator defines the codes more exactly than the address metadata.
  static let postalCodesOfOperators: [RuleTable] = [
    RuleTable(
      "postal-code:IE", accepts: ["A65 F4E2", "A65F4E2", "D6W XY00", "D02 X285", "T12 0000"],
      rejects: [
        "postal-code.character": ["A65 F4O2", "111 1111", "B65 F4E2", "A6W F4E2", "D6W FNTO", "A65-F4E2"],
        "postal-code.incomplete": ["", "A65", "A65 F4E"], "postal-code.too-long": ["A65 F4E22"],
      ]),
    RuleTable(
      "postal-code:IN", accepts: ["110001", "190001", "400001", "682001", "855101", "900056"],
      rejects: [
        "postal-code.character": ["012345", "100001", "290001", "350001", "540001", "860001", "110 001"],
        "postal-code.incomplete": ["", "11000"], "postal-code.too-long": ["1100011"],
      ]),
    RuleTable(
      "postal-code:FR", accepts: ["01000", "33380", "33 380", "20000", "95880", "97400", "98000", "00100"],
      rejects: [
        "postal-code.character": ["96000", "00000", "00012", "99999", "A3380"],
        "postal-code.incomplete": ["", "3338"], "postal-code.too-long": ["333801"],
      ]),
    RuleTable(
      "postal-code:ES", accepts: ["01001", "28039", "51001", "52006"],
      rejects: [
        "postal-code.character": ["53000", "00000", "60000", "99999"], "postal-code.incomplete": ["2803"],
      ]),
    RuleTable(
      "postal-code:TR", accepts: ["01960", "06101", "81900"],
      rejects: ["postal-code.character": ["00100", "82000", "99000"]]),
    RuleTable(
      "postal-code:AT", accepts: ["1010", "9992"],
      rejects: ["postal-code.character": ["0101", "A-1010"], "postal-code.incomplete": ["101"]]),
    RuleTable(
      "postal-code:RU", accepts: ["101000", "693000"],
      rejects: ["postal-code.character": ["000000", "700000", "901234"]]),
    RuleTable(
      "postal-code:GH",
      accepts: ["GA184", "GA-184", "GA-543-0125", "EN-200-1987", "EO1070", "N503074", "AK-039-5028"],
      rejects: [
        "postal-code.character": ["1A184", "GA/543", "ga-543-0125"],
        "postal-code.incomplete": ["", "GA", "GA-18", "GA-543-012"],
        "postal-code.too-long": ["GA-543-01255", "GA-543/0125"],
      ]),
    RuleTable(
      "postal-code:JM", accepts: ["JMAAW03", "JMCJS23", "AAW03", "JM-BPD15"],
      rejects: [
        "postal-code.character": ["JMEAW03", "JMA1W03", "1234567"], "postal-code.incomplete": ["", "JMAAW0"],
        "postal-code.too-long": ["JMAAW031"],
      ]),
  ]

  /// The regions with a country prefix, which may be omitted.
  static let postalCodesWithPrefix: [RuleTable] = [
    ("LV", "1073"), ("LT", "04340"), ("MD", "2012"), ("HT", "6120"), ("LU", "8211"), ("AZ", "1000"),
    ("FI", "00550"), ("SE", "114 55"), ("SI", "4000"), ("HR", "10000"), ("CH", "8001"), ("MC", "98000"),
    ("AD", "500"), ("BB", "23026"), ("VG", "1110"), ("VC", "0110"), ("AX", "22100"), ("FO", "100"),
  ].map { region, code in
    let prefix = region == "LU" ? "L" : region
    return RuleTable(
      "postal-code:\(region)", accepts: [code, "\(prefix)-\(code)", "\(prefix) \(code)", "\(prefix)\(code)"],
      rejects: [
        "postal-code.character": ["DE-\(code)", "\(prefix)--\(code)"],
        "postal-code.incomplete": ["", prefix],
        "postal-code.too-long": ["\(code)1"],
      ])
  }

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
