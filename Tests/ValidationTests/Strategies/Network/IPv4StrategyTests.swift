import Testing

@testable import Validation

@Suite struct IPv4StrategyTests {
  @Test(
    arguments: [
      ("1.2.3.", ValidationFailure("ipv4.octet-missing", ["position": 7])),
      (".1.2.3", ValidationFailure("ipv4.octet-missing", ["position": 1])),
      ("1.2.03.4", ValidationFailure("ipv4.leading-zero", ["position": 5])),
      ("1.2.256.4", ValidationFailure("ipv4.octet-too-large", ["maximum": 255, "position": 5])),
      ("1.2.3", ValidationFailure("ipv4.octet-count", ["expected": 4, "actual": 3])),
      ("1.2.3.4.5", ValidationFailure("ipv4.octet-count", ["expected": 4, "actual": 5])),
      ("1.2.é.4", ValidationFailure("ipv4.character", ["position": 5, "character": "é"])),
    ] as [(String, ValidationFailure)])
  func `a failure has the position of the first error`(value: String, failure: ValidationFailure) {
    #expect(IPv4Strategy().failure(of: value) == failure)
  }

  @Test func `an octet is a number up to 255, with leading zeros only in mail addresses`() {
    for number in 0...999 {
      for text in ["\(number)", "0\(number)", "00\(number)"] {
        let isPlain = text == "\(number)" && number <= 255
        for value in ["\(text).0.0.0", "1.\(text).2.3", "1.2.3.\(text)"] {
          let bytes = Array(value.utf8)
          let isMail = text.count <= 3 && number <= 255
          guard
            IPv4Address.isValid(bytes.span) != isPlain || IPv4Address.isValid(bytes.span, as: .mail) != isMail
          else { continue }
          Issue.record("\(value)")
        }
      }
    }
  }
}

extension RuleTable {
  static let ipv4 = RuleTable(
    "ipv4", as: .ipv4,
    accepts: [
      "0.0.0.0", "255.255.255.255", "0.0.0.255", "255.0.0.0", "1.2.3.4", "10.0.0.1", "127.0.0.1", "192.0.2.1",
      "99.100.199.200", "249.250.1.9", "8.8.8.8",
    ],
    rejects: [
      "ipv4.octet-missing": ["", ".", "...", "1.2.3.", ".1.2.3", "1..2.3", "1.2.3.4."],
      "ipv4.octet-too-large": [
        "256.0.0.0", "3232235521", "0.0.0.256", "1.2.3.999", "1.2.3.4294967296", "1.2.3.18446744073709551617",
      ],
      "ipv4.leading-zero": ["00.0.0.0", "01.2.3.4", "1.2.3.04", "1.2.3.000", "010.0.0.1"],
      "ipv4.octet-count": ["1", "1.2", "1.2.3", "1.2.3.4.5"],
      "ipv4.character": [
        " 1.2.3.4", "1.2.3.4 ", "1.2.3.4\n", "1.2.3.4\0", "+1.2.3.4", "-1.2.3.4", "0x1.2.3.4", "1,2,3,4",
        "1.2.3.４",
        "1.2.3.4/8", "1.2.3.4:80", "::1", "a.b.c.d",
      ],
    ])
}
