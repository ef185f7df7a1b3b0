/// The countries of ISO 3166-1 with their names in the languages of the messages.
enum CountryList {
  /// A country as a list shows it.
  struct Country: Sendable {
    /// The code of two letters of ISO 3166-1.
    let code: String
    /// The name in a language: CLDR, `territory`.
    let name: String
  }

  /// Returns the countries in a language of the messages, in the order of that language; in English for any other language. O(1) after
  /// the first time.
  static func countries(in language: String) -> [Country] {
    lists[language.prefix { $0 != "-" }.lowercased()] ?? lists["en", default: []]
  }

  private static let lists: [String: [Country]] = [
    "ar": CountryNames.ar, "de": CountryNames.de, "en": CountryNames.en, "es": CountryNames.es,
    "fr": CountryNames.fr,
    "it": CountryNames.it, "ja": CountryNames.ja, "pt": CountryNames.pt,
  ].mapValues { text in
    text.description.split(separator: "\n").map { line in
      Country(code: String(line.prefix(2)), name: String(line.dropFirst(3)))
    }
  }
}
