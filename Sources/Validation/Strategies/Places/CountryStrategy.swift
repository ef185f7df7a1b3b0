internal import Bytes
internal import ValidationData

/// A strategy that accepts a country code of ISO 3166-1, officially assigned.
///
/// ISO 3166-1:2020, clauses 5 and 6: two or three upper-case letters, or three digits with their leading zeros. Codes
/// that are reserved (`UK`, `EU`), withdrawn (`AN`) or free for private use (`XK`, `ZZ`) are rejected. The letters must
/// be upper case, as in the standard.
///
/// ```swift
/// CountryStrategy().verdict(on: "DE")           // .valid
/// CountryStrategy(.numeric).verdict(on: "276")  // .valid
/// CountryStrategy().failure(of: "UK")?.code     // "country.unassigned"
/// ```
///
/// Codes: `country.malformed` (`expected`), `country.unassigned`.
public struct CountryStrategy: ByteValidationStrategy, Hashable {
  /// The notation of a code; the raw value is the argument of the rule.
  public enum Notation: String, Sendable, CaseIterable {
    /// Two letters: `DE`.
    case alpha2 = "alpha-2"
    /// Three letters: `DEU`.
    case alpha3 = "alpha-3"
    /// Three digits: `276`.
    case numeric
  }

  /// The notation of the codes.
  public let notation: Notation

  /// Creates a strategy that accepts codes in one notation.
  public init(_ notation: Notation = .alpha2) {
    self.notation = notation
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard isWellFormed(value) else {
      throw ValidationFailure("country.malformed", ["expected": .phrase(shape)])
    }
    guard codes.contains(value) else { throw ValidationFailure("country.unassigned") }
  }

  public func verdict(on value: Span<UInt8>) -> Verdict { Verdict(codes.contains(value)) }

  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    let codes = codes
    verdicts.decide(values, in: bytes) { Verdict(codes.contains($0, in: bytes)) }
  }

  private static let alpha2 = ByteStringSet(CountryCodes.alpha2.all)
  private static let alpha3 = ByteStringSet(CountryCodes.alpha3.all)
  private static let numeric = ByteStringSet(CountryCodes.numeric.all)

  /// The codes of the notation.
  var words: SortedWords {
    switch notation {
    case .alpha2: CountryCodes.alpha2
    case .alpha3: CountryCodes.alpha3
    case .numeric: CountryCodes.numeric
    }
  }

  private var codes: ByteStringSet {
    switch notation {
    case .alpha2: Self.alpha2
    case .alpha3: Self.alpha3
    case .numeric: Self.numeric
    }
  }

  /// The name of the phrase that describes the notation.
  private var shape: String {
    switch notation {
    case .alpha2: "two-upper-case-letters"
    case .alpha3: "three-upper-case-letters"
    case .numeric: "three-digits"
    }
  }

  private func isWellFormed(_ value: Span<UInt8>) -> Bool {
    switch notation {
    case .alpha2: value.count == 2 && value.isUppercase
    case .alpha3: value.count == 3 && value.isUppercase
    case .numeric: value.count == 3 && value.number(in: 0..<3) != nil
    }
  }
}

extension Span<UInt8> {
  /// Whether every byte is an upper-case letter of ASCII.
  var isUppercase: Bool { (0..<count).allSatisfy { self[$0].isUppercase } }
}

extension InputFieldValidationStrategy where Self == CountryStrategy {
  /// A country code of two letters.
  public static var country: CountryStrategy { CountryStrategy() }

  /// A country code in that notation.
  public static func country(_ notation: CountryStrategy.Notation) -> CountryStrategy {
    CountryStrategy(notation)
  }
}

extension CatalogEntry {
  static let country = CatalogEntry(
    name: "country", group: .places,
    summary: "A country code that ISO 3166-1 officially assigns.",
    argument: .optional("FORMAT", "alpha-2 (default: DE), alpha-3 (DEU) or numeric (276)"),
    swift: ".country, .country(.alpha3)",
    messages: [
      "country.malformed": "must be a country code: {expected}",
      "country.unassigned": "must be a country code that ISO 3166-1 assigns",
    ],
    synonyms: ["country-code", "iso3166"],
    examples: [
      .init(valid: "DE", "US", "AX", "SS"),
      .init(
        invalid: ("UK", "country.unassigned"), ("XK", "country.unassigned"), ("de", "country.malformed"),
        ("DEU", "country.malformed")),
      .init(argument: "alpha-3", valid: "DEU", "GBR"),
      .init(argument: "alpha-3", invalid: ("DE", "country.malformed"), ("GER", "country.unassigned")),
      .init(argument: "numeric", valid: "276", "004"),
      .init(argument: "numeric", invalid: ("4", "country.malformed"), ("000", "country.unassigned")),
    ]
  ) { argument throws(RuleError) in
    guard let argument else { return .content(CountryStrategy()) }
    return .content(CountryStrategy(try .init(argument: argument, of: "format")))
  }
}
