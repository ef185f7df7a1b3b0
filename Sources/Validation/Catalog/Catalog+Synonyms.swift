extension Catalog {
  /// Words of other languages and tools, each with the rules that mean the same, the most likely first.
  static let synonyms: [String: [String]] = [
    "bank-account": ["iban"], "barcode": ["ean-13", "ean-8", "upc"], "birth-date": ["past", "age"],
    "birthday": ["past", "age"], "card": ["credit-card"], "choice": ["one-of"], "choices": ["one-of"],
    "colour": ["hex-color"], "color": ["hex-color"], "country-code": ["country"],
    "currency-code": ["currency"],
    "datetime": ["date-time"], "distinct": ["unique"], "domain-name": ["domain"], "double": ["number"],
    "ean": ["ean-13", "ean-8"], "enum": ["one-of"], "enumeration": ["one-of"], "float": ["number"],
    "foreign-key": ["in-file"], "format": ["regex"], "greater-than": ["range"], "gtin": ["ean-13", "ean-8"],
    "guid": ["uuid"], "host": ["hostname"], "href": ["url"], "in": ["one-of"], "in-list": ["one-of"],
    "instant": ["date-time"], "int": ["integer"], "ip-address": ["ip"], "iso8601": ["date-time", "date"],
    "lang": ["language"], "lat": ["latitude"], "len": ["length"], "less-than": ["range"], "link": ["url"],
    "locale": ["language"], "lon": ["longitude"], "long": ["integer", "longitude"], "lng": ["longitude"],
    "lookup": ["in-file"], "lower": ["lowercase"], "mac-address": ["mac"], "mail": ["email"],
    "mandatory": ["required"],
    "match": ["regex"], "matches": ["regex"], "max": ["range", "length"], "max-length": ["length"],
    "maximum": ["range"], "maxlength": ["length"], "min": ["range", "length"], "min-length": ["length"],
    "minimum": ["range"], "minlength": ["length"], "mobile": ["phone", "e164"], "money": ["decimal"],
    "natural": ["positive", "integer"], "non-blank": ["not-blank"], "non-empty": ["not-blank", "required"],
    "non-null": ["required"], "not-empty": ["not-blank", "required"], "not-in": ["none-of"],
    "not-null": ["required"],
    "notnull": ["required"], "num": ["number"], "nonnull": ["required"], "numeral": ["number"],
    "passwd": ["password"],
    "pattern": ["regex"], "percent": ["percentage"], "phone-number": ["phone", "e164"],
    "postcode": ["postal-code"],
    "presence": ["required"], "present": ["required"], "primary-key": ["unique"], "real": ["number"],
    "regexp": ["regex"], "set": ["one-of"], "size": ["length"], "social-security-number": ["national-id"],
    "ssn": ["national-id"], "strip": ["trimmed"], "swift": ["bic"], "swift-code": ["bic"],
    "tax-id": ["vat", "national-id"],
    "tel": ["phone", "e164"], "telephone": ["phone", "e164"], "time-zone": ["timezone"],
    "timestamp": ["date-time"],
    "trim": ["trimmed"], "tz": ["timezone"], "upper": ["uppercase"], "values": ["one-of"],
    "vat-number": ["vat"],
    "website": ["url"], "zip": ["postal-code"], "zip-code": ["postal-code"], "zipcode": ["postal-code"],
  ]

  /// The rules that a word of another language or tool means, the most likely first; in any case, `_` as `-`.
  static func rules(meaning word: String) -> [String] {
    synonyms[String(word.lowercased().map { $0 == "_" ? "-" : $0 })] ?? []
  }

  /// The rule that a wrong name probably means: the one of which it is a synonym, or else the most similar one. `nil` if
  /// there is none.
  package static func suggestion(for name: String, among others: [String] = []) -> String? {
    rules(meaning: name).first ?? Suggestion.nearest(to: name, among: entries.map(\.name) + others)
  }

  /// The entries that a word finds: those of which it is a synonym or that have it as a whole word in their name, group or
  /// summary; if there are none, those that contain it. In any case. O(n) in the size of the catalogue.
  public static func entries(mentioning word: String) -> [CatalogEntry] {
    let word = word.lowercased()
    let meant = rules(meaning: word)
    let found = entries.filter { meant.contains($0.name) || $0.has(wholeWord: word) }
    return found.isEmpty ? entries.filter { $0.texts.contains { $0.contains(word) } } : found
  }
}

extension CatalogEntry {
  /// The texts that are searched, in lower case.
  fileprivate var texts: [String] { [name, group.rawValue, summary].map { $0.lowercased() } }

  /// Whether a text has the word between characters that are neither letters nor digits, or is the word.
  fileprivate func has(wholeWord word: String) -> Bool {
    texts.contains { text in
      text == word || text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == word }
    }
  }
}
