import TestSupport
import Testing
import Validation

/// Checks the profile `rfc5322`: `addr-spec` of message headers.
@Suite struct EmailRFC5322Tests {
  @Test(
    arguments: [
      ("ann", ValidationFailure("email.no-at-sign")),
      ("@b", ValidationFailure("email.local-part-missing")),
      ("a@", ValidationFailure("email.domain-missing")),
      ("a(b@c", ValidationFailure("email.comment-unclosed", ["position": 2])),
      ("a((b)@c", ValidationFailure("email.comment-unclosed", ["position": 2])),
      ("(b\0)a@c", ValidationFailure("email.local-part-character", ["position": 3, "character": "\0"])),
      ("a@b(é)", ValidationFailure("email.domain-character", ["position": 5, "character": "é"])),
      ("a b@c", ValidationFailure("email.local-part-character", ["position": 3, "character": "b"])),
      ("a@b c", ValidationFailure("email.domain-character", ["position": 5, "character": "c"])),
      ("\"a@b", ValidationFailure("email.local-part-character", ["position": 1, "character": "\""])),
      ("a@[b", ValidationFailure("email.address-literal", ["variant": "unclosed"])),
    ] as [(String, ValidationFailure)])
  func `a failure has the position of the first error`(value: String, failure: ValidationFailure) {
    #expect(EmailStrategy(.rfc5322).failure(of: value) == failure)
  }

  @Test func `comments can be nested 100,000 deep without exhausting the stack`() {
    let depth = 100_000
    let comment = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    #expect(EmailStrategy(.rfc5322).verdict(on: comment + "a@b") == .valid)
    #expect(EmailStrategy(.rfc5322).failure(of: "(" + comment + "a@b")?.code == "email.comment-unclosed")
    #expect(EmailStrategy(.rfc5322).failure(of: comment + ")a@b")?.code == "email.local-part-character")
  }

  /// Compares the profile with the grammar of RFC 5322, sections 3 and 4, with comments as deep as in the values.
  @Test func `the profile rfc5322 accepts exactly what the ABNF of RFC 5322 derives`() {
    let grammar = Self.addrSpec
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<TestRun.rounds(8000) {
      let value = generator.nearAddrSpec()
      guard value.count < 127 else { continue }
      let isValid = EmailStrategy(.rfc5322).verdict(on: value) == .valid
      accepted += isValid ? 1 : 0
      guard isValid != grammar.matches(value) else { continue }
      Issue.record("seed \(seed): \(value.shown) is \(isValid ? "accepted" : "rejected")")
      return
    }
    #expect((TestRun.rounds(1000)...TestRun.rounds(7000)).contains(accepted), "\(accepted)")
  }

  @Test func `every address of the profile rfc5321 is valid in rfc5322`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(20_000) {
      let value = generator.nearAddress()
      guard EmailStrategy(.rfc5321).verdict(on: value) == .valid,
        EmailStrategy(.rfc5322).verdict(on: value) != .valid
      else { continue }
      Issue.record("seed \(seed): \(value.shown)")
      return
    }
  }

  private static let addrSpec: Grammar = {
    let space = Grammar.anyOf([" ", "\t"])
    let newline = Grammar.values(13...13)
    let lineFeed = Grammar.values(10...10)
    // FWS including obs-FWS in the version of erratum 1908, which repeats FWS.
    let fold = Grammar.some(.sequence(.optional(.sequence(newline, lineFeed)), space))
    let controls: [ClosedRange<UInt8>] = [1...8, 11...12, 14...31, 127...127]
    func text(_ ranges: ClosedRange<UInt8>...) -> Grammar {
      .byte(Grammar.ByteClass(Set((ranges + controls).joined())))
    }
    let pair = Grammar.sequence(.values(92...92), .values(0...127))
    var comment = Grammar.sequence("(", ")")
    for _ in 0..<5 {
      let content = Grammar.either(text(33...39, 42...91, 93...126), pair, comment)
      comment = .sequence("(", .any(.sequence(.optional(fold), content)), .optional(fold), ")")
    }
    let gap = Grammar.optional(
      .either(.sequence(.some(.sequence(.optional(fold), comment)), .optional(fold)), fold))
    let atext = Grammar.either(
      .values(0x30...0x39, 0x41...0x5A, 0x61...0x7A),
      .anyOf(["!", "#", "$", "%", "&", "'", "*", "+", "-", "/", "=", "?", "^", "_", "`", "{", "|", "}", "~"]))
    let atom = Grammar.sequence(gap, .some(atext), gap)
    let quoted = Grammar.sequence(
      gap, "\"", .any(.sequence(.optional(fold), .either(text(33...33, 35...91, 93...126), pair))),
      .optional(fold), "\"", gap)
    let word = Grammar.either(atom, quoted)
    let literal = Grammar.sequence(
      gap, "[", .any(.sequence(.optional(fold), .either(text(33...90, 94...126), pair))), .optional(fold),
      "]",
      gap)
    return .sequence(
      word, .any(.sequence(".", word)), "@", .either(.sequence(atom, .any(.sequence(".", atom))), literal))
  }()
}

extension SeededGenerator {
  /// Returns bytes that resemble an addr-spec: words and labels with comments and white space, and a few changes.
  fileprivate mutating func nearAddrSpec() -> [UInt8] {
    let local = (0..<1 + below(2)).map { _ in gap() + pick(Self.words) + gap() }.joined(separator: ".")
    let labels = (0..<1 + below(2)).map { _ in gap() + pick(["a", "b-c", "x_y", "1"]) + gap() }
    let domain = below(4) == 0 ? gap() + pick(Self.literals) + gap() : labels.joined(separator: ".")
    var bytes = Array((local + "@" + domain).utf8)
    for _ in 0..<below(2) where !bytes.isEmpty {
      bytes[below(bytes.count)] = pick(Array("a.@()\\\"[] \t\r\n\0\u{7F}\u{1}é".utf8))
    }
    if below(4) == 0, !bytes.isEmpty { bytes.remove(at: below(bytes.count)) }
    return bytes
  }

  private mutating func gap() -> String {
    below(3) > 0 ? "" : string(of: Self.gaps, count: 1...2).joined()
  }

  private static let gaps = [
    " ", "\t", "\r\n ", " \r\n\t", "(c)", "()", "(a(b)c)", "(\\))", "( a )", "((()))", "(\"@)", "(\r\n )",
    " \r\n \r\n ",
  ]
  private static let words = [
    "a", "b+c", "\"\"", "\"a b\"", "\"a\\\"b\"", "\"@\"", "\"(\"", "\" \r\n a\"", "!#",
  ]
  private static let literals = [
    "[]", "[1.2.3.4]", "[a b]", "[\\]]", "[ IPv6:: ]", "[\r\n a]", "[a[b]", "[é]",
  ]
}

extension RuleTable {
  static let emailRFC5322 = RuleTable(
    "email:rfc5322", as: .email(.rfc5322),
    accepts: [
      "a@b", "ann@example.com", "a.b@c", "a@b_c", "a@-b-", "a@1.2.3.4", #""a b"@c"#, #""a"."b"@c"#,
      #"a."b".c@d"#,
      #""\""@b"#, "\"a\\\0b\"@c", "\"\u{1}\"@b", "\"\"@b", "a @b", "a@ b", " a@b", "a@b ", "\ta\t@b",
      "a . b@c . d", "(c)a@b", "a(c)@b",
      "a@(c)b", "a@b(c)", "a(((c)))@b", "a(\\))@b", "a(@)@b", "a\r\n @b", "\r\n a@b", "a@b\r\n ",
      "a \r\n \r\n @b",
      "a@[]", "a@[b c]", "a@[2001:db8::1]", "a@[\\]]", "a@ [x] ", "a@" + String(repeating: "b", count: 300),
      String(repeating: "a", count: 300) + "@b",
    ],
    rejects: [
      "email.no-at-sign": ["", "a", "a.b", "(c)", #""a""#],
      "email.local-part-missing": ["@", "@b", "@@"],
      "email.local-part-character": [
        ".a@b", "a.@b", "a..b@c", "a b@c", "(c)@b", " @b", #""a@b"#, #""a"b@c"#, #"a"b"@c"#, "a\n@b",
        "a\r\n@b", "a\r @b",
        "\"a\nb\"@c", "\"a\0b\"@c", "é@b", #""é"@b"#, "(\0)a@b", "a)@b", "a\\b@c", "\0@b", "a(@b)",
      ],
      "email.comment-unclosed": ["(", "(a@b", "a(@b", "a@(b", "a@b(", "a(()@b"],
      "email.domain-missing": ["a@", #""a"@"#],
      "email.domain-character": [
        "a@b@c", "a@.b", "a@b.", "a@b..c", "a@b c", "a@b\n", "a@b\r\n", "a@é", "a@b,c@d", "a@(c)", "a@ ",
        "a@[b]c", "a@b[c]",
        "a@[b[c]", "a@[\n]", "a@\"b\"", "a@b)", "a@<b>",
      ],
      "email.address-literal": ["a@[", "a@[b", "a@[b\\]"],
    ])
}
