import TestSupport
import Testing
import Validation

@Suite struct DomainStrategyTests {
  @Test func `a failure has the position of the last label`() {
    #expect(
      DomainStrategy().failure(of: "www.example.c0m")
        == ValidationFailure("domain.top-level", ["position": 13]))
    #expect(DomainStrategy().failure(of: "localhost") == ValidationFailure("domain.single-label"))
  }

  @Test func `a domain is a host name that can follow the at sign of a practical address`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(20_000) {
      let pieces = ["a", "b1", "com", "-", ".", ".", "1", "xn--", "Z", "_", "c-d"]
      let value = generator.string(of: pieces, count: 1...8).joined()
      let isDomain = DomainStrategy().verdict(on: value) == .valid
      let isHostName = HostNameStrategy().verdict(on: value) == .valid
      let isInAddress = EmailStrategy().verdict(on: "a@" + value) == .valid
      guard isDomain == (isHostName && isInAddress) else {
        Issue.record("seed \(seed): \(value)")
        return
      }
    }
  }
}

extension RuleTable {
  static let domain = RuleTable(
    "domain", as: .domain,
    accepts: [
      "a.bc", "example.com", "EXAMPLE.COM", "www.example.co.uk", "3com.example", "1.de", "0-0.a.museum",
      "ab--cd.de",
      "xn--mnchen-3ya.de", "example.xn--p1ai", "EXAMPLE.XN--P1AI", String(repeating: "a", count: 63) + ".de",
      String(repeating: "a.", count: 125) + "com",
    ],
    rejects: [
      "domain.single-label": ["a", "localhost", "com", "xn--p1ai", "1"],
      "domain.top-level": ["example.c", "192.0.2.1", "example.1", "example.c0m", "a.b-c", "a.1b"],
      "hostname.label-empty": ["", ".", ".com", "example..com", "example.com."],
      "hostname.label-hyphen": ["-a.com", "a-.com", "a.com-"],
      "hostname.character": [
        "a_b.com", "a b.com", "example.com\n", " example.com", "*.example.com", "http://example.com",
        "example.com:80",
        "münchen.de", "example。com", "user@example.com",
      ],
      "hostname.label-too-long": [String(repeating: "a", count: 64) + ".com"],
      "hostname.too-long": [String(repeating: "a.", count: 126) + "com"],
      "hostname.label-punycode": ["example.xn--x"],
    ])
}
