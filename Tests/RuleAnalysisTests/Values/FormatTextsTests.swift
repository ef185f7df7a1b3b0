import RuleFiles
import TestSupport
import Testing
import Validation

@testable import RuleAnalysis

/// Tests of the formats that are compared as languages.
struct FormatTextsTests {
  @Test(arguments: [
    "uuid", "ipv4", "ipv6", "date", "duration", "json-pointer", "relative-json-pointer", "byte", "uri",
    "uri-reference", "iri", "iri-reference",
  ])
  func `a language has exactly the texts that the rule accepts`(format: String) throws {
    let language = try #require(FormatTexts.language(of: format, PatternCharacters()))
    let rule = try Catalog.rule(try #require(JSONSchemaFormat.rules[format]))
    guard case .content(let strategy) = rule.kind else { return }
    #expect(language.isExact)
    func isMember(_ text: String) -> Bool {
      Language.words([text]).containment(in: language.upper) == .proved
    }
    var generator = SeededGenerator(seed: TestRun.seed)
    let examples =
      FormatTexts.examples(of: format) + FormatTexts.usual + ["1900-02-29", "2000-02-29", "2024-02-29"]
    for example in examples {
      for text in [example] + (0..<6).map({ _ in Self.changed(example, using: &generator) }) {
        #expect(isMember(text) == (strategy.failure(of: text) == nil), "\(format): \(text)")
      }
    }
  }

  @Test(arguments: [
    ("uri", "uri-reference"), ("uri", "iri"), ("uri-reference", "iri-reference"), ("iri", "iri-reference"),
    ("ipv4", "hostname"),
  ])
  func `a format is known to be a part of another, or not`(format: String, other: String) throws {
    let characters = PatternCharacters()
    let part = try #require(FormatTexts.language(of: format, characters))
    let whole = try #require(FormatTexts.language(of: other, characters))
    #expect((part.containment(in: whole) == .proved) == (format != "ipv4"))
    #expect(whole.containment(in: part) != .proved)
  }

  /// Returns a text with one character replaced, removed or added.
  private static func changed(_ text: String, using generator: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    let scalar =
      Array("0123456789abfAFgz-/~#.: \u{E9}".unicodeScalars).randomElement(using: &generator) ?? "0"
    let index = Int.random(in: 0...scalars.count, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: scalars.insert(scalar, at: index)
    case 1 where index < scalars.count: scalars.remove(at: index)
    case _ where index < scalars.count: scalars[index] = scalar
    default: break
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
