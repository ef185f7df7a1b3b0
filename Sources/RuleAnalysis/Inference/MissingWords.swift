internal import Bytes

/// The words that mean "no value" in tables: those of R, SQL, Python, spreadsheets and people.
enum MissingWords {
  private static let words = [
    "n/a", "na", "#n/a", "n.a.", "nan", "null", "\\n", "none", "nil", "-", "--", "---", "?", ".", "(null)",
    "<na>", "unknown",
    "missing", "not available", "tbd", "k.a.", "s/o",
  ]
  /// Those that are no ordinary words, so that they mean nothing else in a text either.
  private static let certain = [
    "n/a", "#n/a", "n.a.", "nan", "null", "\\n", "(null)", "<na>", "-", "--", "---", "?", ".",
  ]

  /// Whether a value is such a word; case is ignored.
  static func contain(_ value: [UInt8]) -> Bool { contains(words, value) }

  /// Whether a value is such a word and cannot be part of a text.
  static func containCertainly(_ value: [UInt8]) -> Bool { contains(certain, value) }

  private static func contains(_ words: [String], _ value: [UInt8]) -> Bool {
    guard value.count <= 16 else { return false }
    return words.contains { word in Array(word.utf8).span.equalsIgnoringCase(value.span) }
  }
}
