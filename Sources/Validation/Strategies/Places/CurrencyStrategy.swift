internal import Bytes
internal import ValidationData

/// A strategy that accepts an active currency code of ISO 4217.
///
/// ISO 4217:2015, clause 5: three upper-case letters, or three digits with their leading zeros. The codes of funds,
/// precious metals (`XAU`), testing (`XTS`) and no currency (`XXX`) are active codes too; historic ones (`DEM`, list
/// three of the standard) are rejected.
///
/// ```swift
/// CurrencyStrategy().verdict(on: "EUR")          // .valid
/// CurrencyStrategy(.numeric).verdict(on: "978")  // .valid
/// CurrencyStrategy().failure(of: "DEM")?.code    // "currency.inactive"
/// ```
///
/// Codes: `currency.malformed` (`expected`), `currency.inactive`.
public struct CurrencyStrategy: ByteValidationStrategy, Hashable {
  /// The notation of a code.
  public enum Notation: String, Sendable, CaseIterable {
    /// Three letters: `EUR`.
    case alphabetic
    /// Three digits: `978`.
    case numeric
  }

  /// The notation of the codes.
  public let notation: Notation

  /// Creates a strategy that accepts codes in one notation.
  public init(_ notation: Notation = .alphabetic) {
    self.notation = notation
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard !codes.contains(value) else { return }
    switch notation {
    case .alphabetic:
      throw failure(isWellFormed: value.count == 3 && value.isUppercase, expected: "three-upper-case-letters")
    case .numeric:
      throw failure(
        isWellFormed: value.count == 3 && value.number(in: 0..<3) != nil, expected: "three-digits")
    }
  }

  public func verdict(on value: Span<UInt8>) -> Verdict { Verdict(codes.contains(value)) }

  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    let codes = codes
    verdicts.decide(values, in: bytes) { Verdict(codes.contains($0, in: bytes)) }
  }

  private static let alphabetic = ByteStringSet(CurrencyCodes.alphabetic.all)
  private static let numeric = ByteStringSet(CurrencyCodes.numeric.all)

  /// The codes of the notation.
  var words: SortedWords { notation == .alphabetic ? CurrencyCodes.alphabetic : CurrencyCodes.numeric }

  private var codes: ByteStringSet { notation == .alphabetic ? Self.alphabetic : Self.numeric }

  private func failure(isWellFormed: Bool, expected: String) -> ValidationFailure {
    isWellFormed ? .init("currency.inactive") : .init("currency.malformed", ["expected": .phrase(expected)])
  }
}

extension InputFieldValidationStrategy where Self == CurrencyStrategy {
  /// A currency code of three letters.
  public static var currency: CurrencyStrategy { CurrencyStrategy() }

  /// A currency code in that notation.
  public static func currency(_ notation: CurrencyStrategy.Notation) -> CurrencyStrategy {
    CurrencyStrategy(notation)
  }
}

extension CatalogEntry {
  static let currency = CatalogEntry(
    name: "currency", group: .places,
    summary: "An active currency code of ISO 4217.",
    argument: .optional("FORMAT", "alphabetic (default: EUR) or numeric (978)"),
    swift: ".currency, .currency(.numeric)",
    messages: [
      "currency.malformed": "must be a currency code: {expected}",
      "currency.inactive": "must be an active currency code of ISO 4217",
    ],
    synonyms: ["currency-code", "iso4217"],
    examples: [
      .init(valid: "EUR", "USD", "XAU", "CHE"),
      .init(
        invalid: ("DEM", "currency.inactive"), ("eur", "currency.malformed"), ("€", "currency.malformed"),
        ("EURO", "currency.malformed")),
      .init(argument: "numeric", valid: "978", "008"),
      .init(argument: "numeric", invalid: ("8", "currency.malformed"), ("000", "currency.inactive")),
    ]
  ) { argument throws(RuleError) in
    guard let argument else { return .content(CurrencyStrategy()) }
    return .content(CurrencyStrategy(try .init(argument: argument, of: "format")))
  }
}
