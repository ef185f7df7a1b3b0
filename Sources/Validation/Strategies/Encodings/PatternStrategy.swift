/// A strategy that accepts a regular expression: a pattern that PCRE2 compiles, as ``RegexStrategy`` does.
///
/// The grammar is that of pcre2pattern(3) in UTF mode without `\C`, not that of ECMA-262: `(?P<name>…)` and
/// comments are valid, and `[]` is not.
///
/// ```swift
/// PatternStrategy().verdict(on: #"\d{5}(-\d{4})?"#)                 // .valid
/// PatternStrategy().failure(of: "a(b")?.parameters["position"]    // 4
/// PatternStrategy().failure(of: "a(b")?.parameters["reason"]      // "missing closing parenthesis"
/// ```
///
/// Codes: `is-regex.malformed` (`position`, `reason`: PCRE2's text), `text.invalid-utf8`.
public struct PatternStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public var ruleName: String { "is-regex" }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard let pattern = String(validating: value) else { throw .invalidUTF8 }
    do throws(PatternError) {
      _ = try CompiledPattern(pattern, options: [], isMetered: false)
    } catch {
      throw .init(
        "is-regex.malformed", ["position": .integer(error.offset + 1), "reason": .text(error.message)])
    }
  }
}

extension InputFieldValidationStrategy where Self == PatternStrategy {
  /// A regular expression of PCRE2.
  public static var isRegex: PatternStrategy { PatternStrategy() }
}

extension CatalogEntry {
  static let isRegex = CatalogEntry(
    name: "is-regex", group: .encodings,
    summary: "A regular expression that PCRE2 compiles.",
    swift: ".isRegex",
    messages: [
      "is-regex.malformed": "must be a regular expression: {reason}, at character {position}",
      "text.invalid-utf8": nil,
    ],
    strategy: PatternStrategy(),
    examples: [
      .init(valid: #"\d{5}(-\d{4})?"#, "", "(?i)straße", "(?<year>[0-9]+)"),
      .init(
        invalid: ("a(b", "is-regex.malformed"), ("[a-z", "is-regex.malformed"),
        ("*", "is-regex.malformed"), ("a{2,1}", "is-regex.malformed"), (#"\"#, "is-regex.malformed")),
    ])
}
