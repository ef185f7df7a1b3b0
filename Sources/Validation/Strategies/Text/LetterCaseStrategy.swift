internal import Bytes

/// A strategy that rejects letters of the other case. Characters without case are accepted: digits,
/// punctuation, ideographs.
///
/// ```swift
/// LetterCaseStrategy(.lower).verdict(on: "straße 7")       // .valid
/// LetterCaseStrategy(.lower).failure(of: "Straße")?.code   // "lowercase.character"
/// ```
///
/// For `lowercase`, letters of the other case are the upper-case and title-case letters (general category Lu,
/// Lt) and all other characters that Unicode's full lower-case mapping changes (property
/// `Changes_When_Lowercased`: Ⓐ, Ⅳ). For `uppercase`, they are the lower-case and title-case letters (Ll, Lt)
/// and all others that the upper-case mapping changes. An accepted value therefore equals its own mapping
/// (Unicode, section 3.13, D139 and D140), and mathematical letters, which have no mapping, have the case of
/// their category. The ordinal indicators º and ª have no case.
///
/// Codes: `lowercase.character`, `uppercase.character` (`position`, `character`), `text.invalid-utf8`.
public struct LetterCaseStrategy: ByteValidationStrategy, Hashable {
  /// The case of the letters that are accepted; the raw value is the name of the rule.
  public enum Case: String, Sendable, CaseIterable {
    /// Lower case.
    case lower = "lowercase"
    /// Upper case.
    case upper = "uppercase"

    /// Whether the scalar is a letter of the other case.
    fileprivate func rejects(_ scalar: Unicode.Scalar) -> Bool {
      if scalar.value < 0x80 {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        return self == .lower ? byte.isUppercase : byte.isLowercase
      }
      let properties = scalar.properties
      return switch (self, properties.generalCategory) {
      case (_, .titlecaseLetter), (.lower, .uppercaseLetter), (.upper, .lowercaseLetter): true
      case (.lower, _): properties.changesWhenLowercased
      case (.upper, _): properties.changesWhenUppercased
      }
    }
  }

  /// The case of the letters that are accepted.
  public let letterCase: Case

  /// Creates a strategy that rejects letters of the other case.
  public init(_ letterCase: Case) {
    self.letterCase = letterCase
  }

  public var ruleName: String { letterCase.rawValue }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let offset = try UTF8Sequence.firstScalar(in: value) { letterCase.rejects($0) }
    guard let offset else { return }
    let code: FailureCode = letterCase == .lower ? "lowercase.character" : "uppercase.character"
    throw ValidationFailure(code, .character(offset, in: value))
  }
}

extension InputFieldValidationStrategy where Self == LetterCaseStrategy {
  /// No upper-case letters.
  public static var lowercase: LetterCaseStrategy { LetterCaseStrategy(.lower) }
  /// No lower-case letters.
  public static var uppercase: LetterCaseStrategy { LetterCaseStrategy(.upper) }
}

extension CatalogEntry {
  static let lowercase = CatalogEntry(
    name: "lowercase", group: .text,
    summary: "No upper-case letters; digits, punctuation and letters without case pass.",
    swift: ".lowercase",
    messages: [
      "lowercase.character": "must be lower case: character {position}, '{character}', is not",
      "text.invalid-utf8": nil,
    ],
    strategy: LetterCaseStrategy(.lower),
    synonyms: ["lower"],
    examples: [
      .init(valid: "abc", "straße 7", "日本語", "123", "1º"),
      .init(
        invalid: ("Abc", "lowercase.character"), ("É", "lowercase.character"), ("ǅ", "lowercase.character"),
        ("Ⓐ", "lowercase.character")),
    ])

  static let uppercase = CatalogEntry(
    name: "uppercase", group: .text,
    summary: "No lower-case letters; digits, punctuation and letters without case pass.",
    swift: ".uppercase",
    messages: [
      "uppercase.character": "must be upper case: character {position}, '{character}', is not",
      "text.invalid-utf8": nil,
    ],
    strategy: LetterCaseStrategy(.upper),
    synonyms: ["upper"],
    examples: [
      .init(valid: "ABC", "STRASSE 7", "日本語", "123", "1º ANDAR"),
      .init(
        invalid: ("aBC", "uppercase.character"), ("STRAßE", "uppercase.character"),
        ("É\u{345}", "uppercase.character"), ("ǅ", "uppercase.character")),
    ])
}
