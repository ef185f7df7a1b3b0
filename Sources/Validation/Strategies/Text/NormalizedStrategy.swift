#if InternationalNames
internal import Bytes

/// A strategy that accepts a value in a normalization form of Unicode, equal to its own normal form (UAX #15).
///
/// ```swift
/// NormalizedStrategy(.nfc).verdict(on: "é")               // .valid: U+00E9
/// NormalizedStrategy(.nfc).failure(of: "e\u{301}")?.code  // "normalized.different"
/// NormalizedStrategy(.nfkc).failure(of: "ﬁ")?.code        // "normalized.different"
/// ```
///
/// O(n), but O(n log n) for a run of combining marks. Allocates for values with characters that the
/// normalization might change. A value that is not UTF-8 is rejected. Characters newer than GNU
/// libunistring's version of Unicode are their own normal form.
///
/// Codes: `normalized.different` (`form`, `position` of the first character that differs), `text.invalid-utf8`.
public struct NormalizedStrategy: ByteValidationStrategy, Hashable {
  /// The normalization form of the accepted values.
  public let form: NormalizationForm

  /// Creates a strategy that accepts values in a normalization form.
  public init(_ form: NormalizationForm = .nfc) {
    self.form = form
  }

  public var ruleName: String { "normalized" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.isUTF8 else { throw .invalidUTF8 }
    guard let offset = form.firstDifference(in: value) else { return }
    throw ValidationFailure(
      "normalized.different", ["form": .text(form.rawValue)] + .position(offset, in: value))
  }
}

extension InputFieldValidationStrategy where Self == NormalizedStrategy {
  /// Text in that normalization form: `.normalized(.nfc)`.
  public static func normalized(_ form: NormalizationForm) -> NormalizedStrategy {
    NormalizedStrategy(form)
  }
}
#else
/// The strategy of the rule `normalized`, which is compiled with the package trait `InternationalNames`.
@available(*, unavailable, message: "the strategy needs the package trait InternationalNames")
public typealias NormalizedStrategy = Never
#endif

extension CatalogEntry {
  static let normalized = CatalogEntry(
    name: "normalized", group: .text,
    summary: "Text in a normalization form of Unicode.",
    argument: .optional("FORM", "NFC (default), NFD, NFKC or NFKD"),
    swift: ".normalized(.nfc)",
    messages: [
      "normalized.different": "must be in normalization form {form}: from character {position} on it is not",
      "text.invalid-utf8": nil,
    ],
    examples: [
      .init(valid: "é", "Ann", "ﬁ", "각"),
      .init(
        invalid: ("e\u{301}", "normalized.different"), ("\u{212B}", "normalized.different"),
        ("a\u{301}\u{323}", "normalized.different"), ("\u{1100}\u{1161}", "normalized.different")),
      .init(argument: "NFD", valid: "e\u{301}"),
      .init(argument: "NFD", invalid: ("é", "normalized.different")),
      .init(argument: "NFKC", valid: "é", "fi"),
      .init(argument: "NFKC", invalid: ("ﬁ", "normalized.different"), ("Ａ", "normalized.different")),
      .init(argument: "NFKD", valid: "e\u{301}", "1"),
      .init(argument: "NFKD", invalid: ("é", "normalized.different"), ("¹", "normalized.different")),
    ]
  ) { argument throws(RuleError) in
    #if InternationalNames
    guard let argument else { return .content(NormalizedStrategy()) }
    return .content(NormalizedStrategy(try NormalizationForm(argument: argument, of: "normalization form")))
    #else
    throw .traitRequired("rule 'normalized'")
    #endif
  }
}
