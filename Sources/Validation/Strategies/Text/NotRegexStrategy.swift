internal import Bytes

/// A strategy that accepts a value that does not match a PCRE2 pattern as a whole.
///
/// ```swift
/// let strategy = try NotRegexStrategy(#".*[<>].*"#)
/// strategy.verdict(on: "Ann")                // .valid
/// strategy.failure(of: "<b>Ann</b>")?.code   // "not-regex.matched"
/// ```
///
/// The opposite of ``RegexStrategy``, with two exceptions: a value on which that is undecided is undecided
/// here too, and a value that is not UTF-8 is rejected as `text.invalid-utf8`. Because the whole value is
/// matched, a pattern that must not occur anywhere is written between `(?s).*` and `.*`; for a fixed text
/// there is the rule `not-contains`.
///
/// Codes: `not-regex.matched` (`pattern`), `regex.budget-exceeded` (`pattern`), `text.invalid-utf8`.
public struct NotRegexStrategy: InputFieldValidationStrategy {
  /// The pattern that the value must not match.
  public let part: RegexStrategy

  /// Creates a strategy from a pattern.
  ///
  /// - Throws: ``PatternError`` for a pattern that does not compile, with the location and PCRE2's reason.
  public init(_ pattern: String, options: PatternOptions = []) throws(PatternError) {
    part = try RegexStrategy(pattern, options: options)
  }

  public var ruleName: String { "not-regex" }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    Self.opposite(of: part.verdict(on: value), for: value)
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    guard value.isUTF8 else { return .invalidUTF8 }
    switch part.verdict(on: value) {
    case .valid: return ValidationFailure("not-regex.matched", ["pattern": .text(part.pattern)])
    case .invalid: return nil
    case .undecided: return ValidationFailure("regex.budget-exceeded", ["pattern": .text(part.pattern)])
    }
  }

  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    part.judge(values, in: bytes, verdicts: &verdicts, opposite: Self.opposite)
  }

  private static func opposite(of verdict: Verdict, for value: Span<UInt8>) -> Verdict {
    switch verdict {
    case .valid: .invalid
    case .invalid: Verdict(value.isUTF8)
    case .undecided: .undecided
    }
  }
}

extension InputFieldValidationStrategy where Self == NotRegexStrategy {
  /// The whole value does not match the pattern: `try .notRegex("[0-9]+")`.
  public static func notRegex(
    _ pattern: String, options: PatternOptions = []
  ) throws(PatternError) -> NotRegexStrategy {
    try NotRegexStrategy(pattern, options: options)
  }
}

extension CatalogEntry {
  static let notRegex = CatalogEntry(
    name: "not-regex", group: .text,
    summary: "The whole value does not match a PCRE2 pattern.",
    argument: .required("PATTERN", "a PCRE2 pattern, verbatim; flags inside it, as (?i)"),
    swift: ##"try .notRegex("[0-9]+")"##,
    messages: [
      "not-regex.matched": "must not match {pattern}",
      "regex.budget-exceeded": nil,
      "text.invalid-utf8": nil,
    ],
    examples: [
      .init(argument: "[0-9]+", valid: "a", "1a", "12\n"),
      .init(argument: "[0-9]+", invalid: ("12", "not-regex.matched")),
      .init(argument: "(?is).*<script.*", valid: "a < b"),
      .init(argument: "(?is).*<script.*", invalid: ("a\n<SCRIPT>", "not-regex.matched")),
      .init(
        argument: #"\A(a|aa)+"#, invalid: (String(repeating: "a", count: 60) + "!", "regex.budget-exceeded")),
    ]
  ) { argument throws(RuleError) in
    do throws(PatternError) {
      return .content(try NotRegexStrategy(argument ?? ""))
    } catch {
      throw .faultyPattern(error)
    }
  }
}
