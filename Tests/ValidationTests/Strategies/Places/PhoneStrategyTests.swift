import Bytes
import Testing
import ValidationData

@testable import Validation

@Suite struct PhoneStrategyTests {
  @Test func `a failure has its position, its lengths or its calling code`() throws {
    let german = try PhoneStrategy(region: "DE")
    #expect(german.failure(of: "030 12x4")?.parameters == ["position": 7, "character": "x"])
    #expect(
      german.failure(of: "+44 20 7946 0000")?.message
        == "must be a telephone number with the country calling code 49, not 44")
    #expect(
      try PhoneStrategy(region: "US").failure(of: "555-2671")?.parameters == ["minimum": 10, "actual": 7])
    #expect(
      PhoneStrategy().failure(of: "+1 115 555 2671")?.message
        == "must be a telephone number that exists: +1 has no such number")
  }

  @Test(arguments: ["", "XX", "de", "DEU", "UK", "49", "80", "001", "800", "D\0", "ＤＥ"])
  func `a region without a numbering plan throws an error`(region: String) {
    #expect(throws: RuleError.self) { try PhoneStrategy(region: region) }
  }

  @Test func `every region has a numbering plan`() throws {
    let regions = PhonePlans.plans.all.map { String($0.prefix { $0 != " " }) }.filter { $0.count == 2 }
    #expect(regions.count == 245)
    for region in regions {
      let plan = try #require(PhoneDirectory.plan(for: region), "\(region)")
      #expect(PhoneDirectory.world[plan.callingCode] != nil, "\(region)")
      #expect(try PhoneStrategy(region: region).failure(of: "9")?.code == "phone.too-short", "\(region)")
    }
  }

  @Test func `no calling code is a prefix of another`() {
    let codes = (1...999).filter { PhoneDirectory.world[$0] != nil }
    for code in codes {
      #expect(PhoneDirectory.world[code / 10] == nil && PhoneDirectory.world[code / 100] == nil, "\(code)")
    }
  }

  @Test func `all dashes are accepted between digits, and unsupported characters are rejected`() throws {
    let strategy = try PhoneStrategy(region: "GB")
    for dash in ["-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}", "\u{2212}"] {
      #expect(strategy.verdict(on: "020\(dash)7946\(dash)0000") == .valid)
    }
    for other in ["\u{2009}", "\u{200F}", "\u{2016}", "\u{2211}", "\u{A1}", "\u{202F}", "~", "x", "*"] {
      #expect(strategy.failure(of: "020\(other)7946")?.parameters["position"] == 4)
    }
  }

  @Test func `a number has at most 250 characters`() {
    let number = "+49 30 1234" + String(repeating: "\u{A0}", count: 235) + "5678"
    #expect(PhoneStrategy().verdict(on: number) == .valid)
    #expect(
      PhoneStrategy().failure(of: number.replacing("+49 30", with: "+49  30"))?.code == "phone.overlong")
    let digits = "+49" + String(repeating: "1", count: 100_000)
    #expect(PhoneStrategy().failure(of: digits)?.code == "phone.overlong")
  }
}

extension RuleTable {
  static let phone = RuleTable(
    "phone", as: .phone,
    accepts: [
      "+493012345678", "+49 30 12345678", "+49 (0)30 12345678", "+49 (30) 12345678", "(+49) 30 12345678",
      "+1 415 555 2671", "+1-415-555-2671", "+1 (415) 555-2671", "+1.415.555.2671", "+44 20 7946 0000",
      "+39 06 698 12345", "+7 916 123-45-67", "+800 1234 5678", "+1 441 295 1234", "+ 49 30 12345678",
    ],
    rejects: [
      "phone.not-international": [
        "", "030 12345678", "0049 30 12345678", "415-555-2671", "1", "(030)12345678",
      ],
      "phone.character": [
        "+49 30 12345678 ", " +49 30 12345678", "++49 30 12345678", "+49 30 12345678\n", "+49 30 1234x5678",
        "+49 (30 12345678", "+49 30) 12345678", "+49 ((30)) 1234", "+49 () 30 1234", "tel:+493012345678",
        "+1 800 FLOWERS", "+49 30 12345678 ext. 5", "+49+3012345678", "+٤٩٣٠١٢٣٤", "\0", "+49-", "(", ")",
        "-1",
      ],
      "phone.too-short": ["+49", "+1 415 555", "+44 20"],
      "phone.too-long": ["+1 415 555 2671 9", "+49 30 123456789012345", "+44 20 7946 0000 00"],
      "phone.calling-code": [
        "+", "+4", "+0 30 12345678", "+210 1234567", "+999 123 4567", "+0049 30 12345678",
      ],
      "phone.unassigned": ["+1 115 555 2671", "+44 10 1234 5678", "+33 0 00 00 00 00"],
      "phone.overlong": ["+49 30" + String(repeating: " ", count: 241) + "1234"],
    ])

  static let phoneGermany = RuleTable(
    "phone:DE",
    accepts: [
      "030 12345678", "030/12345678", "(030) 12345678", "030 - 12345678", "0151 23456789", "+49 30 12345678",
      "0049 30 12345678", "49 30 12345678", "30 12345678", "+49 (0) 30 12345678", "0800 1234567",
      "00 49 151 23456789",
    ],
    rejects: [
      "phone.character": ["030 12345678-", "030_12345678", "030,12345678", "０３０12345678", "D30 12345678"],
      "phone.other-calling-code": [
        "+44 20 7946 0000", "+43 1 234567890", "0044 20 7946 0000", "+1 415 555 2671",
      ],
      "phone.calling-code": ["+210 1234567", "00210 1234567"],
      "phone.too-short": ["", "0", "1", "+49 3", "03"],
      "phone.too-long": ["030 1234567890123456", String(repeating: "9", count: 60)],
      "phone.unassigned": ["+49 10 1234", "0110 123456"],
    ])

  static let phoneUnitedStates = RuleTable(
    "phone:US",
    accepts: [
      "4155552671", "415-555-2671", "(415) 555-2671", "1 415 555 2671", "1-415-555-2671", "+1 415 555 2671",
      "+1 416 555 0123", "011 1 415 555 2671", "800-555-0199", "+1 441 295 1234",
    ],
    rejects: [
      "phone.too-short": ["", "555-2671", "1-555-2671", "911", "415 555 267"],
      "phone.too-long": ["415 555 2671 12", "1 415 555 2671 1"],
      "phone.other-calling-code": ["+44 20 7946 0000", "011 44 20 7946 0000"],
      "phone.unassigned": ["115 555 2671", "(015) 555-2671", "415 155 2671"],
      "phone.character": ["1-800-FLOWERS", "415-555-2671 x12", "415–555–2671–"],
    ])

  /// Italian numbers keep their leading zero.
  static let phoneItaly = RuleTable(
    "phone:IT",
    accepts: [
      "06 69812345", "02 1234 5678", "+39 02 1234 5678", "0039 02 12345678", "312 345 6789",
      "+39 312 345 6789",
      "800 123456", "39 312 345 6789", "06698 12345", "(02) 12345678",
    ],
    rejects: [
      "phone.unassigned": ["2 1234 5678", "+39 2 1234 5678", "+39 21 2345 678"],
      "phone.too-short": ["", "02 12", "+39 02", "312"],
      "phone.too-long": ["02 1234 5678 901 2"],
      "phone.other-calling-code": ["+41 44 668 18 00", "0041 44 668 18 00"],
    ])

  /// The trunk prefix and the 15 of mobile numbers are rewritten to a leading 9.
  static let phoneArgentina = RuleTable(
    "phone:AR",
    accepts: [
      "011 4321-1234", "11 4321 1234", "011 15 4321-1234", "+54 9 11 4321 1234", "+54 11 4321 1234",
      "(011) 15-4321-1234", "0 11 15 4321 1234", "54 11 4321 1234", "00 54 11 4321 1234", "0800 123 4567",
    ],
    rejects: [
      "phone.unassigned": ["15 4321 1234", "011 15 4321 123"],
      "phone.too-short": ["", "4321-1234", "11 4321"],
      "phone.too-long": ["011 15 4321 1234 5"],
      "phone.other-calling-code": [
        "+55 11 96123 4567", "0055 11 96123 4567", "+1 415 555 2671", "+56 2 2123 4567",
      ],
    ])

  /// A carrier code may follow the trunk prefix.
  static let phoneBrazil = RuleTable(
    "phone:BR",
    accepts: [
      "11 96123 4567", "(11) 96123-4567", "0 11 96123 4567", "0 15 11 96123 4567", "+55 11 96123 4567",
      "90 21 11 96123 4567", "0015 55 11 96123 4567", "11 2345 6789", "55 11 96123 4567", "0800 123 4567",
    ],
    rejects: [
      "phone.unassigned": ["20 96123 4567", "0 10 2345 6789"],
      "phone.too-short": ["", "0", "12345"],
      "phone.too-long": ["0 15 11 96123 45678 9"],
      "phone.other-calling-code": ["+54 11 4321 1234", "0015 54 11 4321 1234"],
      "phone.character": ["11 96123_4567", "+55 (11 96123-4567", "0xx11 96123 4567"],
    ])
}
