import TestSupport
import Testing
import Validation

#if InternationalNames
/// Checks the profile `international`: `Mailbox` of RFC 6531.
@Suite struct EmailInternationalTests {
  @Test(
    arguments: [
      ("é@b.é_", ValidationFailure("email.domain-character", ["position": 6, "character": "_"])),
      ("é é@b", ValidationFailure("email.local-part-character", ["position": 2, "character": " "])),
      ("éé.@b", ValidationFailure("email.local-part-character", ["position": 3, "character": "."])),
      ("é@é..b", ValidationFailure("email.label-empty", ["position": 5])),
      ("é@é.-b", ValidationFailure("email.label-hyphen", ["position": 5])),
      ("\"é\\é\"@b", ValidationFailure("email.local-part-character", ["position": 4, "character": "é"])),
      (
        "é@a.Ü",
        ValidationFailure(
          "email.label-international", ["position": 5, "reason": .phrase(Phrase("label.disallowed"))],
          causes: [ValidationFailure("hostname.label-disallowed", ["position": 5, "variant": "capital"])])
      ),
      ("é@é.xn--é@", ValidationFailure("email.domain-character", ["position": 10, "character": "@"])),
    ] as [(String, ValidationFailure)])
  func `a failure has the position of the first error in characters`(
    value: String, failure: ValidationFailure
  ) {
    #expect(EmailStrategy(.international).failure(of: value) == failure)
  }

  @Test func `a local part may contain any non-ASCII scalar, but no invalid UTF-8`() {
    for scalar in ["\u{80}", "\u{7FF}", "\u{800}", "\u{FFFD}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"] {
      #expect(EmailStrategy(.international).verdict(on: "a\(scalar)@b") == .valid)
      #expect(EmailStrategy(.international).verdict(on: "\"\(scalar) b\"@b") == .valid)
    }
    for bytes in [[0x80], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]] {
      let failure = ValidationFailure(
        "email.local-part-character", ["position": 2, "character": "\u{FFFD}"])
      #expect(EmailStrategy(.international).failure(of: [0x61] + bytes + [0x40, 0x62]) == failure)
      #expect(EmailStrategy(.international).failure(of: [0x22] + bytes + [0x22, 0x40, 0x62]) == failure)
    }
  }

  @Test func `an ASCII address has the same failure as in rfc5321, unless an A-label is invalid`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(30_000) {
      let value = generator.nearAddress()
      guard value.allSatisfy({ $0 < 0x80 }) else { continue }
      let failure = EmailStrategy(.international).failure(of: value)
      guard failure?.code != "email.label-international" else { continue }
      guard failure != EmailStrategy(.rfc5321).failure(of: value) else { continue }
      Issue.record("seed \(seed): \(value.shown)")
      return
    }
  }

  @Test func `lengths count bytes, those of the domain in its ASCII encoding`() {
    let strategy = EmailStrategy(.international)
    #expect(strategy.verdict(on: String(repeating: "é", count: 32) + "@b") == .valid)
    #expect(
      strategy.failure(of: String(repeating: "é", count: 33) + "@b")
        == ValidationFailure("email.local-part-too-long", ["maximum": 64, "actual": 66]))
    #expect(
      strategy.failure(of: String(repeating: "é", count: 128))
        == ValidationFailure("email.too-long", ["maximum": 254, "actual": 256]))
    // "é." is "xn--9ca." in ASCII, which has eight characters: 31 of them, a label of four and "a@" are 254 bytes.
    let name = "a@" + String(repeating: "é.", count: 31)
    #expect(strategy.verdict(on: name + "abcd") == .valid)
    #expect(
      strategy.failure(of: name + "abcde")
        == ValidationFailure("email.too-long", ["maximum": 254, "actual": 255]))
  }
}
#endif

extension RuleTable {
  private static let internationalAddresses = [
    "a@b", "ann@example.com", "é@b", "日本@b", "😀@b", "\u{80}@b", "a.é@b", "e\u{301}@b", "a@é", "a@日本.jp",
    "δοκιμή@παράδειγμα.δοκιμή", "a@xn--mnchen-3ya.de", "a@XN--MNCHEN-3YA.de", #""é b"@c"#,
    #""a b"@é"#,
    #""\""@é"#, "a@[192.0.2.1]", "é@[IPv6:2001:db8::1]", "א@א.ב", "a@l·l",
  ]

  static let internationalEmail = RuleTable(
    "idn-email", accepts: internationalAddresses,
    rejects: [
      "email.no-at-sign": ["", "a", "é", "a＠b"],
      "email.local-part-missing": ["@", "@é"],
      "email.local-part-character": [
        ".é@b", "é.@b", "é..é@b", "é é@b", "é(c)@b", "é\n@b", "\"é\n\"@b", #""\é"@b"#, #""é"é@b"#, " é@b",
      ],
      "email.local-part-too-long": [
        String(repeating: "a", count: 65) + "@b", String(repeating: "é", count: 33) + "@b",
      ],
      "email.too-long": [
        String(repeating: "a", count: 64) + "@" + String(repeating: "b.", count: 95) + "c",
        "a@" + String(repeating: "é.", count: 60) + "de",
      ],
      "email.domain-missing": ["a@", "é@"],
      "email.domain-character": ["a@b@c", "a@é_b", "a@é b", "é@b\n", "é@é\n", "a@é\0", "a@é,b"],
      "email.label-empty": ["a@é.", "a@.é", "a@é..é", "é@b."],
      "email.label-hyphen": ["a@-é", "a@é-", "é@-b"],
      "email.label-too-long": [
        "é@" + String(repeating: "b", count: 64), "a@é." + String(repeating: "b", count: 64),
      ],
      "email.label-international": [
        "a@·", "a@·.com", "a@Ü", "a@Éa", "a@u\u{308}", "a@\u{301}b", "a@xn--x", "a@xn--a", "a@日本。jp", "a@é．b",
        "a@ｂ", "me@yy--0.tld", "a@ab--cd", "a@é.ab--cd", "a@b.zz--z",
        "a@0a.א", "a@א0٠", "a@a\u{200D}b", "a@☃", "a@é\u{FFFD}", "a@" + String(repeating: "ü", count: 63),
      ],
      "email.address-literal": [
        "a@[", "a@[]", "a@[é]x", "é@[é]", "é@[2001:db8::1]", "a@[IPv6:1:2:3:4:5:6:7::]", "a@[192.0.2.256]",
      ],
    ])

  static let emailInternational = RuleTable(
    "email:international", accepts: internationalAddresses,
    rejects: ["email.label-international": ["a@·.com", "a@München.de"], "email.domain-character": ["a@é_b"]])
}
