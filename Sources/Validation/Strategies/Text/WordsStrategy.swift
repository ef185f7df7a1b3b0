internal import Bytes

/// A strategy that accepts a value whose number of words is within bounds.
///
/// A word is a maximal run of characters other than white space; white space is Unicode's property `White_Space`
/// (UAX #44), so that a no-break space separates words and a hyphen, an apostrophe or a zero-width space does not. In
/// languages written without spaces each run is one word. An ill-formed UTF-8 sequence is not white space.
///
/// ```swift
/// WordsStrategy(2...3).verdict(on: " Ann  Lee ")          // .valid: 2 words
/// WordsStrategy(2...3).failure(of: "Ann")?.code           // "words.too-few"
/// ```
///
/// Codes: `words.too-few` (`minimum`, `actual`), `words.too-many` (`maximum`, `actual`).
public struct WordsStrategy: ByteValidationStrategy, Hashable {
  /// The minimum number of words, 0 or more.
  public let minimum: Int
  /// The maximum number of words, or `Int.max` if there is none.
  public let maximum: Int

  /// Creates a strategy that accepts numbers of words in a range: `2...3`, `...200`, `1...`.
  ///
  /// - Precondition: The range is not empty and has no negative lower bound.
  public init(_ bounds: some RangeExpression<Int>) {
    let length = LengthStrategy(bounds)
    (minimum, maximum) = (length.minimum, length.maximum)
  }

  public var ruleName: String { "words" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let count = Self.count(in: value)
    guard count >= minimum else {
      throw ValidationFailure("words.too-few", ["minimum": .integer(minimum), "actual": .integer(count)])
    }
    guard count <= maximum else {
      throw ValidationFailure("words.too-many", ["maximum": .integer(maximum), "actual": .integer(count)])
    }
  }

  /// Returns the number of words of the value. O(n).
  private static func count(in value: Span<UInt8>) -> Int {
    var words = 0
    var isInWord = false
    var index = 0
    while index < value.count {
      let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
      let isWhiteSpace = scalar?.isWhiteSpace ?? false
      if !isWhiteSpace && !isInWord { words += 1 }
      isInWord = !isWhiteSpace
      index += count
    }
    return words
  }
}

extension InputFieldValidationStrategy where Self == WordsStrategy {
  /// A number of words in a range: `.words(2...3)`.
  public static func words(_ bounds: some RangeExpression<Int>) -> WordsStrategy { WordsStrategy(bounds) }
}

extension CatalogEntry {
  static let words = CatalogEntry(
    name: "words", group: .text,
    summary: "A number of words within bounds, with white space between them.",
    argument: .required("[MIN]..[MAX]", "inclusive bounds or one exact number of words"),
    structure: .bounds(of: "words"),
    swift: ".words(2...3)",
    messages: [
      "words.too-few": "must have at least {minimum} {minimum|word|words}, has {actual}",
      "words.too-many": "must have at most {maximum} {maximum|word|words}, has {actual}",
    ],
    examples: [
      .init(argument: "2..3", valid: "Ann Lee", " Ann\tvan Lee\n", "Ann\u{A0}Lee", "well-known fact"),
      .init(
        argument: "2..3", invalid: ("Ann", "words.too-few"), ("a b c d", "words.too-many"),
        ("  ", "words.too-few"), ("Ann\u{200B}Lee", "words.too-few")),
      .init(argument: "1", valid: "日本語"),
    ]
  ) { argument throws(RuleError) in
    let bounds = try Bounds(argument ?? "", of: "words") { Int(digits: $0) }
    return .content(WordsStrategy((bounds.lower ?? 0)...(bounds.upper ?? .max)))
  }
}
