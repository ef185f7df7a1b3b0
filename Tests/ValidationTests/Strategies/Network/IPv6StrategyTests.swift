import TestSupport
import Testing

@testable import Validation

@Suite struct IPv6StrategyTests {
  @Test(
    arguments: [
      ("1:2:3:4:5:6:7:", ValidationFailure("ipv6.group-missing", ["position": 14])),
      (":1:2:3:4:5:6:7", ValidationFailure("ipv6.group-missing", ["position": 1])),
      ("1:::2", ValidationFailure("ipv6.group-missing", ["position": 4])),
      ("1::2::3", ValidationFailure("ipv6.compressed-twice", ["position": 5])),
      ("1::12345", ValidationFailure("ipv6.group-too-long", ["maximum": 4, "position": 4])),
      ("1::g", ValidationFailure("ipv6.character", ["position": 4, "character": "g"])),
      ("fe80::1%eth0", ValidationFailure("ipv6.zone", ["position": 8])),
      ("1:2:3", ValidationFailure("ipv6.too-few-groups", ["expected": 8, "actual": 3])),
      ("1:2:3:4:5:6:7:8:9", ValidationFailure("ipv6.too-many-groups", ["maximum": 8, "actual": 9])),
      ("1:2:3:4::5:6:7:8", ValidationFailure("ipv6.too-many-groups", ["maximum": 7, "actual": 8])),
      (
        "::1.2.3.256",
        ValidationFailure(
          "ipv6.embedded-ipv4", ["position": 3],
          causes: [ValidationFailure("ipv4.octet-too-large", ["maximum": 255, "position": 9])])
      ),
    ] as [(String, ValidationFailure)])
  func `a failure has the position of the first error`(value: String, failure: ValidationFailure) {
    #expect(IPv6Strategy().failure(of: value) == failure)
  }

  /// Compares the strategy with the nine alternatives of `IPv6address` in RFC 3986, section 3.2.2, which are the
  /// notations of RFC 4291.
  @Test func `an address is valid exactly if the grammar of RFC 3986 derives it`() {
    let hexDigit = Grammar.values(0x30...0x39, 0x41...0x46, 0x61...0x66)
    let h16 = Grammar.times(1...4, hexDigit)
    let h16s = Grammar.sequence(h16, ":")
    let octet = Grammar.either(
      .values(0x30...0x39), .sequence(.values(0x31...0x39), .values(0x30...0x39)),
      .sequence("1", .values(0x30...0x39), .values(0x30...0x39)),
      .sequence("2", .values(0x30...0x34), .values(0x30...0x39)), .sequence("25", .values(0x30...0x35)))
    let ipv4 = Grammar.sequence(octet, .times(3...3, .sequence(".", octet)))
    let ls32 = Grammar.either(.sequence(h16, ":", h16), ipv4)
    func before(_ count: Int) -> Grammar { .optional(.sequence(.times(0...count, h16s), h16)) }
    let address = Grammar.either(
      .sequence(.times(6...6, h16s), ls32), .sequence("::", .times(5...5, h16s), ls32),
      .sequence(.optional(h16), "::", .times(4...4, h16s), ls32),
      .sequence(before(1), "::", .times(3...3, h16s), ls32),
      .sequence(before(2), "::", .times(2...2, h16s), ls32),
      .sequence(before(3), "::", h16s, ls32), .sequence(before(4), "::", ls32),
      .sequence(before(5), "::", h16),
      .sequence(before(6), "::"))
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<TestRun.rounds(10_000) {
      let value = Array(generator.nearIPv6().utf8)
      let isValid = IPv6Strategy().verdict(on: value) == .valid
      accepted += isValid ? 1 : 0
      guard isValid != address.matches(value) else { continue }
      Issue.record("seed \(seed): \(value.shown) is \(isValid ? "accepted" : "rejected")")
      return
    }
    #expect((TestRun.rounds(1000)...TestRun.rounds(9000)).contains(accepted), "\(accepted)")
  }
}

extension SeededGenerator {
  /// Returns text that resembles an IPv6 address: groups, usually `::`, sometimes an IPv4 address at the end, and few
  /// errors.
  fileprivate mutating func nearIPv6() -> String {
    let isCompressed = below(3) > 0
    var groups = (0..<(isCompressed ? below(9) : 7 + below(3))).map { _ in
      pick([
        "0", "1", "ab", "2001", "DB8", "ffff", below(20) == 0 ? "12345" : "9", below(20) == 0 ? "g" : "a",
      ])
    }
    if below(4) == 0 {
      if groups.count > 1 { groups.removeLast(below(2) + 1) }
      groups.append(
        string(of: ["0", "9", "10", "255", below(9) == 0 ? "256" : "1"], count: 4...4).joined(separator: "."))
    }
    guard isCompressed else { return groups.joined(separator: ":") }
    let index = below(groups.count + 1)
    let sides = [groups[..<index], groups[index...]].map { $0.joined(separator: ":") }
    return sides[0] + pick(["::", "::", "::", "::", "::", "::", ":::", ":"]) + sides[1]
  }
}

extension RuleTable {
  static let ipv6 = RuleTable(
    "ipv6", as: .ipv6,
    accepts: [
      "::", "::1", "1::", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1::3:4:5:6:7:8",
      "0000:0000:0000:0000:0000:0000:0000:0000", "FFFF:ffff:FFFF:ffff:FFFF:ffff:FFFF:ffff",
      "2001:DB8::8:800:200C:417A",
      "::13.1.68.3", "::FFFF:129.144.52.38", "1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5::1.2.3.4", "::1.2.3.4",
      "fe80::1",
      "2001:0db8::0001", "0:0:0:0:0:0:0:1",
    ],
    rejects: [
      "ipv6.too-few-groups": ["", "1", "1:2", "1:2:3:4:5:6:7", "1:2:3:4:5:1.2.3.4", "1.2.3.4"],
      "ipv6.too-many-groups": [
        "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8::", "::1:2:3:4:5:6:7:8", "1:2:3:4::5:6:7:8",
        "1:2:3:4:5:6:7:1.2.3.4",
        "1:2:3:4:5:6::1.2.3.4",
      ],
      "ipv6.group-missing": [":", ":::", ":1", "1:", "1::2:", ":1::2", "1:2:3:4:5:6:7:", "1:::2"],
      "ipv6.compressed-twice": ["1::2::3", "::1::", "1::2::"],
      "ipv6.group-too-long": ["12345::", "::12345", "1:2:3:4:5:6:7:00008"],
      "ipv6.embedded-ipv4": [
        "::1.2.3", "::1.2.3.4.5", "::1.2.3.256", "::01.2.3.4", "::a.2.3.4", "::1.2.3.4:5", "1.2.3.4::",
        "::1.2.3.4%eth0",
      ],
      "ipv6.zone": ["fe80::1%eth0", "fe80::1%", "::%25eth0"],
      "ipv6.character": [
        "::g", " ::1", "::1 ", "::1\n", "::1\0", "[::1]", "::1/128", "::１", "localhost", "1-2-3-4-5-6-7-8",
        "::-1",
      ],
    ])
}
