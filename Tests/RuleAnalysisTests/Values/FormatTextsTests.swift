import RuleFiles
import TestSupport
import Testing
import Validation

@testable import RuleAnalysis

/// Tests of the formats that are compared as languages.
struct FormatTextsTests {
  @Test(arguments: [
    "uuid", "ipv4", "ipv6", "date", "duration", "json-pointer", "relative-json-pointer", "byte",
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

  @Test func `a format that is a part of another accepts nothing that the other rejects`() throws {
    var generator = SeededGenerator(seed: TestRun.seed)
    for (format, others) in FormatTexts.parts {
      let part = try strategy(format)
      let examples = ([format] + others).flatMap(FormatTexts.examples)
      let texts = examples.flatMap { example in
        [example] + (0..<6).map { _ in Self.changed(example, using: &generator) }
      }
      for text in texts where part.failure(of: text) == nil {
        for other in others {
          #expect(try strategy(other).failure(of: text) == nil, "\(format), \(other): \(text)")
        }
      }
    }
  }

  private func strategy(_ format: String) throws -> any InputFieldValidationStrategy {
    let rule = try Catalog.rule(try #require(JSONSchemaFormat.rules[format]))
    guard case .content(let strategy) = rule.kind else {
      throw RuleError.unknownRule(format, suggestion: nil)
    }
    return strategy
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
