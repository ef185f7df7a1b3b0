internal import Bytes

/// A strategy that accepts the tag or code of a language: a tag of BCP 47, or a code of a part of ISO 639.
///
/// A tag (the default) is valid in the sense of RFC 5646, section 2.2.9, for the IANA Language Subtag
/// Registry of the date in the table. It is either grandfathered, or well-formed by section 2.1 in any case,
/// with the language, extended language, script, region and variant subtags all registered (deprecated ones
/// too), no variant and no singleton twice, and at most one extended language. The registry's recommendations
/// (preferred values, prefixes) are ignored. Of extensions and private use only the grammar is checked.
///
/// Codes are lower-case letters: two of ISO 639-1, three of ISO 639-2 (bibliographic or terminological,
/// collective ones too) or of ISO 639-3. The range `qaa` to `qtz` for local use is valid in tags, but not as
/// a code.
///
/// ```swift
/// LanguageStrategy().verdict(on: "zh-Hant-TW")        // .valid
/// LanguageStrategy().failure(of: "en-UK")?.code       // "language.unregistered"
/// LanguageStrategy(.iso6393).verdict(on: "yue")       // .valid
/// ```
///
/// O(n), no allocation. Codes: `language.malformed` (`position`), `language.unregistered` (`kind`, `subtag`,
/// `position`), `language.duplicate-variant`, `language.duplicate-singleton` (`subtag`, `position`), and for bare
/// codes `language.letters` (`count`), `language.unassigned` (`standard`).
public struct LanguageStrategy: ByteValidationStrategy, Hashable {
  /// The notation of a language; the raw value is the argument of the rule.
  public enum Notation: String, Sendable, CaseIterable {
    /// A tag of BCP 47: `de-CH`.
    case tag = "bcp-47"
    /// A locale of Unicode, a tag of BCP 47 with hyphens or underscores: `de_CH` (UTS #35, part 1, section 3.2).
    case locale
    /// A code of ISO 639-1: `de`.
    case iso6391 = "iso-639-1"
    /// A code of ISO 639-2: `deu` or `ger`.
    case iso6392 = "iso-639-2"
    /// A code of ISO 639-3: `deu`.
    case iso6393 = "iso-639-3"
  }

  /// The notation of the languages.
  public let notation: Notation

  /// Creates a strategy that accepts languages in one notation.
  public init(_ notation: Notation = .tag) {
    self.notation = notation
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    switch notation {
    case .tag, .locale:
      do throws(LanguageFault) {
        try LanguageTag(isLocale: notation == .locale).check(value)
      } catch {
        throw error.failure(of: value)
      }
    case .iso6391: try check(value, in: .iso6391, letters: 2)
    case .iso6392: try check(value, in: .iso6392, letters: 3)
    case .iso6393: try check(value, in: .iso6393, letters: 3)
    }
  }

  private func check(_ value: Span<UInt8>, in codes: LanguageCodeSet, letters: Int) throws(ValidationFailure)
  {
    guard value.count == letters, (0..<letters).allSatisfy({ value[$0].isLowercase }) else {
      throw ValidationFailure("language.letters", ["count": .integer(letters)])
    }
    guard codes.contains(value) else {
      throw ValidationFailure("language.unassigned", ["standard": .text(notation.standard)])
    }
  }
}

extension LanguageStrategy.Notation {
  fileprivate var standard: String {
    switch self {
    case .tag: "BCP 47"
    case .locale: "UTS #35"
    case .iso6391: "ISO 639-1"
    case .iso6392: "ISO 639-2"
    case .iso6393: "ISO 639-3"
    }
  }
}

extension InputFieldValidationStrategy where Self == LanguageStrategy {
  /// A language tag.
  public static var language: LanguageStrategy { LanguageStrategy() }

  /// A language tag or code in that notation.
  public static func language(_ notation: LanguageStrategy.Notation) -> LanguageStrategy {
    LanguageStrategy(notation)
  }
}

extension CatalogEntry {
  static let language = CatalogEntry(
    name: "language", group: .places,
    summary: "A language tag with registered subtags (BCP 47), or a language code of ISO 639.",
    argument: .optional(
      "FORMAT",
      "bcp-47 (default: de-CH), locale (de-CH or de_CH), iso-639-1 (de), iso-639-2 (deu or ger) or iso-639-3 (deu)"
    ),
    swift: ".language, .language(.iso6391)",
    messages: [
      "language.malformed":
        "must be a language tag, such as en or de-CH: the part that begins at character {position} is not allowed",
      "language.malformed/underscore":
        "must be a language tag, such as en or de-CH: a hyphen belongs at character {position}, not an underscore",
      "language.unregistered":
        "must be a language tag: '{subtag}' at character {position} is not a registered {kind}",
      "language.duplicate-variant":
        "must be a language tag: the variant '{subtag}' at character {position} is a repetition",
      "language.duplicate-singleton":
        "must be a language tag: the extension '{subtag}' at character {position} is a repetition",
      "language.letters": "must be a language code of {count} lower-case letters",
      "language.unassigned": "must be a language code of {standard}",
    ],
    synonyms: ["iso639", "lang", "locale"],
    examples: [
      .init(valid: "de", "de-CH-1996", "zh-Hant-TW", "es-419", "en-u-ca-buddhist", "x-klingon", "i-default"),
      .init(
        invalid: ("de_CH", "language.malformed"), ("en-UK", "language.unregistered"),
        ("de-1996-1996", "language.duplicate-variant"), ("en-a-bb-a-cc", "language.duplicate-singleton"),
        ("english", "language.unregistered"), ("en-", "language.malformed")),
      .init(argument: "locale", valid: "de_CH", "zh-Hant_TW", "en_US_POSIX"),
      .init(
        argument: "locale", invalid: ("de__CH", "language.malformed"), ("lo_POP", "language.unregistered")),
      .init(argument: "iso-639-1", valid: "de", "cy"),
      .init(argument: "iso-639-1", invalid: ("deu", "language.letters"), ("xx", "language.unassigned")),
      .init(argument: "iso-639-2", valid: "deu", "ger", "cel"),
      .init(argument: "iso-639-2", invalid: ("yue", "language.unassigned")),
      .init(argument: "iso-639-3", valid: "deu", "yue"),
      .init(argument: "iso-639-3", invalid: ("ger", "language.unassigned"), ("DEU", "language.letters")),
    ]
  ) { argument throws(RuleError) in
    guard let argument else { return .content(LanguageStrategy()) }
    return .content(LanguageStrategy(try .init(argument: argument, of: "format")))
  }
}
