import TestSupport
import Testing

@testable import Validation

/// Compares the texts of every language with the English texts: codes, placeholders, plural forms and formatting.
@Suite struct LanguageParityTests {
  private static let languages = MessageCatalog.all.map(\.language).filter { $0 != "en" }

  /// A placeholder of a text: its name and its plural forms.
  private struct Placeholder {
    let name: String
    let forms: [Substring]
  }

  private static func placeholders(in text: String) -> [Placeholder] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { rest in
      let parts = rest.prefix { $0 != "}" }.split(separator: "|", omittingEmptySubsequences: false)
      return Placeholder(name: String(parts[0]), forms: Array(parts.dropFirst()))
    }
  }

  /// Returns all texts by their codes or names, including those of the interface.
  private static func texts(of catalog: MessageCatalog) -> [String: String] {
    let interface = Mirror(reflecting: catalog.interface).children.map {
      ("interface " + ($0.label ?? ""), "\($0.value)")
    }
    return Dictionary(uniqueKeysWithValues: catalog.texts.map { ($0.key.rawValue, $0.value) } + interface)
  }

  private static func catalog(_ language: String) throws -> MessageCatalog {
    let catalog = try #require(MessageCatalog.catalog(for: language))
    #expect(catalog.language == language)
    return catalog
  }

  @Test func `there are eight distinct languages`() {
    #expect(Set(MessageCatalog.all.map(\.language)) == ["en", "es", "de", "fr", "pt", "it", "ja", "ar"])
    #expect(MessageCatalog.all.count == 8)
  }

  @Test(arguments: languages)
  func `no language has a text for a code or unit that English does not have`(language: String) throws {
    let texts = try Self.texts(of: Self.catalog(language))
    let english = Self.texts(of: .english)
    #expect(Set(texts.keys).subtracting(english.keys) == [])
    #expect(texts.count > 390)
  }

  @Test(arguments: languages)
  func `every text has the same placeholders as the English text`(language: String) throws {
    let english = Self.texts(of: .english)
    for (name, text) in try Self.texts(of: Self.catalog(language)) {
      var expected = Set(Self.placeholders(in: english[name] ?? "").map(\.name))
      // The text of PCRE2, which is English.
      if name == "is-regex.malformed" { expected.remove("reason") }
      var own = Set(Self.placeholders(in: text).map(\.name))
      // A sentence of a form without the label stands beside its field, and after the label in a list.
      if name.hasPrefix("form/other") {
        expected.remove("field")
        own.remove("field")
      }
      #expect(own == expected, "\(name)")
    }
  }

  @Test(arguments: MessageCatalog.all.map(\.language))
  func `no placeholder has more plural forms than the language distinguishes`(language: String) throws {
    let catalog = try Self.catalog(language)
    let counts = Array(0...1100) + [1_000_000, 1_000_001, 2_000_000, .max, -1, .min]
    let indices = Set(counts.map(catalog.grammar.pluralForm))
    #expect(indices.sorted() == Array(0..<indices.count))
    for (name, text) in Self.texts(of: catalog) {
      for placeholder in Self.placeholders(in: text) where !placeholder.forms.isEmpty {
        #expect(placeholder.forms.count <= indices.count, "\(name): \(text)")
        #expect(placeholder.forms.allSatisfy { !$0.isEmpty }, "\(name): \(text)")
      }
    }
  }

  /// The texts that are the same in English and the other language.
  private static let same: [String: Set<String>] = [
    "de": ["interface optional"], "es": ["interface error"], "it": ["phrase/place.record"],
  ]

  @Test(arguments: languages)
  func `no text equals the English text`(language: String) throws {
    let english = Self.texts(of: .english)
    for (name, text) in try Self.texts(of: Self.catalog(language)) where text == english[name] {
      #expect(
        name == "interface entry" || name == "phrase/condition.group" || name == "phrase/numbers.next"
          || Self.same[language, default: []].contains(name), "\(name): \(text)")
    }
  }

  @Test(arguments: MessageCatalog.all.map(\.language))
  func `texts have no superfluous spaces and their braces are balanced`(language: String) throws {
    for (name, text) in try Self.texts(of: Self.catalog(language)) {
      let scalars = Array(text.unicodeScalars)
      let first = try #require(scalars.first, "\(name)")
      #expect(!first.properties.isWhitespace && scalars.last?.properties.isWhitespace == false, "\(name)")
      #expect(!text.contains("  "), "\(name)")
      var depth = 0
      for scalar in scalars {
        if scalar == "{" { depth += 1 }
        if scalar == "}" { depth -= 1 }
        #expect(depth == 0 || depth == 1, "\(name): \(text)")
        #expect(scalar != "|" || depth == 1, "\(name): \(text)")
      }
      #expect(depth == 0, "\(name): \(text)")
    }
  }

  @Test(arguments: MessageCatalog.all.map(\.language))
  func `only right-to-left texts have directional characters, as isolates of left-to-right parts`(
    language: String
  ) throws {
    let catalog = try Self.catalog(language)
    for (name, text) in Self.texts(of: catalog) {
      var isInside = false
      for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x2066 where catalog.direction == .rightToLeft:
          #expect(!isInside, "\(name)")
          isInside = true
        case 0x2069 where catalog.direction == .rightToLeft:
          #expect(isInside, "\(name)")
          isInside = false
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
          Issue.record("\(name): \(scalar.value)")
        default: #expect(!isInside || scalar.isASCII, "\(name)")
        }
      }
      #expect(!isInside, "\(name)")
    }
  }

  @Test(arguments: MessageCatalog.all.map(\.language))
  func `a message contains no unfilled placeholder`(language: String) throws {
    let catalog = try Self.catalog(language)
    for witness in FailureWitness.all {
      let failure = try #require(witness.strategy.failure(of: witness.value))
      let message = catalog.message(for: failure)
      for name in MessageCatalog.parameters(of: failure.code) {
        #expect(!message.contains("{\(name)"), "\(failure.code): \(message)")
      }
    }
  }
}
