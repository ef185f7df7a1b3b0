internal import Bytes

/// A strategy that accepts a decimal number: `[sign] digits [. digits] [e [sign] digits]`, with digits before the
/// point, after it or both, all of them ASCII.
///
/// The grammar is that of XML Schema's `decimal` (part 2, section 3.3.3.1) with an optional exponent. White space,
/// digit grouping and hexadecimal digits are rejected; `NaN` and `INF` are accepted only in the grammar
/// ``NumberGrammar/tableSchema``.
///
/// The grammar ``NumberGrammar/html`` is narrower: `["-"] (1*DIGIT ["." 1*DIGIT] / "." 1*DIGIT) [exponent]`, and the
/// number must not round to an infinite double.
///
/// ```swift
/// NumberStrategy().verdict(on: "-1.5e3")  // .valid
/// NumberStrategy().verdict(on: "1_000")   // .invalid
/// NumberStrategy(.html).verdict(on: "5.") // .invalid
/// ```
///
/// ``SpelledNumberStrategy`` reads numbers in other spellings, such as `1.234,50` and `12.50-`.
///
/// Codes: `number.malformed`; in the grammar of HTML also `number.not-finite`.
public struct NumberStrategy: ByteValidationStrategy, Hashable {
  /// The grammar of the accepted numbers.
  public let grammar: NumberGrammar

  /// Creates a strategy that accepts numbers in a grammar.
  public init(_ grammar: NumberGrammar = .decimal) {
    self.grammar = grammar
  }

  private enum Fault: Int { case malformed, notFinite }

  private func fault(of value: Span<UInt8>) -> Fault? {
    if grammar != .html, Billionths.read(value) != nil { return nil }
    return switch grammar.number(in: value) {
    case nil: .malformed
    case .infinity where grammar == .html: .notFinite
    default: nil
    }
  }

  public func verdict(on value: Span<UInt8>) -> Verdict { Verdict(fault(of: value) == nil) }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    switch fault(of: value) {
    case .malformed: throw ValidationFailure("number.malformed")
    case .notFinite: throw ValidationFailure("number.not-finite")
    case nil: return
    }
  }

  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    guard grammar != .html else {
      verdicts.decide(values, in: bytes) { verdict(on: bytes.extracting($0)) }
      return
    }
    verdicts.decide(values, in: bytes) {
      ShortDecimal($0, in: bytes) != nil ? .valid : longVerdict(on: bytes.extracting($0))
    }
  }

  /// The verdict on a value that the loop does not decide. Not inlined, because such values are rare.
  @inline(never)
  private func longVerdict(on value: Span<UInt8>) -> Verdict { verdict(on: value) }
}

extension NumberStrategy: NumberedFailures {
  package func failureNumber(of value: Span<UInt8>) -> Int? { fault(of: value)?.rawValue }

  package var hasOneFailure: Bool { grammar != .html }
}

extension InputFieldValidationStrategy where Self == NumberStrategy {
  /// A decimal number.
  public static var number: NumberStrategy { NumberStrategy() }

  /// A number in a grammar: `.number(.html)`.
  public static func number(_ grammar: NumberGrammar) -> NumberStrategy { NumberStrategy(grammar) }
}

extension CatalogEntry {
  static let number = CatalogEntry(
    name: "number", group: .numbers,
    summary: "A decimal with optional sign, fraction and exponent, in ASCII digits.",
    argument: .optional(
      "GRAMMAR",
      """
      decimal (default), html (WHATWG: no + before it, a digit after the point, finite as a double), de (a comma \
      before the fraction, points only between groups of three digits), trailing-minus (the minus before or after \
      the number, as in 12.50-), de-trailing-minus (both); rules such as range read only numbers with a point
      """),
    swift: ".number, .number(.html), .number(.german), .number(.trailingMinus)",
    messages: [
      "number.malformed": "must be a number",
      "number.not-finite": "must be a number of at most 1.7976931348623157e308, the largest finite double",
    ],
    synonyms: ["double", "float", "num", "numeral", "real"],
    examples: numberExamples
  ) { argument throws(RuleError) in
    guard let argument else { return .content(NumberStrategy()) }
    switch try NumberGrammar.Choice(argument: argument, of: "grammar") {
    case .decimal: return .content(NumberStrategy(.decimal))
    case .html: return .content(NumberStrategy(.html))
    case .german: return .content(.number(.german))
    case .trailingMinus: return .content(.number(.trailingMinus))
    case .germanTrailingMinus: return .content(.number(.germanTrailingMinus))
    }
  }

  private static let numberExamples: [Examples] = [
    .init(valid: "0", "-1", "+1.50", ".5", "5.", "1e-400", "12345678901234567890.123"),
    .init(
      invalid: ("1,5", "number.malformed"), ("1_000", "number.malformed"), ("NaN", "number.malformed"),
      ("0x1F", "number.malformed"), ("1 ", "number.malformed"), ("١٢٣", "number.malformed"),
      (".", "number.malformed"), ("1e", "number.malformed"), ("--1", "number.malformed")),
    .init(argument: "html", valid: "-1.5", ".5", "1e+3", "1e-400", "1.7976931348623157e308"),
    .init(
      argument: "html", invalid: ("+1", "number.malformed"), ("5.", "number.malformed"),
      ("1e400", "number.not-finite")),
    .init(argument: "de", valid: "1234,50", "1.234,50", "-1.234.567", ",5", "1,5e3"),
    .init(
      argument: "de", invalid: ("1.5", "number.malformed"), ("1,234.50", "number.malformed"),
      ("1234.567", "number.malformed"), ("NaN", "number.malformed")),
    .init(argument: "trailing-minus", valid: "12.50-", "-12.50", "12.50", "1e3-"),
    .init(
      argument: "trailing-minus", invalid: ("-12.50-", "number.malformed"), ("12.50 -", "number.malformed"),
      ("12,50-", "number.malformed"), ("-", "number.malformed")),
    .init(argument: "de-trailing-minus", valid: "1.234,50-", "-1.234,50"),
    .init(argument: "de-trailing-minus", invalid: ("12.50-", "number.malformed")),
  ]
}

extension NumberGrammar {
  /// A grammar or a spelling that the argument of the rule can name.
  fileprivate enum Choice: String, CaseIterable {
    case decimal, html
    case german = "de"
    case trailingMinus = "trailing-minus"
    case germanTrailingMinus = "de-trailing-minus"
  }
}
