import Testing
import Validation

@Suite struct CIDRStrategyTests {
  @Test(
    arguments: [
      ("192.0.2.0/033", ValidationFailure("cidr.prefix-malformed", ["position": 11])),
      ("192.0.2.0/33", ValidationFailure("cidr.prefix-too-long", ["maximum": 32])),
      ("::/129", ValidationFailure("cidr.prefix-too-long", ["maximum": 128])),
      (
        "192.0.2/24",
        ValidationFailure(
          "cidr.address", ["address": "192.0.2"],
          causes: [ValidationFailure("ipv4.octet-count", ["expected": 4, "actual": 3])])
      ),
    ] as [(String, ValidationFailure)])
  func `a failure has the limit, the position or the cause`(value: String, failure: ValidationFailure) {
    #expect(CIDRStrategy().failure(of: value) == failure)
  }

  @Test func `prefix lengths up to the length of the address are accepted`() {
    for length in 0...140 {
      #expect((CIDRStrategy().verdict(on: "192.0.2.0/\(length)") == .valid) == (length <= 32))
      #expect((CIDRStrategy().verdict(on: "2001:db8::/\(length)") == .valid) == (length <= 128))
    }
  }
}

extension RuleTable {
  static let cidr = RuleTable(
    "cidr", as: .cidr,
    accepts: [
      "0.0.0.0/0", "255.255.255.255/32", "192.0.2.0/24", "192.0.2.1/24", "10.0.0.0/8", "::/0", "::/128",
      "::1/128",
      "2001:db8::/32", "2001:db8::1/32", "::ffff:192.0.2.0/120",
    ],
    rejects: [
      "cidr.prefix-missing": ["", "192.0.2.0", "::", "24"],
      "cidr.prefix-malformed": [
        "192.0.2.0/", "192.0.2.0/00", "192.0.2.0/01", "192.0.2.0/+1", "192.0.2.0/-1", "192.0.2.0/1 ",
        "192.0.2.0/24/",
        "192.0.2.0/255.255.255.0", "192.0.2.0/２4", "::/8\n",
      ],
      "cidr.prefix-too-long": ["0.0.0.0/33", "::/129", "::/999", "192.0.2.0/18446744073709551616"],
      "cidr.address": [
        "/24", "192.0.2/24", "192.0.2.256/24", "192.0.02.0/24", " 192.0.2.0/24", "2001:db8/32", "[::]/0",
        "fe80::%1/10",
      ],
    ])

  static let cidr4 = RuleTable(
    "cidr:4", as: .cidr(.v4), accepts: ["0.0.0.0/0", "192.0.2.0/32"],
    rejects: ["cidr.address": ["::/0", "::ffff:192.0.2.0/120"], "cidr.prefix-too-long": ["192.0.2.0/33"]])

  static let cidr6 = RuleTable(
    "cidr:6", as: .cidr(.v6), accepts: ["::/0", "::ffff:192.0.2.0/120", "2001:db8::/128"],
    rejects: ["cidr.address": ["0.0.0.0/0", "192.0.2.0/24"], "cidr.prefix-too-long": ["::/129"]])
}
