import Testing
import Validation

@Suite struct HostPortStrategyTests {
  @Test(
    arguments: [
      ("a_b:80", ValidationFailure("hostname.character", ["position": 2, "character": "_"])),
      ("1.2.3.256:80", ValidationFailure("ipv4.octet-too-large", ["maximum": 255, "position": 7])),
      ("[1::2::3]:80", ValidationFailure("ipv6.compressed-twice", ["position": 6])),
      ("::1:80", ValidationFailure("hostname.character", ["position": 1, "character": ":"])),
    ] as [(String, ValidationFailure)])
  func `the cause is the failure of the host, with its position in the value`(
    value: String, cause: ValidationFailure
  ) {
    #expect(
      HostPortStrategy().failure(of: value).map { [$0.code] + $0.causes.map(\.code) }
        == ["host-port.host", cause.code])
    #expect(HostPortStrategy().failure(of: value)?.causes == [cause])
  }

  @Test func `a port is a number from 1 to 65535 without leading zeros`() {
    for port in 0...70_000 where port < 20 || port % 997 == 0 || 65_500...65_600 ~= port {
      #expect((HostPortStrategy().verdict(on: "a:\(port)") == .valid) == (1...65_535 ~= port), "\(port)")
      #expect(HostPortStrategy().verdict(on: "a:0\(port)") == .invalid, "0\(port)")
    }
    #expect(
      HostPortStrategy().failure(of: "example.com:8O")
        == ValidationFailure("host-port.port-malformed", ["position": 13]))
  }
}

extension RuleTable {
  static let hostPort = RuleTable(
    "host-port", as: .hostPort,
    accepts: [
      "a:1", "a:65535", "localhost:8080", "example.com:443", "3com.example:80", "1a:80",
      "xn--mnchen-3ya.de:80",
      "0.0.0.0:1", "192.0.2.1:65535", "[::]:1", "[2001:db8::1]:443", "[::ffff:192.0.2.1]:80",
    ],
    rejects: [
      "host-port.port-missing": [
        "", "a", "example.com", "example.com:", "192.0.2.1", "[::1]", "[::1]:", "80",
      ],
      "host-port.port-malformed": [
        "a:00", "a:080", "a:http", "a:+80", "a:-1", "a: 80", "a:80 ", "a:80\n", "a:80/", "a:８0", "[::1]:x",
      ],
      "host-port.port-out-of-range": ["a:0", "a:65536", "a:99999", "a:18446744073709551617", "[::1]:0"],
      "host-port.host": [
        ":80", ":", "::1:80", "[]:80", "[:80", "[192.0.2.1]:80", "[fe80::1%eth0]:80", "192.0.2.256:80",
        "192.0.2:80",
        "1:80", "a..b:80", "example.com.:80", "a_b:80", "-a:80", "a b:80", " a:80", "user@a:80",
        "http://a:80", "a:b:80",
        "münchen.de:80",
      ],
    ])
}
