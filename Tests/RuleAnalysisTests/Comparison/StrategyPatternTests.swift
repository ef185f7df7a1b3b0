import TestSupport
import Testing
import Validation

@testable import RuleAnalysis

/// Tests of the patterns of rules of the catalog, against the rules.
struct StrategyPatternTests {
  /// Rules that have a pattern, with their arguments.
  private static let rules = [
    "empty", "ascii", "no-control", "no-control:lines", "no-bidi", "single-line", "alpha", "alphanumeric",
    "numeric",
    "digits:2..4", "digits:3..", "slug", "identifier", "trimmed", "words:..2", "words:2..3", "words:2..",
    "words:0..0", "port",
    "number", "year", "year-month", "date", "duration", "ipv4", "ipv6", "ip", "mac",
    "mac:48",
    "mac:64", "uuid", "uuid:4", "ulid", "semver", "json-pointer", "relative-json-pointer", "hex", "base32",
    "base64",
    "base64url", "base58", "md5", "sha256", "digest:crc32", "hex-color", "hex-color:html",
    "uri", "uri-reference", "iri", "iri-reference", "e164", "time:html", "local-date-time",
  ]

  private static func strategy(_ spelling: String) throws -> any InputFieldValidationStrategy {
    let rule = try Catalog.rule(spelling)
    guard case .content(let strategy) = rule.kind else {
      throw RuleError.unknownRule(spelling, suggestion: nil)
    }
    return strategy
  }

  @Test(arguments: rules)
  func `a pattern matches what its rule accepts, and nothing else`(spelling: String) throws {
    let entry = try #require(Catalog.entry(named: String(spelling.prefix { $0 != ":" })))
    let examples = entry.examples.flatMap { $0.valid + $0.invalid.map(\.value) }
    try compare(try Self.strategy(spelling), spelling, examples + Self.usual)
  }

  @Test func `a number of Table Schema may be infinite or none`() throws {
    try compare(NumberStrategy(.tableSchema), "number", ["nan", "Inf", "-inf", "+INF", "NaN1"] + Self.usual)
  }

  @Test(arguments: [
    "time", "date-time", "week", "hostname", "domain", "email", "email:html", "email:rfc5321",
    "email:rfc5322",
    "idn-email", "url", "url:any", "url:origin", "iban", "decimal:5,2", "decimal:2,2",
  ])
  func `the texts of a rule lie between its bounds`(spelling: String) throws {
    let entry = try #require(Catalog.entry(named: String(spelling.prefix { $0 != ":" })))
    let strategy = try Self.strategy(spelling)
    guard let bounds = StrategyBounds(of: strategy) else {
      #expect(spelling == "decimal:2,2")
      return
    }
    let (lower, upper) = (try bounds.lower.map { try RegexStrategy($0) }, try RegexStrategy(bounds.upper))
    let examples = entry.examples.flatMap { $0.valid + $0.invalid.map(\.value) }
    forChanges(of: examples + Self.usual) { text in
      if strategy.verdict(on: text) == .valid {
        #expect(upper.verdict(on: text) == .valid, "\(spelling): \(text.debugDescription)")
      } else if let lower {
        #expect(lower.verdict(on: text) != .valid, "\(spelling): \(text.debugDescription)")
      }
    }
  }

  /// Compares a strategy with its pattern as PCRE2 matches it, for examples and what becomes of them by a few changes.
  private func compare(_ strategy: any InputFieldValidationStrategy, _ spelling: String, _ examples: [String])
    throws
  {
    let pattern = try #require(StrategyPattern.of(strategy))
    let oracle = try RegexStrategy(pattern)
    forChanges(of: examples) { text in
      #expect(
        strategy.verdict(on: text) == oracle.verdict(on: text), "\(spelling): \(text.debugDescription)")
    }
    #expect(PatternLanguage(pattern).isExact, "\(spelling)")
  }

  /// Calls a function with examples and with what becomes of them by a few random changes.
  private func forChanges(of examples: [String], _ body: (String) -> Void) {
    var generator = SeededGenerator(seed: TestRun.seed)
    for example in examples {
      var text = example
      for step in 0..<60 {
        body(text)
        // A few changes in a row, and then from the beginning.
        text = Self.changed(step % 4 == 3 ? example : text, in: examples, using: &generator)
      }
    }
  }

  /// Texts that are the borders of several rules.
  private static let usual = [
    "", " ", "0", "00", "65535", "65536", "-1", "+1.5e-3", ".5", "5.", "1e", "NaN", "-INF", "a", "Z_9", "a-b",
    "a--b", "x y", " x", "\u{A0}x", "x\u{2003}y", "\u{2028}", "\u{202E}", "\t", "\n", "\u{85}", "é",
    "1900-02-29", "2000-02-29", "2024-04-31", "P1Y2M3DT4H5M6S", "P1WT1H", "PT1H6S", "::", "1::", "::1",
    "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8:9", "::ffff:1.2.3.4", "1::8%1", "AA==", "AB==",
    "AAA=", "AAA", "AA", "MY======", "MZXW6YQ=", "MZXW6===", "1.0.0-01", "1.0.0-a.01b+001", "#fff",
    "#12345678", "http://u:p@[::1]:80/a//b?c/?#d?e", "a:", "//h", "///", "a//b", "./a:b", "a:b:c", "%2f", "%",
    "http://[v1.a:]",
    "http://h:8x", "é:b", "x:é?\u{E000}", "x:\u{E000}", "+4930123456", "+2101234567", "23:59:60Z",
    "00:29:60+00:30", "23:59:60+24:00",
    "2016-12-31T23:59:60Z", "12:00", "24:00", "00000-01-01 00:00", "2000-02-29T10:00", "1900-02-29T10:00",
    "12000-02-29 10:00:00.123",
    "2020-W53", "2021-W53", "00000-W01", "a.b", "1.a-", "xn--a", "0-1", "a.1", "a@b", "a@b.co", "\"a b\"@c",
    "a@[1.2.3.4]", "(c)a@b",
  ]

  private static func changed(
    _ text: String, in examples: [String], using generator: inout SeededGenerator
  ) -> String {
    var scalars = Array(text.unicodeScalars)
    let known = Array((examples.randomElement(using: &generator) ?? "0").unicodeScalars)
    let scalar =
      known.randomElement(using: &generator)
      ?? Array("0123456789abfAFGgz-/~#.:= +\u{E9}".unicodeScalars).randomElement(using: &generator) ?? "0"
    let index = Int.random(in: 0...scalars.count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: scalars.insert(scalar, at: index)
    case 1 where index < scalars.count: scalars.remove(at: index)
    case 2: scalars.insert(contentsOf: known.prefix(4), at: index)
    case _ where index < scalars.count: scalars[index] = scalar
    default: break
    }
    return String(String.UnicodeScalarView(scalars))
  }

  @Test func `the codes of countries and currencies are lists`() throws {
    for (spelling, count) in [("country", 249), ("country:alpha-3", 249), ("country:numeric", 249)] {
      let strategy = try Self.strategy(spelling)
      let language = try #require(PatternLanguage(of: strategy, PatternCharacters()))
      let pattern = PatternLanguage(spelling == "country" ? "[A-Z]{2}" : "[A-Z]{3}|[0-9]{3}")
      #expect(language.containment(in: pattern) == .proved, "\(count)")
      #expect(pattern.containment(in: language) != .proved)
    }
  }
}
