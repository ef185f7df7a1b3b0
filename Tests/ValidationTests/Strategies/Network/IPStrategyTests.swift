import Testing
import Validation

@Suite struct IPStrategyTests {
  @Test func `the cause is the failure of the IP version that the value resembles`() {
    #expect(IPStrategy().failure(of: "1.2.3")?.causes.map(\.code) == ["ipv4.octet-count"])
    #expect(IPStrategy().failure(of: "1::2::3")?.causes.map(\.code) == ["ipv6.compressed-twice"])
  }
}

extension RuleTable {
  static let ip = RuleTable(
    "ip", as: .ip,
    accepts: [
      "0.0.0.0", "255.255.255.255", "192.0.2.1", "10.0.0.1", "::", "::1", "1::", "2001:db8::1",
      "1:2:3:4:5:6:7:8",
      "::ffff:192.0.2.1", "1:2:3:4:5:6:7::",
    ],
    rejects: [
      "ip.malformed": [
        "", "1", "1.2.3", "1.2.3.256", "01.2.3.4", "1.2.3.4.5", ":", ":::", "1::2::3", "1:2:3:4:5:6:7",
        "::1.2.3",
        "fe80::1%eth0", "[::1]", "::1/128", "192.0.2.0/24", "192.0.2.1:80", " ::1", "1.2.3.4\n", "localhost",
      ]
    ])
}
