internal import Bytes

/// A strategy that accepts a value that matches a PCRE2 pattern as a whole.
///
/// ```swift
/// let zip = try RegexStrategy(#"\d{5}(-\d{4})?"#)
/// zip.verdict(on: "12345")             // .valid
/// zip.verdict(on: "12345\n")           // .invalid: the newline is part of the value
/// try RegexStrategy("a|b").verdict(on: "axx")  // .invalid: each alternative is whole
/// ```
///
/// The grammar is PCRE2's (pcre2pattern(3)) in UTF mode without `\C`, and with `\u00C0` for a character by four hexadecimal
/// digits, as ECMAScript and Python have it; `\d`, `\w` and `\s` are ASCII unless
/// the pattern begins with `(*UCP)`. Flags are in the pattern, `(?i)`, or in `options`. A value that is not
/// UTF-8 is rejected as `text.invalid-utf8`.
///
/// **Time**: for a pattern without back references, lookarounds and other constructs beyond regular
/// expressions (`RegularSyntax`), an automaton decides an ASCII value and reads each byte once. PCRE2 decides
/// all others, within limits: a match takes at most 100,000 steps, and at most 20,000,000 divided by the bytes of the value. Beyond
/// that it is repeated with a cost meter, and a value that is not decided within the maximum cost is
/// *undecided*, with the code `regex.budget-exceeded`. On values up to 64 KiB the published hostile patterns
/// end within 20 ms; single steps of great cost, such as `\X` over long clusters, can take several times
/// that.
///
/// The pattern is compiled once, to machine code that threads share; each thread has a stack of its own.
///
/// Codes: `regex.no-match` (`pattern`), `regex.budget-exceeded` (`pattern`), `text.invalid-utf8`.
public struct RegexStrategy: InputFieldValidationStrategy {
  /// The pattern as it was given.
  public let pattern: String
  /// The options of the pattern.
  public let options: PatternOptions
  /// Decides ASCII values, for a pattern that has an automaton; PCRE2 decides all others.
  private let automaton: PatternAutomaton?
  private let plain: CompiledPattern
  /// The pattern with calls of the cost meter; `nil` if it is too large with them, so that values that exceed
  /// the steps are undecided.
  private let metered: CompiledPattern?
  private let rejection: ValidationFailure

  /// Creates a strategy from a pattern.
  ///
  /// - Throws: ``PatternError`` for a pattern that does not compile, with the location and PCRE2's reason.
  public init(_ pattern: String, options: PatternOptions = []) throws(PatternError) {
    self.pattern = pattern
    self.options = options
    automaton = PatternAutomaton(pattern, options: options)
    let spelling = PatternSpelling(pattern)
    do {
      plain = try CompiledPattern(spelling.text, options: options, isMetered: false)
    } catch {
      throw PatternError(error, in: pattern, spelled: spelling)
    }
    metered = try? CompiledPattern(spelling.text, options: options, isMetered: true)
    rejection = ValidationFailure("regex.no-match", ["pattern": .text(pattern)])
  }

  public var ruleName: String { "regex" }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    automaton?.verdict(on: value) ?? matched(value, Matcher.current)
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    switch verdict(on: value) {
    case .valid: return nil
    case .undecided: return ValidationFailure("regex.budget-exceeded", rejection.parameters)
    case .invalid: return value.isUTF8 ? rejection : .invalidUTF8
    }
  }

  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    let matcher = Matcher.current
    guard let automaton else {
      verdicts.decide(values, in: bytes) { matched(bytes.extracting($0), matcher) }
      return
    }
    automaton.judge(values, in: bytes, verdicts: &verdicts) { matched(bytes.extracting($0), matcher) }
  }

  /// Returns PCRE2's verdict on the value.
  @inline(never)
  private func matched(_ value: Span<UInt8>, _ matcher: Matcher) -> Verdict {
    guard value.isUTF8 else { return .invalid }
    switch matcher.match(value, plain, limit: PatternLimits.steps(forBytes: value.count)) {
    case .matched: return .valid
    case .unmatched: return .invalid
    case .exhausted: break
    }
    switch metered.map({ matcher.matchMetered(value, $0) }) {
    case .matched: return .valid
    case .unmatched: return .invalid
    case .exhausted, nil: return .undecided
    }
  }
}

extension RegexStrategy: NumberedFailures {
  package func failureNumber(of value: Span<UInt8>) -> Int? {
    switch verdict(on: value) {
    case .valid: nil
    case .invalid: value.isUTF8 ? 0 : 1
    case .undecided: 2
    }
  }

  package var hasOneFailure: Bool { true }
}

/// The original name of the strategy.
public typealias RegexInputFieldValidationStrategy = RegexStrategy

extension InputFieldValidationStrategy where Self == RegexStrategy {
  /// The whole value matches the pattern: `try .regex(#"\d{5}"#)`.
  public static func regex(
    _ pattern: String, options: PatternOptions = []
  ) throws(PatternError) -> RegexStrategy {
    try RegexStrategy(pattern, options: options)
  }
}

extension CatalogEntry {
  static let regex = CatalogEntry(
    name: "regex", group: .text,
    summary: "The whole value matches a PCRE2 pattern.",
    argument: .required("PATTERN", "a PCRE2 pattern, verbatim; flags inside it, as (?i)"),
    swift: ##"try .regex(#"\d{5}"#)"##,
    messages: [
      "regex.no-match": "must match {pattern}",
      "regex.budget-exceeded": "could not be decided: matching {pattern} took too many steps",
      "text.invalid-utf8": nil,
    ],
    synonyms: ["format", "match", "matches", "pattern", "regexp", "regular-expression"],
    lesserSynonyms: ["like"],
    examples: [
      .init(argument: #"\d{5}(-\d{4})?"#, valid: "12345", "12345-6789"),
      .init(
        argument: #"\d{5}(-\d{4})?"#, invalid: ("1234", "regex.no-match"), ("12345\n", "regex.no-match"),
        ("１２３４５", "regex.no-match")),
      .init(argument: "a|b", valid: "a", "b"),
      .init(argument: "a|b", invalid: ("axx", "regex.no-match"), ("xxb", "regex.no-match")),
      .init(argument: "(?i)straße", valid: "STRAßE"),
      .init(
        argument: #"\A(a|aa)+"#, invalid: (String(repeating: "a", count: 60) + "!", "regex.budget-exceeded")),
    ]
  ) { argument throws(RuleError) in
    do throws(PatternError) {
      return .content(try RegexStrategy(argument ?? ""))
    } catch {
      throw .faultyPattern(error)
    }
  }
}
