import Bytes
import Testing
import ValidationData

@testable import Validation

extension RuleTable {
  static let iban = RuleTable(
    "iban", as: .iban,
    accepts: [
      "NO9386011117947", "NO93 8601 1117 947", "MT84MALT011000012345MTLCAST001S", "GB82WEST12345698765432",
      "GB82 WEST 1234 5698 7654 32", "DE89370400440532013000", "DE89 3704 0044 0532 0130 00",
      "FR1420041010050500013M02606", "FR14 2004 1010 0505 0001 3M02 606", "BE68539007547034",
      "BE68 5390 0754 7034",
      "CH9300762011623852957", "BR1800360305000010009795493C1", "BR8412ABC345000010009795493C1",
      "RU0304452522540817810538091310419", "LC14BOSL123456789012345678901234",
    ],
    rejects: [
      "iban.country": [
        "", "D", "de89370400440532013000", "ZZ89370400440532013000", "US89370400440532013000",
        "GG82WEST12345698765432", "GP1420041010050500013M02606", " DE8937040044053201300",
        "1E89370400440532013000", "DÉ89370400440532013000",
      ],
      "iban.structure": [
        "DE89370400440532013000 ", "DE89 37040044053201 3000", "DE893704 00440532013000",
        "DE89-3704-0044-0532-0130-00",
        "DE8937040044053201300O", "DEA9370400440532013000", "GB82W3ST12345698765432",
        "GB82west12345698765432",
        "DE89 3704 0044 0532 0130 00 ", "DE89\u{A0}3704",
      ],
      "iban.length": [
        "DE", "DE89", "DE8937040044053201300", "DE893704004405320130000", "NO93860111179470",
        "DE89 3704 0044 0532 0130 0",
      ],
      "iban.checksum": [
        "DE88370400440532013000", "DE89370400440532013001", "DE98370400440532013000",
        "GB82WEST12345698765423",
        "GB00WEST12345698765432",
      ],
    ])
}

@Suite struct IBANStrategyTests {
  @Test func `check digits below 02 and above 98 are invalid although the remainder is correct`() {
    // For the same account, DE02 and DE99 have the same remainder, but the algorithm computes only one of them.
    for (valid, alias) in [("DE02", "DE99"), ("DE98", "DE01"), ("DE97", "DE00")] {
      var account: String?
      for number in 0..<200 {
        let rest = "37040044" + String(repeating: "0", count: 10 - "\(number)".count) + "\(number)"
        if IBANStrategy().verdict(on: valid + rest) == .valid { account = rest }
      }
      if let account {
        #expect(IBANStrategy().failure(of: alias + account)?.code == "iban.checksum")
      } else {
        Issue.record("none of the accounts has \(valid)")
      }
    }
  }

  @Test func `a failure has the position, or the expected and the actual length`() {
    let failure = IBANStrategy().failure(of: "GB82 W3ST 1234 5698 7654 32")
    #expect(failure?.parameters["position"] == 7)
    let length = IBANStrategy().failure(of: "DE89 3704")
    #expect(length?.parameters["expected"] == 22)
    #expect(length?.parameters["actual"] == 8)
  }

  @Test(arguments: [("DÉ89", "DÉ"), ("€uro", "€u"), ("D", "D"), ("de89", "de"), ("", ""), ("👍👍👍", "👍👍")])
  func `an invalid country code is reported in whole characters`(value: String, country: String) {
    let failure = IBANStrategy().failure(of: value)
    #expect(failure?.code == "iban.country")
    #expect(failure?.parameters["country"] == .text(country))
  }

  @Test func `a country that is not in the registry throws an error`() {
    #expect(throws: RuleError.self) { try Catalog.rule("iban:DE,US") }
    #expect(throws: RuleError.self) { try Catalog.rule("iban:") }
    #expect(throws: RuleError.self) { try Catalog.rule("iban:D") }
    #expect(throws: RuleError.self) { try Catalog.rule("iban:DE 8!n10!n") }
  }

  @Test func `every structure of the registry is supported and has 15 to 34 characters`() {
    for line in IBANStructures.structures.all {
      let country = String(line.prefix(2))
      let structure = IBANStructure(of: country.utf8.span)
      #expect(structure.map { 15...34 ~= $0.length } == true, "\(line)")
    }
  }
}
