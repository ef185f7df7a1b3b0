internal import Bytes
internal import CConfusables

/// A strategy that accepts text in one script, or in scripts that are written together, that does not look like one of given words without
/// being it.
///
/// UTS #39: the scripts of all characters (section 5.1) have one in common, or are those of Japanese, Korean or Chinese with Latin letters
/// (section 5.2, "highly restrictive"), so that `10 kΩ` is rejected; all digits are of one system (section 5.3). A text must not look like a
/// word by the skeletons of both (section 4), as they are, in lower case and in capitals: `PAYPA1`, `paypaI` with a capital I and `ｐａｙｐａｌ`
/// look like `paypal`. A word in another case is the word itself. Characters outside of UTS #39's profile for identifiers, such as spaces,
/// are accepted.
///
/// ```swift
/// let name = try NotConfusableStrategy(with: ["paypal"])
/// name.verdict(on: "Łódź 東京")                 // .valid
/// name.failure(of: "p\u{430}ypal")?.code       // "not-confusable.script": Cyrillic а
/// name.failure(of: "paypa1")?.code             // "not-confusable.word"
/// ```
///
/// O(n), with allocations for characters beyond ASCII, and for texts that are short enough to look like a word. The version of Unicode is
/// that of ICU, which is loaded by the first such strategy.
///
/// Codes: `not-confusable.script` (`actual`, the script of the character; `position`, `character`), `not-confusable.digit` (`position`,
/// `character`), `not-confusable.word` (`word`), `text.invalid-utf8`.
public struct NotConfusableStrategy: ByteValidationStrategy, Hashable {
  /// The words that no other text may look like, in the order given.
  public let words: [String]
  private let skeletons: [Skeleton: Int]
  /// The greatest size of a text that can look like a word.
  private let largestText: Int

  /// Creates a strategy that rejects text in scripts that are not written together, and text that looks like one of the words.
  ///
  /// - Throws: `RuleError.libraryRequired` if ICU is not installed.
  public init(with words: [String] = []) throws(RuleError) {
    guard confusables_load() else {
      throw .libraryRequired(rule: "not-confusable", library: "ICU", package: "libicu72")
    }
    self.words = words
    var skeletons: [Skeleton: Int] = [:]
    for (index, word) in words.enumerated() {
      for skeleton in Skeleton.all(of: word.utf8.span, limit: 1 << 20) where skeletons[skeleton] == nil {
        skeletons[skeleton] = index
      }
    }
    self.skeletons = skeletons
    largestText = min(skeletons.keys.map(\.largestText).max() ?? 0, 1 << 20)
  }

  public var ruleName: String { "not-confusable" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    try checkCharacters(of: value)
    guard !skeletons.isEmpty else { return }
    let found = Skeleton.all(of: value, limit: largestText).compactMap { skeletons[$0] }.first
    guard let found else { return }
    // Equality of strings is canonical equivalence.
    let text = String(repairing: value).lowercased()
    guard !words.contains(where: { $0.lowercased() == text }) else { return }
    throw ValidationFailure("not-confusable.word", ["word": .text(words[found])])
  }

  private func checkCharacters(of value: Span<UInt8>) throws(ValidationFailure) {
    var scripts = ScriptSet.all
    var zero: UInt32?
    var index = 0
    while index < value.count {
      let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
      guard let scalar else { throw .invalidUTF8 }
      if !scalar.isASCII || value[index].isLetter {
        scripts.formIntersection(scalar.isASCII ? .latin : ScriptSet(of: scalar))
        guard !scripts.isEmpty else {
          throw ValidationFailure(
            "not-confusable.script",
            ["actual": .text(ScriptSet.name(of: scalar))] + .character(index, in: value))
        }
      }
      if let first = firstDigit(of: scalar) {
        guard zero == nil || zero == first else {
          throw ValidationFailure("not-confusable.digit", .character(index, in: value))
        }
        zero = first
      }
      index += count
    }
  }

  /// The digit 0 of a digit's system, or `nil` if the character is no decimal digit.
  private func firstDigit(of scalar: Unicode.Scalar) -> UInt32? {
    if scalar.isASCII { return ("0"..."9").contains(scalar) ? 0x30 : nil }
    guard scalar.properties.generalCategory == .decimalNumber, let digit = scalar.properties.numericValue
    else { return nil }
    return scalar.value - UInt32(digit)
  }
}

extension InputFieldValidationStrategy where Self == NotConfusableStrategy {
  /// Text in scripts that are written together, and nothing that looks like one of the words: `try .notConfusable(with: "paypal")`.
  public static func notConfusable(with words: String...) throws(RuleError) -> NotConfusableStrategy {
    try NotConfusableStrategy(with: words)
  }
}

extension CatalogEntry {
  static let notConfusable = CatalogEntry(
    name: "not-confusable", group: .text,
    summary:
      "Text in scripts that are written together, and nothing that looks like one of the words (UTS #39).",
    argument: .optional("WORD,WORD…", "words, with commas between, that no other text may look like"),
    structure: .words(of: "not-confusable"),
    swift: #"try .notConfusable(with: "paypal", "admin")"#,
    messages: [
      "not-confusable.script":
        "must be in one script, or in scripts that are written together: character {position}, '{character}', is {actual}, unlike the text before it",
      "not-confusable.digit":
        "must have digits of one kind: character {position}, '{character}', is of another kind than those before it",
      "not-confusable.word": "must not look like '{word}', which it is not",
      "text.invalid-utf8": nil,
    ],
    synonyms: [
      "confusable", "homoglyph", "homograph", "look-alike", "spoofing", "mixed-scripts", "restriction-level",
    ],
    examples: [
      .init(valid: "paypal", "Łódź 7", "пример", "東京タワー Tokyo", "한국 KBS", ""),
      .init(
        invalid: ("p\u{430}ypal", "not-confusable.script"), ("Ωmega", "not-confusable.script"),
        ("1\u{9EA}", "not-confusable.digit")),
      .init(argument: "paypal,admin", valid: "paypal", "admin", "PayPal", "ann", "Administrator"),
      .init(
        argument: "paypal,admin", invalid: ("paypa1", "not-confusable.word"),
        ("adrnin", "not-confusable.word"),
        ("p\u{430}ypal", "not-confusable.script"), ("paypal\u{200B}", "not-confusable.word")),
    ]
  ) { argument throws(RuleError) in
    guard let argument else { return .content(try NotConfusableStrategy()) }
    let words = argument.split(atEach: UInt8(ascii: ",")).map { word in
      let bytes = Array(word.utf8)
      return String(decoding: bytes[bytes.span.withoutWhiteSpace], as: UTF8.self)
    }
    guard !words.contains("") else {
      throw .malformedArgument(argument, expected: "words with commas between", of: "not-confusable")
    }
    return .content(try NotConfusableStrategy(with: words))
  }
}
