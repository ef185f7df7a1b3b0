import TestSupport
import Testing
import Validation

#if InternationalNames
@Suite struct HostNameStrategyTests {
  @Test(
    arguments: [
      ("a..b", ValidationFailure("hostname.label-empty", ["position": 3])),
      ("a.b.", ValidationFailure("hostname.label-empty", ["position": 4, "variant": "end"])),
      ("a.-b", ValidationFailure("hostname.label-hyphen", ["position": 3])),
      ("a.b_c", ValidationFailure("hostname.character", ["position": 4, "character": "_"])),
      ("a.xn--x", ValidationFailure("hostname.label-punycode", ["position": 3])),
      (
        "a." + String(repeating: "b", count: 64),
        ValidationFailure("hostname.label-too-long", ["maximum": 63, "position": 3])
      ),
    ] as [(String, ValidationFailure)])
  func `a failure has the position of the first error, for ASCII and international names`(
    value: String, failure: ValidationFailure
  ) {
    #expect(HostNameStrategy().failure(of: value) == failure)
    #expect(HostNameStrategy(.international).failure(of: value) == failure)
  }

  @Test(
    arguments: [
      ("ü。。b", ValidationFailure("hostname.label-empty", ["position": 3])),
      ("ü.b。", ValidationFailure("hostname.label-empty", ["position": 4])),
      ("ü.b_c", ValidationFailure("hostname.character", ["position": 4, "character": "_"])),
      ("ü.Ü", ValidationFailure("hostname.label-disallowed", ["position": 3, "variant": "capital"])),
      ("ü.ü-", ValidationFailure("hostname.label-hyphen", ["position": 4])),
    ] as [(String, ValidationFailure)])
  func `positions count non-ASCII characters`(value: String, failure: ValidationFailure) {
    #expect(HostNameStrategy(.international).failure(of: value) == failure)
  }

  @Test func `invalid UTF-8 is reported at its position`() {
    for bytes in [[0x61, 0xFF], [0x61, 0xC3], [0x61, 0xED, 0xA0, 0x80], [0x61, 0xC0, 0x80]] as [[UInt8]] {
      for form in HostNameStrategy.Variant.allCases {
        #expect(
          HostNameStrategy(form).failure(of: bytes)
            == ValidationFailure("hostname.character", ["position": 2, "character": "\u{FFFD}"]))
      }
    }
  }

  @Test func `an ASCII name without reserved labels has the same verdict with both options`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(20_000) {
      let pieces = ["a", "1", "-", ".", ".", "xn--", "mnchen-3ya", "Z", "_", "c-d", "4db", " ", "\0"]
      let value = generator.string(of: pieces, count: 0...8).joined()
      let isReserved = value.split(separator: ".").contains {
        $0.dropFirst(2).hasPrefix("--") && !$0.lowercased().hasPrefix("xn")
      }
      guard !isReserved else { continue }
      guard HostNameStrategy().verdict(on: value) != HostNameStrategy(.international).verdict(on: value)
      else { continue }
      Issue.record("seed \(seed): \(value.debugDescription)")
      return
    }
  }

  @Test func `lengths are those of the ASCII encoding`() {
    // The A-label of n letters é has "xn--" and n + 2 more characters.
    for count in 1...70 {
      let label = String(repeating: "é", count: count)
      let isValid = HostNameStrategy(.international).verdict(on: label) == .valid
      #expect(isValid == (HostNameStrategy(.international).failure(of: label)?.code == nil))
      #expect(isValid || count > 50, "\(count)")
      #expect(!isValid || count <= 59, "\(count)")
    }
    // "é." is "xn--9ca." in ASCII, which has eight characters: 31 of them and a label of five are 253 characters.
    let name = String(repeating: "é.", count: 31)
    #expect(HostNameStrategy(.international).verdict(on: name + "abcde") == .valid)
    #expect(
      HostNameStrategy(.international).failure(of: name + "abcdef")
        == ValidationFailure("hostname.too-long", ["maximum": 253]))
    let huge = String(repeating: "é.", count: 200_000)
    #expect(HostNameStrategy(.international).failure(of: huge)?.code == "hostname.too-long")
  }
}
#endif

extension RuleTable {
  static let hostName = RuleTable(
    "hostname", as: .hostName,
    accepts: [
      "a", "a.b", "localhost", "web1", "db01.rack7", "node-7.k8s", "1.foo.com", "0x1", "www.example.com",
      "WWW.EXAMPLE.COM", "3com.example", "a-b",
      "a--b", "ab--cd",
      String(repeating: "a", count: 63), String(repeating: "a.", count: 126) + "a",
      "xn--mnchen-3ya.de", "XN--MNCHEN-3YA.DE", "xn--4db.xn--4db",
    ],
    rejects: [
      "hostname.label-empty": ["", ".", "..", ".a", "a.", "a..b", "example.com."],
      "hostname.label-numeric": [
        "1", "123", "1.2.3.4", "277.168.0.1", "192.168.0.1", "example.123", "a.0", "xn--mnchen-3ya.1",
      ],
      "hostname.label-hyphen": ["-", "-a", "a-", "a.-b", "a-.b", "xn--", "xn--a-"],
      "hostname.label-too-long": [
        String(repeating: "a", count: 64), "a." + String(repeating: "b", count: 64),
        "xn--" + String(repeating: "a", count: 60),
      ],
      "hostname.too-long": [
        String(repeating: "a.", count: 126) + "ab", String(repeating: "a", count: 100_000),
      ],
      "hostname.character": [
        "_", "a_b", "a b", " a", "a\n", "a\0", "a@b", "a/b", "a:1", "*.a", "é", "münchen.de", "a。b", "[::1]",
        "а.com",
      ],
      "hostname.label-punycode": ["xn--x", "xn--0", "a.xn--x.b"],
      // This label encodes U+0080.
      "hostname.label-disallowed": ["xn--a"],
      // "0a" next to a label of Hebrew letters (RFC 5893, section 2, condition 1).
      "hostname.label-direction": ["0a.xn--4db", "xn--4db.0a"],
    ])

  static let internationalHostName = RuleTable(
    "idn-hostname",
    accepts: [
      "a", "www.example.com", "WWW.example.com", "web1", "node-7.k8s", "ü1", "ü", "münchen.de",
      "xn--mnchen-3ya.de", "δοκιμή.gr",
      "日本語。jp",
      "a．b", "a｡b", "ß.de", "ς.gr", "א", "א.ב", "א1.ב", "א-ב", "नेपाल", "l·l", "l·l.de", "א׳", "א״ב", "・あ",
      "あ・い", "α͵β",
      "क्‍ष", "۰۱", "a-é",
    ],
    rejects: [
      "hostname.label-empty": ["", ".", "。", "ü.", "ü。", "ü..ü", ".ü", "．a"],
      "hostname.label-numeric": [
        "123", "192.168.0.1", "ü.123", "ü。123", "ü．0", "ü｡9", "1.2.3.4",
      ],
      "hostname.label-hyphen": ["-ü", "ü-", "ü.-a", "a-.ü", "-"],
      "hostname.label-hyphens": ["ab--cd", "aü--b", "xn--ü", "zz--a.ü"],
      "hostname.label-disallowed": [
        "München.de", "Ü", "üÜ", "☃", "😀", "a\u{200B}b", "ａ", "①", "ﬁ", "실〮례", "ü\u{A0}",
      ],
      "hostname.label-context": [
        "·", "a·l", "l·", "·l", "a·", "׳א", "״", "・", "a・", "͵", "α͵", "a\u{200D}b", "क\u{200D}ष", "٠۰",
      ],
      "hostname.label-not-normalized": ["mu\u{308}nchen", "\u{212B}", "a.e\u{301}"],
      "hostname.label-leading-mark": ["\u{301}a", "a.\u{301}"],
      "hostname.label-unassigned": ["a\u{378}", "\u{378}"],
      "hostname.label-direction": [
        "0א", "٠١", "aא", "אa", "א0٠", "0a.א", "א.0a", "xn--4db.0a", "é.אa", "1.א",
      ],
      "hostname.label-too-long": [
        String(repeating: "ü", count: 63), String(repeating: "ü", count: 250) + ".de",
      ],
      "hostname.too-long": [String(repeating: "é.", count: 60) + "de"],
      "hostname.character": ["a_b", "ü_", "ü b", "ü\n", "ü\0", "ü/", "ü@b", "ü:80", "ü "],
      "hostname.label-punycode": ["xn--x"],
    ])
}
