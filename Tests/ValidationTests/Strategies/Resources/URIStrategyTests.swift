import TestSupport
import Testing
import Validation

extension RuleTable {
  static let uri = RuleTable(
    "uri", as: .uri,
    accepts: [
      "a:", "a+b-c.1:", "http:", "http://", "http:///", "http://a", "http://a:", "http://a:80",
      "http://a:999999",
      "http://@", "http://u@h", "http://u:p:q@h:1/", "http://[::1]", "http://[::1]:80/a", "http://[v1.a:b]/",
      "http://[V1.a]", "http://[1:2:3:4:5:6:192.0.2.1]", "http://1.2.3.4.5.6/", "http://%41%2f/%2F?%20#%00",
      "a:/b",
      "a:b:c@d", "a:b//c", "a:?", "a:#", "a:?/?:@", "a:#/?:@", "urn:a:b", "mailto:a@b", "tel:+1-2",
      "a:!$&'()*+,;=-._~",
      "http://a//b//", "file:///a", "HTTP://A", "http://_a_/",
    ],
    rejects: [
      "uri.scheme-missing": [
        "", "a", "/a", "//a", "?a", "#a", ":", ":a", "1a:b", "+a:b", " a:b", "a_b:c", "http", "é:a", "-a:",
        "a%41:",
      ],
      "uri.character": [
        "a: ", "a:b c", "a:\"", "a:<b>", "a:\\", "a:^", "a:`", "a:{b}", "a:|", "a:[b]", "a:é", "a:\n", "a:\0",
        "a:\u{7F}",
        "a:#b#c", "http://a b", "http://a[b]", "http://a@b@c", "http://a:b@c@d", "http://a?[b]",
        "http://[::1]a", "http://h#\\",
      ],
      "uri.percent": [
        "a:%", "a:%1", "a:%zz", "a:%1z", "http://%/", "http://a?%", "http://a#%f", "http://%u@h",
      ],
      "uri.address": [
        "http://[", "http://[]", "http://[::1", "http://[:1]", "http://[1]", "http://[1::2::3]",
        "http://[::1%25a]",
        "http://[v1.]", "http://[v.a]", "http://[vg.a]", "http://[192.0.2.1]", "http://[::01.2.3.4]",
        "http://[::g]",
        "http://u@[::12345]",
      ],
      "uri.port": [
        "http://a:b", "http://a:80a", "http://a:-1", "http://a:80:90", "http://[::1]:a", "http://a:８",

      ],
    ])

  static let uriReference = RuleTable(
    "uri-reference", as: .uri(.uriReference),
    accepts: [
      "", "a", "/", "/a", "//a", "//", "?", "#", "?a", "#a", ".", "..", "../a", "./a:b", "a/b:c", "/a:b",
      "?a:b", "#a:b",
      "a:b", "http://a/b?c#d", "//u@h:1/a", "a@b", "%41", "1", "a/1:b", "//[::1]",
    ],
    rejects: [
      "uri.first-segment": [":", ":a", "1:a", "1a:b/c", "%41:a", "a_b:c", "@:", "a@b:c"],
      "uri.character": [" ", "a b", "\\a", "a\n", "é", "[a]", "a#b#c", "//a b", "//[::1]a", "{a}"],
      "uri.percent": ["%", "a%", "%zz", "?%1", "#%g1", "//%"],
      "uri.address": ["//[", "//[]", "//[1::2::3]", "//[::1%eth0]"],
      "uri.port": ["//a:b", "//a:1b", "//[::1]:x"],
    ])

  static let iri = RuleTable(
    "iri", as: .uri(.iri),
    accepts: [
      "a:", "a:é", "http://é/", "http://é@é:1/é?é#é", "http://日本/", "a:\u{A0}", "a:\u{D7FF}", "a:\u{F900}",
      "a:\u{FDCF}",
      "a:\u{FDF0}", "a:\u{FFEF}", "a:\u{10000}", "a:\u{1FFFD}", "a:\u{E1000}", "a:\u{EFFFD}", "a:?\u{E000}",
      "a:?\u{10FFFD}",
      "a:?\u{F0000}é", "http://[::1]/é", "a:%C3%A9é",
    ],
    rejects: [
      "uri.scheme-missing": ["", "é", "é:a", "/é", "aé:b"],
      "uri.character": [
        "a:\u{80}", "a:\u{9F}", "a:\u{E000}", "a:#\u{E000}", "a:\u{FFF0}",
        "a:\u{FFFD}",
        "a:\u{1FFFE}", "a:\u{E0000}", "a:\u{E0FFF}", "a:\u{EFFFE}", "a:\u{F0000}", "a:\u{10FFFD}", "a:é b",
        "http://é\u{E000}/", "a:é\u{FFFF}",
      ],
      "uri.percent": ["a:é%", "a:%é"],
      "uri.address": ["http://[é]", "http://[::é]/", "http://[v1.é]"],
      "uri.port": ["http://é:é", "http://a:1é"],
    ])

  static let iriReference = RuleTable(
    "iri-reference", as: .uri(.iriReference),
    accepts: ["", "é", "/é", "//é", "?é", "#é", "?\u{E000}", "é/a:b", "./é:b", "a:é", "//é:1/é", "日本"],
    rejects: [
      "uri.first-segment": ["é:", "é:a", "日本:a", "1é:a"],
      "uri.character": ["é f", "\u{E000}", "#\u{E000}", "\u{80}", "é\\", "\u{FFFF}"],
      "uri.percent": ["é%", "%é"],
      "uri.address": ["//[é]"],
      "uri.port": ["//é:é"],
    ])
}

@Suite struct URIStrategyTests {
  @Test func `a URI is accepted exactly if the ABNF of RFC 3986 derives it`() {
    compare("uri", URIStrategy(.uri), with: URIGrammar.uri, starts: ["a:", "h://", "", "h://["])
  }

  @Test func `a URI reference is accepted exactly if the ABNF of RFC 3986 derives it`() {
    compare(
      "uri-reference", URIStrategy(.uriReference), with: URIGrammar.uriReference,
      starts: ["", "//", "/", "a"])
  }

  @Test func `every ASCII URI reference is an IRI reference`() {
    for table in [RuleTable.uri, .uriReference] {
      for value in table.accepted where value.utf8.allSatisfy({ $0 < 0x80 }) {
        #expect(URIStrategy(.iriReference).verdict(on: value) == .valid, "\(value)")
      }
    }
  }

  private func compare(_ name: String, _ strategy: URIStrategy, with grammar: Grammar, starts: [String]) {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    let words = [
      ":", "/", "//", "?", "#", "@", "[", "]", "%41", "%", "a", "1", "::", "1.2.3.4", ".", "v1.", "é", " ",
      "~",
    ]
    for _ in 0..<TestRun.rounds(6000) {
      let value = [UInt8](generator.pick(starts) + generator.string(of: words, count: 0...6).joined())
      let isValid = strategy.verdict(on: value) == .valid
      accepted += isValid ? 1 : 0
      guard isValid != grammar.matches(value) else { continue }
      Issue.record("seed \(seed): \(value.shown) is \(isValid ? "accepted" : "rejected")")
      return
    }
    #expect((TestRun.rounds(500)...TestRun.rounds(5500)).contains(accepted), "\(accepted)")
  }

  @Test func `a failure has the kind of identifier and the position`() {
    #expect(
      URIStrategy(.iri).failure(of: "a:é f")
        == ValidationFailure("uri.character", ["kind": "IRI", "position": 4, "character": " "]))
    #expect(URIStrategy(.iri).failure(of: [0x61, 0x3A, 0xFF])?.code == "uri.character")
    // U+FDD0 and U+FDEF, which a string literal cannot contain.
    #expect(URIStrategy(.iri).failure(of: [0x61, 0x3A, 0xEF, 0xB7, 0x90])?.code == "uri.character")
    #expect(URIStrategy(.iri).failure(of: [0x61, 0x3A, 0xEF, 0xB7, 0xAF])?.code == "uri.character")
  }
}
