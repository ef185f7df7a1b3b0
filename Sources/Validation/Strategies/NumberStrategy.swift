/// The value is a decimal number: `[sign] digits [. digits] [e [sign] digits]`, digits before or after the
/// point or both, all of them ASCII.
///
/// The grammar is that of XML Schema's `decimal` (part 2, section 3.3.3.1) with an optional exponent; no blanks,
/// no grouping, no hexadecimal, and `NaN` and `INF` only where the grammar of Table Schema is asked for.
///
/// ```swift
/// NumberStrategy().verdict(on: "-1.5e3")  // .valid
/// NumberStrategy().verdict(on: "1_000")   // .invalid
/// ```
///
/// Code: `number.malformed`.
public struct NumberStrategy: InputFieldValidationStrategy, Hashable {
  public let grammar: NumberGrammar

  public init(_ grammar: NumberGrammar = .decimal) {
    self.grammar = grammar
  }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    Verdict(grammar.number(in: value) != nil)
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    grammar.number(in: value) == nil ? .init("number.malformed") : nil
  }
}

extension InputFieldValidationStrategy where Self == NumberStrategy {
  /// A decimal number.
  public static var number: NumberStrategy { NumberStrategy() }
}

extension CatalogEntry {
  static let number = CatalogEntry(
    name: "number", group: .numbers,
    summary: "A decimal with optional sign, fraction and exponent, in ASCII digits.",
    swift: ".number", codes: ["number.malformed"],
    examples: [
      .init(valid: "0", "-1", "+1.50", ".5", "5.", "1e-400", "12345678901234567890.123"),
      .init(
        invalid: ("1,5", "number.malformed"), ("1_000", "number.malformed"), ("NaN", "number.malformed"),
        ("0x1F", "number.malformed"), ("1 ", "number.malformed"), ("١٢٣", "number.malformed"),
        (".", "number.malformed"), ("1e", "number.malformed"), ("--1", "number.malformed")),
    ]
  ) { _ throws(RuleError) in .content(NumberStrategy()) }
}
