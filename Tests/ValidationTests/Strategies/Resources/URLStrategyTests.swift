import TestSupport
import Testing
import Validation

extension RuleTable {
  private static let label63 = String(repeating: "a", count: 63)
  private static let name253 = [label63, label63, label63, String(repeating: "a", count: 61)].joined(
    separator: ".")

  static let url = RuleTable(
    "url", as: .url,
    accepts: [
      "http://a", "https://a", "HTTP://A", "hTTps://a", "http://a/", "http://a?", "http://a#", "http://a:/",
      "http://a:0",
      "http://a:65535", "http://a:00080/", "http://localhost", "http://a-b.c-d", "http://a--b", "http://1a",
      "http://a.1a",
      "http://" + label63 + ".de", "http://" + name253, "http://192.0.2.1", "http://0.0.0.0/", "http://[::]",
      "http://[2001:DB8::1]:80/a", "http://[::ffff:192.0.2.1]", "http://a/b//c/../.",
      "http://a/!$&'()*+,-./:;=?@_~",
      "http://a/?b=c&d#e?f/g", "http://a/%00%fF", "http://a/é?日#😀", "http://a/\u{A0}\u{E000}\u{10FFFD}",
      "http://bücher.example", "http://BÜCHER.example", "http://xn--bcher-kva.example", "http://faß.example",
      "http://日本。jp", "http://☕.example", "http://نامه.ایران",
    ],
    rejects: [
      "url.scheme-missing": [
        "", "a", "a.de", "//a", "/a", "?a", "http", "://a", "1http://a", " http://a", "é://a",
      ],
      "url.scheme": [
        "ftp://a", "mailto:a@b.de", "javascript:alert(1)", "file:///a", "httpss://a", "ht://a", "data:,a",
      ],
      "url.slashes-missing": ["http:", "http:a", "http:/a", "https:/", "http:?", #"http:\\a"#, "http:#//a"],
      "url.host-missing": [
        "http://", "http:///", "http:///a", "http://?a", "http://#", "http://:80", "http://:",
      ],
      "url.credentials": [
        "http://u@a", "http://u:p@a", "http://@a", "http://:@a", "http://a@b@c", "http://@",
      ],
      "url.host-character": [
        "http://a_b", "http://a b", "http://a%41", "http://a\\b", "http://a!b", "http://a\"", "http://a,b",
        "http://a*",
        "http://a\tb", "http://a\n", "http://a ", "http://a;b", "http://a\0b", "http://a[b]",
      ],
      "url.host-label": [
        "http://.", "http://.a", "http://a.", "http://a..b", "http://-a", "http://a-", "http://a.-b",
        "http://ab--c",
        "http://" + label63 + "a", "http://" + name253 + "a",
      ],
      "url.international-host": [
        "http://xn--a", "http://xn--", "http://xn--a.b", "http://xn--bcher-kva.", "http://é.", "http://é..a",
        "http://é-",
        "http://\u{AD}", "http://a\u{200D}b", "http://\u{301}a", "http://xn--8i7caa", "http://ab--é",
        "http://é\u{E000}",
        "http://א1a", "http://" + String(repeating: "é", count: 58), "http://é％",
      ],
      "url.address": [
        "http://1", "http://1.2.3", "http://1.2.3.4.5", "http://256.1.1.1", "http://01.2.3.4", "http://a.1",
        "http://0x",
        "http://a.0x1f", "http://1.2.3.0x4", "http://[", "http://[]", "http://[::1", "http://[1]",
        "http://[::1]a",
        "http://[::01]", "http://[0000::]", "http://[1:02::]", "http://[::1%25a]", "http://é.１",
        "http://[v1.a]",
      ],
      "url.port": [
        "http://a:b", "http://a:65536", "http://a:99999999999999999999", "http://a:-1", "http://a:8 0",
        "http://a:80a", "http://[::1]:x",
      ],
      "url.character": [
        "http://a/b c", "http://a/\"", "http://a/<", "http://a/\\", "http://a/^", "http://a/`",
        "http://a/{b}", "http://a/|",
        "http://a/[b]", "http://a?[b]", "http://a#b#c", "http://a/\n", "http://a/ ", "http://a/\u{80}",
        "http://a/\u{9F}",
        "http://a/\u{FFFE}", "http://a/\u{1FFFF}", "http://a/\0", "http://a/\u{7F}",
      ],
      "url.percent": [
        "http://a/%", "http://a/%1", "http://a/%zz", "http://a?%", "http://a#%1g", "http://a/%%41",
      ],
    ])

  static let urlOfAnyScheme = RuleTable(
    "url:any", as: .url(.anyScheme),
    accepts: [
      "a:", "a:b", "a:/b", "a:b c".replacing(" ", with: "%20"), "a://", "a:///b", "a://h", "a://h:1/b",
      "a://h:", "a://H_h/",
      "a://[::1]:1", "a://é/", "a://%41/", "mailto:a@b.de", "urn:isbn:1", "file://", "file:///", "file:///a",
      "file://a/b",
      "file://localhost/", "ws://a", "wss://a", "ftp://a/", "tel:+1", "a:?b", "a:#b", "about:blank", "a:b//c",
      "http://a",
    ],
    rejects: [
      "url.scheme-missing": ["", "a", "//a", ":", "1:a"],
      "url.slashes-missing": ["file:", "file:/a", "file:a", "ws:a", "ftp:/a", "wss:", "http:a"],
      "url.host-missing": ["ws://", "ftp:///a", "a://:1", "a://:"],
      "url.credentials": ["a://u@h", "ftp://u:p@h/", "ssh://git@a/b"],
      "url.host-character": [
        "a://h h", "a://h|", "a://h^", "a://h<", "file://a_b/", "file://a:1/", "file://C:/a", "a://h\\",
      ],
      "url.address": ["a://[", "a://[1]", "a://[::1]a", "file://1/", "a://[::1"],
      "url.port": ["a://h:x", "a://h:65536", "a://h:1:2"],
      "url.character": [
        "a:b c", "a:[", "a: ", "a://h/ ", "file:///C|/a", "a:\u{80}", "a:b#c#d", "a://h\u{80}", "a://h\"/",
      ],
      "url.percent": ["a:%", "a://%/", "a://h/%g1"],
    ])

  static let origin = RuleTable(
    "url:origin", as: .url(.origin),
    accepts: [
      "http://localhost", "http://localhost:3000", "http://127.0.0.1:8080", "https://example.com",
      "https://example.com:443", "HTTPS://Example.COM", "https://[2001:db8::1]", "https://[2001:db8::1]:8443",
      "https://xn--nxasmq6b.example.com", "https://example.com:65535",
    ],
    rejects: [
      "url.after-host": [
        "https://example.com/", "https://example.com/a", "https://example.com?q", "https://example.com#f",
        "http://localhost:3000/", "https://[2001:db8::1]/",
      ],
      "url.scheme": ["ws://example.com", "file://example.com", "ftp://example.com"],
      "url.scheme-missing": ["", "null", "example.com", "//example.com", "*"],
      "url.slashes-missing": ["https:example.com", "https:/example.com"],
      "url.host-missing": ["http://", "https://:8080", "https:///path"],
      "url.port": ["https://example.com:65536", "https://example.com:-1", "https://example.com:abc"],
      "url.host-label": ["http://-sub.example.com", "http://sub-.example.com"],
      "url.host-character": ["https://*", "https://*.example.com"],
      "url.credentials": ["https://ann@example.com"],
    ])

  static let parsedURL = RuleTable(
    "url:whatwg", as: .url(.whatwg),
    accepts: [
      "a:", "http:a", "http:/a", "http://a", "http:////a", #"http:\\a"#, #"http:\/\a"#, " http://a ",
      "\0http://a\u{1F}",
      "ht\ntp:\t//a", "http://a b".replacing(" ", with: "\n"), "http://u@a", "http://u:p@a", "http://@a",
      "http://a@b@c",
      "http://a:", "http://a:65535", "http://a:0000000080", "http://a/ [", "http://a/%", "http://a?#\0",
      "http://a_b",
      "http://a.", "http://.", "http://a..b", "http://%61", "http://%e2%98%83", "http://é", "http://xn--a",
      "http://-a-",
      "http://0", "http://1", "http://0x7f.1", "http://0xffffffff", "http://4294967295", "http://1.2.3.4.",
      "http://017",
      "http://1.16777215", "http://１.2", "http://[::01]", "http://[1:2:3:4:5:6:1.2.3.4]", "file:", "file:a",
      "file:///",
      "file://C|/", "file://c:", #"file:\\a"#, "file://localhost", "a://",
      "a://:80".replacing(":80", with: "h:80"),
      "a://h%zz/", "a://h\u{1}/", "a:// ", "a:b c", "a://é", "http://a\u{AD}b",
      "http://" + String(repeating: "a", count: 999),
      "http://a!\"$&'()*+,-.;=_`{}~/", "http://é" + String(repeating: "a", count: 99),
    ],
    rejects: [
      "url.scheme-missing": ["", " ", "a", "//a", "/a", "?a", "#a", "1:a", ":a", "é:a", "a b:c", "\t"],
      "url.host-missing": [
        "http:", "http://", "http:///", "http://?a", "http://#a", "http://:80", "http://u@", "http://u@/a",
        "http://u@:80",
        "http://@", "a://u@", "a://:80", "a://u@:80/", #"http:\\"#,
      ],
      "url.host-character": [
        "http://a b", "http://a<b", "http://a>b", "http://a^b", "http://a|b", "http://a\u{1}b",
        "http://a\u{7F}b", "http://a%",
        "http://%00", "http://%2f", "http://%40", "http://a]", "http://%20", "http://a%zz",
        "a://h h",
        "a://h^", "a://h|h", "a://h\0h", "a://h]", "file://a|b", "file://%43%7C",
      ],
      "url.international-host": [
        "http://\u{AD}", "http://%C2%AD", "http://%ff", "http://%C3", "http://é\u{FFFD}", "http://é.xn--",
        "http://é.xn--a", "http://é％",
        "http://\u{301}", "http://a\u{200D}b", "http://א1a", "http://xn--é", "http://é\u{E000}",
      ],
      "url.address": [
        "http://1.2.3.4.5", "http://256.1.1.1", "http://1.2.3.256", "http://4294967296", "http://0x100000000",
        "http://09",
        "http://1.2.08", "http://a.1", "http://a.0x", "http://1..2", "http://%31.256.1.1", "http://é.1",
        "http://é.１",
        "http://[", "http://[]", "http://[::1", "http://[::g]", "http://[1::2::3]", "http://[::1]a",
        "http://[::1.2.3]",
        "a://[::1", "file://1.2.3.4.5",
      ],
      "url.port": [
        "http://a:b", "http://a:65536", "http://a:1:2", "a://h:x", "http://u@a:b@c:d", "http://[::1]:x",
        "http://a:1é",
      ],
    ])
}

@Suite struct URLStrategyTests {
  @Test func `the WHATWG parser accepts the valid URL strings of the tables`() {
    for value in RuleTable.url.accepted + RuleTable.urlOfAnyScheme.accepted {
      #expect(URLStrategy(.whatwg).verdict(on: value) == .valid, "\(value)")
      #expect(URLStrategy(.anyScheme).verdict(on: value) == .valid, "\(value)")
    }
  }

  @Test func `the WHATWG parser accepts every valid URL string among random texts`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    let words = [
      ":", "/", "//", "?", "#", "@", "[", "]", "::1", "%41", "%", "a", "1", ".", "0x1", "é", "xn--", "-", " ",
      "\\", "\t", "１",
    ]
    for _ in 0..<TestRun.rounds(20_000) {
      let start = generator.pick(["http://", "a://", "file://", "a:", "http:", ""])
      let value = [UInt8](start + generator.string(of: words, count: 0...6).joined())
      guard URLStrategy(.anyScheme).verdict(on: value) == .valid else { continue }
      accepted += 1
      guard URLStrategy(.whatwg).verdict(on: value) != .valid else { continue }
      Issue.record("seed \(seed): \(value.shown)")
      return
    }
    #expect(accepted > 500, "\(accepted)")
  }

  @Test func `schemes are compared without case, and invalid lists of schemes throw an error`() throws {
    #expect(URLStrategy(.schemes(["FTP"])).verdict(on: "ftp://a/") == .valid)
    #expect(URLStrategy(.schemes([])).verdict(on: "ftp://a/") == .invalid)
    for argument in [
      "", "http,", ",http", "http, https", "http:", "1http", "http;ftp", "é", "any,http", "http,whatwg",
    ] {
      #expect(throws: RuleError.self) { try Catalog.rule("url:" + argument) }
    }
    let failure = try #require(URLStrategy().failure(of: "ftp://a/"))
    #expect(failure.parameters["allowed"] == .list(["http", "https"]))
  }

  @Test func `positions count all characters of the value, including tabs and spaces`() {
    #expect(
      URLStrategy(.whatwg).failure(of: " h\tttp://a\n b/")
        == ValidationFailure("url.host-character", ["position": 12, "character": " "]))
    for (value, position, character) in [
      ("http://a%20b/", 9, "%"), ("http://%C3%A9b c", 15, " "), ("http://%61é\t%5E", 13, "%"),
      ("http://%41%2f/", 11, "%"), ("http://a%", 9, "%"),
    ] {
      #expect(
        URLStrategy(.whatwg).failure(of: value)
          == ValidationFailure(
            "url.host-character", ["position": .integer(position), "character": .text(character)]))
    }
    #expect(
      URLStrategy().failure(of: "http://a/é b")
        == ValidationFailure("url.character", ["position": 11, "character": " "]))
  }

  @Test func `invalid UTF-8 and noncharacters are rejected`() {
    #expect(URLStrategy().failure(of: [UInt8]("http://a/") + [0xEF, 0xB7, 0x90])?.code == "url.character")
    #expect(URLStrategy().failure(of: [UInt8]("http://a/") + [0xEF, 0xB7, 0xAF])?.code == "url.character")
    for profile in [URLProfile.web, .anyScheme, .whatwg] {
      #expect(URLStrategy(profile).failure(of: [UInt8]("http://a/") + [0xFF])?.code == "text.invalid-utf8")
    }
  }
}
