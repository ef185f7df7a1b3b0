internal import Bytes

extension Catalog {
  /// The rules that a word of another language or tool means, the most likely first. Case is ignored, and `_`
  /// is read as `-`. O(n) in the number of synonyms.
  package static func rules(meaning word: String) -> [String] {
    let word = String(word.lowercased().map { $0 == "_" ? "-" : $0 })
    let first = entries.filter { $0.synonyms.contains(word) }
    return (first + entries.filter { $0.lesserSynonyms.contains(word) }).map(\.name)
  }

  /// The rule that an unknown name probably means: the first rule of which it is a synonym, or else the rule
  /// with the most similar name. `nil` if there is none.
  package static func suggestion(for name: String, among others: [String] = []) -> String? {
    rules(meaning: name).first ?? Suggestion.nearest(to: name, among: entries.map(\.name) + others)
  }

  /// The entries that match a word: those of which it is a synonym, and those whose name, group or summary
  /// contains it as a whole word; if there are none, those that contain it. Case is ignored. O(n) in the size
  /// of the catalog.
  public static func entries(mentioning word: String) -> [CatalogEntry] {
    let word = word.lowercased()
    let meant = rules(meaning: word)
    let found = entries.filter { meant.contains($0.name) || $0.has(wholeWord: word) }
    return found.isEmpty ? entries.filter { $0.texts.contains { $0.hasPart(word) } } : found
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
