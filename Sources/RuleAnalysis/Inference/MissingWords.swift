internal import Bytes

/// The words that mean "no value" in tables: those of R, SQL, Python, spreadsheets and people.
enum MissingWords {
  /// The words that mean nothing else in a text either.
  private static let certain = [
    "n/a", "#n/a", "#div/0!", "#ref!", "#value!", "#name?", "#num!", "#null!", "n.a.", "nan", "null", "\\n",
    "(null)", "<na>", "-", "--", "---", "?", ".",
  ]
  private static let words =
    certain + ["na", "none", "nil", "unknown", "missing", "not available", "tbd", "k.a.", "s/o"]

  /// The bytes with which the words begin.
  private static let beginnings = ByteSet(#"#\-?.(<nNuUmMtTkKsS"#)

  /// Whether a value is such a word; case is ignored.
  static func contain(_ value: Span<UInt8>) -> Bool { contains(words, value) }

  static func contain(_ value: [UInt8]) -> Bool { contain(value.span) }

  /// Whether a value is such a word and cannot be part of a text.
  static func containCertainly(_ value: [UInt8]) -> Bool { contains(certain, value.span) }

  private static func contains(_ words: [String], _ value: Span<UInt8>) -> Bool {
    guard (1...16).contains(value.count), beginnings.contains(value[0]) else { return false }
    return words.contains { word in word.utf8Span.span.equalsIgnoringCase(value) }
  }
}
