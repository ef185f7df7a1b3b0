import TestSupport
import Testing

@testable import Validation

/// Every language has the texts of English, as far as that can be checked without reading them.
@Suite struct LanguageParityTests {
  private static let languages = MessageCatalog.all.map(\.language).filter { $0 != "en" }

  /// What the text of a place has: its name and the forms after it.
  private struct Place {
    let name: String
    let forms: [Substring]
  }

  private static func places(in text: String) -> [Place] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { rest in
      let parts = rest.prefix { $0 != "}" }.split(separator: "|", omittingEmptySubsequences: false)
      return Place(name: String(parts[0]), forms: Array(parts.dropFirst()))
    }
  }

  /// Texts by what they are called, those of the interface too.
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

  @Test func `there are eight languages, each once`() {
    #expect(Set(MessageCatalog.all.map(\.language)) == ["en", "es", "de", "fr", "pt", "it", "ja", "ar"])
    #expect(MessageCatalog.all.count == 8)
  }

  @Test(arguments: languages)
  func `a language has the codes and units that English has`(language: String) throws {
    let texts = try Self.texts(of: Self.catalog(language))
    let english = Self.texts(of: .english)
    #expect(Set(texts.keys).symmetricDifference(english.keys) == [])
    #expect(texts.count > 390)
  }

  @Test(arguments: languages)
  func `each text names the parameters that the English one names`(language: String) throws {
    let texts = try Self.texts(of: Self.catalog(language))
    for (name, english) in Self.texts(of: .english) {
      let expected = Set(Self.places(in: english).map(\.name))
      #expect(Set(Self.places(in: texts[name] ?? "").map(\.name)) == expected, "\(name)")
    }
  }

  @Test(arguments: MessageCatalog.all.map(\.language))
  func `the forms of a word are as many as the language can choose, or fewer`(language: String) throws {
    let catalog = try Self.catalog(language)
    let counts = Array(0...1100) + [1_000_000, 1_000_001, 2_000_000, .max, -1, .min]
    let indices = Set(counts.map(catalog.grammar.pluralForm))
    #expect(indices.sorted() == Array(0..<indices.count))
    for (name, text) in Self.texts(of: catalog) {
      for place in Self.places(in: text) where !place.forms.isEmpty {
        #expect(place.forms.count <= indices.count, "\(name): \(text)")
        #expect(place.forms.allSatisfy { !$0.isEmpty }, "\(name): \(text)")
      }
    }
  }

  /// What is the same in English and another language.
  private static let same: [String: Set<String>] = ["de": ["interface optional"], "es": ["interface error"]]

  @Test(arguments: languages)
  func `no text is the English one`(language: String) throws {
    let english = Self.texts(of: .english)
    for (name, text) in try Self.texts(of: Self.catalog(language)) where text == english[name] {
      #expect(
        name == "interface entry" || Self.same[language, default: []].contains(name), "\(name): \(text)")
    }
  }

  @Test(arguments: MessageCatalog.all.map(\.language))
  func `texts are tidy`(language: String) throws {
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
  func `marks of direction stand in no text but around what a right-to-left one has from left to right`(
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
  func `no placeholder of a failure remains`(language: String) throws {
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
